@testable import Core
import DIRuntime

typealias Mark = Bool

protocol TableDependency: Dependency, Keys {
    var mark: Mark { get }
    var title: Title { get }
}

final class RootComponent: BootstrapComponent {
    let mark: Bool = true
    let title: String = "Tables"

    var table: TableComponent { TableComponent(parent: self) }
}

final class TableComponent: Component<TableDependency> {
    var line: String { "\(dependency.title) \(dependency.mark)" }
}
