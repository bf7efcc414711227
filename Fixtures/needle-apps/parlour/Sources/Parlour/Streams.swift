protocol PlayersStream: AnyObject {
    var names: [String] { get }
}

protocol MutablePlayersStream: PlayersStream {
    func seat(_ name: String)
}

final class Players: MutablePlayersStream {
    private(set) var names: [String] = []

    func seat(_ name: String) { names.append(name) }
}

protocol ScoreStream: AnyObject {
    var line: String { get }
}

protocol MutableScoreStream: ScoreStream {
    func point(for name: String)
}

final class Score: MutableScoreStream {
    private var points: [String] = []

    var line: String { points.joined(separator: " ") }

    func point(for name: String) { points.append("\(name)+1") }
}
