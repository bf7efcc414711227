// In code a typealias of a protocol hides the module's class of that name; in declared types it is the other way round.
import DIRuntime

protocol TableDependency: Dependency { var city: String { get } }

class TableComponent: Component<TableDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
    var label: String { "table in \(dependency.city)" }
}
final class RoundTableComponent: TableComponent {
    override var label: String { "round \(super.label)" }
}

protocol RoundTables {}
extension RoundTables { typealias TableComponent = RoundTableComponent }

final class CafeComponent: BootstrapComponent, RoundTables {
    var city: String { "Bern" }
    func called() -> String { TableComponent(parent: self).label }
}

final class HallComponent: BootstrapComponent, RoundTables {
    var city: String { "Thun" }
    func declared() -> TableComponent { .init(parent: self) }
}
