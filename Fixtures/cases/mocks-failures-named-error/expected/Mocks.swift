// (head)

import DIRuntime

nonisolated final class LoaderMock<Error: Swift.Error>: Loader {
    init() {}

    private(set) var loadCallCount = 0
    var loadHandler: (() throws(Error) -> Int)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load() throws(Error) -> Int {
        loadCallCount += 1
        loadSignal.called()
        guard let handler = loadHandler else { needleMockFailure("LoaderMock.load()", "set 'loadHandler' first") }
        return try handler()
    }

    nonisolated struct RetryCall {
        let work: () throws(Error) -> Int
    }
    private(set) var retryCalls: [RetryCall] = []
    var retryCallCount: Int { retryCalls.count }
    var retryHandler: ((_ work: @escaping () throws(Error) -> Int) async throws(Error) -> Int)?
    private let retrySignal = DIRuntime.CallSignal()
    func retryCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await retrySignal.wait(for: count)
    }
    func retry(_ work: @escaping () throws(Error) -> Int) async throws(Error) -> Int {
        retryCalls.append(RetryCall(work: work))
        retrySignal.called()
        guard let handler = retryHandler else { needleMockFailure("LoaderMock.retry(_:)", "set 'retryHandler' first") }
        return try await handler(work)
    }

    private(set) var checkCallCount = 0
    var checkHandler: (() throws(Error) -> Void)?
    private let checkSignal = DIRuntime.CallSignal()
    func checkCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await checkSignal.wait(for: count)
    }
    func check() throws(Error) {
        checkCallCount += 1
        checkSignal.called()
        try checkHandler?()
    }

    nonisolated struct StoreCall {
        let number: Int
    }
    private(set) var storeCalls: [StoreCall] = []
    var storeCallCount: Int { storeCalls.count }
    var storeHandler: ((_ number: Int) throws -> Void)?
    private let storeSignal = DIRuntime.CallSignal()
    func storeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await storeSignal.wait(for: count)
    }
    func store(_ number: Int) throws {
        storeCalls.append(StoreCall(number: number))
        storeSignal.called()
        try storeHandler?(number)
    }

    nonisolated struct FailCall {
        let error: Error
    }
    private(set) var failCalls: [FailCall] = []
    var failCallCount: Int { failCalls.count }
    var failHandler: ((_ error: Error) -> Void)?
    private let failSignal = DIRuntime.CallSignal()
    func failCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await failSignal.wait(for: count)
    }
    func fail(with error: Error) {
        failCalls.append(FailCall(error: error))
        failSignal.called()
        failHandler?(error)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCallCount = 0
        loadSignal.reset()
        retryCalls = []
        retrySignal.reset()
        checkCallCount = 0
        checkSignal.reset()
        storeCalls = []
        storeSignal.reset()
        failCalls = []
        failSignal.reset()
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
