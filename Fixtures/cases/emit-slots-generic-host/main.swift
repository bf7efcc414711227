// A generic base class hosts the slot that its subclasses give it.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

enum Cards: PluginSlot { typealias Plugin = String }

class Host<D, Slot: PluginSlot>: Component<D> {
    var parts: Plugins<Slot> { plugins() }
}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
}

final class HomeComponent: Host<EmptyDependency, Tabs> {
    let greeting = "Hello"
    /// The class gives its base class the slot of the name.
    enum Tabs { case first }
}

final class PageComponent: Host<EmptyDependency, Cards> {}

protocol FeedDependency: Dependency {
    var greeting: String { get }
}

final class FeedComponent: SlotComponent<FeedDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { dependency.greeting }
}

final class CardComponent: SlotComponent<EmptyDependency, Cards> {
    override class var flag: String { "card" }
    override var plugin: String { "Card" }
}

let root = RootComponent()
print(Array(root.home.parts), Array(root.page.parts))
