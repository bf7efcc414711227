// (head)

import Core
import DIRuntime

nonisolated final class NumberedScreenMock: NumberedScreen {
    init(title: String? = nil, name: String? = nil, number: Int? = nil) {
        givenTitle = title
        givenName = name
        givenNumber = number
    }

    @MainActor var title: String {
        get {
            needleMockValue(givenTitle, "NumberedScreenMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated struct OpenCall {
        let page: Int
    }
    private(set) var openCalls: [OpenCall] = []
    @MainActor var openCallCount: Int { openCalls.count }
    var openHandler: (@MainActor (_ page: Int) -> Bool)?
    private let openSignal = DIRuntime.CallSignal()
    @MainActor func openCalled(_ count: Int = 1) async throws { try await openSignal.wait(for: count) }
    @MainActor func open(_ page: Int) -> Bool {
        openCalls.append(OpenCall(page: page))
        openSignal.called()
        guard let handler = openHandler else {
            needleMockFailure("NumberedScreenMock.open(_:)", "set 'openHandler' first")
        }
        return handler(page)
    }

    var name: String {
        get { needleMockValue(givenName, "NumberedScreenMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?

    nonisolated struct CloseCall {
        let page: Int
    }
    private(set) var closeCalls: [CloseCall] = []
    var closeCallCount: Int { closeCalls.count }
    var closeHandler: ((_ page: Int) -> Bool)?
    private let closeSignal = DIRuntime.CallSignal()
    func closeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await closeSignal.wait(for: count)
    }
    func close(_ page: Int) -> Bool {
        closeCalls.append(CloseCall(page: page))
        closeSignal.called()
        guard let handler = closeHandler else {
            needleMockFailure("NumberedScreenMock.close(_:)", "set 'closeHandler' first")
        }
        return handler(page)
    }

    var number: Int {
        get {
            needleMockValue(givenNumber, "NumberedScreenMock.number", "pass 'number:' to the initialiser or set it first")
        }
        set { givenNumber = newValue }
    }
    private var givenNumber: Int?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        openCalls = []
        openSignal.reset()
        closeCalls = []
        closeSignal.reset()
    }
}

nonisolated final class ScreenDependencyMock: ScreenDependency {
    init(name: String? = nil, title: String? = nil) {
        givenName = name
        givenTitle = title
    }

    var name: String {
        get {
            needleMockValue(givenName, "ScreenDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?

    nonisolated struct CloseCall {
        let page: Int
    }
    private(set) var closeCalls: [CloseCall] = []
    var closeCallCount: Int { closeCalls.count }
    var closeHandler: ((_ page: Int) -> Bool)?
    private let closeSignal = DIRuntime.CallSignal()
    func closeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await closeSignal.wait(for: count)
    }
    func close(_ page: Int) -> Bool {
        closeCalls.append(CloseCall(page: page))
        closeSignal.called()
        guard let handler = closeHandler else {
            needleMockFailure("ScreenDependencyMock.close(_:)", "set 'closeHandler' first")
        }
        return handler(page)
    }

    @MainActor var title: String {
        get {
            needleMockValue(givenTitle, "ScreenDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated struct OpenCall {
        let page: Int
    }
    private(set) var openCalls: [OpenCall] = []
    @MainActor var openCallCount: Int { openCalls.count }
    var openHandler: (@MainActor (_ page: Int) -> Bool)?
    private let openSignal = DIRuntime.CallSignal()
    @MainActor func openCalled(_ count: Int = 1) async throws { try await openSignal.wait(for: count) }
    @MainActor func open(_ page: Int) -> Bool {
        openCalls.append(OpenCall(page: page))
        openSignal.called()
        guard let handler = openHandler else {
            needleMockFailure("ScreenDependencyMock.open(_:)", "set 'openHandler' first")
        }
        return handler(page)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        closeCalls = []
        closeSignal.reset()
        openCalls = []
        openSignal.reset()
    }
}

@MainActor final class TitledMock: Titled {
    init(title: String? = nil) {
        givenTitle = title
    }

    var title: String {
        get { needleMockValue(givenTitle, "TitledMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    nonisolated struct OpenCall {
        let page: Int
    }
    private(set) var openCalls: [OpenCall] = []
    var openCallCount: Int { openCalls.count }
    var openHandler: (@MainActor (_ page: Int) -> Bool)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1) async throws { try await openSignal.wait(for: count) }
    func open(_ page: Int) -> Bool {
        openCalls.append(OpenCall(page: page))
        openSignal.called()
        guard let handler = openHandler else { needleMockFailure("TitledMock.open(_:)", "set 'openHandler' first") }
        return handler(page)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        openCalls = []
        openSignal.reset()
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
