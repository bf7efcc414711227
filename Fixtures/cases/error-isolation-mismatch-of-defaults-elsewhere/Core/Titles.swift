public import DIRuntime

public protocol TitleDependency: Dependency {
    var title: String { get }
}
