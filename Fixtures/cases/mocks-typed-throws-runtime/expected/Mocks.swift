// (head)

import DIRuntime

nonisolated final class StoreMock: Store, Sendable {
    init(title: String? = nil) {
        if let given = title {
            if let kept = needleMockKept(given) { titleHandler = kept } else if case nil = titleHandler { _ = needleMockDropped(nil as Never?, "StoreMock.title", "titleHandler") }
        }
    }

    nonisolated struct LoadCall {
        let page: Int
    }
    private let loadCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var loadCalls: [LoadCall] {
        needleMockCalls(loadCallsState.value, "StoreMock.loadCalls").map { LoadCall(page: $0) }
    }
    var loadCallCount: Int { loadCallsState.value.count }
    var loadHandler: (@Sendable (_ page: Int) throws(Offline) -> Int)? {
        get { loadHandlerState.value.handler }
        set { loadHandlerState.value.handler = newValue }
    }
    private nonisolated struct LoadHandlerState: Sendable {
        var handler: (@Sendable (_ page: Int) throws(Offline) -> Int)?
    }
    private let loadHandlerState = NeedleMockState<LoadHandlerState>(LoadHandlerState())
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ page: Int) throws(Offline) -> Int {
        let call = needleMockKept(page)
        loadCallsState.append(call)
        loadSignal.called()
        guard let handler = loadHandler else { needleMockFailure("StoreMock.load(_:)", "set 'loadHandler' first") }
        return try handler(page)
    }

    nonisolated struct SaveCall {
        let page: Int
    }
    private let saveCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var saveCalls: [SaveCall] {
        needleMockCalls(saveCallsState.value, "StoreMock.saveCalls").map { SaveCall(page: $0) }
    }
    var saveCallCount: Int { saveCallsState.value.count }
    var saveHandler: (@Sendable (_ page: Int) async throws(Offline) -> Void)? {
        get { saveHandlerState.value.handler }
        set { saveHandlerState.value.handler = newValue }
    }
    private nonisolated struct SaveHandlerState: Sendable {
        var handler: (@Sendable (_ page: Int) async throws(Offline) -> Void)?
    }
    private let saveHandlerState = NeedleMockState<SaveHandlerState>(SaveHandlerState())
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ page: Int) async throws(Offline) {
        let call = needleMockKept(page)
        saveCallsState.append(call)
        saveSignal.called()
        try await saveHandler?(page)
    }

    var titleHandler: (@Sendable () throws(Offline) -> String)? {
        get { titleHandlerState.value.handler }
        set { titleHandlerState.value.handler = newValue }
    }
    private nonisolated struct TitleHandlerState: Sendable { var handler: (@Sendable () throws(Offline) -> String)? }
    private let titleHandlerState = NeedleMockState<TitleHandlerState>(TitleHandlerState())
    var title: String {
        get throws(Offline) {
            if let handler = titleHandler { return try handler() }
            return needleMockValue(nil as String?, "StoreMock.title", "pass 'title:' to the initialiser or set 'titleHandler' first")
        }
    }

    private let plainCallsState = NeedleMockState<Int>(0)
    var plainCallCount: Int { plainCallsState.value }
    var plainHandler: (@Sendable () throws -> Int)? {
        get { plainHandlerState.value }
        set { plainHandlerState.value = newValue }
    }
    private let plainHandlerState = NeedleMockState<(@Sendable () throws -> Int)?>(nil)
    private let plainSignal = DIRuntime.CallSignal()
    func plainCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await plainSignal.wait(for: count)
    }
    func plain() throws -> Int {
        plainCallsState.increment()
        plainSignal.called()
        guard let handler = plainHandler else { throw needleMockError("StoreMock.plain()", "set 'plainHandler' first") }
        return try handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCallsState.value = []
        loadSignal.reset()
        saveCallsState.value = []
        saveSignal.reset()
        plainCallsState.value = 0
        plainSignal.reset()
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

/// A closure that returns the value; nil for what is not Sendable, which no lock could guard once it is handed out.
private nonisolated func needleMockKept<Value: Sendable>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? {
    let value = value()
    return { value }
}
private nonisolated func needleMockKept<Value>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? { nil }
private nonisolated func needleMockDropped<Handler>(_ current: Handler?, _ member: String, _ handler: String) -> Handler? {
    if current == nil { DIRuntime.MockFailure.report("\(member) was set to a value that several tasks cannot share: set '\(handler)' to a closure that makes one") }
    return current
}
private nonisolated func needleMockCalls<Call>(_ calls: [(@Sendable () -> Call)?], _ member: String) -> [Call] {
    if calls.contains(where: { $0 == nil }) {
        DIRuntime.MockFailure.report("\(member) was read, but arguments that are not Sendable are not kept: count the calls, or look at them in the handler")
    }
    return calls.compactMap { $0 }.map { $0() }
}

/// What any thread may use of a mock.
private nonisolated final class NeedleMockState<Value: Sendable>: @unchecked Sendable {
    private var current: Value
    init(_ value: Value) { current = value }
    var value: Value {
        get { DIRuntime.MockLock.locked { current } }
        set {
            var value = newValue
            DIRuntime.MockLock.locked { swap(&current, &value) }
        }
    }
    func increment() where Value == Int { DIRuntime.MockLock.locked { current += 1 } }
    func append<Element>(_ element: Element) where Value == [Element] {
        DIRuntime.MockLock.locked { current.append(element) }
    }
}
