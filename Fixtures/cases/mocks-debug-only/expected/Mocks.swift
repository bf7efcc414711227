// (head)

#if DEBUG
import DIRuntime
import Dispatch

nonisolated final class InternalDependencyMock: InternalDependency {
    init(name: String? = nil) {
        givenName = name
    }

    var name: String {
        get {
            needleMockValue(givenName, "InternalDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?
}

nonisolated package final class PackageDependencyMock: PackageDependency {
    package init(count: Int? = nil) {
        givenCount = count
    }

    package var count: Int {
        get {
            needleMockValue(givenCount, "PackageDependencyMock.count", "pass 'count:' to the initialiser or set it first")
        }
        set { givenCount = newValue }
    }
    private var givenCount: Int?

    package private(set) var loadCallCount = 0
    package var loadHandler: (() async -> Int)?
    private let loadSignal = DIRuntime.CallSignal()
    package func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    package func load() async -> Int {
        loadCallCount += 1
        loadSignal.called()
        guard let handler = loadHandler else {
            needleMockFailure("PackageDependencyMock.load()", "set 'loadHandler' first")
        }
        return await handler()
    }

    /// Forgets all calls; values and handlers stay.
    package func resetCalls() {
        loadCallCount = 0
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
#endif
