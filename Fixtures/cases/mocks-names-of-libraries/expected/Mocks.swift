// (head)

import DIRuntime

nonisolated final class DeskMock: Desk, Swift.Sendable {
    init(ticket: Ticket? = nil) {
        if let given = ticket { self.ticket = given }
    }

    nonisolated struct OpenCall {
        let ticket: Ticket
    }
    private static let openCallsState = NeedleMockState<[(@Sendable () -> Ticket)?]>([])
    static var openCalls: [OpenCall] {
        needleMockCalls(openCallsState.value, "DeskMock.openCalls").map { OpenCall(ticket: $0) }
    }
    static var openCallCount: Swift.Int { openCallsState.value.count }
    static var openHandler: (@Sendable (_ ticket: Ticket) -> Void)? {
        get { openHandlerState.value }
        set { openHandlerState.value = newValue }
    }
    private static let openHandlerState = NeedleMockState<(@Sendable (_ ticket: Ticket) -> Void)?>(nil)
    private static let openSignal = DIRuntime.CallSignal()
    static func openCalled(_ count: Swift.Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await openSignal.wait(for: count)
    }
    static func open(_ ticket: Ticket) {
        let call = needleMockKept(ticket)
        openCallsState.append(call)
        openSignal.called()
        openHandler?(ticket)
    }

    var ticketHandler: (@Sendable () -> Ticket)? {
        get { ticketHandlerState.value }
        set { ticketHandlerState.value = newValue }
    }
    private let ticketHandlerState = NeedleMockState<(@Sendable () -> Ticket)?>(nil)
    var ticket: Ticket {
        get {
            if let handler = ticketHandler { return handler() }
            return needleMockValue(nil as Ticket?, "DeskMock.ticket", "pass 'ticket:' to the initialiser or set it first")
        }
        set {
            ticketHandler = needleMockKept(newValue) ?? needleMockDropped(ticketHandler, "DeskMock.ticket", "ticketHandler")
        }
    }

    nonisolated struct SubscriptCall {
        let ticket: Ticket
    }
    private let subscriptCallsState = NeedleMockState<[(@Sendable () -> Ticket)?]>([])
    var subscriptCalls: [SubscriptCall] {
        needleMockCalls(subscriptCallsState.value, "DeskMock.subscriptCalls").map { SubscriptCall(ticket: $0) }
    }
    var subscriptCallCount: Swift.Int { subscriptCallsState.value.count }
    var subscriptHandler: (@Sendable (_ ticket: Ticket) -> Ticket?)? {
        get { subscriptHandlerState.value }
        set { subscriptHandlerState.value = newValue }
    }
    private let subscriptHandlerState = NeedleMockState<(@Sendable (_ ticket: Ticket) -> Ticket?)?>(nil)
    private let subscriptSetCallCountState = NeedleMockState<Swift.Int>(0)
    var subscriptSetCallCount: Swift.Int { subscriptSetCallCountState.value }
    var subscriptSetHandler: (@Sendable (_ newValue: Ticket?, _ ticket: Ticket) -> Void)? {
        get { subscriptSetHandlerState.value }
        set { subscriptSetHandlerState.value = newValue }
    }
    private let subscriptSetHandlerState = NeedleMockState<(@Sendable (_ newValue: Ticket?, _ ticket: Ticket) -> Void)?>(nil)
    subscript(ticket: Ticket) -> Ticket? {
        get {
            let call = needleMockKept(ticket)
            subscriptCallsState.append(call)
            guard let handler = subscriptHandler else {
                return needleMockNone("DeskMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(ticket)
        }
        set {
            subscriptSetCallCountState.increment()
            subscriptSetHandler?(newValue, ticket)
        }
    }

    nonisolated struct SellCall {
        let ticket: Ticket
    }
    private let sellCallsState = NeedleMockState<[(@Sendable () -> Ticket)?]>([])
    var sellCalls: [SellCall] {
        needleMockCalls(sellCallsState.value, "DeskMock.sellCalls").map { SellCall(ticket: $0) }
    }
    var sellCallCount: Swift.Int { sellCallsState.value.count }
    var sellHandler: (@Sendable (_ ticket: Ticket) async throws -> Ticket)? {
        get { sellHandlerState.value }
        set { sellHandlerState.value = newValue }
    }
    private let sellHandlerState = NeedleMockState<(@Sendable (_ ticket: Ticket) async throws -> Ticket)?>(nil)
    private let sellSignal = DIRuntime.CallSignal()
    func sellCalled(_ count: Swift.Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sellSignal.wait(for: count)
    }
    func sell(_ ticket: Ticket) async throws -> Ticket {
        let call = needleMockKept(ticket)
        sellCallsState.append(call)
        sellSignal.called()
        guard let handler = sellHandler else { throw needleMockError("DeskMock.sell(_:)", "set 'sellHandler' first") }
        return try await handler(ticket)
    }

    nonisolated struct FailCall {
        let error: any Swift.Error
    }
    private let failCallsState = NeedleMockState<[(@Sendable () -> any Swift.Error)?]>([])
    var failCalls: [FailCall] {
        needleMockCalls(failCallsState.value, "DeskMock.failCalls").map { FailCall(error: $0) }
    }
    var failCallCount: Swift.Int { failCallsState.value.count }
    var failHandler: (@Sendable (_ error: any Swift.Error) throws(Error) -> Void)? {
        get { failHandlerState.value.handler }
        set { failHandlerState.value.handler = newValue }
    }
    private nonisolated struct FailHandlerState: Swift.Sendable {
        var handler: (@Sendable (_ error: any Swift.Error) throws(Error) -> Void)?
    }
    private let failHandlerState = NeedleMockState<FailHandlerState>(FailHandlerState())
    private let failSignal = DIRuntime.CallSignal()
    func failCalled(_ count: Swift.Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await failSignal.wait(for: count)
    }
    func fail(_ error: any Swift.Error) throws(Error) {
        let call = needleMockKept(error)
        failCallsState.append(call)
        failSignal.called()
        try failHandler?(error)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptCallsState.value = []
        subscriptSetCallCountState.value = 0
        sellCallsState.value = []
        sellSignal.reset()
        failCallsState.value = []
        failSignal.reset()
    }
}

nonisolated final class DrawerMock<Item: Swift.Sendable>: Drawer {
    init() {}

    static var firstHandler: (@Sendable () async throws -> Item)? {
        get { firstHandlerState.value }
        set { firstHandlerState.value = newValue }
    }
    private static var firstHandlerState: NeedleMockState<(@Sendable () async throws -> Item)?> {
        needleMockShared(Self.self, "firstHandlerState", .init(nil))
    }
    static var first: Item {
        get async throws {
            if let handler = firstHandler { return try await handler() }
            throw needleMockValueError("DrawerMock.first", "set 'DrawerMock.firstHandler' first")
        }
    }

    nonisolated struct FindCall {
        let value: Any
    }
    private(set) var findCalls: [FindCall] = []
    var findCallCount: Swift.Int { findCalls.count }
    var findHandler: ((_ value: Any) -> Any)?
    private let findSignal = DIRuntime.CallSignal()
    func findCalled(_ count: Swift.Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findSignal.wait(for: count)
    }
    func find<Value>(_ value: Value) -> Value {
        findCalls.append(FindCall(value: value))
        findSignal.called()
        guard let handler = findHandler else { needleMockFailure("DrawerMock.find(_:)", "set 'findHandler' first") }
        return needleMockResult(handler(value), "DrawerMock.findHandler")
    }

    nonisolated struct PutCall {
        let item: Item
    }
    private(set) var putCalls: [PutCall] = []
    var putCallCount: Swift.Int { putCalls.count }
    var putHandler: ((_ item: Item) -> Void)?
    private let putSignal = DIRuntime.CallSignal()
    func putCalled(_ count: Swift.Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await putSignal.wait(for: count)
    }
    func put(_ item: Item) {
        putCalls.append(PutCall(item: item))
        putSignal.called()
        putHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        findCalls = []
        findSignal.reset()
        putCalls = []
        putSignal.reset()
    }
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: Swift.String, _ advice: Swift.String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: Swift.String, _ advice: Swift.String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: Swift.String, _ advice: Swift.String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: Swift.String, _ advice: Swift.String) -> Swift.Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: Swift.String, _ advice: Swift.String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: Swift.String, _ advice: Swift.String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: Swift.String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

/// A closure that returns the value; nil for what is not Sendable, which no lock could guard once it is handed out.
private nonisolated func needleMockKept<Value: Swift.Sendable>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? {
    let value = value()
    return { value }
}
private nonisolated func needleMockKept<Value>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? { nil }
private nonisolated func needleMockDropped<Handler>(_ current: Handler?, _ member: Swift.String, _ handler: Swift.String) -> Handler? {
    if current == nil { DIRuntime.MockFailure.report("\(member) was set to a value that several tasks cannot share: set '\(handler)' to a closure that makes one") }
    return current
}
private nonisolated func needleMockCalls<Call>(_ calls: [(@Sendable () -> Call)?], _ member: Swift.String) -> [Call] {
    if calls.contains(where: { $0 == nil }) {
        DIRuntime.MockFailure.report("\(member) was read, but arguments that are not Sendable are not kept: count the calls, or look at them in the handler")
    }
    return calls.compactMap { $0 }.map { $0() }
}

/// What any thread may use of a mock.
private nonisolated final class NeedleMockState<Value: Swift.Sendable>: @unchecked Swift.Sendable {
    private var current: Value
    init(_ value: Value) { current = value }
    var value: Value {
        get { DIRuntime.MockLock.locked { current } }
        set {
            var value = newValue
            DIRuntime.MockLock.locked { swap(&current, &value) }
        }
    }
    func increment() where Value == Swift.Int { DIRuntime.MockLock.locked { current += 1 } }
    func append<Element>(_ element: Element) where Value == [Element] {
        DIRuntime.MockLock.locked { current.append(element) }
    }
}

/// What a generic mock keeps for a static member: its class can store nothing static.
private nonisolated func needleMockShared<Value: Swift.Sendable>(_ mock: Any.Type, _ name: Swift.String, _ initial: @autoclosure () -> Value) -> Value {
    DIRuntime.MockLock.locked {
        let known = NeedleMockSharedStates.all[Swift.ObjectIdentifier(mock), default: [:]][name] as? Value ?? initial()
        NeedleMockSharedStates.all[Swift.ObjectIdentifier(mock), default: [:]][name] = known
        return known
    }
}
private nonisolated enum NeedleMockSharedStates {
    nonisolated(unsafe) static var all: [Swift.ObjectIdentifier: [Swift.String: any Swift.Sendable]] = [:]
}
