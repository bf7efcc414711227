/// A fetched copy of a library is none of the project's sources.
open class BootstrapComponent: Component<EmptyDependency> {}
