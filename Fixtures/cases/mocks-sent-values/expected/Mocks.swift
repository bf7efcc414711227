// (head)

import DIRuntime

@MainActor final class CounterDependencyMock: CounterDependency {
    init() {}

    nonisolated struct WrapCall {
        let content: Any
    }
    private(set) var wrapCalls: [WrapCall] = []
    var wrapCallCount: Int { wrapCalls.count }
    var wrapHandler: (@MainActor (_ content: Any) -> sending Any)?
    private let wrapSignal = DIRuntime.CallSignal()
    func wrapCalled(_ count: Int = 1) async throws { try await wrapSignal.wait(for: count) }
    func wrap<Content>(_ content: sending Content) -> sending Content {
        wrapCalls.append(WrapCall(content: content))
        wrapSignal.called()
        guard let handler = wrapHandler else {
            needleMockFailure("CounterDependencyMock.wrap(_:)", "set 'wrapHandler' first")
        }
        return needleMockSent(handler(content), "CounterDependencyMock.wrapHandler")
    }

    nonisolated struct SubscriptIntCall {
        let count: Int
    }
    private(set) var subscriptIntCalls: [SubscriptIntCall] = []
    var subscriptIntCallCount: Int { subscriptIntCalls.count }
    var subscriptIntHandler: (@MainActor (_ count: Int) -> sending Parcel?)?
    private(set) var subscriptIntSetCallCount = 0
    var subscriptIntSetHandler: (@MainActor (_ newValue: Parcel?, _ count: Int) -> Void)?
    subscript(count: Int) -> sending Parcel? {
        get {
            subscriptIntCalls.append(SubscriptIntCall(count: count))
            guard let handler = subscriptIntHandler else {
                return needleMockNone("CounterDependencyMock.subscript(_:)", "set 'subscriptIntHandler' first")
            }
            return handler(count)
        }
        set {
            subscriptIntSetCallCount += 1
            subscriptIntSetHandler?(newValue, count)
        }
    }

    nonisolated struct SubscriptContentCall {
        let content: Any
    }
    private(set) var subscriptContentCalls: [SubscriptContentCall] = []
    var subscriptContentCallCount: Int { subscriptContentCalls.count }
    var subscriptContentHandler: (@MainActor (_ content: Any) -> sending Any)?
    private(set) var subscriptContentSetCallCount = 0
    var subscriptContentSetHandler: (@MainActor (_ newValue: Any, _ content: Any) -> Void)?
    subscript<Content>(content: Content) -> sending Content {
        get {
            subscriptContentCalls.append(SubscriptContentCall(content: content))
            guard let handler = subscriptContentHandler else {
                needleMockFailure("CounterDependencyMock.subscript(_:)", "set 'subscriptContentHandler' first")
            }
            return needleMockSent(handler(content), "CounterDependencyMock.subscriptContentHandler")
        }
        set {
            subscriptContentSetCallCount += 1
            subscriptContentSetHandler?(newValue, content)
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        wrapCalls = []
        wrapSignal.reset()
        subscriptIntCalls = []
        subscriptIntSetCallCount = 0
        subscriptContentCalls = []
        subscriptContentSetCallCount = 0
    }
}

nonisolated final class PostDependencyMock: PostDependency {
    init() {}

    nonisolated struct WrapCall {
        let content: Any
    }
    private(set) var wrapCalls: [WrapCall] = []
    var wrapCallCount: Int { wrapCalls.count }
    var wrapHandler: ((_ content: Any) -> sending Any)?
    private let wrapSignal = DIRuntime.CallSignal()
    func wrapCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await wrapSignal.wait(for: count)
    }
    func wrap<Content>(_ content: sending Content) -> sending Content {
        wrapCalls.append(WrapCall(content: content))
        wrapSignal.called()
        guard let handler = wrapHandler else {
            needleMockFailure("PostDependencyMock.wrap(_:)", "set 'wrapHandler' first")
        }
        return needleMockSent(handler(content), "PostDependencyMock.wrapHandler")
    }

