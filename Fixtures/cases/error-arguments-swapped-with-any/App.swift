// Arguments in each other's place that are no plain names: the fix writes them as they are.
import DIRuntime

enum Feed {
    enum Tabs: PluginSlot { typealias Plugin = String }

    protocol Needs: Dependency {
        var title: String { get }
    }
}

protocol Banners: PluginExtension {
    var banner: String { get }
}

final class BannerComponent: NonCoreComponent<any Feed.Needs> {
    var banner: String { dependency.title }
}

final class ShopComponent: PluginizedComponent<BannerComponent, any Feed.Needs, any Banners> {}

final class OffersComponent: SlotComponent<Feed.Tabs, any Feed.Needs> {
    override var plugin: String { dependency.title }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Home" }
    var tabs: Plugins<Feed.Tabs> { plugins() }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
