// (head)

import DIRuntime

nonisolated final class CodedStoreMock<Item: Codable & Identifiable & Equatable, Key: Sendable & Hashable>: CodedStore where Item.ID == Int {
    init(newest: Item? = nil) {
        givenNewest = newest
    }

    private(set) var codedCallCount = 0
    var codedHandler: (() throws -> [Item])?
    private let codedSignal = DIRuntime.CallSignal()
    func codedCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await codedSignal.wait(for: count)
    }
    func coded() throws -> [Item] {
        codedCallCount += 1
        codedSignal.called()
        guard let handler = codedHandler else {
            throw needleMockError("CodedStoreMock.coded()", "set 'codedHandler' first")
        }
        return try handler()
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
            return needleMockValue(nil as Int?, "CodedStoreMock.limit", "set 'CodedStoreMock.limit' first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "CodedStoreMock.limit", "limitHandler")
        }
    }

    var newest: Item {
        get {
            needleMockValue(givenNewest, "CodedStoreMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set { givenNewest = newValue }
    }
    private var givenNewest: Item?

    nonisolated struct ItemCall {
        let key: Key
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ key: Key) -> Item?)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(_ key: Key) -> Item? {
        itemCalls.append(ItemCall(key: key))
        itemSignal.called()
        guard let handler = itemHandler else {
            return needleMockNone("CodedStoreMock.item(_:)", "set 'itemHandler' first")
        }
        return handler(key)
    }

    nonisolated struct SaveCall {
        let item: Item
        let key: Key
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ item: Item, _ key: Key) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item, as key: Key) {
        saveCalls.append(SaveCall(item: item, key: key))
        saveSignal.called()
        saveHandler?(item, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        codedCallCount = 0
        codedSignal.reset()
        itemCalls = []
        itemSignal.reset()
        saveCalls = []
        saveSignal.reset()
    }
}

nonisolated final class MirrorStoreMock<Key: Equatable & Hashable & Sendable>: MirrorStore {
    typealias Item = Key

    init(newest: Item? = nil) {
        givenNewest = newest
    }

    nonisolated struct MirrorCall {
        let item: Item
    }
    private static var mirrorCallsState: NeedleMockState<[(@Sendable () -> Item)?]> {
        needleMockShared(Self.self, "mirrorCallsState", .init([]))
    }
    static var mirrorCalls: [MirrorCall] {
        needleMockCalls(mirrorCallsState.value, "MirrorStoreMock.mirrorCalls").map { MirrorCall(item: $0) }
    }
    static var mirrorCallCount: Int { mirrorCallsState.value.count }
    static var mirrorHandler: (@Sendable (_ item: Item) -> Key)? {
        get { mirrorHandlerState.value }
        set { mirrorHandlerState.value = newValue }
    }
    private static var mirrorHandlerState: NeedleMockState<(@Sendable (_ item: Item) -> Key)?> {
        needleMockShared(Self.self, "mirrorHandlerState", .init(nil))
    }
    private static var mirrorSignal: DIRuntime.CallSignal { needleMockShared(Self.self, "mirrorSignal", .init()) }
    static func mirrorCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await mirrorSignal.wait(for: count)
    }
    static func mirror(_ item: Item) -> Key {
        let call = needleMockKept(item)
        mirrorCallsState.append(call)
        mirrorSignal.called()
        guard let handler = mirrorHandler else {
            needleMockFailure("MirrorStoreMock.mirror(_:)", "set 'MirrorStoreMock.mirrorHandler' first")
        }
        return handler(item)
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
            return needleMockValue(nil as Int?, "MirrorStoreMock.limit", "set 'MirrorStoreMock.limit' first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "MirrorStoreMock.limit", "limitHandler")
        }
    }

    var newest: Item {
        get {
            needleMockValue(givenNewest, "MirrorStoreMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set { givenNewest = newValue }
    }
    private var givenNewest: Item?

    nonisolated struct ItemCall {
        let key: Key
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ key: Key) -> Item?)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(_ key: Key) -> Item? {
        itemCalls.append(ItemCall(key: key))
        itemSignal.called()
        guard let handler = itemHandler else {
            return needleMockNone("MirrorStoreMock.item(_:)", "set 'itemHandler' first")
        }
        return handler(key)
    }

    nonisolated struct SaveCall {
        let item: Item
        let key: Key
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ item: Item, _ key: Key) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item, as key: Key) {
        saveCalls.append(SaveCall(item: item, key: key))
        saveSignal.called()
        saveHandler?(item, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        itemCalls = []
        itemSignal.reset()
        saveCalls = []
        saveSignal.reset()
    }
}

