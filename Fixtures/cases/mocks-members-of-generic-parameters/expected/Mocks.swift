// (head)

import DIRuntime

nonisolated final class KeeperMock: Keeper {
    init() {}

    nonisolated struct OpenCall {
        let store: Any
    }
    private(set) var openCalls: [OpenCall] = []
    var openCallCount: Int { openCalls.count }
    var openHandler: ((_ store: Any) async -> Any)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await openSignal.wait(for: count)
    }
    func open<S: Store>(_ store: S) async -> S.Item where S.Item: Sendable {
        openCalls.append(OpenCall(store: store))
        openSignal.called()
        guard let handler = openHandler else { needleMockFailure("KeeperMock.open(_:)", "set 'openHandler' first") }
        return await needleMockResult(handler(store), "KeeperMock.openHandler")
    }

    nonisolated struct AllCall {
        let store: Any
    }
    private(set) var allCalls: [AllCall] = []
    var allCallCount: Int { allCalls.count }
    var allHandler: ((_ store: Any) throws -> Any)?
    private let allSignal = DIRuntime.CallSignal()
    func allCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await allSignal.wait(for: count)
    }
    func all<S: Store>(of store: S) throws -> [S.Item] where S.Item == Int {
        allCalls.append(AllCall(store: store))
        allSignal.called()
        guard let handler = allHandler else { throw needleMockError("KeeperMock.all(of:)", "set 'allHandler' first") }
        return try needleMockResult(handler(store), "KeeperMock.allHandler")
    }

    nonisolated struct SubscriptCall {
        let store: Any
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ store: Any) -> Any?)?
    subscript<S: Store>(store: S) -> S.Item? {
        get {
            subscriptCalls.append(SubscriptCall(store: store))
            guard let handler = subscriptHandler else {
                return needleMockNone("KeeperMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return needleMockResult(handler(store), "KeeperMock.subscriptHandler")
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        openCalls = []
        openSignal.reset()
        allCalls = []
        allSignal.reset()
        subscriptCalls = []
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
