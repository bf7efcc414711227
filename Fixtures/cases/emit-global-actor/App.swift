// A request on an own global actor.
import DIRuntime

@globalActor actor DatabaseActor {
    static let shared = DatabaseActor()
}

final class RootComponent: BootstrapComponent {
    @DatabaseActor var rowCount: Int { 12 }
    var name: String { "notes.db" }
    var storeComponent: StoreComponent { StoreComponent(parent: self) }
}

protocol StoreDependency: Dependency {
    @DatabaseActor var rowCount: Int { get }
    var name: String { get }
}

final class StoreComponent: Component<StoreDependency> {
    @DatabaseActor var summary: String { "\(dependency.rowCount) rows" }
}
