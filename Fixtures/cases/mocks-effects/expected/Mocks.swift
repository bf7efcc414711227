// (head)

import DIRuntime

nonisolated final class SessionDependencyMock: SessionDependency {
    init(token: String? = nil, user: String?..., key: Int? = nil) {
        givenToken = token
        givenUser = user.last
        givenKey = key
    }

    var tokenHandler: (() async throws -> String)?
    var token: String {
        get async throws {
            if let handler = tokenHandler { return try await handler() }
            guard let given = givenToken else {
                throw needleMockValueError("SessionDependencyMock.token", "pass 'token:' to the initialiser or set 'tokenHandler' first")
            }
            return given
        }
    }
    private var givenToken: String?

    var userHandler: (() async -> String?)?
    var user: String? {
        get async {
            if let handler = userHandler { return await handler() }
            return needleMockValue(givenUser, "SessionDependencyMock.user", "pass 'user:' to the initialiser or set 'userHandler' first")
        }
    }
    private var givenUser: String??

    var keyHandler: (() throws(SessionError) -> Int)?
    var key: Int {
        get throws(SessionError) {
            if let handler = keyHandler { return try handler() }
            return needleMockValue(givenKey, "SessionDependencyMock.key", "pass 'key:' to the initialiser or set 'keyHandler' first")
        }
    }
    private var givenKey: Int?

    private(set) var renewCallCount = 0
    var renewHandler: (() async throws(SessionError) -> Int)?
    private let renewSignal = DIRuntime.CallSignal()
    func renewCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await renewSignal.wait(for: count)
    }
    func renew() async throws(SessionError) -> Int {
        renewCallCount += 1
        renewSignal.called()
        guard let handler = renewHandler else {
            needleMockFailure("SessionDependencyMock.renew()", "set 'renewHandler' first")
        }
        return try await handler()
    }

    private(set) var endCallCount = 0
    var endHandler: (() async throws -> Void)?
    private let endSignal = DIRuntime.CallSignal()
    func endCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await endSignal.wait(for: count)
    }
    func end() async throws {
        endCallCount += 1
        endSignal.called()
        try await endHandler?()
    }

    private(set) var pingCallCount = 0
    var pingHandler: (() async -> Bool)?
    private let pingSignal = DIRuntime.CallSignal()
    func pingCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await pingSignal.wait(for: count)
    }
    func ping() async -> Bool {
        pingCallCount += 1
        pingSignal.called()
        guard let handler = pingHandler else {
            needleMockFailure("SessionDependencyMock.ping()", "set 'pingHandler' first")
        }
        return await handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        renewCallCount = 0
        renewSignal.reset()
        endCallCount = 0
        endSignal.reset()
        pingCallCount = 0
        pingSignal.reset()
    }
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
