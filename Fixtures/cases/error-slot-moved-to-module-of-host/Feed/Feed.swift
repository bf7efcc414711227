import DIRuntime

public final class FeedComponent: SlotComponent<EmptyDependency, HomeTabs> {
    public override class var flag: String { "feed" }
    public override var plugin: String { "Feed" }
}
