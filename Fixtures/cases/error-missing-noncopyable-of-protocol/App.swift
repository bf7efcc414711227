import DIRuntime

// The protocol takes what cannot be copied. Whoever asks for it does not say so by that, nor who provides.
protocol Sized: ~Copyable {
    var size: Int { get }
}

final class RootComponent: BootstrapComponent {
    var child: ChildComponent { ChildComponent(parent: self) }

    func weigh<Item: Sized>(_ item: borrowing Item) -> Int { item.size }
    func measure<Item: ~Copyable & Sized>(_ item: borrowing Item) -> Int { item.size }
    func count<Item: Sized & ~Copyable>(_ item: borrowing Item) -> Int { item.size }
}

protocol ChildDependency: Dependency {
    func weigh<Item: ~Copyable & Sized>(_ item: borrowing Item) -> Int
    func measure<Item: Sized>(_ item: borrowing Item) -> Int
    func count<Item: Sized>(_ item: borrowing Item) -> Int where Item: ~Copyable
}

final class ChildComponent: Component<ChildDependency> {}
