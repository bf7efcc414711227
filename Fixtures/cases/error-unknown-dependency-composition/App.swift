// Compositions that are no dependency say what their parts lack.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let title = "root"
    let width = 3
    var page: PageComponent { PageComponent(parent: self) }
    var row: RowComponent { RowComponent(parent: self) }
    var cell: CellComponent { CellComponent(parent: self) }
}

protocol Titled { var title: String { get } }
protocol Sized { var width: Int { get } }

final class PageComponent: Component<Titled & Sized> {}

typealias RowNeeds = Sized & Titled
final class RowComponent: Component<any RowNeeds> {}

typealias CellNeeds = Titled & Colored
final class CellComponent: Component<any CellNeeds> {}
