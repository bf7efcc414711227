// (head)

import DIRuntime

nonisolated final class ChannelMock: Channel {
    typealias RawValue = String

    init(isOpen: Bool? = nil, rawValue: RawValue? = nil) {
        givenIsOpen = isOpen
        givenRawValue = rawValue
    }

    init?(rawValue: RawValue) {
        givenRawValue = rawValue
    }

    var isOpen: Bool {
        get { needleMockValue(givenIsOpen, "ChannelMock.isOpen", "pass 'isOpen:' to the initialiser or set it first") }
        set { givenIsOpen = newValue }
    }
    private var givenIsOpen: Bool?

    var rawValue: RawValue {
        get {
            needleMockValue(givenRawValue, "ChannelMock.rawValue", "pass 'rawValue:' to the initialiser or set it first")
        }
        set { givenRawValue = newValue }
    }
    private var givenRawValue: RawValue?

    static var allCasesHandler: (@Sendable () -> [ChannelMock])? {
        get { allCasesHandlerState.value }
        set { allCasesHandlerState.value = newValue }
    }
    private static let allCasesHandlerState = NeedleMockState<(@Sendable () -> [ChannelMock])?>(nil)
    static var allCases: [ChannelMock] {
        get {
            if let handler = allCasesHandler { return handler() }
            return needleMockValue(nil as [ChannelMock]?, "ChannelMock.allCases", "set 'ChannelMock.allCases' first")
        }
        set {
            allCasesHandler = needleMockKept(newValue) ?? needleMockDropped(allCasesHandler, "ChannelMock.allCases", "allCasesHandler")
        }
    }
}

nonisolated final class EntryMock: Entry {
    typealias ID = String

    init(id: String? = nil) {
        givenId = id
    }

    var id: String {
        get { needleMockValue(givenId, "EntryMock.id", "pass 'id:' to the initialiser or set it first") }
        set { givenId = newValue }
    }
    private var givenId: String?
}

nonisolated final class EventMock: Event, Sendable {
    init(name: String? = nil) {
        if let given = name { self.name = given }
    }

    init(from decoder: any Swift.Decoder) throws {}

    var nameHandler: (@Sendable () -> String)? {
        get { nameHandlerState.value }
        set { nameHandlerState.value = newValue }
    }
    private let nameHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    var name: String {
        get {
            if let handler = nameHandler { return handler() }
            return needleMockValue(nil as String?, "EventMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set {
            nameHandler = needleMockKept(newValue) ?? needleMockDropped(nameHandler, "EventMock.name", "nameHandler")
        }
    }

    nonisolated struct EncodeCall {
        let encoder: any Swift.Encoder
    }
    private let encodeCallsState = NeedleMockState<[(@Sendable () -> any Swift.Encoder)?]>([])
    var encodeCalls: [EncodeCall] {
        needleMockCalls(encodeCallsState.value, "EventMock.encodeCalls").map { EncodeCall(encoder: $0) }
    }
    var encodeCallCount: Int { encodeCallsState.value.count }
    var encodeHandler: (@Sendable (_ encoder: any Swift.Encoder) throws -> Void)? {
        get { encodeHandlerState.value }
        set { encodeHandlerState.value = newValue }
    }
    private let encodeHandlerState = NeedleMockState<(@Sendable (_ encoder: any Swift.Encoder) throws -> Void)?>(nil)
    private let encodeSignal = DIRuntime.CallSignal()
    func encodeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await encodeSignal.wait(for: count)
    }
    func encode(to encoder: any Swift.Encoder) throws {
        let call = needleMockKept(encoder)
        encodeCallsState.append(call)
        encodeSignal.called()
        try encodeHandler?(encoder)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        encodeCallsState.value = []
        encodeSignal.reset()
    }
}

