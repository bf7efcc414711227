// (head)

import DIRuntime

@MainActor final class CanvasMock: Canvas {
    init() {}

    private(set) var showCallCount = 0
    var showHandler: (@MainActor (_ make: @MainActor (Any) -> Int) -> Int)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    func show<Item>(_ make: @MainActor (Item) -> Int) -> Int {
        showCallCount += 1
        showSignal.called()
        guard let handler = showHandler else { needleMockFailure("CanvasMock.show(_:)", "set 'showHandler' first") }
        return handler({ make(needleMockPassed($0, "CanvasMock.showHandler")) })
    }

    private(set) var changeCallCount = 0
    var changeHandler: (@MainActor (_ value: inout Any) async -> Void)?
    private let changeSignal = DIRuntime.CallSignal()
    func changeCalled(_ count: Int = 1) async throws { try await changeSignal.wait(for: count) }
    func change(_ value: inout some Equatable) async {
        changeCallCount += 1
        changeSignal.called()
        var changed: Any = value
        defer { value = needleMockPassed(changed, "CanvasMock.changeHandler") }
        await changeHandler?(&changed)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCallCount = 0
        showSignal.reset()
        changeCallCount = 0
        changeSignal.reset()
    }
}

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

nonisolated final class MapperMock: Mapper, Sendable {
    init() {}

    nonisolated struct MapCall {
        let item: Any
    }
    private let mapCallsState = NeedleMockState<[(@Sendable () -> Any)?]>([])
    var mapCalls: [MapCall] {
        needleMockCalls(mapCallsState.value, "MapperMock.mapCalls").map { MapCall(item: $0) }
    }
    var mapCallCount: Int { mapCallsState.value.count }
    var mapHandler: (@Sendable (_ item: Any, _ change: (Any) throws -> Any) -> Any)? {
        get { mapHandlerState.value }
        set { mapHandlerState.value = newValue }
    }
    private let mapHandlerState = NeedleMockState<(@Sendable (_ item: Any, _ change: (Any) throws -> Any) -> Any)?>(nil)
    private let mapSignal = DIRuntime.CallSignal()
    func mapCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await mapSignal.wait(for: count)
    }
    func map<Item>(_ item: Item, by change: (Item) throws -> Item) rethrows -> Item {
        let call = needleMockKept(item)
        mapCallsState.append(call)
        mapSignal.called()
        guard let handler = mapHandler else { needleMockFailure("MapperMock.map(_:by:)", "set 'mapHandler' first") }
        return needleMockResult(handler(item, { try change(needleMockPassed($0, "MapperMock.mapHandler")) }), "MapperMock.mapHandler")
    }

    nonisolated struct ReduceCall {
        let items: [Any]
    }
    private let reduceCallsState = NeedleMockState<[(@Sendable () -> [Any])?]>([])
    var reduceCalls: [ReduceCall] {
        needleMockCalls(reduceCallsState.value, "MapperMock.reduceCalls").map { ReduceCall(items: $0) }
    }
    var reduceCallCount: Int { reduceCallsState.value.count }
    var reduceHandler: (@Sendable (_ items: [Any], _ join: @Sendable (inout Int, [Any], Any?) -> Void) -> Int)? {
        get { reduceHandlerState.value }
        set { reduceHandlerState.value = newValue }
    }
    private let reduceHandlerState = NeedleMockState<(@Sendable (_ items: [Any], _ join: @Sendable (inout Int, [Any], Any?) -> Void) -> Int)?>(nil)
    private let reduceSignal = DIRuntime.CallSignal()
    func reduceCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await reduceSignal.wait(for: count)
    }
    func reduce<Item>(_ items: [Item], with join: @Sendable (inout Int, [Item], Item?) -> Void) -> Int {
        let call = needleMockKept(items)
        reduceCallsState.append(call)
        reduceSignal.called()
        guard let handler = reduceHandler else {
            needleMockFailure("MapperMock.reduce(_:with:)", "set 'reduceHandler' first")
        }
        return handler(items, { join(&$0, needleMockPassed($1, "MapperMock.reduceHandler"), needleMockPassed($2, "MapperMock.reduceHandler")) })
    }

    private let waitCallsState = NeedleMockState<Int>(0)
    var waitCallCount: Int { waitCallsState.value }
    var waitHandler: (@Sendable (_ item: (Any) async throws -> Any) async throws -> Any)? {
        get { waitHandlerState.value }
        set { waitHandlerState.value = newValue }
    }
    private let waitHandlerState = NeedleMockState<(@Sendable (_ item: (Any) async throws -> Any) async throws -> Any)?>(nil)
    private let waitSignal = DIRuntime.CallSignal()
    func waitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await waitSignal.wait(for: count)
    }
    func wait<Item>(for item: (Item) async throws -> Item) async throws -> Item {
        waitCallsState.increment()
        waitSignal.called()
        guard let handler = waitHandler else {
            throw needleMockError("MapperMock.wait(for:)", "set 'waitHandler' first")
        }
        return try await needleMockResult(handler({ try await item(needleMockPassed($0, "MapperMock.waitHandler")) }), "MapperMock.waitHandler")
    }

    nonisolated struct FailCall {
        let item: Any
    }
    private let failCallsState = NeedleMockState<[(@Sendable () -> Any)?]>([])
    var failCalls: [FailCall] {
        needleMockCalls(failCallsState.value, "MapperMock.failCalls").map { FailCall(item: $0) }
    }
    var failCallCount: Int { failCallsState.value.count }
    var failHandler: (@Sendable (_ item: Any, _ work: (Any) throws -> Int) throws -> Int)? {
        get { failHandlerState.value }
        set { failHandlerState.value = newValue }
    }
    private let failHandlerState = NeedleMockState<(@Sendable (_ item: Any, _ work: (Any) throws -> Int) throws -> Int)?>(nil)
    private let failSignal = DIRuntime.CallSignal()
    func failCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await failSignal.wait(for: count)
    }
    func fail<Item, Failure: Error>(_ item: Item, by work: (Item) throws(Failure) -> Int) throws(Failure) -> Int {
        let call = needleMockKept(item)
        failCallsState.append(call)
        failSignal.called()
        guard let handler = failHandler else { needleMockFailure("MapperMock.fail(_:by:)", "set 'failHandler' first") }
        do { return try handler(item, { try work(needleMockPassed($0, "MapperMock.failHandler")) }) }
        catch { throw needleMockThrown(error, "MapperMock.failHandler") }
    }

    private let sortCallsState = NeedleMockState<Int>(0)
    var sortCallCount: Int { sortCallsState.value }
    var sortHandler: (@Sendable (_ items: inout [Any], _ first: inout Any?) -> Void)? {
        get { sortHandlerState.value }
        set { sortHandlerState.value = newValue }
    }
    private let sortHandlerState = NeedleMockState<(@Sendable (_ items: inout [Any], _ first: inout Any?) -> Void)?>(nil)
    private let sortSignal = DIRuntime.CallSignal()
    func sortCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sortSignal.wait(for: count)
    }
    func sort<Item>(_ items: inout [Item], _ first: inout Item?) {
        sortCallsState.increment()
        sortSignal.called()
        var changed: [Any] = items
        defer { items = needleMockPassed(changed, "MapperMock.sortHandler") }
        var changed2: Any? = first
        defer { first = needleMockPassed(changed2, "MapperMock.sortHandler") }
        sortHandler?(&changed, &changed2)
    }

    nonisolated struct UpdateCall {
        let changed: Int
    }
    private let updateCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var updateCalls: [UpdateCall] {
        needleMockCalls(updateCallsState.value, "MapperMock.updateCalls").map { UpdateCall(changed: $0) }
    }
    var updateCallCount: Int { updateCallsState.value.count }
    var updateHandler: (@Sendable (_ item: inout Any, _ changed: Int) async throws -> Int)? {
        get { updateHandlerState.value }
        set { updateHandlerState.value = newValue }
    }
    private let updateHandlerState = NeedleMockState<(@Sendable (_ item: inout Any, _ changed: Int) async throws -> Int)?>(nil)
    private let updateSignal = DIRuntime.CallSignal()
    func updateCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await updateSignal.wait(for: count)
    }
    func update<Item>(_ item: inout Item, changed: Int) async throws -> Int {
        let call = needleMockKept(changed)
        updateCallsState.append(call)
        updateSignal.called()
        guard let handler = updateHandler else {
            throw needleMockError("MapperMock.update(_:changed:)", "set 'updateHandler' first")
        }
        var changedValue: Any = item
        defer { item = needleMockPassed(changedValue, "MapperMock.updateHandler") }
        return try await handler(&changedValue, changed)
    }

    private static let swapCallsState = NeedleMockState<Int>(0)
    static var swapCallCount: Int { swapCallsState.value }
    static var swapHandler: (@Sendable (_ item: inout Any, _ change: (Any) -> Any) -> Void)? {
        get { swapHandlerState.value }
        set { swapHandlerState.value = newValue }
    }
    private static let swapHandlerState = NeedleMockState<(@Sendable (_ item: inout Any, _ change: (Any) -> Any) -> Void)?>(nil)
    private static let swapSignal = DIRuntime.CallSignal()
    static func swapCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await swapSignal.wait(for: count)
    }
    static func swap<Item>(_ item: inout Item, by change: (Item) -> Item) {
        swapCallsState.increment()
        swapSignal.called()
        var changed: Any = item
        defer { item = needleMockPassed(changed, "MapperMock.swapHandler") }
        swapHandler?(&changed, { change(needleMockPassed($0, "MapperMock.swapHandler")) })
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        mapCallsState.value = []
        mapSignal.reset()
        reduceCallsState.value = []
        reduceSignal.reset()
        waitCallsState.value = 0
        waitSignal.reset()
        failCallsState.value = []
        failSignal.reset()
        sortCallsState.value = 0
        sortSignal.reset()
        updateCallsState.value = []
        updateSignal.reset()
    }
}

