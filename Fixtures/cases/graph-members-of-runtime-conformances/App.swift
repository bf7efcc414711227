import DIRuntime

final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

class ScreenComponent<Needs>: Component<Needs> {}

protocol ListDependency: Dependency {
    var badge: Badge { get }
    var rootBadge: Badge { get }
}

final class ListComponent: ScreenComponent<ListDependency> {
    var row: RowComponent { RowComponent(parent: self) }
    var panel: PanelComponent { PanelComponent(parent: self) }
    var text: String { "\(dependency.badge.text) \(dependency.rootBadge.text) \(row.text) \(panel.text)" }
}

protocol RowDependency: Dependency {
    var badge: Badge { get }
    var listTitle: String { get }
    var caption: String { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "\(dependency.badge.text) \(dependency.listTitle) \(dependency.caption)" }
}

protocol PanelDependency: Dependency {
    var caption: String { get }
}

final class PanelComponent: Component<PanelDependency> {
    var text: String { dependency.caption }
}
