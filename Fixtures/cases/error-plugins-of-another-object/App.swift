// `plugins()` of another object than `self`: nothing says that it hosts the slot.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

enum Cards: PluginSlot { typealias Plugin = String }

enum Banners: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var banners: Plugins<Banners> { plugins() }

    func cards() -> [String] {
        let cards: Plugins<Cards> = home.plugins()
        return Array(cards)
    }
}

final class HomeComponent: Component<EmptyDependency> {
    // `self` by another name.
    var tabs: Plugins<Tabs> {
        let host = self
        return host.plugins()
    }
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}

final class CardComponent: SlotComponent<EmptyDependency, Cards> {
    override class var flag: String { "card" }
    override var plugin: String { "Card" }
}

final class BannerComponent: SlotComponent<EmptyDependency, Banners> {
    override class var flag: String { "banner" }
    override var plugin: String { "Banner" }
}

struct HomeView {
    let home: HomeComponent

    var tabs: Plugins<Tabs> { home.plugins(flags: { _ in true }) }
    var plain: [String] { Manifest().plugins() }
    var names: Names { Manifest().plugins() }
}

func show(_ root: RootComponent) {
    print((root.home.plugins() as Plugins<Banners>).count)
}

// Another library's.
struct Names {}

struct Manifest {
    func plugins() -> [String] { [] }
    func plugins() -> Names { Names() }
}
