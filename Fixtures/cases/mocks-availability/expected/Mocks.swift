// (head)

import DIRuntime

@available(macOS 15, iOS 18, *)
nonisolated final class NewDependencyMock: NewDependency {
    init(tip: Tip? = nil) {
        givenTip = tip
    }

    var tip: Tip {
        get { needleMockValue(givenTip, "NewDependencyMock.tip", "pass 'tip:' to the initialiser or set it first") }
        set { givenTip = newValue }
    }
    private var givenTip: Tip?
}

nonisolated final class SharedTipsDependencyMock: SharedTipsDependency, Sendable {
    init(oldTip: String? = nil) {
        if let given = oldTip {
            oldTipHandler = needleMockKept(given) ?? needleMockDropped(oldTipHandler, "SharedTipsDependencyMock.oldTip", "oldTipHandler")
        }
    }

    @available(macOS 15, iOS 18, *)
    var tipHandler: (@Sendable () -> Tip)? {
        get { tipHandlerState.value as? (@Sendable () -> Tip) }
        set { tipHandlerState.value = newValue }
    }
    private let tipHandlerState = NeedleMockState<(any Sendable)?>(nil)
    @available(macOS 15, iOS 18, *)
    var tip: Tip {
        get {
            if let handler = tipHandler { return handler() }
            return needleMockValue(nil as Tip?, "SharedTipsDependencyMock.tip", "set 'tip' first")
        }
        set {
            tipHandler = needleMockKept(newValue) ?? needleMockDropped(tipHandler, "SharedTipsDependencyMock.tip", "tipHandler")
        }
    }

    @available(macOS 15, iOS 18, *)
    var nextTipHandler: (@Sendable () async throws -> Tip?)? {
        get { nextTipHandlerState.value as? (@Sendable () async throws -> Tip?) }
        set { nextTipHandlerState.value = newValue }
    }
    private let nextTipHandlerState = NeedleMockState<(any Sendable)?>(nil)
    @available(macOS 15, iOS 18, *)
    var nextTip: Tip? {
        get async throws {
            if let handler = nextTipHandler { return try await handler() }
            throw needleMockValueError("SharedTipsDependencyMock.nextTip", "set 'nextTipHandler' first")
        }
    }

    private let showCallsState = NeedleMockState<Int>(0)
    var showCallCount: Int { showCallsState.value }
    @available(macOS 15, iOS 18, *)
    var showHandler: (@Sendable (_ tip: Tip) -> String)? {
        get { showHandlerState.value as? (@Sendable (_ tip: Tip) -> String) }
        set { showHandlerState.value = newValue }
    }
    private let showHandlerState = NeedleMockState<(any Sendable)?>(nil)
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await showSignal.wait(for: count)
    }
    @available(macOS 15, iOS 18, *)
    func show(_ tip: Tip) -> String {
        showCallsState.increment()
        showSignal.called()
        guard let handler = showHandler else {
            needleMockFailure("SharedTipsDependencyMock.show(_:)", "set 'showHandler' first")
        }
        return handler(tip)
    }

    var oldTipHandler: (@Sendable () -> String)? {
        get { oldTipHandlerState.value }
        set { oldTipHandlerState.value = newValue }
    }
    private let oldTipHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    @available(*, deprecated, message: "Use tip.")
    var oldTip: String {
        get {
            if let handler = oldTipHandler { return handler() }
            return needleMockValue(nil as String?, "SharedTipsDependencyMock.oldTip", "pass 'oldTip:' to the initialiser or set it first")
        }
        set {
            oldTipHandler = needleMockKept(newValue) ?? needleMockDropped(oldTipHandler, "SharedTipsDependencyMock.oldTip", "oldTipHandler")
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCallsState.value = 0
        showSignal.reset()
    }
}

nonisolated final class TipsDependencyMock: TipsDependency {
    init(oldTip: String? = nil) {
        givenOldTip = oldTip
    }

    @available(macOS 15, iOS 18, *)
    var tip: Tip {
        get { needleMockValue((givenTip as? [Tip])?.first, "TipsDependencyMock.tip", "set 'tip' first") }
        set { givenTip = [newValue] }
    }
    private var givenTip: Any?

    @available(macOS 15, iOS 18, *)
    var nextTip: Tip? {
        get { needleMockValue((givenNextTip as? [Tip?])?.first, "TipsDependencyMock.nextTip", "set 'nextTip' first") }
        set { givenNextTip = [newValue] }
    }
    private var givenNextTip: Any?

    private(set) var showCallCount = 0
    @available(iOS, introduced: 18)
    var showHandler: ((_ tip: Int) -> String)? {
        get { givenShowHandler as? ((_ tip: Int) -> String) }
        set { givenShowHandler = newValue }
    }
    private var givenShowHandler: Any?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await showSignal.wait(for: count)
    }
    @available(iOS, introduced: 18)
    func show(_ tip: Int) -> String {
        showCallCount += 1
        showSignal.called()
        guard let handler = showHandler else {
            needleMockFailure("TipsDependencyMock.show(_:)", "set 'showHandler' first")
        }
        return handler(tip)
    }

    @available(*, deprecated, message: "Use tip.")
    var oldTip: String {
        get {
            needleMockValue(givenOldTip, "TipsDependencyMock.oldTip", "pass 'oldTip:' to the initialiser or set it first")
        }
        set { givenOldTip = newValue }
    }
    private var givenOldTip: String?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCallCount = 0
        showSignal.reset()
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
