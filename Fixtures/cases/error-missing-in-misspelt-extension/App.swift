// What a misspelt extension holds is missing for that reason.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var page: PageComponent { PageComponent(parent: self) }
}

extension RootComponnet {
    var title: String { "root" }
    var width: Int { 3 }
}

// The creation is told already.
extension PageComponet {
    var color: String { "red" }
    var row: RowComponent { RowComponent(parent: self) }
}

// Nothing that is above has a name like it.
extension Window {
    var height: Int { 4 }
}

protocol PageDependency: Dependency {
    var title: String { get }
    var width: Int { get }
    var height: Int { get }
}

final class PageComponent: Component<PageDependency> {
    var cell: CellComponent { CellComponent(parent: self) }
}

protocol CellDependency: Dependency {
    var color: String { get }
    var title: String { get }
}

final class CellComponent: Component<CellDependency> {}

final class RowComponent: Component<CellDependency> {}
