// (head)

import DIRuntime

nonisolated final class LenderMock: Lender {
    init() {}

    private(set) var keepCallCount = 0
    var keepHandler: ((_ work: () -> Void) -> Void)?
    private let keepSignal = DIRuntime.CallSignal()
    func keepCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keepSignal.wait(for: count)
    }
    func keep(_ work: () -> Void) {
        keepCallCount += 1
        keepSignal.called()
        keepHandler?(work)
    }

    nonisolated struct VisitCall {
        let item: Any
        let visitor: Any
    }
    private(set) var visitCalls: [VisitCall] = []
    var visitCallCount: Int { visitCalls.count }
    var visitHandler: ((_ item: Any, _ visitor: Any) -> Any)?
    private let visitSignal = DIRuntime.CallSignal()
    func visitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await visitSignal.wait(for: count)
    }
    func visit<Item>(_ item: Item, with visitor: @escaping (Item) -> Item) -> Item {
        visitCalls.append(VisitCall(item: item, visitor: visitor))
        visitSignal.called()
        guard let handler = visitHandler else {
            needleMockFailure("LenderMock.visit(_:with:)", "set 'visitHandler' first")
        }
        return needleMockResult(handler(item, visitor), "LenderMock.visitHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keepCallCount = 0
        keepSignal.reset()
        visitCalls = []
        visitSignal.reset()
    }
}

nonisolated final class RunnerMock: Runner {
    init() {}

    nonisolated struct RunAllCall {
        let works: [() -> Void]
    }
    private(set) var runAllCalls: [RunAllCall] = []
    var runAllCallCount: Int { runAllCalls.count }
    var runAllHandler: ((_ works: [() -> Void]) -> Void)?
    private let runAllSignal = DIRuntime.CallSignal()
    func runAllCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runAllSignal.wait(for: count)
    }
    func runAll(_ works: () -> Void...) {
        runAllCalls.append(RunAllCall(works: works))
        runAllSignal.called()
        runAllHandler?(works)
    }

    nonisolated struct ForwardCall {
        let item: Any
        let handlers: [Any]
    }
    private(set) var forwardCalls: [ForwardCall] = []
    var forwardCallCount: Int { forwardCalls.count }
    var forwardHandler: ((_ item: Any, _ handlers: [Any]) -> Void)?
    private let forwardSignal = DIRuntime.CallSignal()
    func forwardCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await forwardSignal.wait(for: count)
    }
    func forward<Item>(_ item: Item, to handlers: Handler<Item>...) {
        forwardCalls.append(ForwardCall(item: item, handlers: handlers))
        forwardSignal.called()
        forwardHandler?(item, handlers)
    }

    nonisolated struct MakerCall {
        let item: Any
    }
    private(set) var makerCalls: [MakerCall] = []
    var makerCallCount: Int { makerCalls.count }
    var makerHandler: ((_ item: Any) -> Any)?
    private let makerSignal = DIRuntime.CallSignal()
    func makerCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await makerSignal.wait(for: count)
    }
    func maker<Item: Sendable>(of item: Item) -> @Sendable () -> Item {
        makerCalls.append(MakerCall(item: item))
        makerSignal.called()
        guard let handler = makerHandler else { needleMockFailure("RunnerMock.maker(of:)", "set 'makerHandler' first") }
        return needleMockResult(handler(item), "RunnerMock.makerHandler")
    }

    private(set) var retryingCallCount = 0
    var retryingHandler: (() -> () throws(Offline) -> Int)?
    private let retryingSignal = DIRuntime.CallSignal()
    func retryingCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await retryingSignal.wait(for: count)
    }
    func retrying() -> () throws(Offline) -> Int {
        retryingCallCount += 1
        retryingSignal.called()
        guard let handler = retryingHandler else {
            needleMockFailure("RunnerMock.retrying()", "set 'retryingHandler' first")
        }
        return handler()
    }

    nonisolated struct AttemptCall {
        let work: () throws(Offline) -> Any
    }
    private(set) var attemptCalls: [AttemptCall] = []
    var attemptCallCount: Int { attemptCalls.count }
    var attemptHandler: ((_ work: @escaping () throws(Offline) -> Any) -> Any)?
    private let attemptSignal = DIRuntime.CallSignal()
    func attemptCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await attemptSignal.wait(for: count)
    }
    func attempt<Item>(_ work: @escaping () throws(Offline) -> Item) -> Item {
        attemptCalls.append(AttemptCall(work: work))
        attemptSignal.called()
        guard let handler = attemptHandler else {
            needleMockFailure("RunnerMock.attempt(_:)", "set 'attemptHandler' first")
        }
        return needleMockResult(handler(work), "RunnerMock.attemptHandler")
    }

    private(set) var changeCallCount = 0
    var changeHandler: ((_ value: inout Any) -> Void)?
    private let changeSignal = DIRuntime.CallSignal()
    func changeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await changeSignal.wait(for: count)
    }
    func change(_ value: inout Any) {
        changeCallCount += 1
        changeSignal.called()
        changeHandler?(&value)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        runAllCalls = []
        runAllSignal.reset()
        forwardCalls = []
        forwardSignal.reset()
        makerCalls = []
        makerSignal.reset()
        retryingCallCount = 0
        retryingSignal.reset()
        attemptCalls = []
        attemptSignal.reset()
        changeCallCount = 0
        changeSignal.reset()
    }
}

