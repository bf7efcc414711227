import DIRuntime
import Design

protocol HomeDependency: Dependency {
    var theme: Design.Theme { get }
    var tracker: Design.Tracker { get }
    var mode: Mode { get }
}

final class HomeComponent: Screen<HomeDependency> {
    var style: Style { Style() }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var style: Style { get }
    var grid: Design.Layout.Grid { get }
}

final class RowComponent: Component<RowDependency> {}
