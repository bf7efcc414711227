// (head)

import DIRuntime

nonisolated final class BaseDependencyMock: BaseDependency {
    init(base: Int? = nil, name: String? = nil) {
        givenBase = base
        givenName = name
    }

    var base: Int {
        get { needleMockValue(givenBase, "BaseDependencyMock.base", "pass 'base:' to the initialiser or set it first") }
        set { givenBase = newValue }
    }
    private var givenBase: Int?

    var name: String {
        get { needleMockValue(givenName, "BaseDependencyMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?
}

nonisolated final class OtherDependencyMock: OtherDependency {
    init(name: String? = nil) {
        givenName = name
    }

    var name: String {
        get {
            needleMockValue(givenName, "OtherDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?
}

nonisolated final class ScreenDependencyMock: ScreenDependency {
    init(title: String? = nil, name: String? = nil, base: Int? = nil) {
        givenTitle = title
        givenName = name
        givenBase = base
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "ScreenDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    var name: String {
        get {
            needleMockValue(givenName, "ScreenDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?

    private(set) var loadCallCount = 0
    var loadHandler: (() -> Int)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load() -> Int {
        loadCallCount += 1
        loadSignal.called()
        guard let handler = loadHandler else {
            needleMockFailure("ScreenDependencyMock.load()", "set 'loadHandler' first")
        }
        return handler()
    }

    var base: Int {
        get {
            needleMockValue(givenBase, "ScreenDependencyMock.base", "pass 'base:' to the initialiser or set it first")
        }
        set { givenBase = newValue }
    }
    private var givenBase: Int?

    private(set) var unloadCallCount = 0
    var unloadHandler: (() -> Void)?
    private let unloadSignal = DIRuntime.CallSignal()
    func unloadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await unloadSignal.wait(for: count)
    }
    func unload() {
        unloadCallCount += 1
        unloadSignal.called()
        unloadHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCallCount = 0
        loadSignal.reset()
        unloadCallCount = 0
        unloadSignal.reset()
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
