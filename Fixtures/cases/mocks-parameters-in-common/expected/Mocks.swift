// (head)

import DIRuntime

nonisolated final class OpenSinkMock: OpenSink {
    init() {}

    init(_ box: Box) {}

    nonisolated struct PutCall {
        let box: Box
    }
    private(set) var putCalls: [PutCall] = []
    var putCallCount: Int { putCalls.count }
    var putHandler: ((_ box: Box) -> Void)?
    private let putSignal = DIRuntime.CallSignal()
    func putCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await putSignal.wait(for: count)
    }
    func put(_ box: Box) {
        putCalls.append(PutCall(box: box))
        putSignal.called()
        putHandler?(box)
    }

    nonisolated struct SendCall {
        let box: Box
    }
    private(set) var sendCalls: [SendCall] = []
    var sendCallCount: Int { sendCalls.count }
    var sendHandler: ((_ box: Box) -> Int)?
    private let sendSignal = DIRuntime.CallSignal()
    func sendCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sendSignal.wait(for: count)
    }
    func send(_ box: Box) -> Int {
        sendCalls.append(SendCall(box: box))
        sendSignal.called()
        guard let handler = sendHandler else { needleMockFailure("OpenSinkMock.send(_:)", "set 'sendHandler' first") }
        return handler(box)
    }

    nonisolated struct RunCall {
        let work: () -> Void
    }
    private(set) var runCalls: [RunCall] = []
    var runCallCount: Int { runCalls.count }
    var runHandler: ((_ work: @escaping () -> Void) -> Int)?
    private let runSignal = DIRuntime.CallSignal()
    func runCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runSignal.wait(for: count)
    }
    func run(_ work: @escaping () -> Void) -> Int {
        runCalls.append(RunCall(work: work))
        runSignal.called()
        guard let handler = runHandler else { needleMockFailure("OpenSinkMock.run(_:)", "set 'runHandler' first") }
        return handler(work)
    }

    nonisolated struct LendCall {
        let more: (() -> Void)?
    }
    private(set) var lendCalls: [LendCall] = []
    var lendCallCount: Int { lendCalls.count }
    var lendHandler: ((_ work: () -> Void, _ more: (() -> Void)?) -> Void)?
    private let lendSignal = DIRuntime.CallSignal()
    func lendCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await lendSignal.wait(for: count)
    }
    func lend(_ work: () -> Void, _ more: (() -> Void)?) {
        lendCalls.append(LendCall(more: more))
        lendSignal.called()
        lendHandler?(work, more)
    }

    private(set) var countCallCount = 0
    var countHandler: ((_ pair: Any) -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count<Value>(_ pair: (Value, Int)) -> Int {
        countCallCount += 1
        countSignal.called()
        guard let handler = countHandler else {
            needleMockFailure("OpenSinkMock.count(_:)", "set 'countHandler' first")
        }
        return handler(pair)
    }

    private(set) var readCallCount = 0
    var readHandler: ((_ file: borrowing File) -> Int)?
    private let readSignal = DIRuntime.CallSignal()
    func readCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await readSignal.wait(for: count)
    }
    func read(_ file: borrowing File) -> Int {
        readCallCount += 1
        readSignal.called()
        guard let handler = readHandler else { needleMockFailure("OpenSinkMock.read(_:)", "set 'readHandler' first") }
        return handler(file)
    }

    nonisolated struct MapCall {
        let item: Any
        let work: Any
    }
    private(set) var mapCalls: [MapCall] = []
    var mapCallCount: Int { mapCalls.count }
    var mapHandler: ((_ item: Any, _ work: Any) -> Any)?
    private let mapSignal = DIRuntime.CallSignal()
    func mapCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await mapSignal.wait(for: count)
    }
    func map<Item>(_ item: Item, with work: @escaping (Item) -> Item) -> Item {
        mapCalls.append(MapCall(item: item, work: work))
        mapSignal.called()
        guard let handler = mapHandler else { needleMockFailure("OpenSinkMock.map(_:with:)", "set 'mapHandler' first") }
        return needleMockResult(handler(item, work), "OpenSinkMock.mapHandler")
    }

    private(set) var subscriptCallCount = 0
    var subscriptHandler: ((_ work: () -> Void) -> Int)?
    subscript(work: () -> Void) -> Int {
        get {
            subscriptCallCount += 1
            guard let handler = subscriptHandler else {
                needleMockFailure("OpenSinkMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(work)
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        putCalls = []
        putSignal.reset()
        sendCalls = []
        sendSignal.reset()
        runCalls = []
        runSignal.reset()
        lendCalls = []
        lendSignal.reset()
        countCallCount = 0
        countSignal.reset()
        readCallCount = 0
        readSignal.reset()
        mapCalls = []
        mapSignal.reset()
        subscriptCallCount = 0
    }
}

nonisolated final class OverloadsMock: Overloads, Sendable {
    init() {}

    nonisolated struct PutCall {
        let box: Box
    }
    private let putCallsState = NeedleMockState<[(@Sendable () -> Box)?]>([])
    var putCalls: [PutCall] {
        needleMockCalls(putCallsState.value, "OverloadsMock.putCalls").map { PutCall(box: $0) }
    }
    var putCallCount: Int { putCallsState.value.count }
    var putHandler: (@Sendable (_ box: Box) -> Void)? {
        get { putHandlerState.value }
        set { putHandlerState.value = newValue }
    }
    private let putHandlerState = NeedleMockState<(@Sendable (_ box: Box) -> Void)?>(nil)
    private let putSignal = DIRuntime.CallSignal()
    func putCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await putSignal.wait(for: count)
    }
    func put(_ box: Box) {
        let call = needleMockKept(box)
        putCallsState.append(call)
        putSignal.called()
        putHandler?(box)
    }

    private let runCallsState = NeedleMockState<Int>(0)
    var runCallCount: Int { runCallsState.value }
    var runHandler: (@Sendable (_ work: @escaping () -> Void) -> Void)? {
        get { runHandlerState.value }
        set { runHandlerState.value = newValue }
    }
    private let runHandlerState = NeedleMockState<(@Sendable (_ work: @escaping () -> Void) -> Void)?>(nil)
    private let runSignal = DIRuntime.CallSignal()
    func runCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runSignal.wait(for: count)
    }
    func run(_ work: @escaping () -> Void) {
        runCallsState.increment()
        runSignal.called()
        runHandler?(work)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        putCallsState.value = []
        putSignal.reset()
        runCallsState.value = 0
        runSignal.reset()
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
