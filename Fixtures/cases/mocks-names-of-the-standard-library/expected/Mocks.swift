// (head)

import DIRuntime

nonisolated final class FilmMock: Film {
    init(title: String? = nil) {
        givenTitle = title
    }

    init(from decoder: any Swift.Decoder) throws {}

    static func == (left: FilmMock, right: FilmMock) -> Bool { left === right }

    func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }

    var title: String {
        get { needleMockValue(givenTitle, "FilmMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

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
        encodeCalls = []
        encodeSignal.reset()
    }
}

nonisolated final class FilmCatalogueMock: FilmCatalogue {
    init() {}

    nonisolated struct ActorsCall {
        let film: String
    }
    private(set) var actorsCalls: [ActorsCall] = []
    var actorsCallCount: Int { actorsCalls.count }
    var actorsHandler: ((_ film: String) -> [Actor])?
    private let actorsSignal = DIRuntime.CallSignal()
    func actorsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await actorsSignal.wait(for: count)
    }
    func actors(of film: String) -> [Actor] {
        actorsCalls.append(ActorsCall(film: film))
        actorsSignal.called()
        guard let handler = actorsHandler else {
            needleMockFailure("FilmCatalogueMock.actors(of:)", "set 'actorsHandler' first")
        }
        return handler(film)
    }

    nonisolated struct AddCall {
        let actor: Actor
    }
    private(set) var addCalls: [AddCall] = []
    var addCallCount: Int { addCalls.count }
    var addHandler: ((_ actor: Actor) async throws -> Void)?
    private let addSignal = DIRuntime.CallSignal()
    func addCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await addSignal.wait(for: count)
    }
    func add(_ actor: Actor) async throws {
        addCalls.append(AddCall(actor: actor))
        addSignal.called()
        try await addHandler?(actor)
    }

    nonisolated struct YearCall {
        let film: String
    }
    private(set) var yearCalls: [YearCall] = []
    var yearCallCount: Int { yearCalls.count }
    var yearHandler: ((_ film: String) throws -> Int)?
    private let yearSignal = DIRuntime.CallSignal()
    func yearCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await yearSignal.wait(for: count)
    }
    func year(of film: String) throws -> Int {
        yearCalls.append(YearCall(film: film))
        yearSignal.called()
        guard let handler = yearHandler else {
            throw needleMockError("FilmCatalogueMock.year(of:)", "set 'yearHandler' first")
        }
        return try handler(film)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        actorsCalls = []
        actorsSignal.reset()
        addCalls = []
        addSignal.reset()
        yearCalls = []
        yearSignal.reset()
    }
}

nonisolated final class FilmsMock: Films {
    typealias Element = Actor

    init(count: Int? = nil) {
        givenCount = count
    }

    var count: Int {
        get { needleMockValue(givenCount, "FilmsMock.count", "pass 'count:' to the initialiser or set it first") }
        set { givenCount = newValue }
    }
    private var givenCount: Int?

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
            needleMockFailure("FilmsMock.makeIterator()", "set 'makeIteratorHandler' first")
        }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        makeIteratorCallCount = 0
        makeIteratorSignal.reset()
    }
}

nonisolated final class GenreMock: Genre {
    init() {}

    static func == (left: GenreMock, right: GenreMock) -> Bool { left === right }

    func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }

    var description: String { "GenreMock" }

    var debugDescription: String { "GenreMock" }

    static var descriptionHandler: (@Sendable () -> String)? {
        get { descriptionHandlerState.value }
        set { descriptionHandlerState.value = newValue }
    }
    private static let descriptionHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    static var description: String {
        get {
            if let handler = descriptionHandler { return handler() }
            return needleMockValue(nil as String?, "GenreMock.description", "set 'GenreMock.description' first")
        }
        set {
            descriptionHandler = needleMockKept(newValue) ?? needleMockDropped(descriptionHandler, "GenreMock.description", "descriptionHandler")
        }
    }

    static var debugDescriptionHandler: (@Sendable () -> String)? {
        get { debugDescriptionHandlerState.value }
        set { debugDescriptionHandlerState.value = newValue }
    }
    private static let debugDescriptionHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    static var debugDescription: String {
        get {
            if let handler = debugDescriptionHandler { return handler() }
            return needleMockValue(nil as String?, "GenreMock.debugDescription", "set 'GenreMock.debugDescription' first")
        }
        set {
            debugDescriptionHandler = needleMockKept(newValue) ?? needleMockDropped(debugDescriptionHandler, "GenreMock.debugDescription", "debugDescriptionHandler")
        }
    }

    nonisolated struct HashCall {
        let hasher: any Hasher
    }
    private static let hashCallsState = NeedleMockState<[(@Sendable () -> any Hasher)?]>([])
    static var hashCalls: [HashCall] {
        needleMockCalls(hashCallsState.value, "GenreMock.hashCalls").map { HashCall(hasher: $0) }
    }
    static var hashCallCount: Int { hashCallsState.value.count }
    static var hashHandler: (@Sendable (_ hasher: any Hasher) -> Void)? {
        get { hashHandlerState.value }
        set { hashHandlerState.value = newValue }
    }
    private static let hashHandlerState = NeedleMockState<(@Sendable (_ hasher: any Hasher) -> Void)?>(nil)
    private static let hashSignal = DIRuntime.CallSignal()
    static func hashCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await hashSignal.wait(for: count)
    }
    static func hash(into hasher: any Hasher) {
        let call = needleMockKept(hasher)
        hashCallsState.append(call)
        hashSignal.called()
        hashHandler?(hasher)
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
