// (head)

import DIRuntime

@Store final class NoteMock: Note {
    init(text: String? = nil, revision: Int? = nil) {
        givenText = text
        givenRevision = revision
    }

    var text: String {
        get { needleMockValue(givenText, "NoteMock.text", "pass 'text:' to the initialiser or set it first") }
        set { givenText = newValue }
    }
    private var givenText: String?

    static private(set) var kindCallCount = 0
    static var kindHandler: (@Store () -> String)?
    private static let kindSignal = DIRuntime.CallSignal()
    static func kindCalled(_ count: Int = 1) async throws { try await kindSignal.wait(for: count) }
    static func kind() -> String {
        kindCallCount += 1
        kindSignal.called()
        guard let handler = kindHandler else {
            needleMockFailure("NoteMock.kind()", "set 'NoteMock.kindHandler' first")
        }
        return handler()
    }

    private let labelCallsState = NeedleMockState<Int>(0)
    nonisolated var labelCallCount: Int { labelCallsState.value }
    nonisolated var labelHandler: (@Sendable () -> String)? {
        get { labelHandlerState.value }
        set { labelHandlerState.value = newValue }
    }
    private let labelHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    private let labelSignal = DIRuntime.CallSignal()
    func labelCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await labelSignal.wait(for: count)
    }
    nonisolated func label() -> String {
        labelCallsState.increment()
        labelSignal.called()
        guard let handler = labelHandler else { needleMockFailure("NoteMock.label()", "set 'labelHandler' first") }
        return handler()
    }

    var revisionHandler: (@Store () async -> Int)?
    var revision: Int {
        get async {
            if let handler = revisionHandler { return await handler() }
            return needleMockValue(givenRevision, "NoteMock.revision", "pass 'revision:' to the initialiser or set 'revisionHandler' first")
        }
    }
    private var givenRevision: Int?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        labelCallsState.value = 0
        labelSignal.reset()
    }
}

@MainActor final class RecordMock: Record {
    init(name: String? = nil, title: String? = nil, revision: Int? = nil) {
        givenName = name
        givenTitle = title
        if let given = revision {
            revisionHandler = needleMockKept(given) ?? needleMockDropped(revisionHandler, "RecordMock.revision", "revisionHandler")
        }
    }

    var name: String {
        get { needleMockValue(givenName, "RecordMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?

    static private(set) var kindCallCount = 0
    static var kindHandler: (@MainActor () -> String)?
    private static let kindSignal = DIRuntime.CallSignal()
    static func kindCalled(_ count: Int = 1) async throws { try await kindSignal.wait(for: count) }
    static func kind() -> String {
        kindCallCount += 1
        kindSignal.called()
        guard let handler = kindHandler else {
            needleMockFailure("RecordMock.kind()", "set 'RecordMock.kindHandler' first")
        }
        return handler()
    }

    var title: String {
        get { needleMockValue(givenTitle, "RecordMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated var revisionHandler: (@Store @Sendable () async -> Int)? {
        get { revisionHandlerState.value }
        set { revisionHandlerState.value = newValue }
    }
    private let revisionHandlerState = NeedleMockState<(@Store @Sendable () async -> Int)?>(nil)
    @Store var revision: Int {
        get async {
            if let handler = revisionHandler { return await handler() }
            return needleMockValue(nil as Int?, "RecordMock.revision", "pass 'revision:' to the initialiser or set 'revisionHandler' first")
        }
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
