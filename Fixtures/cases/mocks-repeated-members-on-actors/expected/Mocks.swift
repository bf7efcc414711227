// (head)

import DIRuntime
import Foundation

nonisolated final class LaterPickerMock: LaterPicker {
    init() {}

    @MainActor init(row: Row) {}

    init(last row: Row) {}

    nonisolated struct PickCall {
        let row: Row
    }
    private(set) var pickCalls: [PickCall] = []
    var pickCallCount: Int { pickCalls.count }
    var pickHandler: ((_ row: Row) -> Int)?
    private let pickSignal = DIRuntime.CallSignal()
    func pickCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await pickSignal.wait(for: count)
    }
    func pick(_ row: Row) -> Int {
        pickCalls.append(PickCall(row: row))
        pickSignal.called()
        guard let handler = pickHandler else {
            needleMockFailure("LaterPickerMock.pick(_:)", "set 'pickHandler' first")
        }
        return handler(row)
    }

    nonisolated struct LeaveCall {
        let row: Row
    }
    private(set) var leaveCalls: [LeaveCall] = []
    var leaveCallCount: Int { leaveCalls.count }
    var leaveHandler: ((_ row: Row) -> Void)?
    private let leaveSignal = DIRuntime.CallSignal()
    func leaveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await leaveSignal.wait(for: count)
    }
    func leave(_ row: Row) {
        leaveCalls.append(LeaveCall(row: row))
        leaveSignal.called()
        leaveHandler?(row)
    }

    nonisolated struct FindCall {
        let value: Any
    }
    private(set) var findCalls: [FindCall] = []
    var findCallCount: Int { findCalls.count }
    var findHandler: ((_ value: Any) -> Int)?
    private let findSignal = DIRuntime.CallSignal()
    func findCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findSignal.wait(for: count)
    }
    func find<Value>(_ value: Value) -> Int {
        findCalls.append(FindCall(value: value))
        findSignal.called()
        guard let handler = findHandler else {
            needleMockFailure("LaterPickerMock.find(_:)", "set 'findHandler' first")
        }
        return handler(value)
    }

    nonisolated struct ShowCall {
        let key: Any
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: ((_ key: Any) -> Int)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await showSignal.wait(for: count)
    }
    func show(_ key: some Hashable) -> Int {
        showCalls.append(ShowCall(key: key))
        showSignal.called()
        guard let handler = showHandler else {
            needleMockFailure("LaterPickerMock.show(_:)", "set 'showHandler' first")
        }
        return handler(key)
    }

    nonisolated struct CloseCall {
        let row: Row
    }
    private(set) var closeCalls: [CloseCall] = []
    @MainActor var closeCallCount: Int { closeCalls.count }
    var closeHandler: (@MainActor (_ row: Row) -> Int)?
    private let closeSignal = DIRuntime.CallSignal()
    @MainActor func closeCalled(_ count: Int = 1) async throws { try await closeSignal.wait(for: count) }
    @MainActor func close(_ row: Row) -> Int {
        closeCalls.append(CloseCall(row: row))
        closeSignal.called()
        guard let handler = closeHandler else {
            needleMockFailure("LaterPickerMock.close(_:)", "set 'closeHandler' first")
        }
        return handler(row)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        pickCalls = []
        pickSignal.reset()
        leaveCalls = []
        leaveSignal.reset()
        findCalls = []
        findSignal.reset()
        showCalls = []
        showSignal.reset()
        closeCalls = []
        closeSignal.reset()
    }
}

@MainActor final class ScreenMock: Screen {
    init(description: String? = nil, debugDescription: String? = nil, title: String? = nil) {
        if let given = description { self.description = given }
        if let given = debugDescription { self.debugDescription = given }
        givenTitle = title
    }

    nonisolated var descriptionHandler: (@Sendable () -> String)? {
        get { descriptionHandlerState.value }
        set { descriptionHandlerState.value = newValue }
    }
    private let descriptionHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    nonisolated var description: String {
        get {
            if let handler = descriptionHandler { return handler() }
            return needleMockValue(nil as String?, "ScreenMock.description", "pass 'description:' to the initialiser or set it first")
        }
        set {
            descriptionHandler = needleMockKept(newValue) ?? needleMockDropped(descriptionHandler, "ScreenMock.description", "descriptionHandler")
        }
    }

