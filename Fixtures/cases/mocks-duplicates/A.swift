import DIRuntime

protocol ListDependency: Dependency {
    var count: Int { get }
}
