import DIRuntime

struct Box<Value> {
    struct Mark {}
    typealias Pair = (Value, Value)
    typealias Table<Key: Hashable> = [Key: Value]
}

typealias Count = Box<Int>
typealias Marked<Item> = Box<[Item]>

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
    var mark: Count.Mark { get }
    var marks: [Marked<String>.Mark] { get }
    var count: Count.Pair { get }
}

final class RootComponent: Screen<Int> {
    var pair: (Int, Int) { (1, 2) }
    var table: Box<Int>.Table<String> { ["a": 1] }
    var mark: Box<Int>.Mark { Count.Mark() }
    var marks: [Box<[String]>.Mark] { [] }
    var count: (Int, Int) { (3, 4) }

    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {
    var text: String {
        dependency.show(3)
        return "\(dependency.pair) \(dependency.table) \(dependency.pair.0 + dependency.pair.1)"
    }
}
