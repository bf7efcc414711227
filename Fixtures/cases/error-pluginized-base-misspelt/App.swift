// The non-core component of a class whose base class is misspelt is not told to be created by nothing.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var account: AccountComponent { AccountComponent(parent: self) }
}

protocol AccountDependency: Dependency {}

protocol AccountPlugins: PluginExtension {
    var vouchers: [String] { get }
}

final class AccountComponent: PluginisedComponent<AccountDependency, AccountPlugins, AccountNonCoreComponent> {
    let currency = "EUR"
    var text: String { "\(pluginExtension.vouchers)" }
}

protocol AccountNonCoreDependency: Dependency {
    var currency: String { get }
}

final class AccountNonCoreComponent: NonCoreComponent<AccountNonCoreDependency> {
    var vouchers: [String] { ["10 \(dependency.currency)"] }
}
