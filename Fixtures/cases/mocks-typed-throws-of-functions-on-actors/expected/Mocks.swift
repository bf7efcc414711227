// (head)

import DIRuntime

@MainActor final class EditorMock: Editor {
    init(count: ((Int) -> Int)? = nil, draft: Draft? = nil, limit: Int? = nil, title: ((Int) -> String)? = nil) {
        if let given = count {
            if let kept = needleMockKept(given) { countHandler = { kept() } } else if case nil = countHandler { _ = needleMockDropped(nil as Never?, "EditorMock.count", "countHandler") }
        }
        if let given = draft {
            if let kept = needleMockKept(given) { draftHandler = { kept() } } else if case nil = draftHandler { _ = needleMockDropped(nil as Never?, "EditorMock.draft", "draftHandler") }
        }
        if let given = limit {
            if let kept = needleMockKept(given) { limitHandler = { kept() } } else if case nil = limitHandler { _ = needleMockDropped(nil as Never?, "EditorMock.limit", "limitHandler") }
        }
        givenTitle = title
    }

    nonisolated var countHandler: (@Storage @Sendable () throws(Failure) -> (Int) -> Int)? {
        get { countHandlerState.value.handler }
        set { countHandlerState.value.handler = newValue }
    }
    private nonisolated struct CountHandlerState: Sendable {
        var handler: (@Storage @Sendable () throws(Failure) -> (Int) -> Int)?
    }
    private let countHandlerState = NeedleMockState<CountHandlerState>(CountHandlerState())
    @Storage var count: (Int) -> Int {
        get throws(Failure) {
            if let handler = countHandler { return try handler() }
            return needleMockValue(nil as ((Int) -> Int)?, "EditorMock.count", "pass 'count:' to the initialiser or set 'countHandler' first")
        }
    }

    nonisolated var draftHandler: (@Storage @Sendable () throws(Failure) -> Draft)? {
        get { draftHandlerState.value.handler }
        set { draftHandlerState.value.handler = newValue }
    }
    private nonisolated struct DraftHandlerState: Sendable {
        var handler: (@Storage @Sendable () throws(Failure) -> Draft)?
    }
    private let draftHandlerState = NeedleMockState<DraftHandlerState>(DraftHandlerState())
    @Storage var draft: Draft {
        get throws(Failure) {
            if let handler = draftHandler { return try handler() }
            return needleMockValue(nil as Draft?, "EditorMock.draft", "pass 'draft:' to the initialiser or set 'draftHandler' first")
        }
    }

    nonisolated var limitHandler: (@Storage @Sendable () throws(Failure) -> Int)? {
        get { limitHandlerState.value.handler }
        set { limitHandlerState.value.handler = newValue }
    }
    private nonisolated struct LimitHandlerState: Sendable {
        var handler: (@Storage @Sendable () throws(Failure) -> Int)?
    }
    private let limitHandlerState = NeedleMockState<LimitHandlerState>(LimitHandlerState())
    @Storage var limit: Int {
        get throws(Failure) {
            if let handler = limitHandler { return try handler() }
            return needleMockValue(nil as Int?, "EditorMock.limit", "pass 'limit:' to the initialiser or set 'limitHandler' first")
        }
    }

    var titleHandler: (@MainActor () throws(Failure) -> (Int) -> String)?
    var title: (Int) -> String {
        get throws(Failure) {
            if let handler = titleHandler { return try handler() }
            return needleMockValue(givenTitle, "EditorMock.title", "pass 'title:' to the initialiser or set 'titleHandler' first")
        }
    }
    private var givenTitle: ((Int) -> String)?
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
