// A score sheet has two parents; each path has another nearest owner of the same request.
import DIRuntime

protocol LoggedInDependency: Dependency {
    var players: [String] { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {
    var title: String { "Your games, \(dependency.players.joined(separator: " and "))" }
    var scoreSheetComponent: ScoreSheetComponent { ScoreSheetComponent(parent: self) }
}

protocol ScoreSheetDependency: Dependency {
    var title: String { get }
    var scores: [Int] { get }
}

final class ScoreSheetComponent: Component<ScoreSheetDependency> {
    var text: String { "\(dependency.title): \(dependency.scores)" }
}
