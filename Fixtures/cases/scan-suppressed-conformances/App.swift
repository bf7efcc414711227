// '~Copyable' in an existential or a composition stays there.
import DIRuntime

protocol Ticket: ~Copyable {}

struct Seat: Ticket {}

final class RootComponent: BootstrapComponent {
    func check(_ ticket: borrowing any Ticket & ~Copyable) {}
    func drop(_ value: consuming any ~Copyable) {}
    func read<Item: ~Copyable>(_ item: borrowing Item) {}
    var gate: GateComponent { GateComponent(parent: self) }
}

protocol GateDependency: Dependency {
    func check(_ ticket: borrowing any Ticket & ~Copyable)
    func drop(_ value: consuming any ~Copyable)
    func read<Item: ~Copyable>(_ item: borrowing Item)
}

final class GateComponent: Component<GateDependency> {}
