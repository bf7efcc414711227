import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    let user = User()
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}

final class CardComponent: SlotComponent<EmptyDependency, Cards> {
    override class var flag: String { "card" }
    override var plugin: String { "Card" }
}
