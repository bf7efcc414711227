import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {
    var tabs: Plugins<Tabs> { plugins() }
    var search: SearchComponent { SearchComponent(parent: self) }
}

enum Tabs: PluginSlot { typealias Plugin = String }

struct Cart {}

/// Provides what is needed outside of it.
final class CartTab: SlotComponent<CartTabDependency, Tabs> {
    var cart: Cart { Cart() }
    override var plugin: String { "Cart" }
    var payment: PaymentComponent { PaymentComponent(parent: self) }
}

/// Nobody provides what the plug-in needs.
protocol CartTabDependency: Dependency {
    var currency: String { get }
}

protocol SearchDependency: Dependency {
    var cart: Cart { get }
}

final class SearchComponent: Component<SearchDependency> {}

final class PaymentComponent: Component<SearchDependency> {}
