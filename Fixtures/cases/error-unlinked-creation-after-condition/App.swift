// What a condition binds is bound in its block only.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }

    func row(below scope: ListComponent) -> RowComponent {
        if let scope = self as RootComponent? { _ = scope.list }
        return RowComponent(parent: scope)
    }

    func cell(below scope: ListComponent) -> CellComponent {
        if case let scope? = self as RootComponent? { _ = scope.list }
        return CellComponent(parent: scope)
    }
}

final class ListComponent: Component<EmptyDependency> {}

final class RowComponent: Component<EmptyDependency> {}

final class CellComponent: Component<EmptyDependency> {}
