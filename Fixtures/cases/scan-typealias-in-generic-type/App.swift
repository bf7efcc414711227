import DIRuntime

struct Box<Value> {
    struct Mark {}
    typealias Pair = (Value, Value)
    typealias Table<Key: Hashable> = [Key: Value]
    struct Slot<Item> {
        struct Label {}
    }
    typealias Names = Slot<String>
    typealias NameLabel = Box.Slot<String>.Label
}

extension Box where Value == Int {
    typealias Numbers = Slot<[Value]>
}

typealias Count = Box<Int>
typealias Marked<Item> = Box<[Item]>

class Screen<Value>: BootstrapComponent {
    typealias Show = (Value) -> Void
    struct Style {}
    struct Row<Item> {}

    var row: Row<String> { Row() }
    var rows: [Screen.Row<Value>] { [] }
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
    var names: Count.Names { get }
    var label: Box<Int>.NameLabel { get }
    var numbers: Count.Numbers { get }
    var row: Screen<Int>.Row<String> { get }
    var rows: [Screen<Int>.Row<Int>] { get }
}

final class RootComponent: Screen<Int> {
    var pair: (Int, Int) { (1, 2) }
    var table: Box<Int>.Table<String> { ["a": 1] }
    var mark: Box<Int>.Mark { Count.Mark() }
    var marks: [Box<[String]>.Mark] { [] }
    var count: (Int, Int) { (3, 4) }
    var names: Box<Int>.Slot<String> { Count.Names() }
    var label: Box<Int>.Slot<String>.Label { Count.NameLabel() }
    var numbers: Box<Int>.Slot<[Int]> { Count.Numbers() }

    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {
    var text: String {
        dependency.show(3)
        return "\(dependency.pair) \(dependency.table) \(dependency.pair.0 + dependency.pair.1)"
    }
}
