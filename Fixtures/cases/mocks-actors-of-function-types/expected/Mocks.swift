// (head)

import DIRuntime

nonisolated final class StorageQueueMock: Storage.Queue {
    init(save: (@Storage.Database () -> Void)? = nil, show: (@Sendable @Storage.Interface (Int) -> Void)? = nil) {
        givenSave = save
        givenShow = show
    }

    var save: @Storage.Database () -> Void {
        get { needleMockValue(givenSave, "StorageQueueMock.save", "pass 'save:' to the initialiser or set it first") }
        set { givenSave = newValue }
    }
    private var givenSave: (@Storage.Database () -> Void)?

    var show: @Sendable @Storage.Interface (Int) -> Void {
        get { needleMockValue(givenShow, "StorageQueueMock.show", "pass 'show:' to the initialiser or set it first") }
        set { givenShow = newValue }
    }
    private var givenShow: (@Sendable @Storage.Interface (Int) -> Void)?

    nonisolated struct PerformCall {
        let work: @Storage.Database () -> Void
    }
    private(set) var performCalls: [PerformCall] = []
    var performCallCount: Int { performCalls.count }
    var performHandler: ((_ work: @escaping @Storage.Database () -> Void) -> @Storage.Interface () -> Void)?
    private let performSignal = DIRuntime.CallSignal()
    func performCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await performSignal.wait(for: count)
    }
    func perform(_ work: @escaping @Storage.Database () -> Void) -> @Storage.Interface () -> Void {
        performCalls.append(PerformCall(work: work))
        performSignal.called()
        guard let handler = performHandler else {
            needleMockFailure("StorageQueueMock.perform(_:)", "set 'performHandler' first")
        }
        return handler(work)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        performCalls = []
        performSignal.reset()
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
