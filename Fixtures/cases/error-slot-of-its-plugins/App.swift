// A host or a plug-in that names another type than the slot: what lacks its other side is meant, and told once.
import DIRuntime

struct HomeTab { let title: String }

enum HomeTabs: PluginSlot { typealias Plugin = HomeTab }

struct Card { let text: String }

enum Sections: PluginSlot { typealias Plugin = Card }

struct Row { let text: String }

enum Rows: PluginSlot { typealias Plugin = Row }

enum Banners: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<HomeTab> { plugins() }
    var sections: Plugins<Card> { plugins() }
    var rows: Plugins<Rows> { plugins() }
    var banners: Plugins<Baners> { plugins() }
}

final class FeedComponent: SlotComponent<EmptyDependency, HomeTabs> {
    override var plugin: HomeTab { HomeTab(title: "Feed") }
}

final class CardComponent: SlotComponent<EmptyDependency, Sections> {
    override var plugin: Card { Card(text: "Card") }
}

final class RowComponent: SlotComponent<EmptyDependency, Row> {
    override var plugin: Row { Row(text: "Row") }
}

final class BannerComponent: SlotComponent<EmptyDependency, Banners> {
    override var plugin: String { "Banner" }
}
