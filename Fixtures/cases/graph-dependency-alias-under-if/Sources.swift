import DIRuntime

protocol LiveDependency: Dependency {
    var address: String { get }
}

protocol StubDependency: Dependency {
    var seed: Int { get }
}

protocol NamedDependency: Dependency {
    var name: String { get }
}

#if LIVE
typealias ServiceDependency = LiveDependency
#else
typealias ServiceDependency = StubDependency
#endif

/// What it depends on differs, and so does its provider.
final class ServiceComponent: Component<ServiceDependency> {
    #if LIVE
    var shown: String { dependency.address }
    #else
    var shown: String { "seed \(dependency.seed)" }
    #endif
}

#if DEMO
typealias ShopDependency = NamedDependency
#else
typealias ShopDependency = ServiceDependency
#endif

/// A typealias in branches of another one.
final class ShopComponent: Component<ShopDependency> {
    #if DEMO
    var shown: String { dependency.name }
    #elseif LIVE
    var shown: String { dependency.address }
    #else
    var shown: String { "shop \(dependency.seed)" }
    #endif
}

/// One as a part of a composition.
final class CartComponent: Component<NamedDependency & ServiceDependency> {
    var shown: String { "\(dependency.name): \(service.shown)" }
    var service: ServiceComponent { ServiceComponent(parent: self) }
}

class ScreenComponent<Needed>: Component<Needed> {}

/// One as what a generic base class is given.
final class HelpComponent: ScreenComponent<ServiceDependency> {
    #if LIVE
    var shown: String { dependency.address }
    #else
    var shown: String { "help \(dependency.seed)" }
    #endif
}

final class RootComponent: BootstrapComponent {
    #if LIVE
    var address: String { "live" }
    #else
    var seed: Int { 4 }
    #endif
    var name: String { "Ada" }
    var shop: ShopComponent { ShopComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}
