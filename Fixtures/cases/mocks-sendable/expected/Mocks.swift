// (head)

import DIRuntime

nonisolated final class ArticleDependencyMock: ArticleDependency, Sendable {
    init(newest: Article? = nil) {
        givenNewest.value = newest
    }

    var newest: Article {
        get {
            needleMockValue(givenNewest.value, "ArticleDependencyMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set { givenNewest.value = newValue }
    }
    private let givenNewest = NeedleMockState<Article?>(nil)

    nonisolated struct LoadCall {
        let id: Int
    }
    private let loadCallsState = NeedleMockState<[LoadCall]>([])
    var loadCalls: [LoadCall] { loadCallsState.value }
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: (@Sendable (_ id: Int) async throws -> Article)? {
        get { loadHandlerState.value }
        set { loadHandlerState.value = newValue }
    }
    private let loadHandlerState = NeedleMockState<(@Sendable (_ id: Int) async throws -> Article)?>(nil)
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ id: Int) async throws -> Article {
        loadCallsState.append(LoadCall(id: id))
        loadSignal.called()
        guard let handler = loadHandler else {
            throw needleMockError("ArticleDependencyMock.load(_:)", "set 'loadHandler' first")
        }
        return try await handler(id)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCallsState.value = []
        loadSignal.reset()
    }
}

@MainActor final class ReaderDependencyMock: ReaderDependency {
    init(title: String? = nil) {
        givenTitle = title
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "ReaderDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
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
