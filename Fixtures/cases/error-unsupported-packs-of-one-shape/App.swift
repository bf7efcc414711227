// Swift takes no implementation of what repeats two packs together, nor that of an extension; packs beside each other are fine.
import DIRuntime

class View {}

protocol TableDependency: Dependency {
    func zip<each First, each Second>(_ first: repeat each First, with second: repeat each Second) -> (repeat (each First, each Second))
    func join<each Row: Sequence, each Cell>(_ cells: (repeat ((each Row).Element, each Cell)))
    func pair<each Key: Hashable, each Value>(_ tables: repeat [each Key: each Value])
    subscript<each First, each Second>(pairs: repeat (each First, each Second)) -> Int { get }
    func add<each V: View>(_ views: repeat each V)
    func beside<each First, each Second>(_ first: (repeat each First), _ second: (repeat each Second))
    func within<each First, each Second>(_ all: repeat (each First, (repeat each Second)))
    func twice<each First, Second>(_ all: repeat (each First, each First, Second))
}

extension TableDependency {
    func pair<each Key: Hashable, each Value>(_ tables: repeat [each Key: each Value]) {}
    func add<each V: View>(_ views: repeat each V) {}
}

final class TableComponent: Component<TableDependency> {}

final class RootComponent: BootstrapComponent {
    func beside<each First, each Second>(_ first: (repeat each First), _ second: (repeat each Second)) {}
    func within<each First, each Second>(_ all: repeat (each First, (repeat each Second))) {}
    func twice<each First, Second>(_ all: repeat (each First, each First, Second)) {}
    var table: TableComponent { TableComponent(parent: self) }
}
