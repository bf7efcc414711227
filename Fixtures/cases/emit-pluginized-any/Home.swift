// Plug-in extensions as code has to write them that insists on `any`: alone, composed, and by a typealias.
import DIRuntime

protocol BannerExtension: PluginExtension {
    var banners: [String] { get }
}

protocol OfferExtension: PluginExtension {
    var offers: Int { get }
}

typealias AllExtensions = any BannerExtension & OfferExtension

final class HomeComponent: PluginizedComponent<any EmptyDependency, any BannerExtension, HomeNonCoreComponent> {
    var text: String { "\(pluginExtension.banners)" }
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class HomeNonCoreComponent: NonCoreComponent<any EmptyDependency> {
    var banners: [String] { ["home"] }
}

protocol DetailDependency: Dependency {
    var banners: [String] { get }
}

final class DetailComponent: Component<any DetailDependency> {
    var text: String { "detail \(dependency.banners)" }
}

final class FeedComponent: PluginizedComponent<
    any EmptyDependency, any BannerExtension & OfferExtension, FeedNonCoreComponent
> {
    var text: String { "\(pluginExtension.banners) \(pluginExtension.offers)" }
}

final class FeedNonCoreComponent: NonCoreComponent<any EmptyDependency> {
    var banners: [String] { ["feed"] }
    var offers: Int { 2 }
}

final class TabComponent: PluginizedComponent<any EmptyDependency, AllExtensions, TabNonCoreComponent> {
    var text: String { "\(pluginExtension.banners) \(pluginExtension.offers)" }
}

final class TabNonCoreComponent: NonCoreComponent<any EmptyDependency> {
    var banners: [String] { ["tab"] }
    var offers: Int { 3 }
}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var tab: TabComponent { TabComponent(parent: self) }
}
