import DIRuntime

public protocol PageDependency: Dependency {
    var title: String { get }
    var count: Int { get }
}

public final class PageComponent: Component<PageDependency> {}
