// Each protocol has an implementation of its own that is hidden: each is to be seen, and nothing is to be declared.
import DIRuntime

protocol ListDependency: Dependency {
    var limit: Int { get }
}

protocol GridDependency: Dependency {
    var limit: Int { get }
}

protocol CardDependency: Dependency {
    var limit: Int { get }
    var inset: Int { get }
}

protocol RowDependency: Dependency {
    var inset: Int { get }
}

extension ListDependency {
    fileprivate var limit: Int { 1 }
}

extension GridDependency {
    private var limit: Int { 2 }
}

extension CardDependency {
    fileprivate var limit: Int { 3 }
    private var inset: Int { 3 }
}

final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
    var grid: GridComponent { GridComponent(parent: self) }
    var card: CardComponent { CardComponent(parent: self) }
    var row: RowComponent { RowComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {}
final class GridComponent: Component<GridDependency> {}
final class CardComponent: Component<CardDependency> {}
// Nothing implements what this requires, so one member serves both.
final class RowComponent: Component<RowDependency> {}
