// (head)

import DIRuntime

@MainActor final class ScreenDependencyMock: ScreenDependency {
    init() {}

    static var shared: Token {
        _read {
            if givenShared == nil {
                needleMockValue(nil as Never?, "ScreenDependencyMock.shared", "set 'ScreenDependencyMock.givenShared' first")
            }
            yield givenShared!
        }
        _modify {
            if givenShared == nil {
                needleMockValue(nil as Never?, "ScreenDependencyMock.shared", "set 'ScreenDependencyMock.givenShared' first")
            }
            yield &givenShared!
        }
    }
    static var givenShared: Token?
}

nonisolated final class TokenDependencyMock: TokenDependency {
    init(
        token: consuming Token? = nil,
        settable: consuming Token? = nil,
        box: consuming Box<Token>? = nil,
        maybe: consuming Token?? = nil
    ) {
        givenToken = token
        givenSettable = settable
        givenBox = box
        givenMaybe = maybe
    }

    var token: Token {
        _read {
            if givenToken == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.token", "pass 'token:' to the initialiser or set 'givenToken' first")
            }
            yield givenToken!
        }
        _modify {
            if givenToken == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.token", "pass 'token:' to the initialiser or set 'givenToken' first")
            }
            yield &givenToken!
        }
    }
    var givenToken: Token?

    var settable: Token {
        _read {
            if givenSettable == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.settable", "pass 'settable:' to the initialiser or set 'givenSettable' first")
            }
            yield givenSettable!
        }
        _modify {
            if givenSettable == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.settable", "pass 'settable:' to the initialiser or set 'givenSettable' first")
            }
            yield &givenSettable!
        }
    }
    var givenSettable: Token?

    var box: Box<Token> {
        _read {
            if givenBox == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.box", "pass 'box:' to the initialiser or set 'givenBox' first")
            }
            yield givenBox!
        }
        _modify {
            if givenBox == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.box", "pass 'box:' to the initialiser or set 'givenBox' first")
            }
            yield &givenBox!
        }
    }
    var givenBox: Box<Token>?

    var maybe: Token? {
        _read {
            if givenMaybe == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.maybe", "pass 'maybe:' to the initialiser or set 'givenMaybe' first")
            }
            yield givenMaybe!
        }
        _modify {
            if givenMaybe == nil {
                needleMockValue(nil as Never?, "TokenDependencyMock.maybe", "pass 'maybe:' to the initialiser or set 'givenMaybe' first")
            }
            yield &givenMaybe!
        }
    }
    var givenMaybe: Token??

    private(set) var readCallCount = 0
    var readHandler: ((_ token: borrowing Token) -> Int)?
    private let readSignal = DIRuntime.CallSignal()
    func readCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await readSignal.wait(for: count)
    }
    func read(_ token: borrowing Token) -> Int {
        readCallCount += 1
        readSignal.called()
        guard let handler = readHandler else {
            needleMockFailure("TokenDependencyMock.read(_:)", "set 'readHandler' first")
        }
        return handler(token)
    }

    private(set) var takeCallCount = 0
    var takeHandler: ((_ token: consuming Token) -> Void)?
    private let takeSignal = DIRuntime.CallSignal()
    func takeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await takeSignal.wait(for: count)
    }
    func take(_ token: consuming Token) {
        takeCallCount += 1
        takeSignal.called()
        takeHandler?(token)
    }

    private(set) var changeCallCount = 0
    var changeHandler: ((_ token: inout Token) -> Void)?
    private let changeSignal = DIRuntime.CallSignal()
    func changeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await changeSignal.wait(for: count)
    }
    func change(_ token: inout Token) {
        changeCallCount += 1
        changeSignal.called()
        changeHandler?(&token)
    }

    private(set) var makeCallCount = 0
    var makeHandler: (() async throws -> Token)?
    private let makeSignal = DIRuntime.CallSignal()
    func makeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await makeSignal.wait(for: count)
    }
    func make() async throws -> Token {
        makeCallCount += 1
        makeSignal.called()
        guard let handler = makeHandler else {
            throw needleMockError("TokenDependencyMock.make()", "set 'makeHandler' first")
        }
        return try await handler()
    }

    private(set) var visitCallCount = 0
    var visitHandler: ((_ body: (borrowing Token) -> Void) -> Void)?
    private let visitSignal = DIRuntime.CallSignal()
    func visitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await visitSignal.wait(for: count)
    }
    func visit(_ body: (borrowing Token) -> Void) {
        visitCallCount += 1
        visitSignal.called()
        visitHandler?(body)
    }

    nonisolated struct SubscriptCall {
        let number: Int
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ number: Int) -> Token)?
    private(set) var subscriptSetCallCount = 0
    var subscriptSetHandler: ((_ newValue: consuming Token, _ number: Int) -> Void)?
    subscript(number: Int) -> Token {
        get {
            subscriptCalls.append(SubscriptCall(number: number))
            guard let handler = subscriptHandler else {
                needleMockFailure("TokenDependencyMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(number)
        }
        set {
            subscriptSetCallCount += 1
            subscriptSetHandler?(newValue, number)
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        readCallCount = 0
        readSignal.reset()
        takeCallCount = 0
        takeSignal.reset()
        changeCallCount = 0
        changeSignal.reset()
        makeCallCount = 0
        makeSignal.reset()
        visitCallCount = 0
        visitSignal.reset()
        subscriptCalls = []
        subscriptSetCallCount = 0
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
