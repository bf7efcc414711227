// (head)

import DIRuntime

nonisolated final class PageMock: Page {
    init(
        user: MaybeUser...,
        owner: User?...,
        title: String? = nil,
        names: Names? = nil,
        count: Int? = nil,
        work: (() -> Void)? = nil
    ) {
        givenUser = user.last
        givenOwner = owner.last
        givenTitle = title
        givenNames = names
        givenCount = count
        givenWork = work
    }

    init(user: User?, owner: User!, title: Name, names: [String], count: Swift.Int, work: @escaping Work) {
        givenUser = user
        givenOwner = owner
        givenTitle = title
        givenNames = names
        givenCount = count
        givenWork = work
    }

    var user: MaybeUser {
        get { needleMockValue(givenUser, "PageMock.user", "pass 'user:' to the initialiser or set it first") }
        set { givenUser = newValue }
    }
    private var givenUser: MaybeUser?

    var owner: User? {
        get { needleMockValue(givenOwner, "PageMock.owner", "pass 'owner:' to the initialiser or set it first") }
        set { givenOwner = newValue }
    }
    private var givenOwner: User??

    var title: String {
        get { needleMockValue(givenTitle, "PageMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    var names: Names {
        get { needleMockValue(givenNames, "PageMock.names", "pass 'names:' to the initialiser or set it first") }
        set { givenNames = newValue }
    }
    private var givenNames: Names?

    var count: Int {
        get { needleMockValue(givenCount, "PageMock.count", "pass 'count:' to the initialiser or set it first") }
        set { givenCount = newValue }
    }
    private var givenCount: Int?

    var work: () -> Void {
        get { needleMockValue(givenWork, "PageMock.work", "pass 'work:' to the initialiser or set it first") }
        set { givenWork = newValue }
    }
    private var givenWork: (() -> Void)?
}

nonisolated final class RowMock<Other>: Row {
    typealias Item = String

    init(title: Item? = nil, others: Array<Other>? = nil) {
        givenTitle = title
        givenOthers = others
    }

    init(title: Name, others: [Other]) {
        givenTitle = title
        givenOthers = others
    }

    var title: Item {
        get { needleMockValue(givenTitle, "RowMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: Item?

    var others: Array<Other> {
        get { needleMockValue(givenOthers, "RowMock.others", "pass 'others:' to the initialiser or set it first") }
        set { givenOthers = newValue }
    }
    private var givenOthers: Array<Other>?
}

nonisolated final class SentPageMock: SentPage, Sendable {
    init(user: MaybeUser..., title: String? = nil) {
        if let given = user.last { self.user = given }
        if let given = title { self.title = given }
    }

    init(user: User?, title: Name) {
        self.user = user
        self.title = title
    }

    var userHandler: (@Sendable () -> MaybeUser)? {
        get { userHandlerState.value }
        set { userHandlerState.value = newValue }
    }
    private let userHandlerState = NeedleMockState<(@Sendable () -> MaybeUser)?>(nil)
    var user: MaybeUser {
        get {
            if let handler = userHandler { return handler() }
            return needleMockValue(nil as MaybeUser?, "SentPageMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set {
            userHandler = needleMockKept(newValue) ?? needleMockDropped(userHandler, "SentPageMock.user", "userHandler")
        }
    }

    var titleHandler: (@Sendable () -> String)? {
        get { titleHandlerState.value }
        set { titleHandlerState.value = newValue }
    }
    private let titleHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    var title: String {
        get {
            if let handler = titleHandler { return handler() }
            return needleMockValue(nil as String?, "SentPageMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set {
            titleHandler = needleMockKept(newValue) ?? needleMockDropped(titleHandler, "SentPageMock.title", "titleHandler")
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
