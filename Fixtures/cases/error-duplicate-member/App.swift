// Both sides of a conflict were kept: the compiler's error would stand in the generated file.
import DIRuntime

protocol CartDependency: Dependency {
    var currency: String { get }
    var clock: Int { get }
    var theme: String { get }
    func price(of item: String) -> Int
    func load(_ id: Int) -> String
}

final class CartComponent: Component<CartDependency> {}

final class RootComponent: BootstrapComponent {
    var currency: String { "EUR" }
    var currency: String { "CHF" }

    func price(of item: String) -> Int { 1 }

    #if DEBUG
    var clock: Int { 0 }
    #else
    var clock: Int { 1 }
    #endif

    var theme: String { "light" }

    // Overloads are several members, and what nobody requests is the compiler's.
    func load(_ id: Int) -> String { "\(id)" }
    func load(_ name: String) -> String { name }
    func load(_ id: Int) async -> String { "\(id)" }
    static var theme: String { "dark" }
    var cart: CartComponent { CartComponent(parent: self) }
}

extension RootComponent {
    func price(of item: String) -> Int { 2 }
    private var helper: Int { 1 }
}
