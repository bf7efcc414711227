// (head)

import DIRuntime

nonisolated final class AccountDependencyMock: AccountDependency {
    init() {}

    private(set) var changeCallCount = 0
    var changeHandler: ((_ body: (inout Account) throws -> Any) throws -> Any)?
    private let changeSignal = DIRuntime.CallSignal()
    func changeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await changeSignal.wait(for: count)
    }
    func change<Value, Failure: Error>(_ body: (inout Account) throws(Failure) -> Value) throws(Failure) -> Value {
        changeCallCount += 1
        changeSignal.called()
        guard let handler = changeHandler else {
            needleMockFailure("AccountDependencyMock.change(_:)", "set 'changeHandler' first")
        }
        do { return try needleMockResult(handler(body), "AccountDependencyMock.changeHandler") }
        catch { throw needleMockThrown(error, "AccountDependencyMock.changeHandler") }
    }

    private(set) var laterCallCount = 0
    var laterHandler: ((_ body: () async throws -> Void) async throws -> Void)?
    private let laterSignal = DIRuntime.CallSignal()
    func laterCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await laterSignal.wait(for: count)
    }
    func later<Failure>(_ body: sending () async throws(Failure) -> Void) async throws(Failure) {
        laterCallCount += 1
        laterSignal.called()
        do { try await laterHandler?(body) }
        catch { throw needleMockThrown(error, "AccountDependencyMock.laterHandler") }
    }

    nonisolated struct FirstCall {
        let error: Any
        let values: [Any]
    }
    private(set) var firstCalls: [FirstCall] = []
    var firstCallCount: Int { firstCalls.count }
    var firstHandler: ((_ error: Any, _ values: [Any]) throws -> Any?)?
    private let firstSignal = DIRuntime.CallSignal()
    func firstCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await firstSignal.wait(for: count)
    }
    func first<Value, Failure>(_ error: Failure, of values: [Value]) throws(Failure) -> Value? {
        firstCalls.append(FirstCall(error: error, values: values))
        firstSignal.called()
        guard let handler = firstHandler else {
            return needleMockNone("AccountDependencyMock.first(_:of:)", "set 'firstHandler' first")
        }
        do { return try needleMockResult(handler(error, values), "AccountDependencyMock.firstHandler") }
        catch { throw needleMockThrown(error, "AccountDependencyMock.firstHandler") }
    }

    nonisolated struct TotalCall {
        let handler: @Sendable () throws -> Int
    }
    private static let totalCallsState = NeedleMockState<[(@Sendable () -> @Sendable () throws -> Int)?]>([])
    static var totalCalls: [TotalCall] {
        needleMockCalls(totalCallsState.value, "AccountDependencyMock.totalCalls").map { TotalCall(handler: $0) }
    }
    static var totalCallCount: Int { totalCallsState.value.count }
    static var totalHandler: (@Sendable (_ handler: @escaping @Sendable () throws -> Int) throws -> Int)? {
        get { totalHandlerState.value }
        set { totalHandlerState.value = newValue }
    }
    private static let totalHandlerState = NeedleMockState<(@Sendable (_ handler: @escaping @Sendable () throws -> Int) throws -> Int)?>(nil)
    private static let totalSignal = DIRuntime.CallSignal()
    static func totalCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await totalSignal.wait(for: count)
    }
    static func total<Failure>(_ handler: @escaping @Sendable () throws(Failure) -> Int) throws(Failure) -> Int {
        let call = needleMockKept(handler)
        totalCallsState.append(call)
        totalSignal.called()
        guard let givenHandler = totalHandler else {
            needleMockFailure("AccountDependencyMock.total(_:)", "set 'AccountDependencyMock.totalHandler' first")
        }
        do { return try givenHandler(handler) }
        catch { throw needleMockThrown(error, "AccountDependencyMock.totalHandler") }
    }

    nonisolated struct SubscriptCall {
        let error: Any.Type
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ error: Any.Type) throws -> Int)?
    subscript<Failure>(given error: Failure.Type) -> Int {
        get throws(Failure) {
            subscriptCalls.append(SubscriptCall(error: error))
            guard let handler = subscriptHandler else {
                needleMockFailure("AccountDependencyMock.subscript(given:)", "set 'subscriptHandler' first")
            }
            do { return try handler(error) }
            catch { throw needleMockThrown(error, "AccountDependencyMock.subscriptHandler") }
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        changeCallCount = 0
        changeSignal.reset()
        laterCallCount = 0
        laterSignal.reset()
        firstCalls = []
        firstSignal.reset()
        subscriptCalls = []
    }
}

