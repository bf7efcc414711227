// (head)

import DIRuntime

nonisolated final class CachedStoreMock: CachedStore, Sendable {
    typealias Item = Account.User
    typealias Key = Int

    init(count: Int? = nil) {
        if let given = count { self.count = given }
    }

    var countHandler: (@Sendable () -> Int)? {
        get { countHandlerState.value }
        set { countHandlerState.value = newValue }
    }
    private let countHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    var count: Int {
        get {
            if let handler = countHandler { return handler() }
            return needleMockValue(nil as Int?, "CachedStoreMock.count", "pass 'count:' to the initialiser or set it first")
        }
        set {
            countHandler = needleMockKept(newValue) ?? needleMockDropped(countHandler, "CachedStoreMock.count", "countHandler")
        }
    }

    private let allCallsState = NeedleMockState<Int>(0)
    var allCallCount: Int { allCallsState.value }
    var allHandler: (@Sendable () -> [Item])? {
        get { allHandlerState.value }
        set { allHandlerState.value = newValue }
    }
    private let allHandlerState = NeedleMockState<(@Sendable () -> [Item])?>(nil)
    private let allSignal = DIRuntime.CallSignal()
    func allCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await allSignal.wait(for: count)
    }
    func all() -> [Item] {
        allCallsState.increment()
        allSignal.called()
        guard let handler = allHandler else { needleMockFailure("CachedStoreMock.all()", "set 'allHandler' first") }
        return handler()
    }

    nonisolated struct DropCall {
        let key: Key
    }
    private let dropCallsState = NeedleMockState<[(@Sendable () -> Key)?]>([])
    var dropCalls: [DropCall] {
        needleMockCalls(dropCallsState.value, "CachedStoreMock.dropCalls").map { DropCall(key: $0) }
    }
    var dropCallCount: Int { dropCallsState.value.count }
    var dropHandler: (@Sendable (_ key: Key) -> Void)? {
        get { dropHandlerState.value }
        set { dropHandlerState.value = newValue }
    }
    private let dropHandlerState = NeedleMockState<(@Sendable (_ key: Key) -> Void)?>(nil)
    private let dropSignal = DIRuntime.CallSignal()
    func dropCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await dropSignal.wait(for: count)
    }
    func drop(_ key: Key) {
        let call = needleMockKept(key)
        dropCallsState.append(call)
        dropSignal.called()
        dropHandler?(key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        allCallsState.value = 0
        allSignal.reset()
        dropCallsState.value = []
        dropSignal.reset()
    }
}

nonisolated final class GuestStoreMock: GuestStore {
    typealias Item = Account.User

    init() {}

    private(set) var allCallCount = 0
    var allHandler: (() -> [Item])?
    private let allSignal = DIRuntime.CallSignal()
    func allCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await allSignal.wait(for: count)
    }
    func all() -> [Item] {
        allCallCount += 1
        allSignal.called()
        guard let handler = allHandler else { needleMockFailure("GuestStoreMock.all()", "set 'allHandler' first") }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        allCallCount = 0
        allSignal.reset()
    }
}

nonisolated final class NamedUserStoreMock: NamedUserStore, Sendable {
    typealias Item = Account.User
    typealias Key = String

    init() {}

    private let allCallsState = NeedleMockState<Int>(0)
    var allCallCount: Int { allCallsState.value }
    var allHandler: (@Sendable () -> [Item])? {
        get { allHandlerState.value }
        set { allHandlerState.value = newValue }
    }
    private let allHandlerState = NeedleMockState<(@Sendable () -> [Item])?>(nil)
    private let allSignal = DIRuntime.CallSignal()
    func allCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await allSignal.wait(for: count)
    }
    func all() -> [Item] {
        allCallsState.increment()
        allSignal.called()
        guard let handler = allHandler else { needleMockFailure("NamedUserStoreMock.all()", "set 'allHandler' first") }
        return handler()
    }

    nonisolated struct DropCall {
        let key: Key
    }
    private let dropCallsState = NeedleMockState<[(@Sendable () -> Key)?]>([])
    var dropCalls: [DropCall] {
        needleMockCalls(dropCallsState.value, "NamedUserStoreMock.dropCalls").map { DropCall(key: $0) }
    }
    var dropCallCount: Int { dropCallsState.value.count }
    var dropHandler: (@Sendable (_ key: Key) -> Void)? {
        get { dropHandlerState.value }
        set { dropHandlerState.value = newValue }
    }
    private let dropHandlerState = NeedleMockState<(@Sendable (_ key: Key) -> Void)?>(nil)
    private let dropSignal = DIRuntime.CallSignal()
    func dropCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await dropSignal.wait(for: count)
    }
    func drop(_ key: Key) {
        let call = needleMockKept(key)
        dropCallsState.append(call)
        dropSignal.called()
        dropHandler?(key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        allCallsState.value = 0
        allSignal.reset()
        dropCallsState.value = []
        dropSignal.reset()
    }
}

nonisolated final class NamesMock: Names {
    typealias Element = String

    init() {}

    private(set) var makeIteratorCallCount = 0
    var makeIteratorHandler: (() -> Swift.AnyIterator<Element>)?
    private let makeIteratorSignal = DIRuntime.CallSignal()
    func makeIteratorCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await makeIteratorSignal.wait(for: count)
    }
    func makeIterator() -> Swift.AnyIterator<Element> {
        makeIteratorCallCount += 1
        makeIteratorSignal.called()
        guard let handler = makeIteratorHandler else {
            needleMockFailure("NamesMock.makeIterator()", "set 'makeIteratorHandler' first")
        }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        makeIteratorCallCount = 0
        makeIteratorSignal.reset()
    }
}

nonisolated final class UserStoreMock: UserStore {
    typealias Item = Account.User

    init() {}

    private(set) var allCallCount = 0
    var allHandler: (() -> [Item])?
    private let allSignal = DIRuntime.CallSignal()
    func allCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await allSignal.wait(for: count)
    }
    func all() -> [Item] {
        allCallCount += 1
        allSignal.called()
        guard let handler = allHandler else { needleMockFailure("UserStoreMock.all()", "set 'allHandler' first") }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        allCallCount = 0
        allSignal.reset()
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
