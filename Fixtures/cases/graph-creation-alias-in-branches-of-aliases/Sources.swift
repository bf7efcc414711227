import DIRuntime

protocol PriceDependency: Dependency {
    var price: Int { get }
}

/// One of three is made, by the conditions of two typealiases.
final class CardComponent: Component<PriceDependency> {
    var shown: String { "card \(dependency.price)" }
}

final class CashComponent: Component<PriceDependency> {
    var shown: String { "cash \(dependency.price)" }
}

final class DemoComponent: Component<PriceDependency> {
    var shown: String { "demo \(dependency.price)" }
}

#if CASH
typealias Paying = CashComponent
#else
typealias Paying = CardComponent
#endif

#if DEMO
typealias Checkout = DemoComponent
#else
typealias Checkout = Paying
#endif

enum LiveScreens {
    final class Help: Component<PriceDependency> {
        var shown: String { "help \(dependency.price)" }
    }
}

enum DemoScreens {
    final class Help: Component<PriceDependency> {
        var shown: String { "help of the demo \(dependency.price)" }
    }
}

#if DEMO
typealias Screens = DemoScreens
#else
typealias Screens = LiveScreens
#endif

#if CASH
typealias Receipt = PaperComponent?
#else
typealias Receipt = MailComponent?
#endif

final class PaperComponent: Component<PriceDependency> {
    var shown: String { "paper \(dependency.price)" }
}

final class MailComponent: Component<PriceDependency> {
    var shown: String { "mail \(dependency.price)" }
}

final class GiftComponent: Component<PriceDependency> {
    var shown: String { "gift \(dependency.price)" }
}

final class WrapComponent: Component<PriceDependency> {
    var shown: String { "wrap \(dependency.price)" }
}

final class RootComponent: BootstrapComponent {
    var price: Int { 7 }
    var checkout: Checkout { Checkout(parent: self) }
    var help: Screens.Help { Screens.Help(parent: self) }

    func gift() -> String {
        #if DEMO
        typealias Kind = WrapComponent
        #else
        typealias Kind = GiftComponent
        #endif
        return Kind(parent: self).shown
    }

    private var receipt: Receipt = nil
    private var open: [Checkout] = []

    /// What a member's type tells of a creation without a name.
    func show() -> String {
        receipt = .init(parent: self)
        open.append(.init(parent: self))
        return (receipt?.shown ?? "") + ", " + open[0].shown
    }
}
