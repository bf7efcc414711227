import DIRuntime

struct Player: Equatable {
    let name: String
}

protocol Clock {
    var seconds: Int { get }
}

struct FixedClock: Clock {
    let seconds: Int
}

typealias Nickname = String?

protocol GameDependency: Dependency {
    var players: [Player] { get }
    var round: Int { get set }
    /// Nil is a value like any other, so a test can give it.
    var winner: Player? { get }
    var nickname: Nickname { get set }
    var forced: Player! { get }
    var onEnd: (Int) -> String { get }
    var clock: any Clock { get }
    var bounds: (lower: Int, upper: Int) { get }
}

protocol EmptyHandedDependency: Dependency {}

final class GameComponent: Component<GameDependency> {
    var title: String {
        let names = dependency.players.map(\.name).joined(separator: " and ")
        return "\(names), round \(dependency.round), won by \(dependency.winner?.name ?? "nobody")"
    }
}
