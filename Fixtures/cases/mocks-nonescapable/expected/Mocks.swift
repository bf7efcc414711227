// (head)

import DIRuntime

nonisolated final class BufferDependencyMock: BufferDependency {
    init() {}

    private(set) var sumCallCount = 0
    var sumHandler: ((_ bytes: Span<UInt8>) -> Int)?
    private let sumSignal = DIRuntime.CallSignal()
    func sumCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sumSignal.wait(for: count)
    }
    func sum(_ bytes: Span<UInt8>) -> Int {
        sumCallCount += 1
        sumSignal.called()
        guard let handler = sumHandler else {
            needleMockFailure("BufferDependencyMock.sum(_:)", "set 'sumHandler' first")
        }
        return handler(bytes)
    }

    nonisolated struct WriteCall {
        let offset: Int
    }
    private(set) var writeCalls: [WriteCall] = []
    var writeCallCount: Int { writeCalls.count }
    var writeHandler: ((_ bytes: borrowing RawSpan, _ offset: Int) -> Void)?
    private let writeSignal = DIRuntime.CallSignal()
    func writeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await writeSignal.wait(for: count)
    }
    func write(_ bytes: borrowing RawSpan, at offset: Int) {
        writeCalls.append(WriteCall(offset: offset))
        writeSignal.called()
        writeHandler?(bytes, offset)
    }

    private(set) var clearCallCount = 0
    var clearHandler: ((_ bytes: inout MutableSpan<UInt8>) -> Void)?
    private let clearSignal = DIRuntime.CallSignal()
    func clearCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await clearSignal.wait(for: count)
    }
    func clear(_ bytes: inout MutableSpan<UInt8>) {
        clearCallCount += 1
        clearSignal.called()
        clearHandler?(&bytes)
    }

    nonisolated struct CountCall {
        let start: Int
    }
    private(set) var countCalls: [CountCall] = []
    var countCallCount: Int { countCalls.count }
    var countHandler: ((_ bytes: Span<UInt8>?, _ start: Int) async throws -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count(_ bytes: Span<UInt8>?, from start: Int) async throws -> Int {
        countCalls.append(CountCall(start: start))
        countSignal.called()
        guard let handler = countHandler else {
            throw needleMockError("BufferDependencyMock.count(_:from:)", "set 'countHandler' first")
        }
        return try await handler(bytes, start)
    }

    private(set) var visitCallCount = 0
    var visitHandler: ((_ body: (Span<UInt8>) -> Void) -> Void)?
    private let visitSignal = DIRuntime.CallSignal()
    func visitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await visitSignal.wait(for: count)
    }
    func visit(_ body: (Span<UInt8>) -> Void) {
        visitCallCount += 1
        visitSignal.called()
        visitHandler?(body)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sumCallCount = 0
        sumSignal.reset()
        writeCalls = []
        writeSignal.reset()
        clearCallCount = 0
        clearSignal.reset()
        countCalls = []
        countSignal.reset()
        visitCallCount = 0
        visitSignal.reset()
    }
}

nonisolated final class SharedBufferMock: SharedBuffer, Sendable {
    init() {}

    nonisolated struct SumCall {
        let name: String
    }
    private let sumCallsState = NeedleMockState<[(@Sendable () -> String)?]>([])
    var sumCalls: [SumCall] {
        needleMockCalls(sumCallsState.value, "SharedBufferMock.sumCalls").map { SumCall(name: $0) }
    }
    var sumCallCount: Int { sumCallsState.value.count }
    var sumHandler: (@Sendable (_ bytes: Span<UInt8>, _ name: String) -> Int)? {
        get { sumHandlerState.value }
        set { sumHandlerState.value = newValue }
    }
    private let sumHandlerState = NeedleMockState<(@Sendable (_ bytes: Span<UInt8>, _ name: String) -> Int)?>(nil)
    private let sumSignal = DIRuntime.CallSignal()
    func sumCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sumSignal.wait(for: count)
    }
    func sum(_ bytes: Span<UInt8>, name: String) -> Int {
        let call = needleMockKept(name)
        sumCallsState.append(call)
        sumSignal.called()
        guard let handler = sumHandler else {
            needleMockFailure("SharedBufferMock.sum(_:name:)", "set 'sumHandler' first")
        }
        return handler(bytes, name)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sumCallsState.value = []
        sumSignal.reset()
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
