// The accent of one name is a character by itself: both read alike, and the compiler takes them for two names.
import DIRuntime

protocol TableDependency: Dependency {
    var café: String { get }
    var menú: String { get }
}

final class TableComponent: Component<TableDependency> {}

final class StreetComponent: BootstrapComponent {
    var café: String { "Central" }
    var menú: String { "Soup" }
    var table: TableComponent { TableComponent(parent: self) }
}
