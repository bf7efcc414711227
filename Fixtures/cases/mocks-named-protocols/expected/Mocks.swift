// (head)

import DIRuntime

nonisolated final class FeatureRouterMock: Feature.Router {
    init(top: Feature.Screen? = nil) {
        givenTop = top
    }

    var top: Feature.Screen {
        get { needleMockValue(givenTop, "FeatureRouterMock.top", "pass 'top:' to the initialiser or set it first") }
        set { givenTop = newValue }
    }
    private var givenTop: Feature.Screen?

    nonisolated struct PushCall {
        let screen: Feature.Screen
    }
    private(set) var pushCalls: [PushCall] = []
    var pushCallCount: Int { pushCalls.count }
    var pushHandler: ((_ screen: Feature.Screen) -> Void)?
    private let pushSignal = DIRuntime.CallSignal()
    func pushCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await pushSignal.wait(for: count)
    }
    func push(_ screen: Feature.Screen) {
        pushCalls.append(PushCall(screen: screen))
        pushSignal.called()
        pushHandler?(screen)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        pushCalls = []
        pushSignal.reset()
    }
}

nonisolated final class StoringMock: Reading, Writing {
    init() {}

    nonisolated struct ReadCall {
        let key: String
    }
    private(set) var readCalls: [ReadCall] = []
    var readCallCount: Int { readCalls.count }
    var readHandler: ((_ key: String) -> Int?)?
    private let readSignal = DIRuntime.CallSignal()
    func readCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await readSignal.wait(for: count)
    }
    func read(_ key: String) -> Int? {
        readCalls.append(ReadCall(key: key))
        readSignal.called()
        guard let handler = readHandler else {
            return needleMockNone("StoringMock.read(_:)", "set 'readHandler' first")
        }
        return handler(key)
    }

    nonisolated struct WriteCall {
        let value: Int
        let key: String
    }
    private(set) var writeCalls: [WriteCall] = []
    var writeCallCount: Int { writeCalls.count }
    var writeHandler: ((_ value: Int, _ key: String) -> Void)?
    private let writeSignal = DIRuntime.CallSignal()
    func writeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await writeSignal.wait(for: count)
    }
    func write(_ value: Int, _ key: String) {
        writeCalls.append(WriteCall(value: value, key: key))
        writeSignal.called()
        writeHandler?(value, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        readCalls = []
        readSignal.reset()
        writeCalls = []
        writeSignal.reset()
    }
}

nonisolated final class UserServiceMock: UserService {
    init() {}

    nonisolated struct UserCall {
        let id: Int
    }
    private(set) var userCalls: [UserCall] = []
    var userCallCount: Int { userCalls.count }
    var userHandler: ((_ id: Int) async throws -> String)?
    private let userSignal = DIRuntime.CallSignal()
    func userCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await userSignal.wait(for: count)
    }
    func user(id: Int) async throws -> String {
        userCalls.append(UserCall(id: id))
        userSignal.called()
        guard let handler = userHandler else {
            throw needleMockError("UserServiceMock.user(id:)", "set 'userHandler' first")
        }
        return try await handler(id)
    }

    private(set) var logOutCallCount = 0
    var logOutHandler: (() -> Void)?
    private let logOutSignal = DIRuntime.CallSignal()
    func logOutCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await logOutSignal.wait(for: count)
    }
    func logOut() {
        logOutCallCount += 1
        logOutSignal.called()
        logOutHandler?()
    }

    private(set) var refreshCallCount = 0
    var refreshHandler: (() -> Int)?
    private let refreshSignal = DIRuntime.CallSignal()
    func refreshCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await refreshSignal.wait(for: count)
    }
    func refresh() -> Int {
        refreshCallCount += 1
        refreshSignal.called()
        guard let handler = refreshHandler else {
            needleMockFailure("UserServiceMock.refresh()", "set 'refreshHandler' first")
        }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        userCalls = []
        userSignal.reset()
        logOutCallCount = 0
        logOutSignal.reset()
        refreshCallCount = 0
        refreshSignal.reset()
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
