import Core
import DIRuntime

struct Text: Sendable {
    let count = 4
}

protocol TableDependency: Dependency, Keys {
    var key: Key { get }
    var mark: Mark { get }
    var text: Text { get }
}

final class RootComponent: BootstrapComponent {
    let key: Int = 1
    let mark: Bool = true
    var text: Text { Text() }

    var table: TableComponent { TableComponent(parent: self) }
}

final class TableComponent: Component<TableDependency> {
    var line: String { "\(dependency.key) \(dependency.mark) \(dependency.text.count)" }
}
