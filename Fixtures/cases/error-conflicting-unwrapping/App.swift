// A member of the type 'T!' implements no requirement of 'T?', nor the other way round, and a class cannot have both.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var score: Int! { 1 }
    var title: String? { nil }
    func player(named name: String) -> String! { name }
    subscript(round: Int) -> Int? { round }

    var game: GameComponent { GameComponent(parent: self) }
    var replay: ReplayComponent { ReplayComponent(parent: self) }
}

protocol ScoreDependency: Dependency {
    var score: Int! { get }
    var title: String! { get }
    func player(named name: String) -> String!
    subscript(round: Int) -> Int? { get }
}

protocol BoardDependency: Dependency {
    var score: Int? { get }
    var title: String? { get }
    func player(named name: String) -> String?
    func player(named name: String) -> Int
    subscript(round: Int) -> Int! { get }
}

extension RootComponent {
    func player(named name: String) -> Int { 1 }
}

// Each of the two by itself is fine.
protocol ReplayDependency: ScoreDependency {
    var score: Int! { get }
}

final class GameComponent: Component<ScoreDependency & BoardDependency> {}

final class ReplayComponent: Component<ReplayDependency> {
    var board: BoardComponent { BoardComponent(parent: self) }
}

final class BoardComponent: Component<BoardDependency> {}
