import DIRuntime

public protocol HomeDependency: Dependency {
    var color: String { get }
    var title: String { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { "\(dependency.color) cart of the \(dependency.title)" }
}
