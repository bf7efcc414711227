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
    func showCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
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
