// (head)

import DIRuntime

nonisolated final class BrushMock: Brush {
    init() {}

    nonisolated struct MixIntCall {
        let colors: [Int]
    }
    private(set) var mixIntCalls: [MixIntCall] = []
    var mixIntCallCount: Int { mixIntCalls.count }
    var mixIntHandler: ((_ colors: [Int]) -> Void)?
    private let mixIntSignal = DIRuntime.CallSignal()
    func mixIntCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await mixIntSignal.wait(for: count)
    }
    func mix(_ colors: [Int]) {
        mixIntCalls.append(MixIntCall(colors: colors))
        mixIntSignal.called()
        mixIntHandler?(colors)
    }

    nonisolated struct MixIntsCall {
        let colors: [Int]
    }
    private(set) var mixIntsCalls: [MixIntsCall] = []
    var mixIntsCallCount: Int { mixIntsCalls.count }
    var mixIntsHandler: ((_ colors: [Int]) -> Void)?
    private let mixIntsSignal = DIRuntime.CallSignal()
    func mixIntsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await mixIntsSignal.wait(for: count)
    }
    func mix(_ colors: Int...) {
        mixIntsCalls.append(MixIntsCall(colors: colors))
        mixIntsSignal.called()
        mixIntsHandler?(colors)
    }

    nonisolated struct CleanCall {
        let depth: Int
    }
    private(set) var cleanCalls: [CleanCall] = []
    var cleanCallCount: Int { cleanCalls.count }
    var cleanHandler: ((_ depth: Int) -> Void)?
    private let cleanSignal = DIRuntime.CallSignal()
    func cleanCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await cleanSignal.wait(for: count)
    }
    func clean(_ depth: Int) {
        cleanCalls.append(CleanCall(depth: depth))
        cleanSignal.called()
        cleanHandler?(depth)
    }

    nonisolated struct StaticCleanCall {
        let depth: Int
    }
    private static let cleanCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    static var cleanCalls: [StaticCleanCall] {
        needleMockCalls(cleanCallsState.value, "BrushMock.cleanCalls").map { StaticCleanCall(depth: $0) }
    }
    static var cleanCallCount: Int { cleanCallsState.value.count }
    static var cleanHandler: (@Sendable (_ depth: Int) -> Void)? {
        get { cleanHandlerState.value }
        set { cleanHandlerState.value = newValue }
    }
    private static let cleanHandlerState = NeedleMockState<(@Sendable (_ depth: Int) -> Void)?>(nil)
    private static let cleanSignal = DIRuntime.CallSignal()
    static func cleanCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await cleanSignal.wait(for: count)
    }
    static func clean(_ depth: Int) {
        let call = needleMockKept(depth)
        cleanCallsState.append(call)
        cleanSignal.called()
        cleanHandler?(depth)
    }

    nonisolated struct RinseInt8Call {
        let depth: Int8
    }
    private(set) var rinseInt8Calls: [RinseInt8Call] = []
    var rinseInt8CallCount: Int { rinseInt8Calls.count }
    var rinseInt8Handler: ((_ depth: Int8) -> Void)?
    private let rinseInt8Signal = DIRuntime.CallSignal()
    func rinseInt8Called(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rinseInt8Signal.wait(for: count)
    }
    func rinse(_ depth: Int8) {
        rinseInt8Calls.append(RinseInt8Call(depth: depth))
        rinseInt8Signal.called()
        rinseInt8Handler?(depth)
    }

    nonisolated struct RinseInt16Call {
        let depth: Int16
    }
    private(set) var rinseInt16Calls: [RinseInt16Call] = []
    var rinseInt16CallCount: Int { rinseInt16Calls.count }
    var rinseInt16Handler: ((_ depth: Int16) -> Void)?
    private let rinseInt16Signal = DIRuntime.CallSignal()
    func rinseInt16Called(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rinseInt16Signal.wait(for: count)
    }
    func rinse(_ depth: Int16) {
        rinseInt16Calls.append(RinseInt16Call(depth: depth))
        rinseInt16Signal.called()
        rinseInt16Handler?(depth)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        mixIntCalls = []
        mixIntSignal.reset()
        mixIntsCalls = []
        mixIntsSignal.reset()
        cleanCalls = []
        cleanSignal.reset()
        rinseInt8Calls = []
        rinseInt8Signal.reset()
        rinseInt16Calls = []
        rinseInt16Signal.reset()
    }
}

