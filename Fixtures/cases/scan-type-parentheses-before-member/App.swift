// Parentheses around a type, before one that is declared in it.
import DIRuntime

struct Box<Value> {
    struct Pair {
        struct Leaf {}
    }

    typealias Item = Value
}

protocol RowDependency: Dependency {
    var pair: (Box<Int>).Pair { get }
    var leaf: ((Box<Int>).Pair).Leaf { get }
    var items: [(Box<String>).Item] { get }
    var type: (Box<Int>)?.Type { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "\(dependency.pair) \(dependency.leaf) \(dependency.items) \(dependency.type)" }
}

final class RootComponent: BootstrapComponent {
    var pair: Box<Int>.Pair { .init() }
    var leaf: (Box<Int>).Pair.Leaf { .init() }
    var items: [String] { ["a"] }
    var type: Box<Int>?.Type { Box<Int>?.self }
    var row: RowComponent { RowComponent(parent: self) }
}
