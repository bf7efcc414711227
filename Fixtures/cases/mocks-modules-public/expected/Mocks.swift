// (head)

public import App
public import Core
import DIRuntime

nonisolated public final class GreetingDependencyMock: GreetingDependency {
    public init(user: User? = nil) {
        givenUser = user
    }

    public var user: User {
        get {
            needleMockValue(givenUser, "GreetingDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    public nonisolated struct LoadCall {
        public let load: (User) -> Int
    }
    public private(set) var loadCalls: [LoadCall] = []
    public var loadCallCount: Int { loadCalls.count }
    public var loadHandler: ((_ load: @escaping (User) -> Int) -> Void)?
    private let loadSignal = DIRuntime.CallSignal()
    public func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    public func load(_ load: @escaping (User) -> Int) {
        loadCalls.append(LoadCall(load: load))
        loadSignal.called()
        loadHandler?(load)
    }

    /// Forgets all calls; values and handlers stay.
    public func resetCalls() {
        loadCalls = []
        loadSignal.reset()
    }
}

@MainActor public final class ViewDependencyMock: ViewDependency {
    public init(title: String? = nil) {
        givenTitle = title
    }

    public var title: String {
        get {
            needleMockValue(givenTitle, "ViewDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
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
