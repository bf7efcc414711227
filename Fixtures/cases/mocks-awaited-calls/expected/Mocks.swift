// (head)

import DIRuntime

nonisolated final class FeedDependencyMock: FeedDependency {
    init(logSignal: Int? = nil) {
        givenLogSignal = logSignal
    }

    nonisolated struct FetchCall {
        let id: Int
    }
    private(set) var fetchCalls: [FetchCall] = []
    var fetchCallCount: Int { fetchCalls.count }
    var fetchHandler: ((_ id: Int) async throws -> String)?
    private let fetchSignal = DIRuntime.CallSignal()
    func fetchCalled_(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fetchSignal.wait(for: count)
    }
    func fetch(id: Int) async throws -> String {
        fetchCalls.append(FetchCall(id: id))
        fetchSignal.called()
        guard let handler = fetchHandler else {
            throw needleMockError("FeedDependencyMock.fetch(id:)", "set 'fetchHandler' first")
        }
        return try await handler(id)
    }

    nonisolated struct LogCall {
        let text: String
    }
    private(set) var logCalls: [LogCall] = []
    var logCallCount: Int { logCalls.count }
    var logHandler: ((_ text: String) -> Void)?
    private let logSignal_ = DIRuntime.CallSignal()
    func logCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await logSignal_.wait(for: count)
    }
    func log(_ text: String) {
        logCalls.append(LogCall(text: text))
        logSignal_.called()
        logHandler?(text)
    }

    private(set) var fetchCalledCallCount = 0
    var fetchCalledHandler: (() -> Bool)?
    private let fetchCalledSignal = DIRuntime.CallSignal()
    func fetchCalledCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fetchCalledSignal.wait(for: count)
    }
    func fetchCalled() -> Bool {
        fetchCalledCallCount += 1
        fetchCalledSignal.called()
        guard let handler = fetchCalledHandler else {
            needleMockFailure("FeedDependencyMock.fetchCalled()", "set 'fetchCalledHandler' first")
        }
        return handler()
    }

    var logSignal: Int {
        get {
            needleMockValue(givenLogSignal, "FeedDependencyMock.logSignal", "pass 'logSignal:' to the initialiser or set it first")
        }
        set { givenLogSignal = newValue }
    }
    private var givenLogSignal: Int?

    private static let prepareCallsState = NeedleMockState<Int>(0)
    static var prepareCallCount: Int { prepareCallsState.value }
    static var prepareHandler: (@Sendable () -> Void)? {
        get { prepareHandlerState.value }
        set { prepareHandlerState.value = newValue }
    }
    private static let prepareHandlerState = NeedleMockState<(@Sendable () -> Void)?>(nil)
    private static let prepareSignal = DIRuntime.CallSignal()
    static func prepareCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await prepareSignal.wait(for: count)
    }
    static func prepare() {
        prepareCallsState.increment()
        prepareSignal.called()
        prepareHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        fetchCalls = []
        fetchSignal.reset()
        logCalls = []
        logSignal_.reset()
        fetchCalledCallCount = 0
        fetchCalledSignal.reset()
    }
}

@MainActor final class ScreenDependencyMock: ScreenDependency {
    init() {}

    nonisolated struct ShowCall {
        let text: String
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: (@MainActor (_ text: String) -> Void)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    func show(_ text: String) {
        showCalls.append(ShowCall(text: text))
        showSignal.called()
        showHandler?(text)
    }

    nonisolated struct LoadCall {
        let id: Int
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: (@MainActor (_ id: Int) async throws -> String)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1) async throws { try await loadSignal.wait(for: count) }
    func load(id: Int) async throws -> String {
        loadCalls.append(LoadCall(id: id))
        loadSignal.called()
        guard let handler = loadHandler else {
            throw needleMockError("ScreenDependencyMock.load(id:)", "set 'loadHandler' first")
        }
        return try await handler(id)
    }

    nonisolated struct TrackCall {
        let event: String
    }
    private let trackCallsState = NeedleMockState<[(@Sendable () -> String)?]>([])
    nonisolated var trackCalls: [TrackCall] {
        needleMockCalls(trackCallsState.value, "ScreenDependencyMock.trackCalls").map { TrackCall(event: $0) }
    }
    nonisolated var trackCallCount: Int { trackCallsState.value.count }
    nonisolated var trackHandler: (@Sendable (_ event: String) -> Void)? {
        get { trackHandlerState.value }
        set { trackHandlerState.value = newValue }
    }
    private let trackHandlerState = NeedleMockState<(@Sendable (_ event: String) -> Void)?>(nil)
    private let trackSignal = DIRuntime.CallSignal()
    func trackCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await trackSignal.wait(for: count)
    }
    nonisolated func track(_ event: String) {
        let call = needleMockKept(event)
        trackCallsState.append(call)
        trackSignal.called()
        trackHandler?(event)
    }

    nonisolated struct CountCall {
        let signal: Int
        let showSignal: Int
    }
    private(set) var countCalls: [CountCall] = []
    var countCallCount: Int { countCalls.count }
    var countHandler: (@MainActor (_ signal: Int, _ showSignal: Int) -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1) async throws { try await countSignal.wait(for: count) }
    func count(signal: Int, showSignal: Int) -> Int {
        countCalls.append(CountCall(signal: signal, showSignal: showSignal))
        countSignal.called()
        guard let handler = countHandler else {
            needleMockFailure("ScreenDependencyMock.count(signal:showSignal:)", "set 'countHandler' first")
        }
        return handler(signal, showSignal)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCalls = []
        showSignal.reset()
        loadCalls = []
        loadSignal.reset()
        trackCallsState.value = []
        trackSignal.reset()
        countCalls = []
        countSignal.reset()
    }
}

nonisolated final class SenderDependencyMock: SenderDependency, Sendable {
    init() {}

    nonisolated struct SendCall {
        let count: Int
    }
    private let sendCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var sendCalls: [SendCall] {
        needleMockCalls(sendCallsState.value, "SenderDependencyMock.sendCalls").map { SendCall(count: $0) }
    }
    var sendCallCount: Int { sendCallsState.value.count }
    var sendHandler: (@Sendable (_ count: Int) async -> Void)? {
        get { sendHandlerState.value }
        set { sendHandlerState.value = newValue }
    }
    private let sendHandlerState = NeedleMockState<(@Sendable (_ count: Int) async -> Void)?>(nil)
    private let sendSignal = DIRuntime.CallSignal()
    func sendCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sendSignal.wait(for: count)
    }
    func send(_ count: Int) async {
        let call = needleMockKept(count)
        sendCallsState.append(call)
        sendSignal.called()
        await sendHandler?(count)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sendCallsState.value = []
        sendSignal.reset()
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
