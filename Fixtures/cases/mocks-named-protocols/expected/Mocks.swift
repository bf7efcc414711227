// (head)

nonisolated final class FeatureRouterMock: Feature.Router {
    init(top: Feature.Screen? = nil) {
        givenTop = top
    }

    var top: Feature.Screen {
        get { needleMockValue(givenTop, "FeatureRouterMock.top", "pass 'top:' to the initialiser or set it first") }
        set { givenTop = newValue }
    }
    private var givenTop: Feature.Screen?

    private(set) var pushCallCount = 0
    var pushHandler: ((_ screen: Feature.Screen) -> Void)?
    func push(_ screen: Feature.Screen) {
        pushCallCount += 1
        pushHandler?(screen)
    }
}

nonisolated final class StoringMock: Reading, Writing {
    init() {}

    private(set) var readCallCount = 0
    var readHandler: ((_ key: String) -> Int?)?
    func read(_ key: String) -> Int? {
        readCallCount += 1
        guard let handler = readHandler else { needleMockFailure("StoringMock.read(_:)", "set 'readHandler' first") }
        return handler(key)
    }

    private(set) var writeCallCount = 0
    var writeHandler: ((_ value: Int, _ key: String) -> Void)?
    func write(_ value: Int, _ key: String) {
        writeCallCount += 1
        writeHandler?(value, key)
    }
}

nonisolated final class UserServiceMock: UserService {
    init() {}

    private(set) var userCallCount = 0
    var userHandler: ((_ id: Int) async throws -> String)?
    func user(id: Int) async throws -> String {
        userCallCount += 1
        guard let handler = userHandler else {
            needleMockFailure("UserServiceMock.user(id:)", "set 'userHandler' first")
        }
        return try await handler(id)
    }

    private(set) var logOutCallCount = 0
    var logOutHandler: (() -> Void)?
    func logOut() {
        logOutCallCount += 1
        logOutHandler?()
    }

    private(set) var refreshCallCount = 0
    var refreshHandler: (() -> Int)?
    func refresh() -> Int {
        refreshCallCount += 1
        guard let handler = refreshHandler else {
            needleMockFailure("UserServiceMock.refresh()", "set 'refreshHandler' first")
        }
        return handler()
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
