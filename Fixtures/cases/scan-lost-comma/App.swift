// The compiler tells of a lost comma; what stands on either side of it is read as if it were there.
import DIRuntime

protocol RowDependency: Dependency {
    var title: String { get }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Rows" }

    func row(_ id: Int) -> RowComponent { RowComponent(parent: self id: id) }
    func cell(_ id: Int) -> CellComponent { CellComponent(id: id parent: self) }
    func last() -> CellComponent { CellComponent(id: 3 parent: self) }
}

final class RowComponent: Component<RowDependency> {
    init(parent: any Scope, id: Int) { super.init(parent: parent) }
}

final class CellComponent: Component<RowDependency> {
    init(id: Int, parent: any Scope) { super.init(parent: parent) }
}
