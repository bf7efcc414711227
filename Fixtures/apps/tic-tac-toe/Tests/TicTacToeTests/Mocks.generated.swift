// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime
@testable import TicTacToe

nonisolated final class ConsoleMock: Console {
    init() {}

    nonisolated struct ShowCall {
        let text: String
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: ((_ text: String) -> Void)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await showSignal.wait(for: count)
    }
    func show(_ text: String) {
        showCalls.append(ShowCall(text: text))
        showSignal.called()
        showHandler?(text)
    }

    nonisolated struct AskCall {
        let question: String
    }
    private(set) var askCalls: [AskCall] = []
    var askCallCount: Int { askCalls.count }
    var askHandler: ((_ question: String) -> String?)?
    private let askSignal = DIRuntime.CallSignal()
    func askCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await askSignal.wait(for: count)
    }
    func ask(_ question: String) -> String? {
        askCalls.append(AskCall(question: question))
        askSignal.called()
        guard let handler = askHandler else { return needleMockNone("ConsoleMock.ask(_:)", "set 'askHandler' first") }
        return handler(question)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCalls = []
        showSignal.reset()
        askCalls = []
        askSignal.reset()
    }
}

nonisolated final class GameDependencyMock: GameDependency {
    init(console: (any Console)? = nil, players: Players? = nil, mutableScoreStream: MutableStream<Score>? = nil) {
        givenConsole = console
        givenPlayers = players
        givenMutableScoreStream = mutableScoreStream
    }

    var console: any Console {
        get {
            needleMockValue(givenConsole, "GameDependencyMock.console", "pass 'console:' to the initialiser or set it first")
        }
        set { givenConsole = newValue }
    }
    private var givenConsole: (any Console)?

    var players: Players {
        get {
            needleMockValue(givenPlayers, "GameDependencyMock.players", "pass 'players:' to the initialiser or set it first")
        }
        set { givenPlayers = newValue }
    }
    private var givenPlayers: Players?

    var mutableScoreStream: MutableStream<Score> {
        get {
            needleMockValue(givenMutableScoreStream, "GameDependencyMock.mutableScoreStream", "pass 'mutableScoreStream:' to the initialiser or set it first")
        }
        set { givenMutableScoreStream = newValue }
    }
    private var givenMutableScoreStream: MutableStream<Score>?
}

nonisolated final class LoggedInDependencyMock: LoggedInDependency {
    init(console: (any Console)? = nil, mutablePlayersStream: MutableStream<Players?>? = nil) {
        givenConsole = console
        givenMutablePlayersStream = mutablePlayersStream
    }

    var console: any Console {
        get {
            needleMockValue(givenConsole, "LoggedInDependencyMock.console", "pass 'console:' to the initialiser or set it first")
        }
        set { givenConsole = newValue }
    }
    private var givenConsole: (any Console)?

    var mutablePlayersStream: MutableStream<Players?> {
        get {
            needleMockValue(givenMutablePlayersStream, "LoggedInDependencyMock.mutablePlayersStream", "pass 'mutablePlayersStream:' to the initialiser or set it first")
        }
        set { givenMutablePlayersStream = newValue }
    }
    private var givenMutablePlayersStream: MutableStream<Players?>?
}

nonisolated final class LoggedOutDependencyMock: LoggedOutDependency {
    init(console: (any Console)? = nil, mutablePlayersStream: MutableStream<Players?>? = nil) {
        givenConsole = console
        givenMutablePlayersStream = mutablePlayersStream
    }

    var console: any Console {
        get {
            needleMockValue(givenConsole, "LoggedOutDependencyMock.console", "pass 'console:' to the initialiser or set it first")
        }
        set { givenConsole = newValue }
    }
    private var givenConsole: (any Console)?

    var mutablePlayersStream: MutableStream<Players?> {
        get {
            needleMockValue(givenMutablePlayersStream, "LoggedOutDependencyMock.mutablePlayersStream", "pass 'mutablePlayersStream:' to the initialiser or set it first")
        }
        set { givenMutablePlayersStream = newValue }
    }
    private var givenMutablePlayersStream: MutableStream<Players?>?
}

nonisolated final class ScoreSheetDependencyMock: ScoreSheetDependency {
    init(
        console: (any Console)? = nil,
        players: Players? = nil,
        scoreStream: Stream<Score>? = nil,
        scoreHeadline: String? = nil
    ) {
        givenConsole = console
        givenPlayers = players
        givenScoreStream = scoreStream
        givenScoreHeadline = scoreHeadline
    }

    var console: any Console {
        get {
            needleMockValue(givenConsole, "ScoreSheetDependencyMock.console", "pass 'console:' to the initialiser or set it first")
        }
        set { givenConsole = newValue }
    }
    private var givenConsole: (any Console)?

    var players: Players {
        get {
            needleMockValue(givenPlayers, "ScoreSheetDependencyMock.players", "pass 'players:' to the initialiser or set it first")
        }
        set { givenPlayers = newValue }
    }
    private var givenPlayers: Players?

    var scoreStream: Stream<Score> {
        get {
            needleMockValue(givenScoreStream, "ScoreSheetDependencyMock.scoreStream", "pass 'scoreStream:' to the initialiser or set it first")
        }
        set { givenScoreStream = newValue }
    }
    private var givenScoreStream: Stream<Score>?

    var scoreHeadline: String {
        get {
            needleMockValue(givenScoreHeadline, "ScoreSheetDependencyMock.scoreHeadline", "pass 'scoreHeadline:' to the initialiser or set it first")
        }
        set { givenScoreHeadline = newValue }
    }
    private var givenScoreHeadline: String?
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
