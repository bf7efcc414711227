import DIRuntime

extension Component {
    var pageSize: Int { 4 }
}

extension Component where DependencyType == any ListDependency {
    var title: String { "List" }
}
