import DIRuntime

// What is a type in one branch is a typealias in the other.

protocol PriceDependency: Dependency {
    var price: Int { get }
}

final class StubComponent: Component<PriceDependency> {
    var shown: String { "stub \(dependency.price)" }
}

#if DEMO
typealias CardComponent = StubComponent
#else
final class CardComponent: Component<PriceDependency> {
    var shown: String { "card \(dependency.price)" }
}
#endif

#if DEMO
final class CashComponent: Component<PriceDependency> {
    var shown: String { "cash \(dependency.price)" }
}
#else
typealias CashComponent = StubComponent
#endif

enum StubScreens {
    final class Help: Component<PriceDependency> {
        var shown: String { "help of the stub \(dependency.price)" }
    }
}

#if DEMO
typealias Screens = StubScreens
#else
enum Screens {
    final class Help: Component<PriceDependency> {
        var shown: String { "help \(dependency.price)" }
    }
}
#endif

#if DEMO
protocol OrderDependency: Dependency {
    var seed: Int { get }
}
#else
typealias OrderDependency = PriceDependency
#endif

final class OrderComponent: Component<OrderDependency> {
    #if DEMO
    var shown: String { "seed \(dependency.seed)" }
    #else
    var shown: String { "order \(dependency.price)" }
    #endif
}

#if DEMO
class ScreenComponent: Component<EmptyDependency> {
    var stub: StubComponent { StubComponent(parent: self) }
}
#else
typealias ScreenComponent = Component<PriceDependency>
#endif

final class GiftComponent: ScreenComponent {
    #if DEMO
    var shown: String { stub.shown }
    #else
    var shown: String { "gift \(dependency.price)" }
    #endif
}

final class RootComponent: BootstrapComponent {
    var price: Int { 3 }
    var seed: Int { 4 }
    var card: CardComponent { CardComponent(parent: self) }
    var cash: CashComponent { .init(parent: self) }
    var help: Screens.Help { Screens.Help(parent: self) }
    var order: OrderComponent { OrderComponent(parent: self) }
    var gift: GiftComponent { GiftComponent(parent: self) }
    private var kept: CardComponent?

    func show() -> String {
        kept = .init(parent: self)
        return kept?.shown ?? ""
    }
}
