// (head)

import DIRuntime

nonisolated final class RetryDependencyMock: RetryDependency {
    init() {}

    private(set) var attemptCallCount = 0
    var attemptHandler: ((_ work: () throws -> Int) throws -> Int)?
    private let attemptSignal = DIRuntime.CallSignal()
    func attemptCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await attemptSignal.wait(for: count)
    }
    func attempt<Failure: Error>(_ work: () throws(Failure) -> Int) throws -> Int {
        attemptCallCount += 1
        attemptSignal.called()
        guard let handler = attemptHandler else {
            throw needleMockError("RetryDependencyMock.attempt(_:)", "set 'attemptHandler' first")
        }
        return try handler(work)
    }

    nonisolated struct AttemptLaterCall {
        let work: () async throws -> Any
    }
    private(set) var attemptLaterCalls: [AttemptLaterCall] = []
    var attemptLaterCallCount: Int { attemptLaterCalls.count }
    var attemptLaterHandler: ((_ work: @escaping () async throws -> Any) async throws(Offline) -> Any)?
    private let attemptLaterSignal = DIRuntime.CallSignal()
    func attemptLaterCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await attemptLaterSignal.wait(for: count)
    }
    func attempt<Value, Failure>(later work: @escaping () async throws(Failure) -> Value) async throws(Offline) -> Value {
        attemptLaterCalls.append(AttemptLaterCall(work: work))
        attemptLaterSignal.called()
        guard let handler = attemptLaterHandler else {
            needleMockFailure("RetryDependencyMock.attempt(later:)", "set 'attemptLaterHandler' first")
        }
        return try await needleMockResult(handler(work), "RetryDependencyMock.attemptLaterHandler")
    }

    nonisolated struct OutcomeCall {
        let work: (Int) throws -> Void
    }
    private(set) var outcomeCalls: [OutcomeCall] = []
    var outcomeCallCount: Int { outcomeCalls.count }
    var outcomeHandler: ((_ work: @escaping (Int) throws -> Void) -> Any)?
    private let outcomeSignal = DIRuntime.CallSignal()
    func outcomeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await outcomeSignal.wait(for: count)
    }
    func outcome<Failure: Error>(of work: @escaping (Int) throws(Failure) -> Void) -> Result<Void, Failure> {
        outcomeCalls.append(OutcomeCall(work: work))
        outcomeSignal.called()
        guard let handler = outcomeHandler else {
            needleMockFailure("RetryDependencyMock.outcome(of:)", "set 'outcomeHandler' first")
        }
        return needleMockResult(handler(work), "RetryDependencyMock.outcomeHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        attemptCallCount = 0
        attemptSignal.reset()
        attemptLaterCalls = []
        attemptLaterSignal.reset()
        outcomeCalls = []
        outcomeSignal.reset()
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
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
