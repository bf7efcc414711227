// (head)

import DIRuntime

nonisolated final class CallRecorderMock: CallRecorder {
    typealias Item = [FetchCall]

    init(last: Item? = nil) {
        givenLast = last
    }

    var last: Item {
        get { needleMockValue(givenLast, "CallRecorderMock.last", "pass 'last:' to the initialiser or set it first") }
        set { givenLast = newValue }
    }
    private var givenLast: Item?

    nonisolated struct FetchCall_ {
        let item: Item
    }
    private(set) var fetchCalls: [FetchCall_] = []
    var fetchCallCount: Int { fetchCalls.count }
    var fetchHandler: ((_ item: Item) -> Void)?
    private let fetchSignal = DIRuntime.CallSignal()
    func fetchCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fetchSignal.wait(for: count)
    }
    func fetch(_ item: Item) {
        fetchCalls.append(FetchCall_(item: item))
        fetchSignal.called()
        fetchHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        fetchCalls = []
        fetchSignal.reset()
    }
}

nonisolated final class ExchangeMock<SaveCall: Sendable>: Exchange, Sendable {
    init() {}

    nonisolated struct PlaceCall_ {
        let calls: [PlaceCall]
    }
    private let placeCallsState = NeedleMockState<[(@Sendable () -> [PlaceCall])?]>([])
    var placeCalls: [PlaceCall_] {
        needleMockCalls(placeCallsState.value, "ExchangeMock.placeCalls").map { PlaceCall_(calls: $0) }
    }
    var placeCallCount: Int { placeCallsState.value.count }
    var placeHandler: (@Sendable (_ calls: [PlaceCall]) async -> Void)? {
        get { placeHandlerState.value }
        set { placeHandlerState.value = newValue }
    }
    private let placeHandlerState = NeedleMockState<(@Sendable (_ calls: [PlaceCall]) async -> Void)?>(nil)
    private let placeSignal = DIRuntime.CallSignal()
    func placeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await placeSignal.wait(for: count)
    }
    func place(_ calls: [PlaceCall]) async {
        let call = needleMockKept(calls)
        placeCallsState.append(call)
        placeSignal.called()
        await placeHandler?(calls)
    }

    nonisolated struct SaveCall_ {
        let call: SaveCall
    }
    private let saveCallsState = NeedleMockState<[(@Sendable () -> SaveCall)?]>([])
    var saveCalls: [SaveCall_] {
        needleMockCalls(saveCallsState.value, "ExchangeMock.saveCalls").map { SaveCall_(call: $0) }
    }
    var saveCallCount: Int { saveCallsState.value.count }
    var saveHandler: (@Sendable (_ call: SaveCall) -> Void)? {
        get { saveHandlerState.value }
        set { saveHandlerState.value = newValue }
    }
    private let saveHandlerState = NeedleMockState<(@Sendable (_ call: SaveCall) -> Void)?>(nil)
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ call: SaveCall) {
        let keptCall = needleMockKept(call)
        saveCallsState.append(keptCall)
        saveSignal.called()
        saveHandler?(call)
    }

    nonisolated struct ConnectCall_ {
        let call: Any
    }
    private let connectCallsState = NeedleMockState<[(@Sendable () -> Any)?]>([])
    var connectCalls: [ConnectCall_] {
        needleMockCalls(connectCallsState.value, "ExchangeMock.connectCalls").map { ConnectCall_(call: $0) }
    }
    var connectCallCount: Int { connectCallsState.value.count }
    var connectHandler: (@Sendable (_ call: Any) -> Void)? {
        get { connectHandlerState.value }
        set { connectHandlerState.value = newValue }
    }
    private let connectHandlerState = NeedleMockState<(@Sendable (_ call: Any) -> Void)?>(nil)
    private let connectSignal = DIRuntime.CallSignal()
    func connectCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await connectSignal.wait(for: count)
    }
    func connect<ConnectCall>(_ call: ConnectCall) {
        let keptCall = needleMockKept(call)
        connectCallsState.append(keptCall)
        connectSignal.called()
        connectHandler?(call)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        placeCallsState.value = []
        placeSignal.reset()
        saveCallsState.value = []
        saveSignal.reset()
        connectCallsState.value = []
        connectSignal.reset()
    }
}

nonisolated final class TelephoneMock: Telephone {
    init() {}

    nonisolated struct PlaceCall_ {
        let call: PlaceCall
    }
    private(set) var placeCalls: [PlaceCall_] = []
    var placeCallCount: Int { placeCalls.count }
    var placeHandler: ((_ call: PlaceCall) -> PlaceCall)?
    private let placeSignal = DIRuntime.CallSignal()
    func placeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await placeSignal.wait(for: count)
    }
    func place(_ call: PlaceCall) -> PlaceCall {
        placeCalls.append(PlaceCall_(call: call))
        placeSignal.called()
        guard let handler = placeHandler else {
            needleMockFailure("TelephoneMock.place(_:)", "set 'placeHandler' first")
        }
        return handler(call)
    }

    nonisolated struct LoadCall_ {
        let numbers: [String]
    }
    private(set) var loadCalls: [LoadCall_] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ numbers: [String]) throws(LoadCall) -> Int)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ numbers: [String]) throws(LoadCall) -> Int {
        loadCalls.append(LoadCall_(numbers: numbers))
        loadSignal.called()
        guard let handler = loadHandler else { needleMockFailure("TelephoneMock.load(_:)", "set 'loadHandler' first") }
        return try handler(numbers)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        placeCalls = []
        placeSignal.reset()
        loadCalls = []
        loadSignal.reset()
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
