// (head)

import Core
import DIRuntime

@MainActor final class KeychainMock: nonisolated Keychain {
    init(secret: String? = nil) {
        givenSecret = secret
    }

    nonisolated struct ReadCall {
        let key: String
    }
    private(set) var readCalls: [ReadCall] = []
    var readCallCount: Int { readCalls.count }
    var readHandler: (@MainActor (_ key: String) -> Int)?
    private let readSignal = DIRuntime.CallSignal()
    func readCalled(_ count: Int = 1) async throws { try await readSignal.wait(for: count) }
    func read(_ key: String) -> Int {
        readCalls.append(ReadCall(key: key))
        readSignal.called()
        guard let handler = readHandler else { needleMockFailure("KeychainMock.read(_:)", "set 'readHandler' first") }
        return handler(key)
    }

    var secret: String {
        get { needleMockValue(givenSecret, "KeychainMock.secret", "pass 'secret:' to the initialiser or set it first") }
        set { givenSecret = newValue }
    }
    private var givenSecret: String?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        readCalls = []
        readSignal.reset()
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
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
