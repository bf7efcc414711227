import DIRuntime

struct Box<Value> {
    typealias Pair = (Value, Value)
    typealias Table<Key: Hashable> = [Key: Value]
}

class Screen<Value>: BootstrapComponent {
    typealias Show = (Value) -> Void
    struct Style {}

    var show: Show { { _ in } }
    var style: Style { Style() }
}

protocol ListDependency: Dependency {
    var pair: Box<Int>.Pair { get }
    var table: [String: Int] { get }
    var show: (Int) -> Void { get }
    var style: Screen<Int>.Style { get }
}

final class RootComponent: Screen<Int> {
    var pair: (Int, Int) { (1, 2) }
    var table: Box<Int>.Table<String> { ["a": 1] }

    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {
    var text: String {
        dependency.show(3)
        return "\(dependency.pair) \(dependency.table) \(dependency.pair.0 + dependency.pair.1)"
    }
}
