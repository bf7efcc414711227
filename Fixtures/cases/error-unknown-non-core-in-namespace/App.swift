// The non-core component of a namespace, by a name that is almost right, or without its base class: nothing more is told of it.
import DIRuntime

enum Wallet {}

extension Wallet {
    protocol Plugins: PluginExtension {
        var offers: [String] { get }
    }

    final class HomeComponent: PluginizedComponent<EmptyDependency, Plugins, HomeNoncoreComponent> {}

    final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {
        var offers: [String] { [] }
        var promo: PromoComponent { PromoComponent(parent: self) }
    }

    final class PromoComponent: Component<EmptyDependency> {}
}

extension Wallet {
    final class CardComponent: PluginizedComponent<EmptyDependency, Plugins, CardExtras> {}

    final class CardExtras: Component<EmptyDependency> {
        var offers: [String] { [] }
    }
}

final class RootComponent: BootstrapComponent {
    var home: Wallet.HomeComponent { Wallet.HomeComponent(parent: self) }
    var card: Wallet.CardComponent { Wallet.CardComponent(parent: self) }
}
