// (head)

import DIRuntime

nonisolated final class TokenDependencyMock: TokenDependency {
    init(token: consuming Token? = nil) {
        givenToken = token
    }

    var token: Token {
        _read {
            if givenToken == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.token", "pass 'token:' to the initialiser or set 'givenToken' first")
            }
            yield givenToken!
        }
        _modify {
            if givenToken == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.token", "pass 'token:' to the initialiser or set 'givenToken' first")
            }
            yield &givenToken!
        }
    }
    var givenToken: Token?

    nonisolated struct ReadCall {
        let times: Int
    }
    private(set) var readCalls: [ReadCall] = []
    var readCallCount: Int { readCalls.count }
    var readHandler: ((_ token: borrowing Token, _ times: Int) -> Int)?
    private let readSignal = DIRuntime.CallSignal()
    func readCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await readSignal.wait(for: count)
    }
    func read(_ token: borrowing Token, times: Int) -> Int {
        readCalls.append(ReadCall(times: times))
        readSignal.called()
        guard let handler = readHandler else {
            needleMockFailure("TokenDependencyMock.read(_:times:)", "set 'readHandler' first")
        }
        return handler(token, times)
    }

    nonisolated struct FindCall {
        let number: Int
    }
    private(set) var findCalls: [FindCall] = []
    var findCallCount: Int { findCalls.count }
    var findHandler: ((_ number: Int) -> Token?)?
    private let findSignal = DIRuntime.CallSignal()
    func findCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findSignal.wait(for: count)
    }
    func find(_ number: Int) -> Token? {
        findCalls.append(FindCall(number: number))
        findSignal.called()
        guard let handler = findHandler else {
            return needleMockNone("TokenDependencyMock.find(_:)", "set 'findHandler' first")
        }
        return handler(number)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        readCalls = []
        readSignal.reset()
        findCalls = []
        findSignal.reset()
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
