// (head)

import DIRuntime

nonisolated final class FeedDependencyMock: FeedDependency, Sendable {
    init(title: String? = nil, token: String? = nil, trackCallsState: Int? = nil) {
        if let given = title { self.title = given }
        if let given = token {
            tokenHandler = needleMockKept(given) ?? needleMockDropped(tokenHandler, "FeedDependencyMock.token", "tokenHandler")
        }
        if let given = trackCallsState { self.trackCallsState = given }
    }

    var titleHandler: (@Sendable () -> String)? {
        get { titleHandlerState.value }
        set { titleHandlerState.value = newValue }
    }
    private let titleHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    var title: String {
        get {
            if let handler = titleHandler { return handler() }
            return needleMockValue(nil as String?, "FeedDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set {
            titleHandler = needleMockKept(newValue) ?? needleMockDropped(titleHandler, "FeedDependencyMock.title", "titleHandler")
        }
    }

    var tokenHandler: (@Sendable () async throws -> String)? {
        get { tokenHandlerState.value }
        set { tokenHandlerState.value = newValue }
    }
    private let tokenHandlerState = NeedleMockState<(@Sendable () async throws -> String)?>(nil)
    var token: String {
        get async throws {
            if let handler = tokenHandler { return try await handler() }
            throw needleMockValueError("FeedDependencyMock.token", "pass 'token:' to the initialiser or set 'tokenHandler' first")
        }
    }

    nonisolated struct TrackCall {
        let event: String
    }
    private let trackCallsState_ = NeedleMockState<[(@Sendable () -> String)?]>([])
    var trackCalls: [TrackCall] {
        needleMockCalls(trackCallsState_.value, "FeedDependencyMock.trackCalls").map { TrackCall(event: $0) }
    }
    var trackCallCount: Int { trackCallsState_.value.count }
    var trackHandler: (@Sendable (_ event: String) -> Void)? {
        get { trackHandlerState.value }
        set { trackHandlerState.value = newValue }
    }
    private let trackHandlerState = NeedleMockState<(@Sendable (_ event: String) -> Void)?>(nil)
    private let trackSignal = DIRuntime.CallSignal()
    func trackCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await trackSignal.wait(for: count)
    }
    func track(_ event: String) {
        let call = needleMockKept(event)
        trackCallsState_.append(call)
        trackSignal.called()
        trackHandler?(event)
    }

    private let pingCallsState = NeedleMockState<Int>(0)
    var pingCallCount: Int { pingCallsState.value }
    var pingHandler: (@Sendable () -> Void)? {
        get { pingHandlerState.value }
        set { pingHandlerState.value = newValue }
    }
    private let pingHandlerState = NeedleMockState<(@Sendable () -> Void)?>(nil)
    private let pingSignal = DIRuntime.CallSignal()
    func pingCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await pingSignal.wait(for: count)
    }
    func ping() {
        pingCallsState.increment()
        pingSignal.called()
        pingHandler?()
    }

    nonisolated struct MarkCall {
        let row: Int
    }
    private let markCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var markCalls: [MarkCall] {
        needleMockCalls(markCallsState.value, "FeedDependencyMock.markCalls").map { MarkCall(row: $0) }
    }
    var markCallCount: Int { markCallsState.value.count }
    var markHandler: (@Sendable (_ row: Int) -> Bool)? {
        get { markHandlerState.value }
        set { markHandlerState.value = newValue }
    }
    private let markHandlerState = NeedleMockState<(@Sendable (_ row: Int) -> Bool)?>(nil)
    private let markSignal = DIRuntime.CallSignal()
    func markCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await markSignal.wait(for: count)
    }
    @discardableResult
    func mark(_ row: Int) -> Bool {
        let call = needleMockKept(row)
        markCallsState.append(call)
        markSignal.called()
        guard let handler = markHandler else {
            needleMockFailure("FeedDependencyMock.mark(_:)", "set 'markHandler' first")
        }
        return handler(row)
    }

    nonisolated struct LoadCall {
        let id: Int
    }
    private let loadCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var loadCalls: [LoadCall] {
        needleMockCalls(loadCallsState.value, "FeedDependencyMock.loadCalls").map { LoadCall(id: $0) }
    }
    var loadCallCount: Int { loadCallsState.value.count }
    var loadHandler: (@Sendable (_ id: Int) async throws -> [String])? {
        get { loadHandlerState.value }
        set { loadHandlerState.value = newValue }
    }
    private let loadHandlerState = NeedleMockState<(@Sendable (_ id: Int) async throws -> [String])?>(nil)
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(id: Int) async throws -> [String] {
        let call = needleMockKept(id)
        loadCallsState.append(call)
        loadSignal.called()
        guard let handler = loadHandler else {
            throw needleMockError("FeedDependencyMock.load(id:)", "set 'loadHandler' first")
        }
        return try await handler(id)
    }

    nonisolated struct SubscriptCall {
        let row: Int
    }
    private let subscriptCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var subscriptCalls: [SubscriptCall] {
        needleMockCalls(subscriptCallsState.value, "FeedDependencyMock.subscriptCalls").map { SubscriptCall(row: $0) }
    }
    var subscriptCallCount: Int { subscriptCallsState.value.count }
    var subscriptHandler: (@Sendable (_ row: Int) -> String)? {
        get { subscriptHandlerState.value }
        set { subscriptHandlerState.value = newValue }
    }
    private let subscriptHandlerState = NeedleMockState<(@Sendable (_ row: Int) -> String)?>(nil)
    private let subscriptSetCallCountState = NeedleMockState<Int>(0)
    var subscriptSetCallCount: Int { subscriptSetCallCountState.value }
    var subscriptSetHandler: (@Sendable (_ newValue: String, _ row: Int) -> Void)? {
        get { subscriptSetHandlerState.value }
        set { subscriptSetHandlerState.value = newValue }
    }
    private let subscriptSetHandlerState = NeedleMockState<(@Sendable (_ newValue: String, _ row: Int) -> Void)?>(nil)
    subscript(row: Int) -> String {
        get {
            let call = needleMockKept(row)
            subscriptCallsState.append(call)
            guard let handler = subscriptHandler else {
                needleMockFailure("FeedDependencyMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(row)
        }
        set {
            subscriptSetCallCountState.increment()
            subscriptSetHandler?(newValue, row)
        }
    }

    nonisolated struct BootCall {
        let name: String
    }
    private static let bootCallsState = NeedleMockState<[(@Sendable () -> String)?]>([])
    static var bootCalls: [BootCall] {
        needleMockCalls(bootCallsState.value, "FeedDependencyMock.bootCalls").map { BootCall(name: $0) }
    }
    static var bootCallCount: Int { bootCallsState.value.count }
    static var bootHandler: (@Sendable (_ name: String) -> Void)? {
        get { bootHandlerState.value }
        set { bootHandlerState.value = newValue }
    }
    private static let bootHandlerState = NeedleMockState<(@Sendable (_ name: String) -> Void)?>(nil)
    private static let bootSignal = DIRuntime.CallSignal()
    static func bootCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await bootSignal.wait(for: count)
    }
    static func boot(_ name: String) {
        let call = needleMockKept(name)
        bootCallsState.append(call)
        bootSignal.called()
        bootHandler?(name)
    }

    var trackCallsStateHandler: (@Sendable () -> Int)? {
        get { trackCallsStateHandlerState.value }
        set { trackCallsStateHandlerState.value = newValue }
    }
    private let trackCallsStateHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    var trackCallsState: Int {
        get {
            if let handler = trackCallsStateHandler { return handler() }
            return needleMockValue(nil as Int?, "FeedDependencyMock.trackCallsState", "pass 'trackCallsState:' to the initialiser or set it first")
        }
        set {
            trackCallsStateHandler = needleMockKept(newValue) ?? needleMockDropped(trackCallsStateHandler, "FeedDependencyMock.trackCallsState", "trackCallsStateHandler")
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        trackCallsState_.value = []
        trackSignal.reset()
        pingCallsState.value = 0
        pingSignal.reset()
        markCallsState.value = []
        markSignal.reset()
        loadCallsState.value = []
        loadSignal.reset()
        subscriptCallsState.value = []
        subscriptSetCallCountState.value = 0
    }
}

nonisolated final class PlainDependencyMock: PlainDependency {
    init() {}

    nonisolated struct TrackCall {
        let event: String
    }
    private(set) var trackCalls: [TrackCall] = []
    var trackCallCount: Int { trackCalls.count }
    var trackHandler: ((_ event: String) -> Void)?
    private let trackSignal = DIRuntime.CallSignal()
    func trackCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await trackSignal.wait(for: count)
    }
    func track(_ event: String) {
        trackCalls.append(TrackCall(event: event))
        trackSignal.called()
        trackHandler?(event)
    }

    private static let resetCallsState = NeedleMockState<Int>(0)
    static var resetCallCount: Int { resetCallsState.value }
    static var resetHandler: (@Sendable () -> Void)? {
        get { resetHandlerState.value }
        set { resetHandlerState.value = newValue }
    }
    private static let resetHandlerState = NeedleMockState<(@Sendable () -> Void)?>(nil)
    private static let resetSignal = DIRuntime.CallSignal()
    static func resetCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await resetSignal.wait(for: count)
    }
    static func reset() {
        resetCallsState.increment()
        resetSignal.called()
        resetHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        trackCalls = []
        trackSignal.reset()
    }
}

