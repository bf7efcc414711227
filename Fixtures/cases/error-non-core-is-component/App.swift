// A component that another one creates stands in the place of the only non-core component that no core names.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var cart: CartComponent { CartComponent(parent: self) }
    var account: AccountComponent { AccountComponent(parent: self) }
}

final class CartComponent: Component<EmptyDependency> {}

protocol AccountPlugins: PluginExtension {
    var vouchers: [String] { get }
}

final class AccountComponent: PluginizedComponent<EmptyDependency, AccountPlugins, CartComponent> {
    let currency = "EUR"
    var text: String { "\(pluginExtension.vouchers)" }
}

protocol AccountNonCoreDependency: Dependency {
    var currency: String { get }
}

final class AccountNonCoreComponent: NonCoreComponent<AccountNonCoreDependency> {
    var vouchers: [String] { ["10 \(dependency.currency)"] }
}
