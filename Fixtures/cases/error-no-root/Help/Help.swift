import DIRuntime

// A library that the plugin was applied to, in place of the app that creates this component.
public protocol HelpDependency: Dependency {
    var phone: String { get }
}

public final class HelpComponent: Component<HelpDependency> {
    public var topics: TopicsComponent { TopicsComponent(parent: self) }
}

public final class TopicsComponent: Component<EmptyDependency> {}