    private(set) var nextCallCount = 0
    var nextHandler: (() throws -> sending Parcel)?
    private let nextSignal = DIRuntime.CallSignal()
    func nextCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await nextSignal.wait(for: count)
    }
    func next() throws -> sending Parcel {
        nextCallCount += 1
        nextSignal.called()
        guard let handler = nextHandler else {
            throw needleMockError("PostDependencyMock.next()", "set 'nextHandler' first")
        }
        return try handler()
    }

    nonisolated struct FindCall {
        let type: Any.Type
    }
    private(set) var findCalls: [FindCall] = []
    var findCallCount: Int { findCalls.count }
    var findHandler: ((_ type: Any.Type) async -> sending Any?)?
    private let findSignal = DIRuntime.CallSignal()
    func findCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findSignal.wait(for: count)
    }
    func find<Content>(_ type: Content.Type) async -> sending Content? {
        findCalls.append(FindCall(type: type))
        findSignal.called()
        guard let handler = findHandler else {
            return needleMockNone("PostDependencyMock.find(_:)", "set 'findHandler' first")
        }
        return await needleMockSent(handler(type), "PostDependencyMock.findHandler")
    }

    private(set) var lastCallCount = 0
    var lastHandler: (() -> sending Parcel?)?
    private let lastSignal = DIRuntime.CallSignal()
    func lastCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await lastSignal.wait(for: count)
    }
    func last() -> sending Parcel? {
        lastCallCount += 1
        lastSignal.called()
        guard let handler = lastHandler else {
            return needleMockNone("PostDependencyMock.last()", "set 'lastHandler' first")
        }
        return handler()
    }

    nonisolated struct WeighOnCall {
        let parcel: Parcel
    }
    private(set) var weighOnCalls: [WeighOnCall] = []
    var weighOnCallCount: Int { weighOnCalls.count }
    var weighOnHandler: (nonisolated(nonsending) (_ parcel: Parcel, _ depot: Depot) async -> Int)?
    private let weighOnSignal = DIRuntime.CallSignal()
    func weighOnCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await weighOnSignal.wait(for: count)
    }
    func weigh(_ parcel: Parcel, on depot: isolated Depot) async -> Int {
        weighOnCalls.append(WeighOnCall(parcel: parcel))
        weighOnSignal.called()
        guard let handler = weighOnHandler else {
            needleMockFailure("PostDependencyMock.weigh(_:on:)", "set 'weighOnHandler' first")
        }
        return await handler(parcel, depot)
    }

    nonisolated struct WeighAtCall {
        let parcel: Parcel
    }
    private(set) var weighAtCalls: [WeighAtCall] = []
    var weighAtCallCount: Int { weighAtCalls.count }
    var weighAtHandler: (nonisolated(nonsending) (_ parcel: Parcel, _ place: (any Actor)?) async -> Parcel)?
    private let weighAtSignal = DIRuntime.CallSignal()
    func weighAtCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await weighAtSignal.wait(for: count)
    }
    func weigh(_ parcel: Parcel, at place: isolated (any Actor)?) async -> Parcel {
        weighAtCalls.append(WeighAtCall(parcel: parcel))
        weighAtSignal.called()
        guard let handler = weighAtHandler else {
            needleMockFailure("PostDependencyMock.weigh(_:at:)", "set 'weighAtHandler' first")
        }
        return await handler(parcel, place)
    }

    nonisolated struct CountCall {
        let count: Int
    }
    private(set) var countCalls: [CountCall] = []
    var countCallCount: Int { countCalls.count }
    var countHandler: ((_ count: Int, _ depot: Depot) async -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count(_ count: Int, on depot: isolated Depot) async -> Int {
        countCalls.append(CountCall(count: count))
        countSignal.called()
        guard let handler = countHandler else {
            needleMockFailure("PostDependencyMock.count(_:on:)", "set 'countHandler' first")
        }
        return await handler(count, depot)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        wrapCalls = []
        wrapSignal.reset()
        nextCallCount = 0
        nextSignal.reset()
        findCalls = []
        findSignal.reset()
        lastCallCount = 0
        lastSignal.reset()
        weighOnCalls = []
        weighOnSignal.reset()
        weighAtCalls = []
        weighAtSignal.reset()
        countCalls = []
        countSignal.reset()
    }
}

