// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime

nonisolated final class EmptyHandedDependencyMock: EmptyHandedDependency {
    init() {}
}

nonisolated final class GameDependencyMock: GameDependency {
    init(
        players: [Player]? = nil,
        round: Int? = nil,
        winner: Player?...,
        nickname: Nickname...,
        forced: Player?...,
        onEnd: ((Int) -> String)? = nil,
        clock: (any Clock)? = nil,
        bounds: (lower: Int, upper: Int)? = nil
    ) {
        givenPlayers = players
        givenRound = round
        givenWinner = winner.last
        givenNickname = nickname.last
        givenForced = forced.last
        givenOnEnd = onEnd
        givenClock = clock
        givenBounds = bounds
    }

    var players: [Player] {
        get {
            needleMockValue(givenPlayers, "GameDependencyMock.players", "pass 'players:' to the initialiser or set it first")
        }
        set { givenPlayers = newValue }
    }
    private var givenPlayers: [Player]?

    var round: Int {
        get {
            needleMockValue(givenRound, "GameDependencyMock.round", "pass 'round:' to the initialiser or set it first")
        }
        set { givenRound = newValue }
    }
    private var givenRound: Int?

    var winner: Player? {
        get {
            needleMockValue(givenWinner, "GameDependencyMock.winner", "pass 'winner:' to the initialiser or set it first")
        }
        set { givenWinner = newValue }
    }
    private var givenWinner: Player??

    var nickname: Nickname {
        get {
            needleMockValue(givenNickname, "GameDependencyMock.nickname", "pass 'nickname:' to the initialiser or set it first")
        }
        set { givenNickname = newValue }
    }
    private var givenNickname: Nickname?

    var forced: Player! {
        get {
            needleMockValue(givenForced, "GameDependencyMock.forced", "pass 'forced:' to the initialiser or set it first")
        }
        set { givenForced = newValue }
    }
    private var givenForced: Player??

    var onEnd: (Int) -> String {
        get {
            needleMockValue(givenOnEnd, "GameDependencyMock.onEnd", "pass 'onEnd:' to the initialiser or set it first")
        }
        set { givenOnEnd = newValue }
    }
    private var givenOnEnd: ((Int) -> String)?

    var clock: any Clock {
        get {
            needleMockValue(givenClock, "GameDependencyMock.clock", "pass 'clock:' to the initialiser or set it first")
        }
        set { givenClock = newValue }
    }
    private var givenClock: (any Clock)?

    var bounds: (lower: Int, upper: Int) {
        get {
            needleMockValue(givenBounds, "GameDependencyMock.bounds", "pass 'bounds:' to the initialiser or set it first")
        }
        set { givenBounds = newValue }
    }
    private var givenBounds: (lower: Int, upper: Int)?
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
