// So is a slot.
import DIRuntime

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "feed" }
    override var plugin: String { "Feed" }
}
