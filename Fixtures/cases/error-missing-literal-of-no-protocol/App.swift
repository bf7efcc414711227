// What a literal makes is of a protocol of the sources only if an extension says so: written or not, its type is another one.
import DIRuntime

protocol Store {}
protocol Unit {}
extension Double: Unit {}

protocol CartDependency: Dependency {
    var store: any Store { get }
    var backup: Store { get }
    var unit: any Unit { get }
    var note: any CustomStringConvertible { get }
}

final class RootComponent: BootstrapComponent {
    let store = 5
    var backup = "none"
    let unit = 1.5
    let note = "none"

    var cart: CartComponent { CartComponent(parent: self) }
}

final class CartComponent: Component<CartDependency> {}