nonisolated final class SharedPostMock: SharedPost, Sendable {
    init() {}

    private let deliverCallsState = NeedleMockState<Int>(0)
    var deliverCallCount: Int { deliverCallsState.value }
    var deliverHandler: (@Sendable (_ body: nonisolated(nonsending) () async -> Int) async -> Int)? {
        get { deliverHandlerState.value }
        set { deliverHandlerState.value = newValue }
    }
    private let deliverHandlerState: NeedleMockState<(@Sendable (_ body: nonisolated(nonsending) () async -> Int) async -> Int)?> = .init(nil)
    private let deliverSignal = DIRuntime.CallSignal()
    func deliverCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await deliverSignal.wait(for: count)
    }
    func deliver(_ body: nonisolated(nonsending) () async -> Int) async -> Int {
        deliverCallsState.increment()
        deliverSignal.called()
        guard let handler = deliverHandler else {
            needleMockFailure("SharedPostMock.deliver(_:)", "set 'deliverHandler' first")
        }
        return await handler(body)
    }

    nonisolated struct StoreCall {
        let parcel: Parcel
    }
    private let storeCallsState = NeedleMockState<[(@Sendable () -> Parcel)?]>([])
    var storeCalls: [StoreCall] {
        needleMockCalls(storeCallsState.value, "SharedPostMock.storeCalls").map { StoreCall(parcel: $0) }
    }
    var storeCallCount: Int { storeCallsState.value.count }
    var storeHandler: (nonisolated(nonsending) @Sendable (_ parcel: Parcel, _ place: Any) async -> Int)? {
        get { storeHandlerState.value }
        set { storeHandlerState.value = newValue }
    }
    private let storeHandlerState: NeedleMockState<(nonisolated(nonsending) @Sendable (_ parcel: Parcel, _ place: Any) async -> Int)?> = .init(nil)
    private let storeSignal = DIRuntime.CallSignal()
    func storeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await storeSignal.wait(for: count)
    }
    func store<Place: Actor>(_ parcel: Parcel, in place: isolated Place) async -> Int {
        let call = needleMockKept(parcel)
        storeCallsState.append(call)
        storeSignal.called()
        guard let handler = storeHandler else {
            needleMockFailure("SharedPostMock.store(_:in:)", "set 'storeHandler' first")
        }
        return await handler(parcel, place)
    }

    nonisolated struct FindCall {
        let type: Any.Type
    }
    private let findCallsState = NeedleMockState<[(@Sendable () -> Any.Type)?]>([])
    var findCalls: [FindCall] {
        needleMockCalls(findCallsState.value, "SharedPostMock.findCalls").map { FindCall(type: $0) }
    }
    var findCallCount: Int { findCallsState.value.count }
    var findHandler: (@Sendable (_ type: Any.Type) -> sending Any)? {
        get { findHandlerState.value }
        set { findHandlerState.value = newValue }
    }
    private let findHandlerState = NeedleMockState<(@Sendable (_ type: Any.Type) -> sending Any)?>(nil)
    private let findSignal = DIRuntime.CallSignal()
    func findCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findSignal.wait(for: count)
    }
    func find<Content>(_ type: Content.Type) -> sending [Content] {
        let call = needleMockKept(type)
        findCallsState.append(call)
        findSignal.called()
        guard let handler = findHandler else { needleMockFailure("SharedPostMock.find(_:)", "set 'findHandler' first") }
        return needleMockSent(handler(type), "SharedPostMock.findHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        deliverCallsState.value = 0
        deliverSignal.reset()
        storeCallsState.value = []
        storeSignal.reset()
        findCallsState.value = []
        findSignal.reset()
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
