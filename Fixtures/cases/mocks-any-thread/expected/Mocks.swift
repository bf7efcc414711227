// (head)

import DIRuntime

nonisolated final class FeedDependencyMock: FeedDependency, Sendable {
    init(title: String? = nil, token: String? = nil, trackCallsState: Int? = nil) {
        givenTitle.value = title
        givenToken.value = token
        givenTrackCallsState.value = trackCallsState
    }

    var title: String {
        get {
            needleMockValue(givenTitle.value, "FeedDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle.value = newValue }
    }
    private let givenTitle = NeedleMockState<String?>(nil)

    var tokenHandler: (@Sendable () async throws -> String)? {
        get { tokenHandlerState.value }
        set { tokenHandlerState.value = newValue }
    }
    private let tokenHandlerState = NeedleMockState<(@Sendable () async throws -> String)?>(nil)
    var token: String {
        get async throws {
            if let handler = tokenHandler { return try await handler() }
            guard let given = givenToken.value else {
                throw needleMockValueError("FeedDependencyMock.token", "pass 'token:' to the initialiser or set 'tokenHandler' first")
            }
            return given
        }
    }
    private let givenToken = NeedleMockState<String?>(nil)

    nonisolated struct TrackCall {
        let event: String
    }
    private let trackCallsState_ = NeedleMockState<[TrackCall]>([])
    var trackCalls: [TrackCall] { trackCallsState_.value }
    var trackCallCount: Int { trackCalls.count }
    var trackHandler: (@Sendable (_ event: String) -> Void)? {
        get { trackHandlerState.value }
        set { trackHandlerState.value = newValue }
    }
    private let trackHandlerState = NeedleMockState<(@Sendable (_ event: String) -> Void)?>(nil)
    private let trackSignal = DIRuntime.CallSignal()
    func trackCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await trackSignal.wait(for: count)
    }
    func track(_ event: String) {
        trackCallsState_.append(TrackCall(event: event))
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
    func pingCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
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
    private let markCallsState = NeedleMockState<[MarkCall]>([])
    var markCalls: [MarkCall] { markCallsState.value }
    var markCallCount: Int { markCalls.count }
    var markHandler: (@Sendable (_ row: Int) -> Bool)? {
        get { markHandlerState.value }
        set { markHandlerState.value = newValue }
    }
    private let markHandlerState = NeedleMockState<(@Sendable (_ row: Int) -> Bool)?>(nil)
    private let markSignal = DIRuntime.CallSignal()
    func markCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await markSignal.wait(for: count)
    }
    @discardableResult
    func mark(_ row: Int) -> Bool {
        markCallsState.append(MarkCall(row: row))
        markSignal.called()
        guard let handler = markHandler else {
            needleMockFailure("FeedDependencyMock.mark(_:)", "set 'markHandler' first")
        }
        return handler(row)
    }

    nonisolated struct LoadCall {
        let id: Int
    }
    private let loadCallsState = NeedleMockState<[LoadCall]>([])
    var loadCalls: [LoadCall] { loadCallsState.value }
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: (@Sendable (_ id: Int) async throws -> [String])? {
        get { loadHandlerState.value }
        set { loadHandlerState.value = newValue }
    }
    private let loadHandlerState = NeedleMockState<(@Sendable (_ id: Int) async throws -> [String])?>(nil)
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(id: Int) async throws -> [String] {
        loadCallsState.append(LoadCall(id: id))
        loadSignal.called()
        guard let handler = loadHandler else {
            throw needleMockError("FeedDependencyMock.load(id:)", "set 'loadHandler' first")
        }
        return try await handler(id)
    }

    nonisolated struct SubscriptCall {
        let row: Int
    }
    private let subscriptCallsState = NeedleMockState<[SubscriptCall]>([])
    var subscriptCalls: [SubscriptCall] { subscriptCallsState.value }
    var subscriptCallCount: Int { subscriptCalls.count }
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
            subscriptCallsState.append(SubscriptCall(row: row))
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
    private static let bootCallsState = NeedleMockState<[BootCall]>([])
    static var bootCalls: [BootCall] { bootCallsState.value }
    static var bootCallCount: Int { bootCalls.count }
    static var bootHandler: (@Sendable (_ name: String) -> Void)? {
        get { bootHandlerState.value }
        set { bootHandlerState.value = newValue }
    }
    private static let bootHandlerState = NeedleMockState<(@Sendable (_ name: String) -> Void)?>(nil)
    private static let bootSignal = DIRuntime.CallSignal()
    static func bootCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await bootSignal.wait(for: count)
    }
    static func boot(_ name: String) {
        bootCallsState.append(BootCall(name: name))
        bootSignal.called()
        bootHandler?(name)
    }

    var trackCallsState: Int {
        get {
            needleMockValue(givenTrackCallsState.value, "FeedDependencyMock.trackCallsState", "pass 'trackCallsState:' to the initialiser or set it first")
        }
        set { givenTrackCallsState.value = newValue }
    }
    private let givenTrackCallsState = NeedleMockState<Int?>(nil)

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
    func trackCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
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
    static func resetCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
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
        givenLimit.value = limit
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "ScreenDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated var limit: Int {
        get {
            needleMockValue(givenLimit.value, "ScreenDependencyMock.limit", "pass 'limit:' to the initialiser or set it first")
        }
        set { givenLimit.value = newValue }
    }
    private let givenLimit = NeedleMockState<Int?>(nil)

    nonisolated struct TrackCall {
        let event: String
    }
    private let trackCallsState = NeedleMockState<[TrackCall]>([])
    nonisolated var trackCalls: [TrackCall] { trackCallsState.value }
    nonisolated var trackCallCount: Int { trackCalls.count }
    nonisolated var trackHandler: (@Sendable (_ event: String) -> Bool)? {
        get { trackHandlerState.value }
        set { trackHandlerState.value = newValue }
    }
    private let trackHandlerState = NeedleMockState<(@Sendable (_ event: String) -> Bool)?>(nil)
    private let trackSignal = DIRuntime.CallSignal()
    func trackCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await trackSignal.wait(for: count)
    }
    nonisolated func track(_ event: String) -> Bool {
        trackCallsState.append(TrackCall(event: event))
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
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

/// What any thread may use of a mock.
private nonisolated final class NeedleMockState<Value>: @unchecked Sendable {
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