nonisolated final class NamedNotesMock: NamedNotes {
    typealias Item = Note
    typealias Key = Optional<Feature.Name>

    init(title: String? = nil, newest: Item? = nil) {
        givenTitle = title
        givenNewest = newest
    }

    var title: String {
        get { needleMockValue(givenTitle, "NamedNotesMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    static var limitHandler: (@Sendable () -> Int)? {
        get { limitHandlerState.value }
        set { limitHandlerState.value = newValue }
    }
    private static let limitHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    static var limit: Int {
        get {
            if let handler = limitHandler { return handler() }
            return needleMockValue(nil as Int?, "NamedNotesMock.limit", "set 'NamedNotesMock.limit' first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "NamedNotesMock.limit", "limitHandler")
        }
    }

    var newest: Item {
        get {
            needleMockValue(givenNewest, "NamedNotesMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set { givenNewest = newValue }
    }
    private var givenNewest: Item?

    nonisolated struct ItemCall {
        let key: Key
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ key: Key) -> Item?)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(_ key: Key) -> Item? {
        itemCalls.append(ItemCall(key: key))
        itemSignal.called()
        guard let handler = itemHandler else {
            return needleMockNone("NamedNotesMock.item(_:)", "set 'itemHandler' first")
        }
        return handler(key)
    }

    nonisolated struct SaveCall {
        let item: Item
        let key: Key
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ item: Item, _ key: Key) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item, as key: Key) {
        saveCalls.append(SaveCall(item: item, key: key))
        saveSignal.called()
        saveHandler?(item, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        itemCalls = []
        itemSignal.reset()
        saveCalls = []
        saveSignal.reset()
    }
}

nonisolated final class NodeMock: Node {
    typealias Parent = NodeMock

    init(parent: Parent? = nil) {
        givenParent = parent
    }

    var parent: Parent {
        get { needleMockValue(givenParent, "NodeMock.parent", "pass 'parent:' to the initialiser or set it first") }
        set { givenParent = newValue }
    }
    private var givenParent: Parent?
}

nonisolated final class NoteStoreMock: NoteStore {
    typealias Item = Note
    typealias Key = String

    init(newest: Item? = nil) {
        givenNewest = newest
    }

    nonisolated struct CountCall {
        let notes: [Item]
    }
    private(set) var countCalls: [CountCall] = []
    var countCallCount: Int { countCalls.count }
    var countHandler: ((_ notes: [Item]) -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count(of notes: [Item]) -> Int {
        countCalls.append(CountCall(notes: notes))
        countSignal.called()
        guard let handler = countHandler else {
            needleMockFailure("NoteStoreMock.count(of:)", "set 'countHandler' first")
        }
        return handler(notes)
    }

    static var limitHandler: (@Sendable () -> Int)? {
        get { limitHandlerState.value }
        set { limitHandlerState.value = newValue }
    }
    private static let limitHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    static var limit: Int {
        get {
            if let handler = limitHandler { return handler() }
            return needleMockValue(nil as Int?, "NoteStoreMock.limit", "set 'NoteStoreMock.limit' first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "NoteStoreMock.limit", "limitHandler")
        }
    }

    var newest: Item {
        get {
            needleMockValue(givenNewest, "NoteStoreMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set { givenNewest = newValue }
    }
    private var givenNewest: Item?

    nonisolated struct ItemCall {
        let key: Key
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ key: Key) -> Item?)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(_ key: Key) -> Item? {
        itemCalls.append(ItemCall(key: key))
        itemSignal.called()
        guard let handler = itemHandler else {
            return needleMockNone("NoteStoreMock.item(_:)", "set 'itemHandler' first")
        }
        return handler(key)
    }

    nonisolated struct SaveCall {
        let item: Item
        let key: Key
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ item: Item, _ key: Key) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item, as key: Key) {
        saveCalls.append(SaveCall(item: item, key: key))
        saveSignal.called()
        saveHandler?(item, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        countCalls = []
        countSignal.reset()
        itemCalls = []
        itemSignal.reset()
        saveCalls = []
        saveSignal.reset()
    }
}

nonisolated final class StoreMock<Item: Equatable, Key: Hashable>: Store {
    init(newest: Item? = nil) {
        givenNewest = newest
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
            return needleMockValue(nil as Int?, "StoreMock.limit", "set 'StoreMock.limit' first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "StoreMock.limit", "limitHandler")
        }
    }

    var newest: Item {
        get { needleMockValue(givenNewest, "StoreMock.newest", "pass 'newest:' to the initialiser or set it first") }
        set { givenNewest = newValue }
    }
    private var givenNewest: Item?

    nonisolated struct ItemCall {
        let key: Key
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ key: Key) -> Item?)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(_ key: Key) -> Item? {
        itemCalls.append(ItemCall(key: key))
        itemSignal.called()
        guard let handler = itemHandler else { return needleMockNone("StoreMock.item(_:)", "set 'itemHandler' first") }
        return handler(key)
    }

    nonisolated struct SaveCall {
        let item: Item
        let key: Key
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ item: Item, _ key: Key) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item, as key: Key) {
        saveCalls.append(SaveCall(item: item, key: key))
        saveSignal.called()
        saveHandler?(item, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        itemCalls = []
        itemSignal.reset()
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
