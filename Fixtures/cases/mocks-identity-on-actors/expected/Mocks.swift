// (head)

import DIRuntime

nonisolated final class EditedModelMock: EditedModel {
    init(id: String? = nil, title: String? = nil) {
        givenId = id
        givenTitle = title
    }

    var id: String {
        get { needleMockValue(givenId, "EditedModelMock.id", "pass 'id:' to the initialiser or set it first") }
        set { givenId = newValue }
    }
    private var givenId: String?

    var title: String {
        get { needleMockValue(givenTitle, "EditedModelMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}

nonisolated final class PlainModelMock: PlainModel, Sendable {
    init(id: ObjectIdentifier? = nil) {
        if let given = id { self.id = given }
    }

    var idHandler: (@Sendable () -> ObjectIdentifier)? {
        get { idHandlerState.value }
        set { idHandlerState.value = newValue }
    }
    private let idHandlerState = NeedleMockState<(@Sendable () -> ObjectIdentifier)?>(nil)
    var id: ObjectIdentifier {
        get {
            if let handler = idHandler { return handler() }
            return needleMockValue(nil as ObjectIdentifier?, "PlainModelMock.id", "pass 'id:' to the initialiser or set it first")
        }
        set { idHandler = needleMockKept(newValue) ?? needleMockDropped(idHandler, "PlainModelMock.id", "idHandler") }
    }
}

@MainActor final class RowModelMock: RowModel {
    typealias ID = String

    init(id: String? = nil, title: String? = nil) {
        if let given = id { self.id = given }
        givenTitle = title
    }

    nonisolated var idHandler: (@Sendable () -> String)? {
        get { idHandlerState.value }
        set { idHandlerState.value = newValue }
    }
    private let idHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    nonisolated var id: String {
        get {
            if let handler = idHandler { return handler() }
            return needleMockValue(nil as String?, "RowModelMock.id", "pass 'id:' to the initialiser or set it first")
        }
        set { idHandler = needleMockKept(newValue) ?? needleMockDropped(idHandler, "RowModelMock.id", "idHandler") }
    }

    var title: String {
        get { needleMockValue(givenTitle, "RowModelMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}

@MainActor final class SentModelMock: SentModel {
    typealias ID = Int

    init(id: Int? = nil, title: String? = nil) {
        if let given = id { self.id = given }
        givenTitle = title
    }

    nonisolated var idHandler: (@Sendable () -> Int)? {
        get { idHandlerState.value }
        set { idHandlerState.value = newValue }
    }
    private let idHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    nonisolated var id: Int {
        get {
            if let handler = idHandler { return handler() }
            return needleMockValue(nil as Int?, "SentModelMock.id", "pass 'id:' to the initialiser or set it first")
        }
        set { idHandler = needleMockKept(newValue) ?? needleMockDropped(idHandler, "SentModelMock.id", "idHandler") }
    }

    var title: String {
        get { needleMockValue(givenTitle, "SentModelMock.title", "pass 'title:' to the initialiser or set it first") }
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
