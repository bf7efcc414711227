// Here `Theme` is another one than that of the module of the base class, which cannot import this module.
import DIRuntime
import Kit

public enum Feeds {
    public struct Theme {}
}

extension Feeds {
    public protocol DetailDependency: Dependency {
        var theme: Theme { get }
    }

    public final class DetailComponent: Component<Feeds.DetailDependency> {}
}

public final class FeedComponent: ScreenComponent<EmptyDependency> {
    public var detail: Feeds.DetailComponent { Feeds.DetailComponent(parent: self) }
}