nonisolated final class SharedRunnerMock: SharedRunner, Sendable {
    init() {}

    nonisolated struct RunCall {
        let work: @Sendable () -> Void
    }
    private let runCallsState = NeedleMockState<[(@Sendable () -> @Sendable () -> Void)?]>([])
    var runCalls: [RunCall] {
        needleMockCalls(runCallsState.value, "SharedRunnerMock.runCalls").map { RunCall(work: $0) }
    }
    var runCallCount: Int { runCallsState.value.count }
    var runHandler: (@Sendable (_ work: @escaping @Sendable () -> Void) -> Void)? {
        get { runHandlerState.value }
        set { runHandlerState.value = newValue }
    }
    private let runHandlerState = NeedleMockState<(@Sendable (_ work: @escaping @Sendable () -> Void) -> Void)?>(nil)
    private let runSignal = DIRuntime.CallSignal()
    func runCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runSignal.wait(for: count)
    }
    func run(_ work: @escaping @Sendable () -> Void) {
        let call = needleMockKept(work)
        runCallsState.append(call)
        runSignal.called()
        runHandler?(work)
    }

    private let runHereCallsState = NeedleMockState<Int>(0)
    var runHereCallCount: Int { runHereCallsState.value }
    var runHereHandler: (@Sendable (_ work: @escaping () -> Void) -> Void)? {
        get { runHereHandlerState.value }
        set { runHereHandlerState.value = newValue }
    }
    private let runHereHandlerState = NeedleMockState<(@Sendable (_ work: @escaping () -> Void) -> Void)?>(nil)
    private let runHereSignal = DIRuntime.CallSignal()
    func runHereCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runHereSignal.wait(for: count)
    }
    func runHere(_ work: @escaping () -> Void) {
        runHereCallsState.increment()
        runHereSignal.called()
        runHereHandler?(work)
    }

    nonisolated struct RunEachCall {
        let works: [@Sendable () -> Void]
    }
    private let runEachCallsState = NeedleMockState<[(@Sendable () -> [@Sendable () -> Void])?]>([])
    var runEachCalls: [RunEachCall] {
        needleMockCalls(runEachCallsState.value, "SharedRunnerMock.runEachCalls").map { RunEachCall(works: $0) }
    }
    var runEachCallCount: Int { runEachCallsState.value.count }
    var runEachHandler: (@Sendable (_ works: [@Sendable () -> Void], _ others: [() -> Void]) -> Void)? {
        get { runEachHandlerState.value }
        set { runEachHandlerState.value = newValue }
    }
    private let runEachHandlerState = NeedleMockState<(@Sendable (_ works: [@Sendable () -> Void], _ others: [() -> Void]) -> Void)?>(nil)
    private let runEachSignal = DIRuntime.CallSignal()
    func runEachCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runEachSignal.wait(for: count)
    }
    func runEach(_ works: [@Sendable () -> Void], _ others: [() -> Void]) {
        let call = needleMockKept(works)
        runEachCallsState.append(call)
        runEachSignal.called()
        runEachHandler?(works, others)
    }

    private let runAllCallsState = NeedleMockState<Int>(0)
    var runAllCallCount: Int { runAllCallsState.value }
    var runAllHandler: (@Sendable (_ works: [() -> Void]) -> Void)? {
        get { runAllHandlerState.value }
        set { runAllHandlerState.value = newValue }
    }
    private let runAllHandlerState = NeedleMockState<(@Sendable (_ works: [() -> Void]) -> Void)?>(nil)
    private let runAllSignal = DIRuntime.CallSignal()
    func runAllCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await runAllSignal.wait(for: count)
    }
    func runAll(_ works: () -> Void...) {
        runAllCallsState.increment()
        runAllSignal.called()
        runAllHandler?(works)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        runCallsState.value = []
        runSignal.reset()
        runHereCallsState.value = 0
        runHereSignal.reset()
        runEachCallsState.value = []
        runEachSignal.reset()
        runAllCallsState.value = 0
        runAllSignal.reset()
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
