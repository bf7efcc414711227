// Names that come from a protocol that is not found are no mistakes of their own; what nobody provides is one.
import Core
import DIRuntime

protocol TableDependency: Dependency, Keys {
    var key: Key { get }
    var marks: [Mark] { get }
    var title: String { get }  // reported here
}

protocol ChairDependency: Dependency, Vendored {  // reported here
    var leg: Leg { get }
}

final class RootComponent: BootstrapComponent {
    let key: Int = 1
    let marks: [Bool] = []
    let leg: Int = 4

    var table: TableComponent { TableComponent(parent: self) }
    var chair: ChairComponent { ChairComponent(parent: self) }
}

final class TableComponent: Component<TableDependency> {
    var line: String { "\(dependency.key) \(dependency.marks) \(dependency.title)" }
}

final class ChairComponent: Component<ChairDependency> {
    var line: String { "\(dependency.leg)" }
}