nonisolated final class KeyedEntryMock<Key: Hashable>: KeyedEntry {
    init(key: Key? = nil) {
        givenKey = key
    }

    var key: Key {
        get { needleMockValue(givenKey, "KeyedEntryMock.key", "pass 'key:' to the initialiser or set it first") }
        set { givenKey = newValue }
    }
    private var givenKey: Key?

    nonisolated struct NextCall {
        let id: ID
    }
    private(set) var nextCalls: [NextCall] = []
    var nextCallCount: Int { nextCalls.count }
    var nextHandler: ((_ id: ID) -> ID?)?
    private let nextSignal = DIRuntime.CallSignal()
    func nextCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await nextSignal.wait(for: count)
    }
    func next(after id: ID) -> ID? {
        nextCalls.append(NextCall(id: id))
        nextSignal.called()
        guard let handler = nextHandler else {
            return needleMockNone("KeyedEntryMock.next(after:)", "set 'nextHandler' first")
        }
        return handler(id)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        nextCalls = []
        nextSignal.reset()
    }
}

nonisolated final class LevelMock: Level {
    typealias RawValue = Int

    init(rawValue: Int? = nil) {
        givenRawValue = rawValue
    }

    init?(rawValue: RawValue) {
        givenRawValue = rawValue
    }

    var rawValue: Int {
        get {
            needleMockValue(givenRawValue, "LevelMock.rawValue", "pass 'rawValue:' to the initialiser or set it first")
        }
        set { givenRawValue = newValue }
    }
    private var givenRawValue: Int?
}

nonisolated final class OwnIdentityMock<Key: Hashable & Sendable>: OwnIdentity {
    typealias ID = Key

    init(id: ID? = nil) {
        givenId = id
    }

    static var firstHandler: (@Sendable () -> Key)? {
        get { firstHandlerState.value }
        set { firstHandlerState.value = newValue }
    }
    private static var firstHandlerState: NeedleMockState<(@Sendable () -> Key)?> {
        needleMockShared(Self.self, "firstHandlerState", .init(nil))
    }
    static var first: Key {
        get {
            if let handler = firstHandler { return handler() }
            return needleMockValue(nil as Key?, "OwnIdentityMock.first", "set 'OwnIdentityMock.first' first")
        }
        set {
            firstHandler = needleMockKept(newValue) ?? needleMockDropped(firstHandler, "OwnIdentityMock.first", "firstHandler")
        }
    }

    var id: ID {
        get { needleMockValue(givenId, "OwnIdentityMock.id", "pass 'id:' to the initialiser or set it first") }
        set { givenId = newValue }
    }
    private var givenId: ID?
}

nonisolated final class PagerMock<Iterator: IteratorProtocol, AllCases>: Pager where Iterator.Element == AllCases {
    init() {}

    private(set) var pagesCallCount = 0
    var pagesHandler: (() -> Iterator)?
    private let pagesSignal = DIRuntime.CallSignal()
    func pagesCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await pagesSignal.wait(for: count)
    }
    func pages() -> Iterator {
        pagesCallCount += 1
        pagesSignal.called()
        guard let handler = pagesHandler else { needleMockFailure("PagerMock.pages()", "set 'pagesHandler' first") }
        return handler()
    }

    nonisolated struct EncodeCall {
        let encoder: any Swift.Encoder
    }
    private(set) var encodeCalls: [EncodeCall] = []
    var encodeCallCount: Int { encodeCalls.count }
    var encodeHandler: ((_ encoder: any Swift.Encoder) throws -> Void)?
    private let encodeSignal = DIRuntime.CallSignal()
    func encodeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await encodeSignal.wait(for: count)
    }
    func encode(to encoder: any Swift.Encoder) throws {
        encodeCalls.append(EncodeCall(encoder: encoder))
        encodeSignal.called()
        try encodeHandler?(encoder)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        pagesCallCount = 0
        pagesSignal.reset()
        encodeCalls = []
        encodeSignal.reset()
    }
}

