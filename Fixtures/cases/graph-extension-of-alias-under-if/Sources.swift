import DIRuntime

// An extension of a name that means two classes extends each of them in its branch.

protocol ColorDependency: Dependency {
    var color: String { get }
}

protocol RowDependency: Dependency {
    var color: String { get }
    var size: Int { get }
}

final class RowComponent: Component<RowDependency> {
    var shown: String { "\(dependency.color) row of \(dependency.size)" }
}

final class CellComponent: Component<RowDependency> {
    var shown: String { "\(dependency.color) cell of \(dependency.size)" }
}

final class ListComponent: Component<ColorDependency> {
    let name = "list"
}

final class GridComponent: Component<ColorDependency> {
    let name = "grid"
}

#if DEMO
typealias FeedComponent = ListComponent
#else
typealias FeedComponent = GridComponent
#endif

extension FeedComponent {
    var row: RowComponent { RowComponent(parent: self) }
}

#if DEMO
typealias CardsComponent = ListComponent
#else
final class CardsComponent: Component<ColorDependency> {
    let name = "cards"
}
#endif

extension CardsComponent {
    var cell: CellComponent { CellComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
    var color: String { "red" }
    var size: Int { 2 }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var cards: CardsComponent { CardsComponent(parent: self) }
}
