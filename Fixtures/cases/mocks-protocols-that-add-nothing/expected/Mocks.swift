// (head)

import DIRuntime

nonisolated final class AnyStoreMock<Item>: AnyStore {
    init(item: Item? = nil) {
        givenItem = item
    }

    var item: Item {
        get { needleMockValue(givenItem, "AnyStoreMock.item", "pass 'item:' to the initialiser or set it first") }
        set { givenItem = newValue }
    }
    private var givenItem: Item?

    nonisolated struct KeepCall {
        let item: Item
    }
    private(set) var keepCalls: [KeepCall] = []
    var keepCallCount: Int { keepCalls.count }
    var keepHandler: ((_ item: Item) -> Void)?
    private let keepSignal = DIRuntime.CallSignal()
    func keepCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keepSignal.wait(for: count)
    }
    func keep(_ item: Item) {
        keepCalls.append(KeepCall(item: item))
        keepSignal.called()
        keepHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keepCalls = []
        keepSignal.reset()
    }
}

nonisolated final class CartStoreMock: CartStore {
    typealias Item = Int

    init(item: Item? = nil) {
        givenItem = item
    }

    var item: Item {
        get { needleMockValue(givenItem, "CartStoreMock.item", "pass 'item:' to the initialiser or set it first") }
        set { givenItem = newValue }
    }
    private var givenItem: Item?

    nonisolated struct KeepCall {
        let item: Item
    }
    private(set) var keepCalls: [KeepCall] = []
    var keepCallCount: Int { keepCalls.count }
    var keepHandler: ((_ item: Item) -> Void)?
    private let keepSignal = DIRuntime.CallSignal()
    func keepCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keepSignal.wait(for: count)
    }
    func keep(_ item: Item) {
        keepCalls.append(KeepCall(item: item))
        keepSignal.called()
        keepHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keepCalls = []
        keepSignal.reset()
    }
}

nonisolated final class DiaryStoreMock: DiaryStore, Sendable {
    typealias Item = String

    init(item: Item? = nil) {
        if let given = item { self.item = given }
    }

    var itemHandler: (@Sendable () -> Item)? {
        get { itemHandlerState.value }
        set { itemHandlerState.value = newValue }
    }
    private let itemHandlerState = NeedleMockState<(@Sendable () -> Item)?>(nil)
    var item: Item {
        get {
            if let handler = itemHandler { return handler() }
            return needleMockValue(nil as Item?, "DiaryStoreMock.item", "pass 'item:' to the initialiser or set it first")
        }
        set {
            itemHandler = needleMockKept(newValue) ?? needleMockDropped(itemHandler, "DiaryStoreMock.item", "itemHandler")
        }
    }

    nonisolated struct KeepCall {
        let item: Item
    }
    private let keepCallsState = NeedleMockState<[(@Sendable () -> Item)?]>([])
    var keepCalls: [KeepCall] {
        needleMockCalls(keepCallsState.value, "DiaryStoreMock.keepCalls").map { KeepCall(item: $0) }
    }
    var keepCallCount: Int { keepCallsState.value.count }
    var keepHandler: (@Sendable (_ item: Item) -> Void)? {
        get { keepHandlerState.value }
        set { keepHandlerState.value = newValue }
    }
    private let keepHandlerState = NeedleMockState<(@Sendable (_ item: Item) -> Void)?>(nil)
    private let keepSignal = DIRuntime.CallSignal()
    func keepCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keepSignal.wait(for: count)
    }
    func keep(_ item: Item) {
        let call = needleMockKept(item)
        keepCallsState.append(call)
        keepSignal.called()
        keepHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keepCallsState.value = []
        keepSignal.reset()
    }
}

nonisolated final class LastStoreMock: LastStore {
    typealias Item = String

    init(size: Int? = nil, item: Item? = nil) {
        givenSize = size
        givenItem = item
    }

    var size: Int {
        get { needleMockValue(givenSize, "LastStoreMock.size", "pass 'size:' to the initialiser or set it first") }
        set { givenSize = newValue }
    }
    private var givenSize: Int?

    var item: Item {
        get { needleMockValue(givenItem, "LastStoreMock.item", "pass 'item:' to the initialiser or set it first") }
        set { givenItem = newValue }
    }
    private var givenItem: Item?

    nonisolated struct KeepCall {
        let item: Item
    }
    private(set) var keepCalls: [KeepCall] = []
    var keepCallCount: Int { keepCalls.count }
    var keepHandler: ((_ item: Item) -> Void)?
    private let keepSignal = DIRuntime.CallSignal()
    func keepCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keepSignal.wait(for: count)
    }
    func keep(_ item: Item) {
        keepCalls.append(KeepCall(item: item))
        keepSignal.called()
        keepHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keepCalls = []
        keepSignal.reset()
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
