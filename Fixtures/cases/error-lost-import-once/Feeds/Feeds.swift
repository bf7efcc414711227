import DIRuntime

public protocol StoryDependency: Dependency {
    var title: String { get }
}

open class FeedComponent<Needs>: Component<Needs> {}

public final class StoryComponent: Component<StoryDependency> {
    public var text: String { dependency.title }
}