    nonisolated var debugDescriptionHandler: (@Sendable () -> String)? {
        get { debugDescriptionHandlerState.value }
        set { debugDescriptionHandlerState.value = newValue }
    }
    private let debugDescriptionHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    nonisolated var debugDescription: String {
        get {
            if let handler = debugDescriptionHandler { return handler() }
            return needleMockValue(nil as String?, "ScreenMock.debugDescription", "pass 'debugDescription:' to the initialiser or set it first")
        }
        set {
            debugDescriptionHandler = needleMockKept(newValue) ?? needleMockDropped(debugDescriptionHandler, "ScreenMock.debugDescription", "debugDescriptionHandler")
        }
    }

    var title: String {
        get { needleMockValue(givenTitle, "ScreenMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}
#if compiler(>=6.2)
extension ScreenMock: nonisolated CustomDebugStringConvertible, nonisolated CustomStringConvertible {}
#else
extension ScreenMock: CustomDebugStringConvertible, CustomStringConvertible {}
#endif

nonisolated final class ScreenAuditMock: Audited, AuditedOnScreen {
    init() {}

    private(set) var auditCallCount = 0
    var auditHandler: (() -> Int)?
    private let auditSignal = DIRuntime.CallSignal()
    func auditCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await auditSignal.wait(for: count)
    }
    func audit() -> Int {
        auditCallCount += 1
        auditSignal.called()
        guard let handler = auditHandler else {
            needleMockFailure("ScreenAuditMock.audit()", "set 'auditHandler' first")
        }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        auditCallCount = 0
        auditSignal.reset()
    }
}

@MainActor final class ScreenFaultMock: ScreenFault {
    init(errorDescription: String?..., screen: String? = nil) {
        if let given = errorDescription.last { self.errorDescription = given }
        givenScreen = screen
    }

    nonisolated var errorDescriptionHandler: (@Sendable () -> String?)? {
        get { errorDescriptionHandlerState.value }
        set { errorDescriptionHandlerState.value = newValue }
    }
    private let errorDescriptionHandlerState = NeedleMockState<(@Sendable () -> String?)?>(nil)
    nonisolated var errorDescription: String? {
        get {
            if let handler = errorDescriptionHandler { return handler() }
            return needleMockValue(nil as String??, "ScreenFaultMock.errorDescription", "pass 'errorDescription:' to the initialiser or set it first")
        }
        set {
            errorDescriptionHandler = needleMockKept(newValue) ?? needleMockDropped(errorDescriptionHandler, "ScreenFaultMock.errorDescription", "errorDescriptionHandler")
        }
    }

    var screen: String {
        get {
            needleMockValue(givenScreen, "ScreenFaultMock.screen", "pass 'screen:' to the initialiser or set it first")
        }
        set { givenScreen = newValue }
    }
    private var givenScreen: String?
}

@MainActor final class ScreenKeyMock: ScreenKey {
    init() {}

    nonisolated static func == (left: ScreenKeyMock, right: ScreenKeyMock) -> Bool { left === right }

    private let hashCallsState = NeedleMockState<Int>(0)
    nonisolated var hashCallCount: Int { hashCallsState.value }
    nonisolated var hashHandler: (@Sendable (_ hasher: inout Hasher) -> Void)? {
        get { hashHandlerState.value }
        set { hashHandlerState.value = newValue }
    }
    private let hashHandlerState = NeedleMockState<(@Sendable (_ hasher: inout Hasher) -> Void)?>(nil)
    private let hashSignal = DIRuntime.CallSignal()
    func hashCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await hashSignal.wait(for: count)
    }
    nonisolated func hash(into hasher: inout Hasher) {
        hashCallsState.increment()
        hashSignal.called()
        hashHandler?(&hasher)
    }

    nonisolated struct DescriptionCall {
        let level: Int
    }
    private(set) var descriptionCalls: [DescriptionCall] = []
    var descriptionCallCount: Int { descriptionCalls.count }
    var descriptionHandler: (@MainActor (_ level: Int) -> String)?
    private let descriptionSignal = DIRuntime.CallSignal()
    func descriptionCalled(_ count: Int = 1) async throws { try await descriptionSignal.wait(for: count) }
    func description(of level: Int) -> String {
        descriptionCalls.append(DescriptionCall(level: level))
        descriptionSignal.called()
        guard let handler = descriptionHandler else {
            needleMockFailure("ScreenKeyMock.description(of:)", "set 'descriptionHandler' first")
        }
        return handler(level)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        hashCallsState.value = 0
        hashSignal.reset()
        descriptionCalls = []
        descriptionSignal.reset()
    }
}
#if compiler(>=6.2)
extension ScreenKeyMock: nonisolated Hashable {}
#else
extension ScreenKeyMock: Hashable {}
#endif

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
