// A base class of several is on the main actor now, and what is asked of each of them is not: it is told there, once.
import DIRuntime

class ScreenComponent<D>: MainActorComponent<D> {  // reported here
    var section: Int { 1 }
}

protocol RowDependency: Dependency {
    var section: Int { get }
}

final class RowComponent: Component<RowDependency> {}

protocol CellDependency: Dependency {
    var trail: String { get }
}

final class CellComponent: Component<CellDependency> {}

final class HomeComponent: ScreenComponent<EmptyDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

final class ListComponent: ScreenComponent<EmptyDependency> {
    var trail: String { "list" }
    var cell: CellComponent { CellComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
    @MainActor var home: HomeComponent { HomeComponent(parent: self) }
    @MainActor var list: ListComponent { ListComponent(parent: self) }
}
