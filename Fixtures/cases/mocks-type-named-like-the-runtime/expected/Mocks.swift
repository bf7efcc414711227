// (head)

import DIRuntime

nonisolated final class PanelDependencyMock: PanelDependency {
    init(title: String? = nil) {
        givenTitle = title
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "PanelDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated struct LoadCall {
        let page: Int
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ page: Int) async throws -> String)?
    private let loadSignal = CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ page: Int) async throws -> String {
        loadCalls.append(LoadCall(page: page))
        loadSignal.called()
        guard let handler = loadHandler else {
            throw needleMockError("PanelDependencyMock.load(_:)", "set 'loadHandler' first")
        }
        return try await handler(page)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCalls = []
        loadSignal.reset()
    }
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
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
