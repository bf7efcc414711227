import DIRuntime

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed, copied" }
}
