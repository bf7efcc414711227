// (head)

import DIRuntime

nonisolated final class PlayerDependencyMock: PlayerDependency {
    init() {}

    nonisolated struct ResetCall {
        let position: Int
    }
    private(set) var resetCalls: [ResetCall] = []
    var resetCallCount: Int { resetCalls.count }
    var resetHandler: ((_ position: Int) -> Void)?
    private let resetSignal = DIRuntime.CallSignal()
    func resetCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await resetSignal.wait(for: count)
    }
    func reset(to position: Int) {
        resetCalls.append(ResetCall(position: position))
        resetSignal.called()
        resetHandler?(position)
    }

    nonisolated struct PlayCall {
        let name: String
    }
    private(set) var playCalls: [PlayCall] = []
    var playCallCount: Int { playCalls.count }
    var playHandler: ((_ name: String, _ completion: Completion) -> Void)?
    private let playSignal = DIRuntime.CallSignal()
    func playCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await playSignal.wait(for: count)
    }
    func play(_ name: String, then completion: Completion) {
        playCalls.append(PlayCall(name: name))
        playSignal.called()
        playHandler?(name, completion)
    }

    nonisolated struct LoadCall {
        let song: Song
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ song: Song) -> sending Song)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ song: sending Song) -> sending Song {
        loadCalls.append(LoadCall(song: song))
        loadSignal.called()
        guard let handler = loadHandler else {
            needleMockFailure("PlayerDependencyMock.load(_:)", "set 'loadHandler' first")
        }
        return handler(song)
    }

    nonisolated struct StaticStopCall {
        let seconds: Int
    }
    private static let stopCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    static var stopCalls: [StaticStopCall] {
        needleMockCalls(stopCallsState.value, "PlayerDependencyMock.stopCalls").map { StaticStopCall(seconds: $0) }
    }
    static var stopCallCount: Int { stopCallsState.value.count }
    static var stopHandler: (@Sendable (_ seconds: Int) -> Void)? {
        get { stopHandlerState.value }
        set { stopHandlerState.value = newValue }
    }
    private static let stopHandlerState = NeedleMockState<(@Sendable (_ seconds: Int) -> Void)?>(nil)
    private static let stopSignal = DIRuntime.CallSignal()
    static func stopCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await stopSignal.wait(for: count)
    }
    static func stop(after seconds: Int) {
        let call = needleMockKept(seconds)
        stopCallsState.append(call)
        stopSignal.called()
        stopHandler?(seconds)
    }

    nonisolated struct StopCall {
        let name: String
    }
    private(set) var stopCalls: [StopCall] = []
    var stopCallCount: Int { stopCalls.count }
    var stopHandler: ((_ name: String) -> Void)?
    private let stopSignal = DIRuntime.CallSignal()
    func stopCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await stopSignal.wait(for: count)
    }
    func stop(_ name: String) {
        stopCalls.append(StopCall(name: name))
        stopSignal.called()
        stopHandler?(name)
    }

    nonisolated struct KeepCall {
        let completion: Completion
        let name: String
    }
    private(set) var keepCalls: [KeepCall] = []
    var keepCallCount: Int { keepCalls.count }
    var keepHandler: ((_ completion: @escaping Completion, _ name: String) -> Void)?
    private let keepSignal = DIRuntime.CallSignal()
    func keepCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keepSignal.wait(for: count)
    }
    func keep(_ completion: @escaping Completion, named name: String) {
        keepCalls.append(KeepCall(completion: completion, name: name))
        keepSignal.called()
        keepHandler?(completion, name)
    }

    nonisolated struct FinishCall {
        let completion: (Int) -> Void
    }
    private(set) var finishCalls: [FinishCall] = []
    var finishCallCount: Int { finishCalls.count }
    var finishHandler: ((_ completion: @escaping (Int) -> Void) -> Void)?
    private let finishSignal = DIRuntime.CallSignal()
    func finishCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await finishSignal.wait(for: count)
    }
    func finish(_ completion: @escaping (Int) -> Void) {
        finishCalls.append(FinishCall(completion: completion))
        finishSignal.called()
        finishHandler?(completion)
    }

    /// Forgets all calls; values and handlers stay.
    func forgetCalls() {
        resetCalls = []
        resetSignal.reset()
        playCalls = []
        playSignal.reset()
        loadCalls = []
        loadSignal.reset()
        stopCalls = []
        stopSignal.reset()
        keepCalls = []
        keepSignal.reset()
        finishCalls = []
        finishSignal.reset()
    }
}

nonisolated final class SharedPlayerDependencyMock: SharedPlayerDependency, Sendable {
    init() {}

    nonisolated struct PlayCall {
        let name: String
    }
    private let playCallsState = NeedleMockState<[(@Sendable () -> String)?]>([])
    var playCalls: [PlayCall] {
        needleMockCalls(playCallsState.value, "SharedPlayerDependencyMock.playCalls").map { PlayCall(name: $0) }
    }
    var playCallCount: Int { playCallsState.value.count }
    var playHandler: (@Sendable (_ name: String, _ completion: Completion) -> Void)? {
        get { playHandlerState.value }
        set { playHandlerState.value = newValue }
    }
    private let playHandlerState = NeedleMockState<(@Sendable (_ name: String, _ completion: Completion) -> Void)?>(nil)
    private let playSignal = DIRuntime.CallSignal()
    func playCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await playSignal.wait(for: count)
    }
    func play(_ name: String, then completion: Completion) {
        let call = needleMockKept(name)
        playCallsState.append(call)
        playSignal.called()
        playHandler?(name, completion)
    }

    nonisolated struct ShowCall {
        let name: String
    }
    private let showCallsState = NeedleMockState<[(@Sendable () -> String)?]>([])
    var showCalls: [ShowCall] {
        needleMockCalls(showCallsState.value, "SharedPlayerDependencyMock.showCalls").map { ShowCall(name: $0) }
    }
    var showCallCount: Int { showCallsState.value.count }
    var showHandler: (@Sendable (_ name: String, _ handler: Handler) -> Void)? {
        get { showHandlerState.value }
        set { showHandlerState.value = newValue }
    }
    private let showHandlerState = NeedleMockState<(@Sendable (_ name: String, _ handler: Handler) -> Void)?>(nil)
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await showSignal.wait(for: count)
    }
    func show(_ name: String, then handler: Handler) {
        let call = needleMockKept(name)
        showCallsState.append(call)
        showSignal.called()
        showHandler?(name, handler)
    }

    nonisolated struct LoadCall {
        let song: Song
    }
    private let loadCallsState = NeedleMockState<[(@Sendable () -> Song)?]>([])
    var loadCalls: [LoadCall] {
        needleMockCalls(loadCallsState.value, "SharedPlayerDependencyMock.loadCalls").map { LoadCall(song: $0) }
    }
    var loadCallCount: Int { loadCallsState.value.count }
    var loadHandler: (@Sendable (_ song: Song) async -> Int)? {
        get { loadHandlerState.value }
        set { loadHandlerState.value = newValue }
    }
    private let loadHandlerState = NeedleMockState<(@Sendable (_ song: Song) async -> Int)?>(nil)
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ song: sending Song) async -> Int {
        let call = needleMockKept(song)
        loadCallsState.append(call)
        loadSignal.called()
        guard let handler = loadHandler else {
            needleMockFailure("SharedPlayerDependencyMock.load(_:)", "set 'loadHandler' first")
        }
        return await handler(song)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        playCallsState.value = []
        playSignal.reset()
        showCallsState.value = []
        showSignal.reset()
        loadCallsState.value = []
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
