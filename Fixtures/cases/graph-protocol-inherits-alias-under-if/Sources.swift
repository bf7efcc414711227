import DIRuntime

// What a protocol inherits differs between the branches of an `#if`.

protocol CoreDependency: Dependency {
    var name: String { get }
}

protocol MenuDependency: Dependency {
    var menu: String { get }
}

#if DEMO
typealias AppDependency = CoreDependency & MenuDependency
#else
typealias AppDependency = CoreDependency
#endif

protocol HomeDependency: AppDependency {
    var title: String { get }
}

/// It adds nothing, and stands between two that do.
protocol ScreenDependency: AppDependency {}

protocol HelpDependency: ScreenDependency {
    var title: String { get }
}

#if DEMO
typealias LogDependency = EmptyDependency
#else
protocol LogDependency: Dependency {
    var log: Int { get }
}
#endif

protocol CartDependency: LogDependency, AppDependency {}

final class HomeComponent: Component<HomeDependency> {
    #if DEMO
    var shown: String { "\(dependency.title) of \(dependency.name), \(dependency.menu)" }
    #else
    var shown: String { "\(dependency.title) of \(dependency.name)" }
    #endif
}

final class HelpComponent: Component<HelpDependency> {
    var shown: String { "help of \(dependency.name)" }
}

final class CartComponent: Component<CartDependency> {
    #if DEMO
    var shown: String { "cart with \(dependency.menu)" }
    #else
    var shown: String { "cart, log \(dependency.log)" }
    #endif
}

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var title: String { "home" }
    #if DEMO
    var menu: String { "menu" }
    #else
    var log: Int { 5 }
    #endif
    var home: HomeComponent { HomeComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
}
