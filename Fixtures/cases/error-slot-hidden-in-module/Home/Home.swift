public import DIRuntime
public import Kit

public final class HomeComponent: Component<EmptyDependency> {
    public var tabs: Plugins<HomeTabs> { plugins() }
}

public final class FeedComponent: SlotComponent<EmptyDependency, HomeTabs> {
    public override var plugin: Tab { Tab() }
}
