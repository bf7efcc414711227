// (head)

import DIRuntime

nonisolated final class BellMock: Bell {
    init() {}

    private(set) var titleCallCount = 0
    var titleHandler: (() -> String)?
    private let titleSignal = DIRuntime.CallSignal()
    func titleCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await titleSignal.wait(for: count)
    }
    func title() -> String {
        titleCallCount += 1
        titleSignal.called()
        guard let handler = titleHandler else { needleMockFailure("BellMock.title()", "set 'titleHandler' first") }
        return handler()
    }

    private(set) var openCallCount = 0
    var openHandler: (() -> Void)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await openSignal.wait(for: count)
    }
    func open() {
        openCallCount += 1
        openSignal.called()
        openHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        titleCallCount = 0
        titleSignal.reset()
        openCallCount = 0
        openSignal.reset()
    }
}

nonisolated final class DoorMock: Door {
    init() {}

    private(set) var titleCallCount = 0
    var titleHandler: (() -> String)?
    private let titleSignal = DIRuntime.CallSignal()
    func titleCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await titleSignal.wait(for: count)
    }
    func title() -> String {
        titleCallCount += 1
        titleSignal.called()
        guard let handler = titleHandler else { needleMockFailure("DoorMock.title()", "set 'titleHandler' first") }
        return handler()
    }

    private(set) var openCallCount = 0
    var openHandler: (() -> Void)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await openSignal.wait(for: count)
    }
    func open() {
        openCallCount += 1
        openSignal.called()
        openHandler?()
    }

    private(set) var closeCallCount = 0
    var closeHandler: (() -> Void)?
    private let closeSignal = DIRuntime.CallSignal()
    func closeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await closeSignal.wait(for: count)
    }
    func close() {
        closeCallCount += 1
        closeSignal.called()
        closeHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        titleCallCount = 0
        titleSignal.reset()
        openCallCount = 0
        openSignal.reset()
        closeCallCount = 0
        closeSignal.reset()
    }
}

nonisolated final class GardenGateMock: GardenGate {
    init() {}

    private(set) var openCallCount = 0
    var openHandler: (() -> Void)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await openSignal.wait(for: count)
    }
    func open() {
        openCallCount += 1
        openSignal.called()
        openHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        openCallCount = 0
        openSignal.reset()
    }
}

nonisolated final class LockedDoorMock: LockedDoor {
    init() {}

    private(set) var titleCallCount = 0
    var titleHandler: (() -> String)?
    private let titleSignal = DIRuntime.CallSignal()
    func titleCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await titleSignal.wait(for: count)
    }
    func title() -> String {
        titleCallCount += 1
        titleSignal.called()
        guard let handler = titleHandler else {
            needleMockFailure("LockedDoorMock.title()", "set 'titleHandler' first")
        }
        return handler()
    }

    private(set) var openCallCount = 0
    var openHandler: (() -> Void)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await openSignal.wait(for: count)
    }
    func open() {
        openCallCount += 1
        openSignal.called()
        openHandler?()
    }

    private(set) var lockCallCount = 0
    var lockHandler: (() -> Void)?
    private let lockSignal = DIRuntime.CallSignal()
    func lockCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await lockSignal.wait(for: count)
    }
    func lock() {
        lockCallCount += 1
        lockSignal.called()
        lockHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        titleCallCount = 0
        titleSignal.reset()
        openCallCount = 0
        openSignal.reset()
        lockCallCount = 0
        lockSignal.reset()
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
