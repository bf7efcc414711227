// (head)

import DIRuntime

@MainActor final class ScreenMock<Model: Sendable>: Screen {
    init(model: Model? = nil) {
        givenModel = model
    }

    init(model: Model) {
        givenModel = model
    }

    nonisolated static var titleHandler: (@MainActor @Sendable () -> String)? {
        get { titleHandlerState.value }
        set { titleHandlerState.value = newValue }
    }
    private nonisolated static var titleHandlerState: NeedleMockState<(@MainActor @Sendable () -> String)?> {
        needleMockShared(Self.self, "titleHandlerState", .init(nil))
    }
    static var title: String {
        get {
            if let handler = titleHandler { return handler() }
            return needleMockValue(nil as String?, "ScreenMock.title", "set 'ScreenMock.title' first")
        }
        set { titleHandler = { newValue } }
    }

    nonisolated static var draftHandler: (@MainActor @Sendable () -> Draft)? {
        get { draftHandlerState.value }
        set { draftHandlerState.value = newValue }
    }
    private nonisolated static var draftHandlerState: NeedleMockState<(@MainActor @Sendable () -> Draft)?> {
        needleMockShared(Self.self, "draftHandlerState", .init(nil))
    }
    static var draft: Draft {
        get {
            if let handler = draftHandler { return handler() }
            return needleMockValue(nil as Draft?, "ScreenMock.draft", "set 'ScreenMock.draft' first")
        }
        set { draftHandler = { newValue } }
    }

    nonisolated struct MakeCall {
        let model: Model
    }
    private nonisolated static var makeCallsState: NeedleMockState<[(@Sendable () -> Model)?]> {
        needleMockShared(Self.self, "makeCallsState", .init([]))
    }
    nonisolated static var makeCalls: [MakeCall] {
        needleMockCalls(makeCallsState.value, "ScreenMock.makeCalls").map { MakeCall(model: $0) }
    }
    nonisolated static var makeCallCount: Int { makeCallsState.value.count }
    nonisolated static var makeHandler: (@MainActor @Sendable (_ model: Model) -> ScreenMock)? {
        get { makeHandlerState.value }
        set { makeHandlerState.value = newValue }
    }
    private nonisolated static var makeHandlerState: NeedleMockState<(@MainActor @Sendable (_ model: Model) -> ScreenMock)?> {
        needleMockShared(Self.self, "makeHandlerState", .init(nil))
    }
    private nonisolated static var makeSignal: DIRuntime.CallSignal {
        needleMockShared(Self.self, "makeSignal", .init())
    }
    static func makeCalled(_ count: Int = 1) async throws { try await makeSignal.wait(for: count) }
    static func make(_ model: Model) -> ScreenMock {
        let call = needleMockKept(model)
        makeCallsState.append(call)
        makeSignal.called()
        guard let handler = makeHandler else {
            needleMockFailure("ScreenMock.make(_:)", "set 'ScreenMock.makeHandler' first")
        }
        return handler(model)
    }

