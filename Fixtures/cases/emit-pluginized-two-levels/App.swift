// A pluginized scope below the non-core component of another, and one more below that one's: what the lowest plug-in
// asks for comes from every level.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { shared { HomeComponent(parent: self) } }
}

protocol HomeExtension: PluginExtension {
    var banner: String { get }
}

final class HomeComponent: PluginizedComponent<EmptyDependency, HomeExtension, HomeNonCoreComponent> {
    var title: String { "home" }
}

final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "banner" }
    var tracker: String { "tracker" }
    var shop: ShopComponent { shared { ShopComponent(parent: self) } }
}

protocol ShopExtension: PluginExtension {
    var price: Int { get }
}

final class ShopComponent: PluginizedComponent<EmptyDependency, ShopExtension, ShopNonCoreComponent> {
    var shelf: String { "shelf" }
}

final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var price: Int { 12 }
    var discount: Int { 3 }
    var counter: CounterComponent { shared { CounterComponent(parent: self) } }
}

protocol CounterExtension: PluginExtension {
    var bell: String { get }
}

final class CounterComponent: PluginizedComponent<CounterDependency, CounterExtension, CounterNonCoreComponent> {
    var text: String { "\(pluginExtension.bell) at the \(dependency.shelf), \(dependency.tracker)" }
    var till: TillComponent { TillComponent(parent: self) }
}

protocol CounterDependency: Dependency {
    var shelf: String { get }
    var tracker: String { get }
}

protocol CounterNonCoreDependency: Dependency {
    var discount: Int { get }
    var banner: String { get }
}

final class CounterNonCoreComponent: NonCoreComponent<CounterNonCoreDependency> {
    var bell: String { "bell for \(dependency.banner) less \(dependency.discount)" }
    var key: String { "key" }
    var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}

// A child of the plug-in.
protocol ReceiptDependency: Dependency {
    var bell: String { get }
    var price: Int { get }
    var discount: Int { get }
    var shelf: String { get }
    var tracker: String { get }
    var title: String { get }
    var user: String { get }
}

final class ReceiptComponent: Component<ReceiptDependency> {
    var text: String {
        let place = "\(dependency.shelf) of \(dependency.title), \(dependency.tracker)"
        return "\(dependency.user): \(dependency.price - dependency.discount) at \(place), \(dependency.bell)"
    }
}

// A child of the core: its way passes no non-core component of the counter, but those above.
protocol TillDependency: Dependency {
    var key: String { get }
    var discount: Int { get }
}

final class TillComponent: Component<TillDependency> {
    var text: String { "till with a \(dependency.key), less \(dependency.discount)" }
}
