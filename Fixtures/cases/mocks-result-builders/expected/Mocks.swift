// (head)

import DIRuntime

nonisolated final class TableDependencyMock: TableDependency {
    init(menu: [String]? = nil, slowMenu: [String]? = nil) {
        givenMenu = menu
        givenSlowMenu = slowMenu
    }

    var menu: [String] {
        get {
            return needleMockValue(givenMenu, "TableDependencyMock.menu", "pass 'menu:' to the initialiser or set it first")
        }
        set { givenMenu = newValue }
    }
    private var givenMenu: [String]?

    var slowMenuHandler: (() async -> [String])?
    var slowMenu: [String] {
        get async {
            if let handler = slowMenuHandler { return await handler() }
            return needleMockValue(givenSlowMenu, "TableDependencyMock.slowMenu", "pass 'slowMenu:' to the initialiser or set 'slowMenuHandler' first")
        }
    }
    private var givenSlowMenu: [String]?

    nonisolated struct SubscriptCall {
        let day: Int
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ day: Int) -> [String])?
    subscript(day: Int) -> [String] {
        get {
            subscriptCalls.append(SubscriptCall(day: day))
            guard let handler = subscriptHandler else {
                needleMockFailure("TableDependencyMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(day)
        }
    }

    nonisolated struct MenuOfCall {
        let guest: String
    }
    private(set) var menuOfCalls: [MenuOfCall] = []
    var menuOfCallCount: Int { menuOfCalls.count }
    var menuOfHandler: ((_ guest: String) -> [String])?
    private let menuOfSignal = DIRuntime.CallSignal()
    func menuOfCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await menuOfSignal.wait(for: count)
    }
    func menu(of guest: String) -> [String] {
        menuOfCalls.append(MenuOfCall(guest: guest))
        menuOfSignal.called()
        guard let handler = menuOfHandler else {
            needleMockFailure("TableDependencyMock.menu(of:)", "set 'menuOfHandler' first")
        }
        return handler(guest)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptCalls = []
        menuOfCalls = []
        menuOfSignal.reset()
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
