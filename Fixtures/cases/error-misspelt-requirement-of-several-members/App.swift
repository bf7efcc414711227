// One requirement, of which several components have what was meant: it is the requirement that is misspelt, once.
import DIRuntime

protocol TitleDependency: Dependency {
    var titles: String { get }
}

protocol BannerExtension: PluginExtension {
    var banners: String { get }
}

final class RootComponent: BootstrapComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var shopComponent: ShopComponent { ShopComponent(parent: self) }
}

final class HomeComponent: PluginizedComponent<EmptyDependency, BannerExtension, HomeNonCoreComponent> {
    var title: String { "home" }
    var rowComponent: RowComponent { RowComponent(parent: self) }
}

final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "home" }
}

final class ShopComponent: PluginizedComponent<EmptyDependency, BannerExtension, ShopNonCoreComponent> {
    var title: String { "shop" }
    var rowComponent: RowComponent { RowComponent(parent: self) }
}

final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "shop" }
}

final class RowComponent: Component<TitleDependency> {}
