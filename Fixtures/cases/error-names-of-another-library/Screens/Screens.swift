/// A library with names of its own, of which some are those of the runtime.
public protocol Dependency: AnyObject {}

open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType
    public init(dependency: DependencyType) { self.dependency = dependency }
}
