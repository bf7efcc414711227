// (head)

import DIRuntime

nonisolated final class DecoderDependencyMock: DecoderDependency {
    init() {}

    nonisolated struct DecodeCall {
        let type: Any.Type
        let text: String
    }
    private(set) var decodeCalls: [DecodeCall] = []
    var decodeCallCount: Int { decodeCalls.count }
    var decodeHandler: ((_ type: Any.Type, _ text: String) throws -> Any)?
    private let decodeSignal = DIRuntime.CallSignal()
    func decodeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await decodeSignal.wait(for: count)
    }
    func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        decodeCalls.append(DecodeCall(type: type, text: text))
        decodeSignal.called()
        guard let handler = decodeHandler else {
            throw needleMockError("DecoderDependencyMock.decode(_:from:)", "set 'decodeHandler' first")
        }
        return try needleMockResult(handler(type, text), "DecoderDependencyMock.decodeHandler")
    }

    nonisolated struct FirstCall {
        let list: [Any]
        let other: Any?
    }
    private(set) var firstCalls: [FirstCall] = []
    var firstCallCount: Int { firstCalls.count }
    var firstHandler: ((_ list: [Any], _ other: Any?) -> Any?)?
    private let firstSignal = DIRuntime.CallSignal()
    func firstCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await firstSignal.wait(for: count)
    }
    func first<Element>(of list: [Element], or other: Element?) -> Element? where Element: Comparable {
        firstCalls.append(FirstCall(list: list, other: other))
        firstSignal.called()
        guard let handler = firstHandler else {
            return needleMockNone("DecoderDependencyMock.first(of:or:)", "set 'firstHandler' first")
        }
        return needleMockResult(handler(list, other), "DecoderDependencyMock.firstHandler")
    }

    private(set) var noteCallCount = 0
    var noteHandler: ((_ value: Any, _ others: borrowing [Any], _ again: Any) -> Int)?
    private let noteSignal = DIRuntime.CallSignal()
    func noteCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await noteSignal.wait(for: count)
    }
    func note<Value>(_ value: borrowing Value, of others: borrowing [Value], again: consuming Value) -> Int {
        noteCallCount += 1
        noteSignal.called()
        guard let handler = noteHandler else {
            needleMockFailure("DecoderDependencyMock.note(_:of:again:)", "set 'noteHandler' first")
        }
        return handler(copy value, copy others, again)
    }

    nonisolated struct DescribeCall {
        let value: Any
        let others: [String: any Equatable]
    }
    private(set) var describeCalls: [DescribeCall] = []
    var describeCallCount: Int { describeCalls.count }
    var describeHandler: ((_ value: Any, _ others: [String: any Equatable]) -> String)?
    private let describeSignal = DIRuntime.CallSignal()
    func describeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await describeSignal.wait(for: count)
    }
    func describe(_ value: some CustomStringConvertible, and others: [String: any Equatable]) -> String {
        describeCalls.append(DescribeCall(value: value, others: others))
        describeSignal.called()
        guard let handler = describeHandler else {
            needleMockFailure("DecoderDependencyMock.describe(_:and:)", "set 'describeHandler' first")
        }
        return handler(value, others)
    }

    private(set) var measuredCallCount = 0
    var measuredHandler: ((_ body: () throws -> Any) -> Any)?
    private let measuredSignal = DIRuntime.CallSignal()
    func measuredCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await measuredSignal.wait(for: count)
    }
    func measured<Value>(_ body: () throws -> Value) rethrows -> Value {
        measuredCallCount += 1
        measuredSignal.called()
        guard let handler = measuredHandler else {
            needleMockFailure("DecoderDependencyMock.measured(_:)", "set 'measuredHandler' first")
        }
        return needleMockResult(handler(body), "DecoderDependencyMock.measuredHandler")
    }

    nonisolated struct LoadCall {
        let type: Any.Type
        let completion: Any
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ type: Any.Type, _ completion: Any) -> Void)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load<Value: Sendable>(_ type: Value.Type, then completion: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        loadCalls.append(LoadCall(type: type, completion: completion))
        loadSignal.called()
        loadHandler?(type, completion)
    }

    nonisolated struct RememberCall {
        let visitor: Any
    }
    private(set) var rememberCalls: [RememberCall] = []
    var rememberCallCount: Int { rememberCalls.count }
    var rememberHandler: ((_ visitor: Any) -> Void)?
    private let rememberSignal = DIRuntime.CallSignal()
    func rememberCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rememberSignal.wait(for: count)
    }
    func remember<Value>(_ visitor: @escaping Visitor<Value>) {
        rememberCalls.append(RememberCall(visitor: visitor))
        rememberSignal.called()
        rememberHandler?(visitor)
    }

    nonisolated struct KeysCall {
        let table: Any
    }
    private(set) var keysCalls: [KeysCall] = []
    var keysCallCount: Int { keysCalls.count }
    var keysHandler: ((_ table: Any) -> Any)?
    private let keysSignal = DIRuntime.CallSignal()
    func keysCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keysSignal.wait(for: count)
    }
    func keys<Key: Hashable, Value>(of table: [Key: Value]) -> Set<Key> {
        keysCalls.append(KeysCall(table: table))
        keysSignal.called()
        guard let handler = keysHandler else {
            needleMockFailure("DecoderDependencyMock.keys(of:)", "set 'keysHandler' first")
        }
        return needleMockResult(handler(table), "DecoderDependencyMock.keysHandler")
    }

    nonisolated struct CachedCall {
        let type: Any.Type
    }
    private(set) var cachedCalls: [CachedCall] = []
    var cachedCallCount: Int { cachedCalls.count }
    var cachedHandler: ((_ type: Any.Type) -> Any)?
    private let cachedSignal = DIRuntime.CallSignal()
    func cachedCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await cachedSignal.wait(for: count)
    }
    func cached<Value>(_ type: Value.Type) -> Value {
        cachedCalls.append(CachedCall(type: type))
        cachedSignal.called()
        guard let handler = cachedHandler else {
            needleMockFailure("DecoderDependencyMock.cached(_:)", "set 'cachedHandler' first")
        }
        return needleMockResult(handler(type), "DecoderDependencyMock.cachedHandler")
    }

    nonisolated struct BoxedCall {
        let value: Any
    }
    private(set) var boxedCalls: [BoxedCall] = []
    var boxedCallCount: Int { boxedCalls.count }
    var boxedHandler: ((_ value: Any) -> Any)?
    private let boxedSignal = DIRuntime.CallSignal()
    func boxedCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await boxedSignal.wait(for: count)
    }
    func boxed<Value>(_ value: Value) -> (Value, Int) {
        boxedCalls.append(BoxedCall(value: value))
        boxedSignal.called()
        guard let handler = boxedHandler else {
            needleMockFailure("DecoderDependencyMock.boxed(_:)", "set 'boxedHandler' first")
        }
        return needleMockResult(handler(value), "DecoderDependencyMock.boxedHandler")
    }

    nonisolated struct SwapCall {
        let left: Any
        let right: Any
    }
    private(set) var swapCalls: [SwapCall] = []
    var swapCallCount: Int { swapCalls.count }
    var swapHandler: ((_ left: Any, _ right: Any) -> Any)?
    private let swapSignal = DIRuntime.CallSignal()
    func swapCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await swapSignal.wait(for: count)
    }
    func swap<Left, Right>(_ left: Left, _ right: Right) -> Right where Left: Equatable, Right: Equatable {
        swapCalls.append(SwapCall(left: left, right: right))
        swapSignal.called()
        guard let handler = swapHandler else {
            needleMockFailure("DecoderDependencyMock.swap(_:_:)", "set 'swapHandler' first")
        }
        return needleMockResult(handler(left, right), "DecoderDependencyMock.swapHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        decodeCalls = []
        decodeSignal.reset()
        firstCalls = []
        firstSignal.reset()
        noteCallCount = 0
        noteSignal.reset()
        describeCalls = []
        describeSignal.reset()
        measuredCallCount = 0
        measuredSignal.reset()
        loadCalls = []
        loadSignal.reset()
        rememberCalls = []
        rememberSignal.reset()
        keysCalls = []
        keysSignal.reset()
        cachedCalls = []
        cachedSignal.reset()
        boxedCalls = []
        boxedSignal.reset()
        swapCalls = []
        swapSignal.reset()
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
