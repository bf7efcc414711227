// (head)

import DIRuntime

nonisolated final class PageDependencyMock: PageDependency {
    init(end: Never? = nil, title: String? = nil) {
        givenEnd = end
        givenTitle = title
    }

    var end: Never {
        get { needleMockValue(givenEnd, "PageDependencyMock.end", "pass 'end:' to the initialiser or set it first") }
    }
    private var givenEnd: Never?

    var title: String {
        get {
            needleMockValue(givenTitle, "PageDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}

nonisolated final class PageLoadingMock: PageLoading {
    typealias Failure = Never

    init() {}

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Int)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load() -> Int {
        loadCallCount += 1
        loadSignal.called()
        guard let handler = loadHandler else { needleMockFailure("PageLoadingMock.load()", "set 'loadHandler' first") }
        return handler()
    }

    private(set) var failCallCount = 0
    var failHandler: ((_ failure: Failure) -> Void)?
    private let failSignal = DIRuntime.CallSignal()
    func failCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await failSignal.wait(for: count)
    }
    func fail(_ failure: Failure) {
    }

    private(set) var subscriptCallCount = 0
    var subscriptHandler: ((_ failure: Failure) -> Int)?
    private(set) var subscriptSetCallCount = 0
    var subscriptSetHandler: ((_ newValue: Int, _ failure: Failure) -> Void)?
    subscript(failure: Failure) -> Int {
        get {
        }
        set {
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCallCount = 0
        loadSignal.reset()
        failCallCount = 0
        failSignal.reset()
        subscriptCallCount = 0
        subscriptSetCallCount = 0
    }
}

nonisolated final class SharedPageMock: SharedPage, Sendable {
    init() {}

    var endHandler: (@Sendable () -> Never)? {
        get { endHandlerState.value }
        set { endHandlerState.value = newValue }
    }
    private let endHandlerState = NeedleMockState<(@Sendable () -> Never)?>(nil)
    var end: Never {
        get {
            if let handler = endHandler { return handler() }
            return needleMockValue(nil as Never?, "SharedPageMock.end", "set 'endHandler' first")
        }
    }

    private let failCallsState = NeedleMockState<Int>(0)
    var failCallCount: Int { failCallsState.value }
    var failHandler: (@Sendable (_ error: Never, _ page: Int) -> Int)? {
        get { failHandlerState.value }
        set { failHandlerState.value = newValue }
    }
    private let failHandlerState = NeedleMockState<(@Sendable (_ error: Never, _ page: Int) -> Int)?>(nil)
    private let failSignal = DIRuntime.CallSignal()
    func failCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await failSignal.wait(for: count)
    }
    func fail(_ error: Never, page: Int) -> Int {
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        failCallsState.value = 0
        failSignal.reset()
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
