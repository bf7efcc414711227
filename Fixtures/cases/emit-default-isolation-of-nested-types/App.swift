// What stands in a type that is on another actor, or in an actor, does not take the module's default isolation; nor does
// a class that names its own actor, or conforms to a protocol of one, which may have a plain base class.
import DIRuntime

typealias PlainComponent = DIRuntime.Component

@globalActor actor Database {
    static let shared = Database()

    struct Row {
        let id = 1
    }

    protocol RowDependency: Dependency {
        var row: Row { get }
    }
}

@Database enum Storage {
    protocol CountDependency: Dependency {
        var count: Int { get }
    }

    final class CounterComponent: PlainComponent<CountDependency> {
        var double: Int { dependency.count * 2 }
    }

    @MainActor enum Front {
        protocol TitleDependency: Dependency {
            var title: String { get }
        }
    }
}

@Database protocol Stored {}

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "rows" }
    var store: StoreComponent { StoreComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}

@Database final class StoreComponent: PlainComponent<EmptyDependency> {
    nonisolated var count: Int { 3 }
    nonisolated var row: Database.Row { Database.Row() }
    var counter: Storage.CounterComponent { Storage.CounterComponent(parent: self) }
    var table: TableComponent { TableComponent(parent: self) }
}

final class TableComponent: PlainComponent<Database.RowDependency>, Stored {
    var first: Int { dependency.row.id }
}

final class ListComponent: MainActorComponent<Storage.Front.TitleDependency> {
    var heading: String { dependency.title }
}
