// (head)

import DIRuntime

nonisolated final class DraftMock: Draft, Sendable {
    init(title: String? = nil, text: String? = nil) {
        if let given = title { self.title = given }
        if let given = text {
            textHandler = needleMockKept(given) ?? needleMockDropped(textHandler, "DraftMock.text", "textHandler")
        }
    }

    init(title: String, titleHandler: Int, titleHandlerState: Int) {
        self.title = title
    }

    init(text: String, textHandler: Int) throws {
        self.textHandler = needleMockKept(text) ?? needleMockDropped(self.textHandler, "DraftMock.text", "textHandler")
    }

    var titleHandler: (@Sendable () -> String)? {
        get { titleHandlerState.value }
        set { titleHandlerState.value = newValue }
    }
    private let titleHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    var title: String {
        get {
            if let handler = titleHandler { return handler() }
            return needleMockValue(nil as String?, "DraftMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set {
            titleHandler = needleMockKept(newValue) ?? needleMockDropped(titleHandler, "DraftMock.title", "titleHandler")
        }
    }

    var textHandler: (@Sendable () throws -> String)? {
        get { textHandlerState.value }
        set { textHandlerState.value = newValue }
    }
    private let textHandlerState = NeedleMockState<(@Sendable () throws -> String)?>(nil)
    var text: String {
        get throws {
            if let handler = textHandler { return try handler() }
            throw needleMockValueError("DraftMock.text", "pass 'text:' to the initialiser or set 'textHandler' first")
        }
    }
}

nonisolated final class NoteMock: Note {
    init(title: String? = nil) {
        givenTitle = title
    }

    init(title: String, givenTitle: Int) {
        self.givenTitle = title
    }

    var title: String {
        get { needleMockValue(givenTitle, "NoteMock.title", "pass 'title:' to the initialiser or set it first") }
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
