import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

struct Order {
    let count: Int
}

class OrderTab: SlotComponent<EmptyDependency, Tabs> {
    var flag: String { "🇫🇷" }
    var order: Order { Order(count: 1) }
}

/// What its instances have is no flag, and no place among the tabs.
final class CartTab: OrderTab {
    override class var flag: String { "tab.cart" }
    override var flag: String { "🇳🇴" }
    override var plugin: String { "\(flag) \(order.count)" }
}

final class PaidTab: OrderTab {
    override var flag: String { "🇸🇪" }
    override class var order: PluginOrder { .after("tab.cart") }
    override var order: Order { Order(count: 2) }
    override var plugin: String { "\(flag) \(order.count)" }
}
