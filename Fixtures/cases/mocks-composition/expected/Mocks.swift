// (head)

import DIRuntime

nonisolated final class AnalyticsDependencyMock: AnalyticsDependency {
    init(session: Int? = nil) {
        givenSession = session
    }

    var session: Int {
        get {
            needleMockValue(givenSession, "AnalyticsDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Int?
}

nonisolated final class AnalyticsDependencyAndSearchDependencyMock: AnalyticsDependency, SearchDependency {
    init(session: Int? = nil) {
        givenSession = session
    }

    var session: Int {
        get {
            needleMockValue(givenSession, "AnalyticsDependencyAndSearchDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Int?

    nonisolated struct SearchCall {
        let text: String
    }
    private(set) var searchCalls: [SearchCall] = []
    var searchCallCount: Int { searchCalls.count }
    var searchHandler: ((_ text: String) -> [String])?
    private let searchSignal = DIRuntime.CallSignal()
    func searchCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await searchSignal.wait(for: count)
    }
    func search(_ text: String) -> [String] {
        searchCalls.append(SearchCall(text: text))
        searchSignal.called()
        guard let handler = searchHandler else {
            needleMockFailure("AnalyticsDependencyAndSearchDependencyMock.search(_:)", "set 'searchHandler' first")
        }
        return handler(text)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        searchCalls = []
        searchSignal.reset()
    }
}

nonisolated final class AnalyticsDependencyAndSendableMock: AnalyticsDependency, Sendable {
    init(session: Int? = nil) {
        if let given = session { self.session = given }
    }

    var sessionHandler: (@Sendable () -> Int)? {
        get { sessionHandlerState.value }
        set { sessionHandlerState.value = newValue }
    }
    private let sessionHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    var session: Int {
        get {
            if let handler = sessionHandler { return handler() }
            return needleMockValue(nil as Int?, "AnalyticsDependencyAndSendableMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set {
            sessionHandler = needleMockKept(newValue) ?? needleMockDropped(sessionHandler, "AnalyticsDependencyAndSendableMock.session", "sessionHandler")
        }
    }
}

nonisolated final class ClockAndDependencyMock: Clock, Dependency {
    init(now: Int? = nil) {
        givenNow = now
    }

    var now: Int {
        get {
            needleMockValue(givenNow, "ClockAndDependencyMock.now", "pass 'now:' to the initialiser or set it first")
        }
        set { givenNow = newValue }
    }
    private var givenNow: Int?
}

nonisolated final class FeedDependencyMock: AnalyticsDependency, Clock, SearchDependency {
    init(session: Int? = nil, now: Int? = nil) {
        givenSession = session
        givenNow = now
    }

    var session: Int {
        get {
            needleMockValue(givenSession, "FeedDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Int?

    var now: Int {
        get { needleMockValue(givenNow, "FeedDependencyMock.now", "pass 'now:' to the initialiser or set it first") }
        set { givenNow = newValue }
    }
    private var givenNow: Int?

    nonisolated struct SearchCall {
        let text: String
    }
    private(set) var searchCalls: [SearchCall] = []
    var searchCallCount: Int { searchCalls.count }
    var searchHandler: ((_ text: String) -> [String])?
    private let searchSignal = DIRuntime.CallSignal()
    func searchCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await searchSignal.wait(for: count)
    }
    func search(_ text: String) -> [String] {
        searchCalls.append(SearchCall(text: text))
        searchSignal.called()
        guard let handler = searchHandler else {
            needleMockFailure("FeedDependencyMock.search(_:)", "set 'searchHandler' first")
        }
        return handler(text)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        searchCalls = []
        searchSignal.reset()
    }
}

nonisolated final class SearchDependencyMock: SearchDependency {
    init(session: Int? = nil) {
        givenSession = session
    }

    var session: Int {
        get {
            needleMockValue(givenSession, "SearchDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Int?

    nonisolated struct SearchCall {
        let text: String
    }
    private(set) var searchCalls: [SearchCall] = []
    var searchCallCount: Int { searchCalls.count }
    var searchHandler: ((_ text: String) -> [String])?
    private let searchSignal = DIRuntime.CallSignal()
    func searchCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await searchSignal.wait(for: count)
    }
    func search(_ text: String) -> [String] {
        searchCalls.append(SearchCall(text: text))
        searchSignal.called()
        guard let handler = searchHandler else {
            needleMockFailure("SearchDependencyMock.search(_:)", "set 'searchHandler' first")
        }
        return handler(text)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        searchCalls = []
        searchSignal.reset()
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
