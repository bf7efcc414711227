// The arguments of a pluginized component and of a plug-in in another order: the edit puts them in place.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var store: Int { 1 }

    var feed: FeedComponent { FeedComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol FeedDependency: Dependency {
    var store: Int { get }
}

protocol FeedPluginExtension: PluginExtension {
    var banner: String { get }
}

final class FeedComponent: PluginizedComponent<FeedPluginExtension, FeedDependency, FeedNonCoreComponent> {
}

final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "Two for one" }
}

enum HomeTabs: PluginSlot { typealias Plugin = String }

final class HomeComponent: Component<EmptyDependency> {
    var tabs: Plugins<HomeTabs> { plugins() }
}

protocol CartTabDependency: Dependency {
    var store: Int { get }
}

final class CartTab: SlotComponent<HomeTabs, CartTabDependency> {
    override class var flag: String { "tab.cart" }
    override var plugin: String { "\(dependency.store)" }
}
