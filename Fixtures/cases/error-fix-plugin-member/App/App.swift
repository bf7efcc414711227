import DIRuntime
import Home

enum Price {
    case low
}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var start: StartComponent { StartComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol ShopExtension: PluginExtension {
    var price: Price { get }
    var offer: String { get }
}

final class ShopComponent: PluginizedComponent<EmptyDependency, ShopExtension, ShopExtras> {
    var list: ListComponent { ListComponent(parent: self) }
}

final class ShopExtras: NonCoreComponent<EmptyDependency> {
    private var price: Price { .low }
    /// What others get is right.
    var offer: [String] { [] }
}

protocol ListDependency: Dependency {
    var offer: [String] { get }
}

final class ListComponent: Component<ListDependency> {}
