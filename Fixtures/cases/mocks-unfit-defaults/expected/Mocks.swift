// (head)

import DIRuntime

nonisolated final class ClockMock: Clock {
    init() {}
}

nonisolated public final class LogSinkMock: LogSink {
    public init(label: String? = nil) {
        givenLabel = label
    }

    public var label: String {
        get { needleMockValue(givenLabel, "LogSinkMock.label", "pass 'label:' to the initialiser or set it first") }
        set { givenLabel = newValue }
    }
    private var givenLabel: String?

    public nonisolated struct LogCall {
        public let text: String
    }
    public private(set) var logCalls: [LogCall] = []
    public var logCallCount: Int { logCalls.count }
    public var logHandler: ((_ text: String) -> Void)?
    private let logSignal = DIRuntime.CallSignal()
    public func logCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await logSignal.wait(for: count)
    }
    public func log(_ text: String) {
        logCalls.append(LogCall(text: text))
        logSignal.called()
        logHandler?(text)
    }

    public nonisolated struct LogEventLevelCall {
        public let event: String
        public let level: Int
    }
    public private(set) var logEventLevelCalls: [LogEventLevelCall] = []
    public var logEventLevelCallCount: Int { logEventLevelCalls.count }
    public var logEventLevelHandler: ((_ event: String, _ level: Int) -> Void)?
    private let logEventLevelSignal = DIRuntime.CallSignal()
    public func logEventLevelCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await logEventLevelSignal.wait(for: count)
    }
    public func log(event: String, level: Int) {
        logEventLevelCalls.append(LogEventLevelCall(event: event, level: level))
        logEventLevelSignal.called()
        logEventLevelHandler?(event, level)
    }

    public private(set) var flushCallCount = 0
    public var flushHandler: (() -> Void)?
    private let flushSignal = DIRuntime.CallSignal()
    public func flushCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await flushSignal.wait(for: count)
    }
    public func flush() {
        flushCallCount += 1
        flushSignal.called()
        flushHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    public func resetCalls() {
        logCalls = []
        logSignal.reset()
        logEventLevelCalls = []
        logEventLevelSignal.reset()
        flushCallCount = 0
        flushSignal.reset()
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
