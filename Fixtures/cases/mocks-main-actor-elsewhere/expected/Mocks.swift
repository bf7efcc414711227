// (head)

import Core
import DIRuntime

@MainActor final class KeyCacheMock: @MainActor KeyCache {
    typealias Key = Core.Key

    init() {}

    private(set) var clearCallCount = 0
    var clearHandler: (@MainActor () -> Void)?
    private let clearSignal = DIRuntime.CallSignal()
    func clearCalled(_ count: Int = 1) async throws { try await clearSignal.wait(for: count) }
    func clear() {
        clearCallCount += 1
        clearSignal.called()
        clearHandler?()
    }

    nonisolated struct WarmCall {
        let key: Key
    }
    private(set) var warmCalls: [WarmCall] = []
    var warmCallCount: Int { warmCalls.count }
    var warmHandler: (@MainActor (_ key: Key) -> Void)?
    private let warmSignal = DIRuntime.CallSignal()
    func warmCalled(_ count: Int = 1) async throws { try await warmSignal.wait(for: count) }
    func warm(_ key: Key) {
        warmCalls.append(WarmCall(key: key))
        warmSignal.called()
        warmHandler?(key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        clearCallCount = 0
        clearSignal.reset()
        warmCalls = []
        warmSignal.reset()
    }
}

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

@MainActor final class VaultMock<Item>: nonisolated Vault {
    init(secret: String? = nil) {
        givenSecret = secret
    }

    nonisolated struct StoreCall {
        let item: Item
    }
    private(set) var storeCalls: [StoreCall] = []
    var storeCallCount: Int { storeCalls.count }
    var storeHandler: (@MainActor (_ item: Item) -> Void)?
    private let storeSignal = DIRuntime.CallSignal()
    func storeCalled(_ count: Int = 1) async throws { try await storeSignal.wait(for: count) }
    func store(_ item: Item) {
        storeCalls.append(StoreCall(item: item))
        storeSignal.called()
        storeHandler?(item)
    }

    private let sealCallsState = NeedleMockState<Int>(0)
    nonisolated var sealCallCount: Int { sealCallsState.value }
    nonisolated var sealHandler: (@Sendable () -> Void)? {
        get { sealHandlerState.value }
        set { sealHandlerState.value = newValue }
    }
    private let sealHandlerState = NeedleMockState<(@Sendable () -> Void)?>(nil)
    private let sealSignal = DIRuntime.CallSignal()
    func sealCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sealSignal.wait(for: count)
    }
    nonisolated func seal() {
        sealCallsState.increment()
        sealSignal.called()
        sealHandler?()
    }

    var secret: String {
        get { needleMockValue(givenSecret, "VaultMock.secret", "pass 'secret:' to the initialiser or set it first") }
        set { givenSecret = newValue }
    }
    private var givenSecret: String?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        storeCalls = []
        storeSignal.reset()
        sealCallsState.value = 0
        sealSignal.reset()
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
