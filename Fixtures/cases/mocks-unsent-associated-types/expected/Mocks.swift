// (head)

import DIRuntime

@MainActor final class AppStoreMock<State: Equatable, Action: Sendable>: AppStore {
    init(state: State? = nil) {
        givenState = state
    }

    var state: State {
        get { needleMockValue(givenState, "AppStoreMock.state", "pass 'state:' to the initialiser or set it first") }
        set { givenState = newValue }
    }
    private var givenState: State?

    nonisolated struct DispatchCall {
        let action: Action
    }
    private(set) var dispatchCalls: [DispatchCall] = []
    var dispatchCallCount: Int { dispatchCalls.count }
    var dispatchHandler: (@MainActor (_ action: Action) -> Void)?
    private let dispatchSignal = DIRuntime.CallSignal()
    func dispatchCalled(_ count: Int = 1) async throws { try await dispatchSignal.wait(for: count) }
    func dispatch(_ action: Action) {
        dispatchCalls.append(DispatchCall(action: action))
        dispatchSignal.called()
        dispatchHandler?(action)
    }

    private let identifierCallsState = NeedleMockState<Int>(0)
    nonisolated var identifierCallCount: Int { identifierCallsState.value }
    nonisolated var identifierHandler: (@Sendable () -> Int)? {
        get { identifierHandlerState.value }
        set { identifierHandlerState.value = newValue }
    }
    private let identifierHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    private let identifierSignal = DIRuntime.CallSignal()
    func identifierCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await identifierSignal.wait(for: count)
    }
    nonisolated func identifier() -> Int {
        identifierCallsState.increment()
        identifierSignal.called()
        guard let handler = identifierHandler else {
            needleMockFailure("AppStoreMock.identifier()", "set 'identifierHandler' first")
        }
        return handler()
    }

    nonisolated struct LogCall {
        let action: Action
    }
    private let logCallsState = NeedleMockState<[(@Sendable () -> Action)?]>([])
    nonisolated var logCalls: [LogCall] {
        needleMockCalls(logCallsState.value, "AppStoreMock.logCalls").map { LogCall(action: $0) }
    }
    nonisolated var logCallCount: Int { logCallsState.value.count }
    nonisolated var logHandler: (@Sendable (_ action: Action) -> Void)? {
        get { logHandlerState.value }
        set { logHandlerState.value = newValue }
    }
    private let logHandlerState = NeedleMockState<(@Sendable (_ action: Action) -> Void)?>(nil)
    private let logSignal = DIRuntime.CallSignal()
    func logCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await logSignal.wait(for: count)
    }
    nonisolated func log(_ action: Action) {
        let call = needleMockKept(action)
        logCallsState.append(call)
        logSignal.called()
        logHandler?(action)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        dispatchCalls = []
        dispatchSignal.reset()
        identifierCallsState.value = 0
        identifierSignal.reset()
        logCallsState.value = []
        logSignal.reset()
    }
}

nonisolated final class ItemStoreMock<Item>: ItemStore {
    init() {}

    nonisolated struct SaveCall {
        let item: Item
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ item: Item) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item) {
        saveCalls.append(SaveCall(item: item))
        saveSignal.called()
        saveHandler?(item)
    }

    static var limitHandler: (@Sendable () -> Int)? {
        get { limitHandlerState.value }
        set { limitHandlerState.value = newValue }
    }
    private static var limitHandlerState: NeedleMockState<(@Sendable () -> Int)?> {
        needleMockShared(Self.self, "limitHandlerState", .init(nil))
    }
    static var limit: Int {
        get {
            if let handler = limitHandler { return handler() }
            return needleMockValue(nil as Int?, "ItemStoreMock.limit", "set 'ItemStoreMock.limit' first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "ItemStoreMock.limit", "limitHandler")
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        saveCalls = []
        saveSignal.reset()
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

/// What a generic mock keeps for a static member: its class can store nothing static.
private nonisolated func needleMockShared<Value: Sendable>(_ mock: Any.Type, _ name: String, _ initial: @autoclosure () -> Value) -> Value {
    DIRuntime.MockLock.locked {
        let known = NeedleMockSharedStates.all[Swift.ObjectIdentifier(mock), default: [:]][name] as? Value ?? initial()
        NeedleMockSharedStates.all[Swift.ObjectIdentifier(mock), default: [:]][name] = known
        return known
    }
}
private nonisolated enum NeedleMockSharedStates {
    nonisolated(unsafe) static var all: [Swift.ObjectIdentifier: [String: any Sendable]] = [:]
}
