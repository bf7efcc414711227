import DIRuntime

protocol BaseDependency: Dependency, Naming {
    var base: Int { get }
}
