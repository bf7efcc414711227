// Roots and components may have generic base classes, whose members' types are those of the subclass at the end.
import DIRuntime

class ShelfRootComponent<Item, Key: Hashable>: BootstrapComponent {
    var latest: Item? { nil }
    var counts: [Key: Int] { [:] }
}

class ListRootComponent<Element>: ShelfRootComponent<[Element], String> {
    var first: (Element) -> Bool { { _ in true } }
}

final class RootComponent: ListRootComponent<Int> {
    var storeComponent: StoreComponent { StoreComponent(parent: self) }
}

class RowsComponent<Row, D>: Component<D> {
    var rows: [Row] { [] }
}

class PairsComponent<Half>: RowsComponent<(Half, Half), StoreDependency> {
    var cursor: Half? { nil }
}

protocol StoreDependency: Dependency {
    var latest: [Int]? { get }
    var counts: [String: Int] { get }
    var first: (Int) -> Bool { get }
}

final class StoreComponent: PairsComponent<Bool> {
    var text: String { "\(dependency.latest ?? [7]) \(dependency.counts.count) \(dependency.first(1))" }
    var rowComponent: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var rows: [(Bool, Bool)] { get }
    var cursor: Bool? { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "\(dependency.rows.count) rows, at \(dependency.cursor ?? false)" }
}
