import DIRuntime

extension Scope where Self: AppComponent {
    var pageSize: Int { 4 }
}

extension Component where DependencyType == any ListDependency {
    var name: String { "List" }
}
