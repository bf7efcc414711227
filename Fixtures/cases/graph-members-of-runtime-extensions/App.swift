import DIRuntime

extension BootstrapComponent {
    var retries: Int { 2 }
}

class AppComponent: BootstrapComponent {}

final class RootComponent: AppComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var pageSize: Int { get }
    var retries: Int { get }
}

final class ListComponent: Component<ListDependency> {
    var row: RowComponent { RowComponent(parent: self) }
    var text: String { "\(dependency.pageSize) \(dependency.retries) \(row.size)" }
}

protocol RowDependency: Dependency {
    var pageSize: Int { get }
}

final class RowComponent: Component<RowDependency> {
    var size: Int { dependency.pageSize }
}
