// (head)

import DIRuntime

nonisolated final class LoaderMock: Loader {
    init(name: String? = nil) {
        givenName = name
    }

    var nameHandler: (() throws -> String)?
    var name: String {
        get throws {
            if let handler = nameHandler { return try handler() }
            guard let given = givenName else {
                throw needleMockValueError("LoaderMock.name", "pass 'name:' to the initialiser or set 'nameHandler' first")
            }
            return given
        }
    }
    private var givenName: String?

    nonisolated struct LoadCall {
        let id: Int
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ id: Int) throws(Error) -> String)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ id: Int) throws(Error) -> String {
        loadCalls.append(LoadCall(id: id))
        loadSignal.called()
        guard let handler = loadHandler else { needleMockFailure("LoaderMock.load(_:)", "set 'loadHandler' first") }
        return try handler(id)
    }

    private(set) var reloadCallCount = 0
    var reloadHandler: (() async throws -> String)?
    private let reloadSignal = DIRuntime.CallSignal()
    func reloadCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await reloadSignal.wait(for: count)
    }
    func reload() async throws -> String {
        reloadCallCount += 1
        reloadSignal.called()
        guard let handler = reloadHandler else {
            throw needleMockError("LoaderMock.reload()", "set 'reloadHandler' first")
        }
        return try await handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCalls = []
        loadSignal.reset()
        reloadCallCount = 0
        reloadSignal.reset()
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
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
