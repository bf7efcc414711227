// (head)

import DIRuntime

nonisolated final class ClockMock: Clock {
    init() {}

    nonisolated struct WaitCall {
        let seconds: Int
    }
    private(set) var waitCalls: [WaitCall] = []
    var waitCallCount: Int { waitCalls.count }
    var waitHandler: ((_ seconds: Int) -> Int)?
    private let waitSignal = DIRuntime.CallSignal()
    func waitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await waitSignal.wait(for: count)
    }
    func wait(_ seconds: Int) -> Int {
        waitCalls.append(WaitCall(seconds: seconds))
        waitSignal.called()
        guard let handler = waitHandler else { needleMockFailure("ClockMock.wait(_:)", "set 'waitHandler' first") }
        return handler(seconds)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        waitCalls = []
        waitSignal.reset()
    }
}

#if DEBUG
nonisolated final class ClockDependencyMock: ClockDependency {
    init(zone: String? = nil) {
        givenZone = zone
    }

    var zone: String {
        get {
            needleMockValue(givenZone, "ClockDependencyMock.zone", "pass 'zone:' to the initialiser or set it first")
        }
        set { givenZone = newValue }
    }
    private var givenZone: String?
}
#endif

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
