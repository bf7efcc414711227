public import DIRuntime
public import Models

public protocol PageDependency: Dependency {
    var theme: Theme { get }
}

public final class PageComponent: Component<PageDependency> {
    public var text: String { dependency.theme.name }
}
