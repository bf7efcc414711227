// An async request may wait for an actor only if the owner may be sent there: a plain base class makes it stay.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @MainActor var cellComponent: CellComponent { CellComponent(parent: self) }
}

@MainActor final class CellComponent: Component<EmptyDependency> {
    var title: String { "Cell" }
    var gridComponent: GridComponent { GridComponent(parent: self) }
}

final class GridComponent: MainActorComponent<EmptyDependency> {
    var columns: Int { 3 }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get async }
    var columns: Int { get async }
}

final class PageComponent: Component<PageDependency> {}
