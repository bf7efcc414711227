import DIRuntime

protocol ListDependency: Dependency {
    var other: Int { get }
}
