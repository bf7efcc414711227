// (head)

import DIRuntime

nonisolated final class ScaleDependencyMock: ScaleDependency {
    init() {}

    nonisolated struct WeighCall {
        let parcel: Parcel
    }
    private(set) var weighCalls: [WeighCall] = []
    var weighCallCount: Int { weighCalls.count }
    var weighHandler: (nonisolated(nonsending) (_ parcel: Parcel) async -> Int)?
    private let weighSignal = DIRuntime.CallSignal()
    func weighCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await weighSignal.wait(for: count)
    }
    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        weighCalls.append(WeighCall(parcel: parcel))
        weighSignal.called()
        guard let handler = weighHandler else {
            needleMockFailure("ScaleDependencyMock.weigh(_:)", "set 'weighHandler' first")
        }
        return await handler(parcel)
    }

    nonisolated struct CheckCall {
        let count: Int
    }
    private(set) var checkCalls: [CheckCall] = []
    var checkCallCount: Int { checkCalls.count }
    var checkHandler: (nonisolated(nonsending) (_ count: Int) async throws -> Void)?
    private let checkSignal = DIRuntime.CallSignal()
    func checkCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await checkSignal.wait(for: count)
    }
    nonisolated(nonsending) func check(_ count: Int) async throws {
        checkCalls.append(CheckCall(count: count))
        checkSignal.called()
        try await checkHandler?(count)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        weighCalls = []
        weighSignal.reset()
        checkCalls = []
        checkSignal.reset()
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
