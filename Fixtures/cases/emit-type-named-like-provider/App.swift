// The user's own types are named as the provider and the runtime's types would be.
import DIRuntime

struct GameDependencyProvider {
    let name: String
}

struct ProviderTable {
    let rows: Int
}

protocol GraphRoot {
    var id: Int { get }
}

struct Tree: GraphRoot {
    let id: Int
}

final class RootComponent: BootstrapComponent {
    var source: GameDependencyProvider { GameDependencyProvider(name: "arcade") }
    var table: ProviderTable { ProviderTable(rows: 3) }
    var tree: any GraphRoot { Tree(id: 9) }
    var gameComponent: GameComponent { GameComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var source: GameDependencyProvider { get }
    var table: ProviderTable { get }
    var tree: any GraphRoot { get }
}

final class GameComponent: Component<GameDependency> {
    var text: String { "\(dependency.source.name), \(dependency.table.rows) rows, tree \(dependency.tree.id)" }
}
