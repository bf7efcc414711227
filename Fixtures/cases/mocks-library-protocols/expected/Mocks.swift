// (head)

import DIRuntime

nonisolated final class DraftMock: Draft {
    init(description: String? = nil) {
        givenDescription = description
    }

    static func == (left: DraftMock, right: DraftMock) -> Bool { left === right }

    var description: String {
        get {
            needleMockValue(givenDescription, "DraftMock.description", "pass 'description:' to the initialiser or set it first")
        }
        set { givenDescription = newValue }
    }
    private var givenDescription: String?
}

nonisolated final class FailureMock: Failure, Sendable {
    init(code: Int? = nil) {
        if let given = code { self.code = given }
    }

    var debugDescription: String { "FailureMock" }

    var codeHandler: (@Sendable () -> Int)? {
        get { codeHandlerState.value }
        set { codeHandlerState.value = newValue }
    }
    private let codeHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    var code: Int {
        get {
            if let handler = codeHandler { return handler() }
            return needleMockValue(nil as Int?, "FailureMock.code", "pass 'code:' to the initialiser or set it first")
        }
        set {
            codeHandler = needleMockKept(newValue) ?? needleMockDropped(codeHandler, "FailureMock.code", "codeHandler")
        }
    }
}

nonisolated final class RouteMock: Route {
    init(path: String? = nil) {
        givenPath = path
    }

    static func == (left: RouteMock, right: RouteMock) -> Bool { left === right }

    func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }

    var description: String { "RouteMock" }

    var path: String {
        get { needleMockValue(givenPath, "RouteMock.path", "pass 'path:' to the initialiser or set it first") }
        set { givenPath = newValue }
    }
    private var givenPath: String?
}

nonisolated final class RouterDependencyMock: RouterDependency {
    init() {}

    nonisolated struct OpenCall {
        let route: any Route
    }
    private(set) var openCalls: [OpenCall] = []
    var openCallCount: Int { openCalls.count }
    var openHandler: ((_ route: any Route) throws -> Void)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await openSignal.wait(for: count)
    }
    func open(_ route: any Route) throws {
        openCalls.append(OpenCall(route: route))
        openSignal.called()
        try openHandler?(route)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        openCalls = []
        openSignal.reset()
    }
}

nonisolated final class RowMock: Named, Hashable {
    init(name: String? = nil) {
        givenName = name
    }

    static func == (left: RowMock, right: RowMock) -> Bool { left === right }

    func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }

    var name: String {
        get { needleMockValue(givenName, "RowMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?
}

@MainActor final class ScreenMock: Screen {
    init(title: String? = nil) {
        givenTitle = title
    }

    nonisolated static func == (left: ScreenMock, right: ScreenMock) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }

    var title: String {
        get { needleMockValue(givenTitle, "ScreenMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}
#if compiler(>=6.2)
extension ScreenMock: nonisolated Hashable {}
#else
extension ScreenMock: Hashable {}
#endif

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
