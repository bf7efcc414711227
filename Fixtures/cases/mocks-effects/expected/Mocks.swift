// (head)

nonisolated final class SessionDependencyMock: SessionDependency {
    init(token: String? = nil, user: String?..., key: Int? = nil) {
        givenToken = token
        givenUser = user.last
        givenKey = key
    }

    var tokenHandler: (() async throws -> String)?
    var token: String {
        get async throws {
            if let handler = tokenHandler { return try await handler() }
            return needleMockValue(givenToken, "SessionDependencyMock.token", "pass 'token:' to the initialiser or set 'tokenHandler' first")
        }
    }
    private var givenToken: String?

    var userHandler: (() async -> String?)?
    var user: String? {
        get async {
            if let handler = userHandler { return await handler() }
            return needleMockValue(givenUser, "SessionDependencyMock.user", "pass 'user:' to the initialiser or set 'userHandler' first")
        }
    }
    private var givenUser: String??

    var keyHandler: (() throws(SessionError) -> Int)?
    var key: Int {
        get throws(SessionError) {
            if let handler = keyHandler { return try handler() }
            return needleMockValue(givenKey, "SessionDependencyMock.key", "pass 'key:' to the initialiser or set 'keyHandler' first")
        }
    }
    private var givenKey: Int?

    private(set) var renewCallCount = 0
    var renewHandler: (() async throws(SessionError) -> Int)?
    func renew() async throws(SessionError) -> Int {
        renewCallCount += 1
        guard let handler = renewHandler else {
            needleMockFailure("SessionDependencyMock.renew()", "set 'renewHandler' first")
        }
        return try await handler()
    }

    private(set) var endCallCount = 0
    var endHandler: (() async throws -> Void)?
    func end() async throws {
        endCallCount += 1
        try await endHandler?()
    }

    private(set) var pingCallCount = 0
    var pingHandler: (() async -> Bool)?
    func ping() async -> Bool {
        pingCallCount += 1
        guard let handler = pingHandler else {
            needleMockFailure("SessionDependencyMock.ping()", "set 'pingHandler' first")
        }
        return await handler()
    }
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else {
        fatalError("\(member) was read, but the test gave no value: \(advice)")
    }
    return given
}

/// Ends a test that calls a member for which it gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    fatalError("\(member) was called, but the test gave no handler: \(advice)")
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