nonisolated final class PaintDependencyMock: PaintDependency {
    init() {}

    nonisolated struct FillIntCall {
        let color: Int
    }
    private(set) var fillIntCalls: [FillIntCall] = []
    var fillIntCallCount: Int { fillIntCalls.count }
    var fillIntHandler: ((_ color: Int) -> Void)?
    private let fillIntSignal = DIRuntime.CallSignal()
    func fillIntCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fillIntSignal.wait(for: count)
    }
    func fill(_ color: Int) {
        fillIntCalls.append(FillIntCall(color: color))
        fillIntSignal.called()
        fillIntHandler?(color)
    }

    nonisolated struct FillOptionalIntCall {
        let color: Int?
    }
    private(set) var fillOptionalIntCalls: [FillOptionalIntCall] = []
    var fillOptionalIntCallCount: Int { fillOptionalIntCalls.count }
    var fillOptionalIntHandler: ((_ color: Int?) -> Void)?
    private let fillOptionalIntSignal = DIRuntime.CallSignal()
    func fillOptionalIntCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fillOptionalIntSignal.wait(for: count)
    }
    func fill(_ color: Int?) {
        fillOptionalIntCalls.append(FillOptionalIntCall(color: color))
        fillOptionalIntSignal.called()
        fillOptionalIntHandler?(color)
    }

    nonisolated struct FillIntArrayCall {
        let colors: [Int]
    }
    private(set) var fillIntArrayCalls: [FillIntArrayCall] = []
    var fillIntArrayCallCount: Int { fillIntArrayCalls.count }
    var fillIntArrayHandler: ((_ colors: [Int]) -> Void)?
    private let fillIntArraySignal = DIRuntime.CallSignal()
    func fillIntArrayCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fillIntArraySignal.wait(for: count)
    }
    func fill(_ colors: [Int]) {
        fillIntArrayCalls.append(FillIntArrayCall(colors: colors))
        fillIntArraySignal.called()
        fillIntArrayHandler?(colors)
    }

    nonisolated struct FillIntIntCall {
        let colors: [Int: Int]
    }
    private(set) var fillIntIntCalls: [FillIntIntCall] = []
    var fillIntIntCallCount: Int { fillIntIntCalls.count }
    var fillIntIntHandler: ((_ colors: [Int: Int]) -> Void)?
    private let fillIntIntSignal = DIRuntime.CallSignal()
    func fillIntIntCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fillIntIntSignal.wait(for: count)
    }
    func fill(_ colors: [Int: Int]) {
        fillIntIntCalls.append(FillIntIntCall(colors: colors))
        fillIntIntSignal.called()
        fillIntIntHandler?(colors)
    }

    private(set) var fillIntClosureCallCount = 0
    var fillIntClosureHandler: ((_ color: () -> Int) -> Void)?
    private let fillIntClosureSignal = DIRuntime.CallSignal()
    func fillIntClosureCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await fillIntClosureSignal.wait(for: count)
    }
    func fill(_ color: () -> Int) {
        fillIntClosureCallCount += 1
        fillIntClosureSignal.called()
        fillIntClosureHandler?(color)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        fillIntCalls = []
        fillIntSignal.reset()
        fillOptionalIntCalls = []
        fillOptionalIntSignal.reset()
        fillIntArrayCalls = []
        fillIntArraySignal.reset()
        fillIntIntCalls = []
        fillIntIntSignal.reset()
        fillIntClosureCallCount = 0
        fillIntClosureSignal.reset()
    }
}

nonisolated final class PaletteMock: Palette {
    init() {}

    private(set) var takeCallCount = 0
    var takeHandler: (() -> Void)?
    private let takeSignal = DIRuntime.CallSignal()
    func takeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await takeSignal.wait(for: count)
    }
    func take() {
        takeCallCount += 1
        takeSignal.called()
        takeHandler?()
    }

    nonisolated struct TakeAllBoolCall {
        let all: Bool
    }
    private(set) var takeAllBoolCalls: [TakeAllBoolCall] = []
    var takeAllBoolCallCount: Int { takeAllBoolCalls.count }
    var takeAllBoolHandler: ((_ all: Bool) -> Void)?
    private let takeAllBoolSignal = DIRuntime.CallSignal()
    func takeAllBoolCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await takeAllBoolSignal.wait(for: count)
    }
    func take(all: Bool) {
        takeAllBoolCalls.append(TakeAllBoolCall(all: all))
        takeAllBoolSignal.called()
        takeAllBoolHandler?(all)
    }

    private(set) var takeAllCallCount = 0
    var takeAllHandler: (() -> Void)?
    private let takeAllSignal = DIRuntime.CallSignal()
    func takeAllCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await takeAllSignal.wait(for: count)
    }
    func takeAll() {
        takeAllCallCount += 1
        takeAllSignal.called()
        takeAllHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        takeCallCount = 0
        takeSignal.reset()
        takeAllBoolCalls = []
        takeAllBoolSignal.reset()
        takeAllCallCount = 0
        takeAllSignal.reset()
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
