// (head)

import DIRuntime

nonisolated final class RankingMock: Ranking {
    init() {}

    static var _1stHandler: (@Sendable () throws(Failure) -> (first: Int, second: String))? {
        get { _1stHandlerState.value.handler }
        set { _1stHandlerState.value.handler = newValue }
    }
    private nonisolated struct _1stHandlerState_: Sendable {
        var handler: (@Sendable () throws(Failure) -> (first: Int, second: String))?
    }
    private static let _1stHandlerState = NeedleMockState<_1stHandlerState_>(_1stHandlerState_())
    static var `1st`: (first: Int, second: String) {
        get throws(Failure) {
            if let handler = _1stHandler { return try handler() }
            return needleMockValue(nil as (first: Int, second: String)?, "RankingMock.1st", "set 'RankingMock._1stHandler' first")
        }
    }

    private static let _2ndCallsState = NeedleMockState<Int>(0)
    static var _2ndCallCount: Int { _2ndCallsState.value }
    static var _2ndHandler: (@Sendable (_ place: inout Int) -> any Sequence<Int>)? {
        get { _2ndHandlerState.value.handler }
        set { _2ndHandlerState.value.handler = newValue }
    }
    private nonisolated struct _2ndHandlerState_: Sendable {
        var handler: (@Sendable (_ place: inout Int) -> any Sequence<Int>)?
    }
    private static let _2ndHandlerState = NeedleMockState<_2ndHandlerState_>(_2ndHandlerState_())
    private static let _2ndSignal = DIRuntime.CallSignal()
    static func _2ndCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await _2ndSignal.wait(for: count)
    }
    static func _2nd(_ place: inout Int) -> any Sequence<Int> {
        _2ndCallsState.increment()
        _2ndSignal.called()
        guard let handler = _2ndHandler else {
            needleMockFailure("RankingMock._2nd(_:)", "set 'RankingMock._2ndHandler' first")
        }
        return handler(&place)
    }

    nonisolated struct _3rdCall {
        let state: _HandlerState.Type
    }
    private static let _3rdCallsState = NeedleMockState<[(@Sendable () -> _HandlerState.Type)?]>([])
    static var _3rdCalls: [_3rdCall] {
        needleMockCalls(_3rdCallsState.value, "RankingMock._3rdCalls").map { _3rdCall(state: $0) }
    }
    static var _3rdCallCount: Int { _3rdCallsState.value.count }
    static var _3rdHandler: (@Sendable (_ state: _HandlerState.Type) throws(Failure) -> Int)? {
        get { _3rdHandlerState.value.handler }
        set { _3rdHandlerState.value.handler = newValue }
    }
    private nonisolated struct _3rdHandlerState_: Sendable {
        var handler: (@Sendable (_ state: _HandlerState.Type) throws(Failure) -> Int)?
    }
    private static let _3rdHandlerState = NeedleMockState<_3rdHandlerState_>(_3rdHandlerState_())
    private static let _3rdSignal = DIRuntime.CallSignal()
    static func _3rdCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await _3rdSignal.wait(for: count)
    }
    static func `3rd`(_ state: _HandlerState.Type) throws(Failure) -> Int {
        let call = needleMockKept(state)
        _3rdCallsState.append(call)
        _3rdSignal.called()
        guard let handler = _3rdHandler else {
            needleMockFailure("RankingMock.3rd(_:)", "set 'RankingMock._3rdHandler' first")
        }
        return try handler(state)
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