@MainActor final class ScreenDependencyMock: ScreenDependency {
    init(title: String? = nil, limit: Int? = nil) {
        givenTitle = title
        if let given = limit { self.limit = given }
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "ScreenDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated var limitHandler: (@Sendable () -> Int)? {
        get { limitHandlerState.value }
        set { limitHandlerState.value = newValue }
    }
    private let limitHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    nonisolated var limit: Int {
        get {
            if let handler = limitHandler { return handler() }
            return needleMockValue(nil as Int?, "ScreenDependencyMock.limit", "pass 'limit:' to the initialiser or set it first")
        }
        set {
            limitHandler = needleMockKept(newValue) ?? needleMockDropped(limitHandler, "ScreenDependencyMock.limit", "limitHandler")
        }
    }

    nonisolated struct TrackCall {
        let event: String
    }
    private let trackCallsState = NeedleMockState<[(@Sendable () -> String)?]>([])
    nonisolated var trackCalls: [TrackCall] {
        needleMockCalls(trackCallsState.value, "ScreenDependencyMock.trackCalls").map { TrackCall(event: $0) }
    }
    nonisolated var trackCallCount: Int { trackCallsState.value.count }
    nonisolated var trackHandler: (@Sendable (_ event: String) -> Bool)? {
        get { trackHandlerState.value }
        set { trackHandlerState.value = newValue }
    }
    private let trackHandlerState = NeedleMockState<(@Sendable (_ event: String) -> Bool)?>(nil)
    private let trackSignal = DIRuntime.CallSignal()
    func trackCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await trackSignal.wait(for: count)
    }
    nonisolated func track(_ event: String) -> Bool {
        let call = needleMockKept(event)
        trackCallsState.append(call)
        trackSignal.called()
        guard let handler = trackHandler else {
            needleMockFailure("ScreenDependencyMock.track(_:)", "set 'trackHandler' first")
        }
        return handler(event)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        trackCallsState.value = []
        trackSignal.reset()
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
