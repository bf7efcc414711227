// (head)

import DIRuntime

nonisolated final class FinalPageMock: FinalPage {
    typealias End = Never

    init(title: String? = nil, end: End? = nil) {
        givenTitle = title
        givenEnd = end
    }

    var title: String {
        get { needleMockValue(givenTitle, "FinalPageMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    var end: End {
        get { needleMockValue(givenEnd, "FinalPageMock.end", "pass 'end:' to the initialiser or set it first") }
        set {}
    }
    private var givenEnd: End?
}

nonisolated final class PageMock: Page {
    init(end: Never? = nil, title: String? = nil) {
        givenEnd = end
        givenTitle = title
    }

    var end: Never {
        get { needleMockValue(givenEnd, "PageMock.end", "pass 'end:' to the initialiser or set it first") }
        set {}
    }
    private var givenEnd: Never?

    var title: String {
        get { needleMockValue(givenTitle, "PageMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    static var lastHandler: (@Sendable () -> Never)? {
        get { lastHandlerState.value }
        set { lastHandlerState.value = newValue }
    }
    private static let lastHandlerState = NeedleMockState<(@Sendable () -> Never)?>(nil)
    static var last: Never {
        get {
            if let handler = lastHandler { return handler() }
            return needleMockValue(nil as Never?, "PageMock.last", "set 'PageMock.lastHandler' first")
        }
        set {}
    }

    nonisolated struct SubscriptCall {
        let number: Int
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ number: Int) -> Never)?
    private(set) var subscriptSetCallCount = 0
    var subscriptSetHandler: ((_ newValue: Never, _ number: Int) -> Void)?
    subscript(number: Int) -> Never {
        get {
            subscriptCalls.append(SubscriptCall(number: number))
            guard let handler = subscriptHandler else {
                needleMockFailure("PageMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(number)
        }
        set {
        }
    }

    nonisolated struct StaticSubscriptCall {
        let number: Int
    }
    private static let subscriptCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    static var subscriptCalls: [StaticSubscriptCall] {
        needleMockCalls(subscriptCallsState.value, "PageMock.subscriptCalls").map { StaticSubscriptCall(number: $0) }
    }
    static var subscriptCallCount: Int { subscriptCallsState.value.count }
    static var subscriptHandler: (@Sendable (_ number: Int) -> Never)? {
        get { subscriptHandlerState.value }
        set { subscriptHandlerState.value = newValue }
    }
    private static let subscriptHandlerState = NeedleMockState<(@Sendable (_ number: Int) -> Never)?>(nil)
    private static let subscriptSetCallCountState = NeedleMockState<Int>(0)
    static var subscriptSetCallCount: Int { subscriptSetCallCountState.value }
    static var subscriptSetHandler: (@Sendable (_ newValue: Never, _ number: Int) -> Void)? {
        get { subscriptSetHandlerState.value }
        set { subscriptSetHandlerState.value = newValue }
    }
    private static let subscriptSetHandlerState = NeedleMockState<(@Sendable (_ newValue: Never, _ number: Int) -> Void)?>(nil)
    static subscript(number: Int) -> Never {
        get {
            let call = needleMockKept(number)
            subscriptCallsState.append(call)
            guard let handler = subscriptHandler else {
                needleMockFailure("PageMock.subscript(_:)", "set 'PageMock.subscriptHandler' first")
            }
            return handler(number)
        }
        set {
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCallCount = 0
    }
}

@MainActor final class ScreenPageMock: ScreenPage {
    init(end: Never? = nil) {
        givenEnd = end
    }

    var end: Never {
        get { needleMockValue(givenEnd, "ScreenPageMock.end", "pass 'end:' to the initialiser or set it first") }
        set {}
    }
    private var givenEnd: Never?

    nonisolated var otherHandler: (@Sendable () -> Never)? {
        get { otherHandlerState.value }
        set { otherHandlerState.value = newValue }
    }
    private let otherHandlerState = NeedleMockState<(@Sendable () -> Never)?>(nil)
    nonisolated var other: Never {
        get {
            if let handler = otherHandler { return handler() }
            return needleMockValue(nil as Never?, "ScreenPageMock.other", "set 'otherHandler' first")
        }
        set {}
    }
}

nonisolated final class SharedPageMock: SharedPage, Sendable {
    init(next: Never?...) {
        if let given = next.last { self.next = given }
    }

    var endHandler: (@Sendable () -> Never)? {
        get { endHandlerState.value }
        set { endHandlerState.value = newValue }
    }
    private let endHandlerState = NeedleMockState<(@Sendable () -> Never)?>(nil)
    var end: Never {
        get {
            if let handler = endHandler { return handler() }
            return needleMockValue(nil as Never?, "SharedPageMock.end", "set 'endHandler' first")
        }
        set {}
    }

    nonisolated struct SubscriptCall {
        let number: Int
    }
    private let subscriptCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var subscriptCalls: [SubscriptCall] {
        needleMockCalls(subscriptCallsState.value, "SharedPageMock.subscriptCalls").map { SubscriptCall(number: $0) }
    }
    var subscriptCallCount: Int { subscriptCallsState.value.count }
    var subscriptHandler: (@Sendable (_ number: Int) -> Never)? {
        get { subscriptHandlerState.value }
        set { subscriptHandlerState.value = newValue }
    }
    private let subscriptHandlerState = NeedleMockState<(@Sendable (_ number: Int) -> Never)?>(nil)
    private let subscriptSetCallCountState = NeedleMockState<Int>(0)
    var subscriptSetCallCount: Int { subscriptSetCallCountState.value }
    var subscriptSetHandler: (@Sendable (_ newValue: Never, _ number: Int) -> Void)? {
        get { subscriptSetHandlerState.value }
        set { subscriptSetHandlerState.value = newValue }
    }
    private let subscriptSetHandlerState = NeedleMockState<(@Sendable (_ newValue: Never, _ number: Int) -> Void)?>(nil)
    subscript(number: Int) -> Never {
        get {
            let call = needleMockKept(number)
            subscriptCallsState.append(call)
            guard let handler = subscriptHandler else {
                needleMockFailure("SharedPageMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(number)
        }
        set {
        }
    }

    var nextHandler: (@Sendable () -> Never?)? {
        get { nextHandlerState.value }
        set { nextHandlerState.value = newValue }
    }
    private let nextHandlerState = NeedleMockState<(@Sendable () -> Never?)?>(nil)
    var next: Never? {
        get {
            if let handler = nextHandler { return handler() }
            return needleMockValue(nil as Never??, "SharedPageMock.next", "pass 'next:' to the initialiser or set it first")
        }
        set {
            nextHandler = needleMockKept(newValue) ?? needleMockDropped(nextHandler, "SharedPageMock.next", "nextHandler")
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptCallsState.value = []
        subscriptSetCallCountState.value = 0
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