    nonisolated struct IdCall {
        let model: Model
    }
    private nonisolated static var idCallsState: NeedleMockState<[(@Sendable () -> Model)?]> {
        needleMockShared(Self.self, "idCallsState", .init([]))
    }
    nonisolated static var idCalls: [IdCall] {
        needleMockCalls(idCallsState.value, "ScreenMock.idCalls").map { IdCall(model: $0) }
    }
    nonisolated static var idCallCount: Int { idCallsState.value.count }
    nonisolated static var idHandler: (@Sendable (_ model: Model) throws -> Int)? {
        get { idHandlerState.value }
        set { idHandlerState.value = newValue }
    }
    private nonisolated static var idHandlerState: NeedleMockState<(@Sendable (_ model: Model) throws -> Int)?> {
        needleMockShared(Self.self, "idHandlerState", .init(nil))
    }
    private nonisolated static var idSignal: DIRuntime.CallSignal { needleMockShared(Self.self, "idSignal", .init()) }
    static func idCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await idSignal.wait(for: count)
    }
    nonisolated static func id(of model: Model) throws -> Int {
        let call = needleMockKept(model)
        idCallsState.append(call)
        idSignal.called()
        guard let handler = idHandler else {
            throw needleMockError("ScreenMock.id(of:)", "set 'ScreenMock.idHandler' first")
        }
        return try handler(model)
    }

    private nonisolated static var modernCallsState: NeedleMockState<Int> {
        needleMockShared(Self.self, "modernCallsState", .init(0))
    }
    nonisolated static var modernCallCount: Int { modernCallsState.value }
    @available(macOS 99, iOS 99, *)
    static var modernHandler: (@MainActor @Sendable () -> Int)? {
        get { modernHandlerState.value as? (@MainActor @Sendable () -> Int) }
        set { modernHandlerState.value = newValue }
    }
    private nonisolated static var modernHandlerState: NeedleMockState<(any Sendable)?> {
        needleMockShared(Self.self, "modernHandlerState", .init(nil))
    }
    private nonisolated static var modernSignal: DIRuntime.CallSignal {
        needleMockShared(Self.self, "modernSignal", .init())
    }
    static func modernCalled(_ count: Int = 1) async throws { try await modernSignal.wait(for: count) }
    @available(macOS 99, iOS 99, *)
    static func modern() -> Int {
        modernCallsState.increment()
        modernSignal.called()
        guard let handler = modernHandler else {
            needleMockFailure("ScreenMock.modern()", "set 'ScreenMock.modernHandler' first")
        }
        return handler()
    }

    var model: Model {
        get { needleMockValue(givenModel, "ScreenMock.model", "pass 'model:' to the initialiser or set it first") }
        set { givenModel = newValue }
    }
    private var givenModel: Model?
}

