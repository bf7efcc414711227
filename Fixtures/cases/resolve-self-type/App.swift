// `Self` is the class, seen from outside of it: in a member of its own, of its base class or of a protocol.
import DIRuntime

protocol Opening {}
extension Opening {
    var opened: Self { self }
}

class ShopComponent: BootstrapComponent {
    let name: String
    init(name: String) { self.name = name }
    var shop: Self { self }
}

final class BakeryComponent: ShopComponent, Opening {
    var bakery: Self? { self }
    func found() -> Self { self }
    var counter: CounterComponent { CounterComponent(parent: self) }
}

protocol CounterDependency: Dependency {
    var shop: ShopComponent { get }
    var bakery: BakeryComponent? { get }
    var opened: BakeryComponent { get }
    func found() -> BakeryComponent
}

final class CounterComponent: Component<CounterDependency> {
    var names: [String] {
        [dependency.shop.name, dependency.bakery?.name ?? "", dependency.opened.name, dependency.found().name]
    }
}