nonisolated final class PassingMock: Passing {
    init() {}

    nonisolated struct PassCall {
        let value: Any
    }
    private(set) var passCalls: [PassCall] = []
    var passCallCount: Int { passCalls.count }
    var passHandler: ((_ value: Any, _ visitor: (Any, Int, @escaping () -> Void, inout String) -> Void) -> Void)?
    private let passSignal = DIRuntime.CallSignal()
    func passCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await passSignal.wait(for: count)
    }
    func pass<Value>(_ value: Value, to visitor: (Value, Int, @escaping () -> Void, inout String) -> Void) {
        passCalls.append(PassCall(value: value))
        passSignal.called()
        passHandler?(value, { visitor(needleMockPassed($0, "PassingMock.passHandler"), $1, $2, &$3) })
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        passCalls = []
        passSignal.reset()
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
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

/// What a handler passed, as the type that the caller of a generic member wants.
private nonisolated func needleMockPassed<Value>(_ passed: Any?, _ handler: String) -> Value {
    if let passed, let value = passed as? Value { return value }
    guard let value = passed as? Value else {
        let found = passed.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) passed \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

/// What a handler threw, as the error that the caller of a generic member wants.
private nonisolated func needleMockThrown<Failure: Swift.Error>(_ error: any Swift.Error, _ handler: String) -> Failure {
    guard let failure = error as? Failure else {
        fatalError("\(handler) threw \(error), but its caller wants the type \(Failure.self)")
    }
    return failure
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
