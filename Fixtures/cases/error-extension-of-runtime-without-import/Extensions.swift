// What extends the runtime's types has to see them.
extension Scope where Self: RootComponent {  // reported here
    var pageSize: Int { 4 }
}

extension Component where DependencyType == any PageDependency {
    var name: String { "Page" }
}