nonisolated final class LockedMock: Locked, Sendable {
    init() {}

    private let lockedCallsState = NeedleMockState<Int>(0)
    var lockedCallCount: Int { lockedCallsState.value }
    var lockedHandler: (@Sendable (_ body: (inout sending Account) throws -> Any) throws -> sending Any)? {
        get { lockedHandlerState.value }
        set { lockedHandlerState.value = newValue }
    }
    private let lockedHandlerState = NeedleMockState<(@Sendable (_ body: (inout sending Account) throws -> Any) throws -> sending Any)?>(nil)
    private let lockedSignal = DIRuntime.CallSignal()
    func lockedCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await lockedSignal.wait(for: count)
    }
    func locked<Value, Failure: Error>(_ body: (inout sending Account) throws(Failure) -> sending Value) throws(Failure) -> sending Value {
        lockedCallsState.increment()
        lockedSignal.called()
        guard let handler = lockedHandler else {
            needleMockFailure("LockedMock.locked(_:)", "set 'lockedHandler' first")
        }
        do { return try needleMockSent(handler(body), "LockedMock.lockedHandler") }
        catch { throw needleMockThrown(error, "LockedMock.lockedHandler") }
    }

    private let shownCallsState = NeedleMockState<Int>(0)
    var shownCallCount: Int { shownCallsState.value }
    var shownHandler: (@MainActor @Sendable (_ body: () throws -> Void) throws -> Void)? {
        get { shownHandlerState.value }
        set { shownHandlerState.value = newValue }
    }
    private let shownHandlerState = NeedleMockState<(@MainActor @Sendable (_ body: () throws -> Void) throws -> Void)?>(nil)
    private let shownSignal = DIRuntime.CallSignal()
    @MainActor func shownCalled(_ count: Int = 1) async throws { try await shownSignal.wait(for: count) }
    @MainActor func shown<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
        shownCallsState.increment()
        shownSignal.called()
        do { try shownHandler?(body) }
        catch { throw needleMockThrown(error, "LockedMock.shownHandler") }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        lockedCallsState.value = 0
        lockedSignal.reset()
        shownCallsState.value = 0
        shownSignal.reset()
    }
}

nonisolated final class RetryDependencyMock: RetryDependency {
    init() {}

    private(set) var attemptCallCount = 0
    var attemptHandler: ((_ work: () throws -> Int) throws -> Int)?
    private let attemptSignal = DIRuntime.CallSignal()
    func attemptCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await attemptSignal.wait(for: count)
    }
    func attempt<Failure: Error>(_ work: () throws(Failure) -> Int) throws -> Int {
        attemptCallCount += 1
        attemptSignal.called()
        guard let handler = attemptHandler else {
            throw needleMockError("RetryDependencyMock.attempt(_:)", "set 'attemptHandler' first")
        }
        return try handler(work)
    }

    nonisolated struct AttemptLaterCall {
        let work: () async throws -> Any
    }
    private(set) var attemptLaterCalls: [AttemptLaterCall] = []
    var attemptLaterCallCount: Int { attemptLaterCalls.count }
    var attemptLaterHandler: ((_ work: @escaping () async throws -> Any) async throws(Offline) -> Any)?
    private let attemptLaterSignal = DIRuntime.CallSignal()
    func attemptLaterCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await attemptLaterSignal.wait(for: count)
    }
    func attempt<Value, Failure>(later work: @escaping () async throws(Failure) -> Value) async throws(Offline) -> Value {
        attemptLaterCalls.append(AttemptLaterCall(work: work))
        attemptLaterSignal.called()
        guard let handler = attemptLaterHandler else {
            needleMockFailure("RetryDependencyMock.attempt(later:)", "set 'attemptLaterHandler' first")
        }
        return try await needleMockResult(handler(work), "RetryDependencyMock.attemptLaterHandler")
    }

    nonisolated struct OutcomeCall {
        let work: (Int) throws -> Void
    }
    private(set) var outcomeCalls: [OutcomeCall] = []
    var outcomeCallCount: Int { outcomeCalls.count }
    var outcomeHandler: ((_ work: @escaping (Int) throws -> Void) -> Any)?
    private let outcomeSignal = DIRuntime.CallSignal()
    func outcomeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await outcomeSignal.wait(for: count)
    }
    func outcome<Failure: Error>(of work: @escaping (Int) throws(Failure) -> Void) -> Result<Void, Failure> {
        outcomeCalls.append(OutcomeCall(work: work))
        outcomeSignal.called()
        guard let handler = outcomeHandler else {
            needleMockFailure("RetryDependencyMock.outcome(of:)", "set 'outcomeHandler' first")
        }
        return needleMockResult(handler(work), "RetryDependencyMock.outcomeHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        attemptCallCount = 0
        attemptSignal.reset()
        attemptLaterCalls = []
        attemptLaterSignal.reset()
        outcomeCalls = []
        outcomeSignal.reset()
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

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockSent<Value>(_ returned: sending Any?, _ handler: String) -> sending Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
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
