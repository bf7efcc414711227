// (head)

import DIRuntime

nonisolated final class StoreMock: Store {
    init(current: MaybeUser..., last: Optional<User>..., end: Bottom? = nil) {
        givenCurrent = current.last
        givenLast = last.last
        givenEnd = end
    }

    var current: MaybeUser {
        get { needleMockValue(givenCurrent, "StoreMock.current", "pass 'current:' to the initialiser or set it first") }
        set { givenCurrent = newValue }
    }
    private var givenCurrent: MaybeUser?

    var last: Optional<User> {
        get { needleMockValue(givenLast, "StoreMock.last", "pass 'last:' to the initialiser or set it first") }
        set { givenLast = newValue }
    }
    private var givenLast: Optional<User>?

    var end: Bottom {
        get { needleMockValue(givenEnd, "StoreMock.end", "pass 'end:' to the initialiser or set it first") }
    }
    private var givenEnd: Bottom?

    private(set) var clearCallCount = 0
    var clearHandler: (() -> Void)?
    private let clearSignal = DIRuntime.CallSignal()
    func clearCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await clearSignal.wait(for: count)
    }
    func clear() -> Nothing {
        clearCallCount += 1
        clearSignal.called()
        clearHandler?()
    }

    private(set) var closeCallCount = 0
    var closeHandler: (() async throws -> Void)?
    private let closeSignal = DIRuntime.CallSignal()
    func closeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await closeSignal.wait(for: count)
    }
    func close() async throws -> Swift.Void {
        closeCallCount += 1
        closeSignal.called()
        try await closeHandler?()
    }

    private(set) var userCallCount = 0
    var userHandler: (() -> MaybeUser)?
    private let userSignal = DIRuntime.CallSignal()
    func userCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await userSignal.wait(for: count)
    }
    func user() -> MaybeUser {
        userCallCount += 1
        userSignal.called()
        guard let handler = userHandler else { return needleMockNone("StoreMock.user()", "set 'userHandler' first") }
        return handler()
    }

    nonisolated struct GuestCall {
        let number: Int
    }
    private(set) var guestCalls: [GuestCall] = []
    var guestCallCount: Int { guestCalls.count }
    var guestHandler: ((_ number: Int) -> Swift.Optional<User>)?
    private let guestSignal = DIRuntime.CallSignal()
    func guestCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await guestSignal.wait(for: count)
    }
    func guest(_ number: Int) -> Swift.Optional<User> {
        guestCalls.append(GuestCall(number: number))
        guestSignal.called()
        guard let handler = guestHandler else {
            return needleMockNone("StoreMock.guest(_:)", "set 'guestHandler' first")
        }
        return handler(number)
    }

    private(set) var stopCallCount = 0
    var stopHandler: (() -> Bottom)?
    private let stopSignal = DIRuntime.CallSignal()
    func stopCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await stopSignal.wait(for: count)
    }
    func stop() -> Bottom {
        stopCallCount += 1
        stopSignal.called()
        guard let handler = stopHandler else { needleMockFailure("StoreMock.stop()", "set 'stopHandler' first") }
        return handler()
    }

    nonisolated struct SubscriptCall {
        let index: Int
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ index: Int) -> Maybe<User>)?
    subscript(index: Int) -> Maybe<User> {
        get {
            subscriptCalls.append(SubscriptCall(index: index))
            guard let handler = subscriptHandler else {
                return needleMockNone("StoreMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(index)
        }
    }

    nonisolated struct FirstCall {
        let value: Any?
    }
    private(set) var firstCalls: [FirstCall] = []
    var firstCallCount: Int { firstCalls.count }
    var firstHandler: ((_ value: Any?) -> Any?)?
    private let firstSignal = DIRuntime.CallSignal()
    func firstCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await firstSignal.wait(for: count)
    }
    func first<Value>(_ value: Maybe<Value>) -> Optional<Value> {
        firstCalls.append(FirstCall(value: value))
        firstSignal.called()
        guard let handler = firstHandler else {
            return needleMockNone("StoreMock.first(_:)", "set 'firstHandler' first")
        }
        return needleMockResult(handler(value), "StoreMock.firstHandler")
    }

    nonisolated struct SentCall {
        let value: Any?
    }
    private(set) var sentCalls: [SentCall] = []
    var sentCallCount: Int { sentCalls.count }
    var sentHandler: ((_ value: Any?) -> sending Any?)?
    private let sentSignal = DIRuntime.CallSignal()
    func sentCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sentSignal.wait(for: count)
    }
    func sent<Value>(_ value: sending Maybe<Value>) -> sending Maybe<Value> {
        sentCalls.append(SentCall(value: value))
        sentSignal.called()
        guard let handler = sentHandler else { return needleMockNone("StoreMock.sent(_:)", "set 'sentHandler' first") }
        return needleMockSent(handler(value), "StoreMock.sentHandler")
    }

    nonisolated struct RowsCall {
        let values: [Any?]
        let table: Any
    }
    private(set) var rowsCalls: [RowsCall] = []
    var rowsCallCount: Int { rowsCalls.count }
    var rowsHandler: ((_ values: [Any?], _ table: Any) -> Any)?
    private let rowsSignal = DIRuntime.CallSignal()
    func rowsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowsSignal.wait(for: count)
    }
    func rows<Value>(_ values: [Maybe<Value>], in table: Table<String, Value>) -> [Maybe<Value>] {
        rowsCalls.append(RowsCall(values: values, table: table))
        rowsSignal.called()
        guard let handler = rowsHandler else { needleMockFailure("StoreMock.rows(_:in:)", "set 'rowsHandler' first") }
        return needleMockResult(handler(values, table), "StoreMock.rowsHandler")
    }

    nonisolated struct NamedCall {
        let values: [String: Any?]
    }
    private(set) var namedCalls: [NamedCall] = []
    var namedCallCount: Int { namedCalls.count }
    var namedHandler: ((_ values: [String: Any?]) -> Any?)?
    private let namedSignal = DIRuntime.CallSignal()
    func namedCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await namedSignal.wait(for: count)
    }
    func named<Value>(_ values: [String: Maybe<Value>]) -> Maybe<[Value]> {
        namedCalls.append(NamedCall(values: values))
        namedSignal.called()
        guard let handler = namedHandler else {
            return needleMockNone("StoreMock.named(_:)", "set 'namedHandler' first")
        }
        return needleMockResult(handler(values), "StoreMock.namedHandler")
    }

    nonisolated struct MakeCall {
        let make: () -> Any?
    }
    private(set) var makeCalls: [MakeCall] = []
    var makeCallCount: Int { makeCalls.count }
    var makeHandler: ((_ make: @escaping () -> Any?) -> Any?)?
    private let makeSignal = DIRuntime.CallSignal()
    func makeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await makeSignal.wait(for: count)
    }
    func make<Value>(_ make: @escaping () -> Maybe<Value>) -> Value! {
        makeCalls.append(MakeCall(make: make))
        makeSignal.called()
        guard let handler = makeHandler else { return needleMockNone("StoreMock.make(_:)", "set 'makeHandler' first") }
        return needleMockResult(handler(make), "StoreMock.makeHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        clearCallCount = 0
        clearSignal.reset()
        closeCallCount = 0
        closeSignal.reset()
        userCallCount = 0
        userSignal.reset()
        guestCalls = []
        guestSignal.reset()
        stopCallCount = 0
        stopSignal.reset()
        subscriptCalls = []
        firstCalls = []
        firstSignal.reset()
        sentCalls = []
        sentSignal.reset()
        rowsCalls = []
        rowsSignal.reset()
        namedCalls = []
        namedSignal.reset()
        makeCalls = []
        makeSignal.reset()
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

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockSent<Value>(_ returned: sending Any?, _ handler: String) -> sending Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
