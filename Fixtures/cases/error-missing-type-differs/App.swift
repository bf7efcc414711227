// The names are right, the types are not: both types are shown.
import DIRuntime

struct Player {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var players: Set<String> { ["Ada"] }
    var currentPlayer: Player? { nil }
    var onWin: (Player) async -> Void { { _ in } }
    func score(of name: String) -> Int { name.count }
    let table = Table<String>()
    var matchComponent: MatchComponent { MatchComponent(parent: self) }
}

protocol MatchDependency: Dependency {
    var players: [Player] { get }
    var currentPlayer: Player { get }
    var onWin: (Player) -> Void { get }
    func score(of player: Player) -> Int
    var table: Table<Int> { get }
}

final class MatchComponent: Component<MatchDependency> {
    var text: String { "\(dependency.players.count) players, first \(dependency.currentPlayer.name)" }
}

struct Table<Row> {
    var rows: [Row] = []
}