nonisolated final class PagesMock: Pages {
    typealias Element = Int

    init() {}

    private(set) var rewindCallCount = 0
    var rewindHandler: (() -> Void)?
    private let rewindSignal = DIRuntime.CallSignal()
    func rewindCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rewindSignal.wait(for: count)
    }
    func rewind() {
        rewindCallCount += 1
        rewindSignal.called()
        rewindHandler?()
    }

    private(set) var nextCallCount = 0
    var nextHandler: (() -> Element?)?
    private let nextSignal = DIRuntime.CallSignal()
    func nextCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await nextSignal.wait(for: count)
    }
    func next() -> Element? {
        nextCallCount += 1
        nextSignal.called()
        guard let handler = nextHandler else { return needleMockNone("PagesMock.next()", "set 'nextHandler' first") }
        return handler()
    }

    nonisolated struct WriteCall {
        let string: String
    }
    private(set) var writeCalls: [WriteCall] = []
    var writeCallCount: Int { writeCalls.count }
    var writeHandler: ((_ string: String) -> Void)?
    private let writeSignal = DIRuntime.CallSignal()
    func writeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await writeSignal.wait(for: count)
    }
    func write(_ string: String) {
        writeCalls.append(WriteCall(string: string))
        writeSignal.called()
        writeHandler?(string)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        rewindCallCount = 0
        rewindSignal.reset()
        nextCallCount = 0
        nextSignal.reset()
        writeCalls = []
        writeSignal.reset()
    }
}

nonisolated final class ReportMock: Report {
    init(text: String? = nil) {
        givenText = text
    }

    var text: String {
        get { needleMockValue(givenText, "ReportMock.text", "pass 'text:' to the initialiser or set it first") }
        set { givenText = newValue }
    }
    private var givenText: String?
}

nonisolated final class RowMock: Row {
    typealias ID = Int

    init(text: String? = nil, id: ID? = nil) {
        givenText = text
        givenId = id
    }

    var text: String {
        get { needleMockValue(givenText, "RowMock.text", "pass 'text:' to the initialiser or set it first") }
        set { givenText = newValue }
    }
    private var givenText: String?

    var id: ID {
        get { needleMockValue(givenId, "RowMock.id", "pass 'id:' to the initialiser or set it first") }
        set { givenId = newValue }
    }
    private var givenId: ID?
}

nonisolated final class SongsMock: Songs {
    typealias Element = String

    init(title: String? = nil) {
        givenTitle = title
    }

    var title: String {
        get { needleMockValue(givenTitle, "SongsMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

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
            needleMockFailure("SongsMock.makeIterator()", "set 'makeIteratorHandler' first")
        }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        makeIteratorCallCount = 0
        makeIteratorSignal.reset()
    }
}

nonisolated final class TaggedMock<RawValue: Hashable>: Tagged {
    init(rawValue: RawValue? = nil) {
        givenRawValue = rawValue
    }

    init?(rawValue: RawValue) {
        givenRawValue = rawValue
    }

    static func == (left: TaggedMock, right: TaggedMock) -> Bool { left === right }

    private(set) var tagCallCount = 0
    var tagHandler: (() -> RawValue)?
    private let tagSignal = DIRuntime.CallSignal()
    func tagCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await tagSignal.wait(for: count)
    }
    func tag() -> RawValue {
        tagCallCount += 1
        tagSignal.called()
        guard let handler = tagHandler else { needleMockFailure("TaggedMock.tag()", "set 'tagHandler' first") }
        return handler()
    }

    var rawValue: RawValue {
        get {
            needleMockValue(givenRawValue, "TaggedMock.rawValue", "pass 'rawValue:' to the initialiser or set it first")
        }
        set { givenRawValue = newValue }
    }
    private var givenRawValue: RawValue?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        tagCallCount = 0
        tagSignal.reset()
    }
}

nonisolated final class VersionMock: Version {
    init(major: Int? = nil, description: String? = nil) {
        givenMajor = major
        givenDescription = description
    }

    init?(_ description: String) {}

    init(stringLiteral value: String) {}

    var major: Int {
        get { needleMockValue(givenMajor, "VersionMock.major", "pass 'major:' to the initialiser or set it first") }
        set { givenMajor = newValue }
    }
    private var givenMajor: Int?

    var description: String {
        get {
            needleMockValue(givenDescription, "VersionMock.description", "pass 'description:' to the initialiser or set it first")
        }
        set { givenDescription = newValue }
    }
    private var givenDescription: String?
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
