// (head)

import DIRuntime

@MainActor final class KeyedStoreMock<Key: Hashable & Sendable, Item: Identifiable & Codable & Sendable, Failure: Error & Sendable>: KeyedStore where Item.ID == Int {
    init(all: [Item]? = nil, newest: Item?...) {
        if let given = all { self.all = given }
        if let given = newest.last { self.newest = given }
    }

    nonisolated struct SubscriptCall {
        let key: Key
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: (@MainActor (_ key: Key) -> Item?)?
    private(set) var subscriptSetCallCount = 0
    var subscriptSetHandler: (@MainActor (_ newValue: Item?, _ key: Key) -> Void)?
    subscript(key: Key) -> Item? {
        get {
            subscriptCalls.append(SubscriptCall(key: key))
            guard let handler = subscriptHandler else {
                return needleMockNone("KeyedStoreMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(key)
        }
        set {
            subscriptSetCallCount += 1
            subscriptSetHandler?(newValue, key)
        }
    }

    private(set) var copyCallCount = 0
    var copyHandler: (@MainActor () -> KeyedStoreMock)?
    private let copySignal = DIRuntime.CallSignal()
    func copyCalled(_ count: Int = 1) async throws { try await copySignal.wait(for: count) }
    func copy() -> KeyedStoreMock {
        copyCallCount += 1
        copySignal.called()
        guard let handler = copyHandler else { needleMockFailure("KeyedStoreMock.copy()", "set 'copyHandler' first") }
        return handler()
    }

    nonisolated var allHandler: (@Sendable () -> [Item])? {
        get { allHandlerState.value }
        set { allHandlerState.value = newValue }
    }
    private let allHandlerState = NeedleMockState<(@Sendable () -> [Item])?>(nil)
    nonisolated var all: [Item] {
        get {
            if let handler = allHandler { return handler() }
            return needleMockValue(nil as [Item]?, "KeyedStoreMock.all", "pass 'all:' to the initialiser or set it first")
        }
        set {
            allHandler = needleMockKept(newValue) ?? needleMockDropped(allHandler, "KeyedStoreMock.all", "allHandler")
        }
    }

    nonisolated var newestHandler: (@Sendable () -> Item?)? {
        get { newestHandlerState.value }
        set { newestHandlerState.value = newValue }
    }
    private let newestHandlerState = NeedleMockState<(@Sendable () -> Item?)?>(nil)
    nonisolated var newest: Item? {
        get {
            if let handler = newestHandler { return handler() }
            return needleMockValue(nil as Item??, "KeyedStoreMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set {
            newestHandler = needleMockKept(newValue) ?? needleMockDropped(newestHandler, "KeyedStoreMock.newest", "newestHandler")
        }
    }

    nonisolated struct ItemCall {
        let id: Item.ID
    }
    private let itemCallsState = NeedleMockState<[(@Sendable () -> Item.ID)?]>([])
    nonisolated var itemCalls: [ItemCall] {
        needleMockCalls(itemCallsState.value, "KeyedStoreMock.itemCalls").map { ItemCall(id: $0) }
    }
    nonisolated var itemCallCount: Int { itemCallsState.value.count }
    nonisolated var itemHandler: (@Sendable (_ id: Item.ID) throws -> Item)? {
        get { itemHandlerState.value }
        set { itemHandlerState.value = newValue }
    }
    private let itemHandlerState = NeedleMockState<(@Sendable (_ id: Item.ID) throws -> Item)?>(nil)
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    nonisolated func item(_ id: Item.ID) throws -> Item {
        let call = needleMockKept(id)
        itemCallsState.append(call)
        itemSignal.called()
        guard let handler = itemHandler else {
            throw needleMockError("KeyedStoreMock.item(_:)", "set 'itemHandler' first")
        }
        return try handler(id)
    }

    nonisolated struct SaveCall {
        let item: Item
    }
    private let saveCallsState = NeedleMockState<[(@Sendable () -> Item)?]>([])
    nonisolated var saveCalls: [SaveCall] {
        needleMockCalls(saveCallsState.value, "KeyedStoreMock.saveCalls").map { SaveCall(item: $0) }
    }
    nonisolated var saveCallCount: Int { saveCallsState.value.count }
    nonisolated var saveHandler: (@Sendable (_ item: Item, _ completion: @escaping (Result<Item, Failure>) -> Void) -> Void)? {
        get { saveHandlerState.value }
        set { saveHandlerState.value = newValue }
    }
    private let saveHandlerState = NeedleMockState<(@Sendable (_ item: Item, _ completion: @escaping (Result<Item, Failure>) -> Void) -> Void)?>(nil)
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    nonisolated func save(_ item: Item, then completion: @escaping (Result<Item, Failure>) -> Void) {
        let call = needleMockKept(item)
        saveCallsState.append(call)
        saveSignal.called()
        saveHandler?(item, completion)
    }

    private let convertCallsState = NeedleMockState<Int>(0)
    nonisolated var convertCallCount: Int { convertCallsState.value }
    nonisolated var convertHandler: (@Sendable (_ convert: (Item) -> Any) -> Any)? {
        get { convertHandlerState.value }
        set { convertHandlerState.value = newValue }
    }
    private let convertHandlerState = NeedleMockState<(@Sendable (_ convert: (Item) -> Any) -> Any)?>(nil)
    private let convertSignal = DIRuntime.CallSignal()
    func convertCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await convertSignal.wait(for: count)
    }
    nonisolated func convert<Other>(_ convert: (Item) -> Other) -> [Other] {
        convertCallsState.increment()
        convertSignal.called()
        guard let handler = convertHandler else {
            needleMockFailure("KeyedStoreMock.convert(_:)", "set 'convertHandler' first")
        }
        return needleMockResult(handler(convert), "KeyedStoreMock.convertHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCallCount = 0
        copyCallCount = 0
        copySignal.reset()
        itemCallsState.value = []
        itemSignal.reset()
        saveCallsState.value = []
        saveSignal.reset()
        convertCallsState.value = 0
        convertSignal.reset()
    }
}

nonisolated final class StoreMock<Item: Identifiable & Codable, Failure: Error>: Store where Item.ID == Int {
    init(all: [Item]? = nil, newest: Item?...) {
        givenAll = all
        givenNewest = newest.last
    }

    var all: [Item] {
        get { needleMockValue(givenAll, "StoreMock.all", "pass 'all:' to the initialiser or set it first") }
        set { givenAll = newValue }
    }
    private var givenAll: [Item]?

    var newest: Item? {
        get { needleMockValue(givenNewest, "StoreMock.newest", "pass 'newest:' to the initialiser or set it first") }
        set { givenNewest = newValue }
    }
    private var givenNewest: Item??

    nonisolated struct ItemCall {
        let id: Item.ID
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ id: Item.ID) throws -> Item)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(_ id: Item.ID) throws -> Item {
        itemCalls.append(ItemCall(id: id))
        itemSignal.called()
        guard let handler = itemHandler else { throw needleMockError("StoreMock.item(_:)", "set 'itemHandler' first") }
        return try handler(id)
    }

    nonisolated struct SaveCall {
        let item: Item
        let completion: (Result<Item, Failure>) -> Void
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ item: Item, _ completion: @escaping (Result<Item, Failure>) -> Void) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item, then completion: @escaping (Result<Item, Failure>) -> Void) {
        saveCalls.append(SaveCall(item: item, completion: completion))
        saveSignal.called()
        saveHandler?(item, completion)
    }

    private(set) var convertCallCount = 0
    var convertHandler: ((_ convert: (Item) -> Any) -> Any)?
    private let convertSignal = DIRuntime.CallSignal()
    func convertCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await convertSignal.wait(for: count)
    }
    func convert<Other>(_ convert: (Item) -> Other) -> [Other] {
        convertCallCount += 1
        convertSignal.called()
        guard let handler = convertHandler else {
            needleMockFailure("StoreMock.convert(_:)", "set 'convertHandler' first")
        }
        return needleMockResult(handler(convert), "StoreMock.convertHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        itemCalls = []
        itemSignal.reset()
        saveCalls = []
        saveSignal.reset()
        convertCallCount = 0
        convertSignal.reset()
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