nonisolated final class ThreadingMock<Handle: Sendable>: Threading {
    init(name: String? = nil) {
        givenName = name
    }

    static var currentHandler: (@Sendable () -> Handle)? {
        get { currentHandlerState.value }
        set { currentHandlerState.value = newValue }
    }
    private static var currentHandlerState: NeedleMockState<(@Sendable () -> Handle)?> {
        needleMockShared(Self.self, "currentHandlerState", .init(nil))
    }
    static var current: Handle {
        get {
            if let handler = currentHandler { return handler() }
            return needleMockValue(nil as Handle?, "ThreadingMock.current", "set 'ThreadingMock.current' first")
        }
        set {
            currentHandler = needleMockKept(newValue) ?? needleMockDropped(currentHandler, "ThreadingMock.current", "currentHandler")
        }
    }

    static var limitHandler: (@Sendable () -> Int?)? {
        get { limitHandlerState.value }
        set { limitHandlerState.value = newValue }
    }
    private static var limitHandlerState: NeedleMockState<(@Sendable () -> Int?)?> {
        needleMockShared(Self.self, "limitHandlerState", .init(nil))
    }
    static var limit: Int? {
        get {
            if let handler = limitHandler { return handler() }
            return needleMockValue(nil as Int??, "ThreadingMock.limit", "set 'ThreadingMock.limit' first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "ThreadingMock.limit", "limitHandler")
        }
    }

    nonisolated struct RunCall {
        let handle: Handle
        let name: String
    }
    private static var runCallsState: NeedleMockState<[(@Sendable () -> (Handle, String))?]> {
        needleMockShared(Self.self, "runCallsState", .init([]))
    }
    static var runCalls: [RunCall] {
        needleMockCalls(runCallsState.value, "ThreadingMock.runCalls").map { RunCall(handle: $0, name: $1) }
    }
    static var runCallCount: Int { runCallsState.value.count }
    static var runHandler: (@Sendable (_ handle: Handle, _ name: String) -> Bool)? {
        get { runHandlerState.value }
        set { runHandlerState.value = newValue }
    }
    private static var runHandlerState: NeedleMockState<(@Sendable (_ handle: Handle, _ name: String) -> Bool)?> {
        needleMockShared(Self.self, "runHandlerState", .init(nil))
    }
    private static var runSignal: DIRuntime.CallSignal { needleMockShared(Self.self, "runSignal", .init()) }
    static func runCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runSignal.wait(for: count)
    }
    static func run(_ handle: Handle, named name: String) -> Bool {
        let call = needleMockKept((handle, name))
        runCallsState.append(call)
        runSignal.called()
        guard let handler = runHandler else {
            needleMockFailure("ThreadingMock.run(_:named:)", "set 'ThreadingMock.runHandler' first")
        }
        return handler(handle, name)
    }

    nonisolated struct JoinCall {
        let handle: Handle
    }
    private static var joinCallsState: NeedleMockState<[(@Sendable () -> Handle)?]> {
        needleMockShared(Self.self, "joinCallsState", .init([]))
    }
    static var joinCalls: [JoinCall] {
        needleMockCalls(joinCallsState.value, "ThreadingMock.joinCalls").map { JoinCall(handle: $0) }
    }
    static var joinCallCount: Int { joinCallsState.value.count }
    static var joinHandler: (@Sendable (_ handle: Handle) async -> Void)? {
        get { joinHandlerState.value }
        set { joinHandlerState.value = newValue }
    }
    private static var joinHandlerState: NeedleMockState<(@Sendable (_ handle: Handle) async -> Void)?> {
        needleMockShared(Self.self, "joinHandlerState", .init(nil))
    }
    private static var joinSignal: DIRuntime.CallSignal { needleMockShared(Self.self, "joinSignal", .init()) }
    static func joinCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await joinSignal.wait(for: count)
    }
    static func join(_ handle: Handle) async {
        let call = needleMockKept(handle)
        joinCallsState.append(call)
        joinSignal.called()
        await joinHandler?(handle)
    }

    nonisolated struct SubscriptCall {
        let index: Int
    }
    private static var subscriptCallsState: NeedleMockState<[(@Sendable () -> Int)?]> {
        needleMockShared(Self.self, "subscriptCallsState", .init([]))
    }
    static var subscriptCalls: [SubscriptCall] {
        needleMockCalls(subscriptCallsState.value, "ThreadingMock.subscriptCalls").map { SubscriptCall(index: $0) }
    }
    static var subscriptCallCount: Int { subscriptCallsState.value.count }
    static var subscriptHandler: (@Sendable (_ index: Int) -> String)? {
        get { subscriptHandlerState.value }
        set { subscriptHandlerState.value = newValue }
    }
    private static var subscriptHandlerState: NeedleMockState<(@Sendable (_ index: Int) -> String)?> {
        needleMockShared(Self.self, "subscriptHandlerState", .init(nil))
    }
    private static var subscriptSetCallCountState: NeedleMockState<Int> {
        needleMockShared(Self.self, "subscriptSetCallCountState", .init(0))
    }
    static var subscriptSetCallCount: Int { subscriptSetCallCountState.value }
    static var subscriptSetHandler: (@Sendable (_ newValue: String, _ index: Int) -> Void)? {
        get { subscriptSetHandlerState.value }
        set { subscriptSetHandlerState.value = newValue }
    }
    private static var subscriptSetHandlerState: NeedleMockState<(@Sendable (_ newValue: String, _ index: Int) -> Void)?> {
        needleMockShared(Self.self, "subscriptSetHandlerState", .init(nil))
    }
    static subscript(index: Int) -> String {
        get {
            let call = needleMockKept(index)
            subscriptCallsState.append(call)
            guard let handler = subscriptHandler else {
                needleMockFailure("ThreadingMock.subscript(_:)", "set 'ThreadingMock.subscriptHandler' first")
            }
            return handler(index)
        }
        set {
            subscriptSetCallCountState.increment()
            subscriptSetHandler?(newValue, index)
        }
    }

    var name: String {
        get { needleMockValue(givenName, "ThreadingMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?
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
