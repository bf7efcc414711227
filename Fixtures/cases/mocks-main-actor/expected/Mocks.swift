// (head)

import DIRuntime

nonisolated final class BaseDependencyMock: BaseDependency {
    init(base: Int? = nil) {
        givenBase = base
    }

    var base: Int {
        get { needleMockValue(givenBase, "BaseDependencyMock.base", "pass 'base:' to the initialiser or set it first") }
        set { givenBase = newValue }
    }
    private var givenBase: Int?
}

@MainActor final class DerivedDependencyMock: DerivedDependency {
    init(derived: Int? = nil, base: Int? = nil) {
        givenDerived = derived
        if let given = base { self.base = given }
    }

    var derived: Int {
        get {
            needleMockValue(givenDerived, "DerivedDependencyMock.derived", "pass 'derived:' to the initialiser or set it first")
        }
        set { givenDerived = newValue }
    }
    private var givenDerived: Int?

    nonisolated var baseHandler: (@Sendable () -> Int)? {
        get { baseHandlerState.value }
        set { baseHandlerState.value = newValue }
    }
    private let baseHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    nonisolated var base: Int {
        get {
            if let handler = baseHandler { return handler() }
            return needleMockValue(nil as Int?, "DerivedDependencyMock.base", "pass 'base:' to the initialiser or set it first")
        }
        set {
            baseHandler = needleMockKept(newValue) ?? needleMockDropped(baseHandler, "DerivedDependencyMock.base", "baseHandler")
        }
    }
}

@FeedActor final class FeedDependencyMock: FeedDependency {
    init(count: Int? = nil) {
        givenCount = count
    }

    var count: Int {
        get {
            needleMockValue(givenCount, "FeedDependencyMock.count", "pass 'count:' to the initialiser or set it first")
        }
        set { givenCount = newValue }
    }
    private var givenCount: Int?

    nonisolated struct AppendCall {
        let item: Int
    }
    private(set) var appendCalls: [AppendCall] = []
    var appendCallCount: Int { appendCalls.count }
    var appendHandler: (@FeedActor (_ item: Int) -> Void)?
    private let appendSignal = DIRuntime.CallSignal()
    func appendCalled(_ count: Int = 1) async throws { try await appendSignal.wait(for: count) }
    func append(_ item: Int) {
        appendCalls.append(AppendCall(item: item))
        appendSignal.called()
        appendHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        appendCalls = []
        appendSignal.reset()
    }
}

nonisolated final class MixedDependencyMock: MixedDependency {
    init(title: String? = nil, plain: Int? = nil) {
        givenTitle = title
        givenPlain = plain
    }

    @MainActor var title: String {
        get {
            needleMockValue(givenTitle, "MixedDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated struct PresentCall {
        let theme: Theme
    }
    private(set) var presentCalls: [PresentCall] = []
    @MainActor var presentCallCount: Int { presentCalls.count }
    var presentHandler: (@MainActor (_ theme: Theme) -> String)?
    private let presentSignal = DIRuntime.CallSignal()
    @MainActor func presentCalled(_ count: Int = 1) async throws { try await presentSignal.wait(for: count) }
    @MainActor func present(_ theme: Theme) -> String {
        presentCalls.append(PresentCall(theme: theme))
        presentSignal.called()
        guard let handler = presentHandler else {
            needleMockFailure("MixedDependencyMock.present(_:)", "set 'presentHandler' first")
        }
        return handler(theme)
    }

    var plain: Int {
        get {
            needleMockValue(givenPlain, "MixedDependencyMock.plain", "pass 'plain:' to the initialiser or set it first")
        }
        set { givenPlain = newValue }
    }
    private var givenPlain: Int?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        presentCalls = []
        presentSignal.reset()
    }
}

@MainActor final class ScreenDependencyMock: ScreenDependency {
    init(theme: Theme? = nil, id: Int? = nil) {
        givenTheme = theme
        if let given = id { self.id = given }
    }

    var theme: Theme {
        get {
            needleMockValue(givenTheme, "ScreenDependencyMock.theme", "pass 'theme:' to the initialiser or set it first")
        }
        set { givenTheme = newValue }
    }
    private var givenTheme: Theme?

    nonisolated var idHandler: (@Sendable () -> Int)? {
        get { idHandlerState.value }
        set { idHandlerState.value = newValue }
    }
    private let idHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    nonisolated var id: Int {
        get {
            if let handler = idHandler { return handler() }
            return needleMockValue(nil as Int?, "ScreenDependencyMock.id", "pass 'id:' to the initialiser or set it first")
        }
        set {
            idHandler = needleMockKept(newValue) ?? needleMockDropped(idHandler, "ScreenDependencyMock.id", "idHandler")
        }
    }

    nonisolated struct ShowCall {
        let text: String
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: (@MainActor (_ text: String) -> Bool)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    func show(_ text: String) -> Bool {
        showCalls.append(ShowCall(text: text))
        showSignal.called()
        guard let handler = showHandler else {
            needleMockFailure("ScreenDependencyMock.show(_:)", "set 'showHandler' first")
        }
        return handler(text)
    }

    private(set) var reloadCallCount = 0
    var reloadHandler: (@MainActor () async -> Void)?
    private let reloadSignal = DIRuntime.CallSignal()
    func reloadCalled(_ count: Int = 1) async throws { try await reloadSignal.wait(for: count) }
    func reload() async {
        reloadCallCount += 1
        reloadSignal.called()
        await reloadHandler?()
    }

    nonisolated struct LogCall {
        let text: String
    }
    private let logCallsState = NeedleMockState<[(@Sendable () -> String)?]>([])
    nonisolated var logCalls: [LogCall] {
        needleMockCalls(logCallsState.value, "ScreenDependencyMock.logCalls").map { LogCall(text: $0) }
    }
    nonisolated var logCallCount: Int { logCallsState.value.count }
    nonisolated var logHandler: (@Sendable (_ text: String) -> Void)? {
        get { logHandlerState.value }
        set { logHandlerState.value = newValue }
    }
    private let logHandlerState = NeedleMockState<(@Sendable (_ text: String) -> Void)?>(nil)
    private let logSignal = DIRuntime.CallSignal()
    func logCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await logSignal.wait(for: count)
    }
    nonisolated func log(_ text: String) {
        let call = needleMockKept(text)
        logCallsState.append(call)
        logSignal.called()
        logHandler?(text)
    }

    private let runCallsState = NeedleMockState<Int>(0)
    nonisolated var runCallCount: Int { runCallsState.value }
    nonisolated var runHandler: (@Sendable (_ isolation: (any Actor)?) async -> Int)? {
        get { runHandlerState.value }
        set { runHandlerState.value = newValue }
    }
    private let runHandlerState = NeedleMockState<(@Sendable (_ isolation: (any Actor)?) async -> Int)?>(nil)
    private let runSignal = DIRuntime.CallSignal()
    func runCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runSignal.wait(for: count)
    }
    func run(isolation: isolated (any Actor)?) async -> Int {
        runCallsState.increment()
        runSignal.called()
        guard let handler = runHandler else {
            needleMockFailure("ScreenDependencyMock.run(isolation:)", "set 'runHandler' first")
        }
        return await handler(isolation)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCalls = []
        showSignal.reset()
        reloadCallCount = 0
        reloadSignal.reset()
        logCallsState.value = []
        logSignal.reset()
        runCallsState.value = 0
        runSignal.reset()
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
