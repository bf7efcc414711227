// (head)

import DIRuntime

nonisolated final class SessionDependencyMock: SessionDependency {
    init(token: String? = nil) {
        givenToken = token
    }

    var token: String {
        get {
            needleMockValue(givenToken, "SessionDependencyMock.token", "pass 'token:' to the initialiser or set it first")
        }
        set { givenToken = newValue }
    }
    private var givenToken: String?

    private(set) var tokenCallCount = 0
    var tokenHandler: (() async throws -> String)?
    private let tokenSignal = DIRuntime.CallSignal()
    func tokenCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await tokenSignal.wait(for: count)
    }
    func token() async throws -> String {
        tokenCallCount += 1
        tokenSignal.called()
        guard let handler = tokenHandler else {
            throw needleMockError("SessionDependencyMock.token()", "set 'tokenHandler' first")
        }
        return try await handler()
    }

    nonisolated struct RenewCall {
        let days: Int
    }
    private(set) var renewCalls: [RenewCall] = []
    var renewCallCount: Int { renewCalls.count }
    var renewHandler: ((_ days: Int) -> String)?
    private let renewSignal = DIRuntime.CallSignal()
    func renewCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await renewSignal.wait(for: count)
    }
    func renew(_ days: Int) -> String {
        renewCalls.append(RenewCall(days: days))
        renewSignal.called()
        guard let handler = renewHandler else {
            needleMockFailure("SessionDependencyMock.renew(_:)", "set 'renewHandler' first")
        }
        return handler(days)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        tokenCallCount = 0
        tokenSignal.reset()
        renewCalls = []
        renewSignal.reset()
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
