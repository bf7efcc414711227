// (head)

import DIRuntime

nonisolated final class CartDependencyMock: CartDependency {
    init(name: String? = nil) {
        givenName = name
    }

    #if !(DEMO)
    var log: Int {
        get { needleMockValue(givenLog, "CartDependencyMock.log", "set 'log' first") }
        set { givenLog = newValue }
    }
    private var givenLog: Int?
    #endif

    var name: String {
        get { needleMockValue(givenName, "CartDependencyMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?

    #if DEMO
    var menu: String {
        get { needleMockValue(givenMenu, "CartDependencyMock.menu", "set 'menu' first") }
        set { givenMenu = newValue }
    }
    private var givenMenu: String?
    #endif
}

nonisolated final class CoreDependencyMock: CoreDependency {
    init(name: String? = nil) {
        givenName = name
    }

    var name: String {
        get { needleMockValue(givenName, "CoreDependencyMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?
}

nonisolated final class HelpDependencyMock: HelpDependency {
    init(title: String? = nil, name: String? = nil) {
        givenTitle = title
        givenName = name
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "HelpDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    var name: String {
        get { needleMockValue(givenName, "HelpDependencyMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?

    #if DEMO
    var menu: String {
        get { needleMockValue(givenMenu, "HelpDependencyMock.menu", "set 'menu' first") }
        set { givenMenu = newValue }
    }
    private var givenMenu: String?
    #endif
}

nonisolated final class HomeDependencyMock: HomeDependency {
    init(title: String? = nil, name: String? = nil) {
        givenTitle = title
        givenName = name
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "HomeDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    var name: String {
        get { needleMockValue(givenName, "HomeDependencyMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?

    #if DEMO
    var menu: String {
        get { needleMockValue(givenMenu, "HomeDependencyMock.menu", "set 'menu' first") }
        set { givenMenu = newValue }
    }
    private var givenMenu: String?
    #endif
}

#if !(DEMO)
nonisolated final class LogDependencyMock: LogDependency {
    init(log: Int? = nil) {
        givenLog = log
    }

    var log: Int {
        get { needleMockValue(givenLog, "LogDependencyMock.log", "pass 'log:' to the initialiser or set it first") }
        set { givenLog = newValue }
    }
    private var givenLog: Int?
}
#endif

nonisolated final class MenuDependencyMock: MenuDependency {
    init(menu: String? = nil) {
        givenMenu = menu
    }

    var menu: String {
        get { needleMockValue(givenMenu, "MenuDependencyMock.menu", "pass 'menu:' to the initialiser or set it first") }
        set { givenMenu = newValue }
    }
    private var givenMenu: String?
}

nonisolated final class ScreenDependencyMock: ScreenDependency {
    init(name: String? = nil) {
        givenName = name
    }

    var name: String {
        get {
            needleMockValue(givenName, "ScreenDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?

    #if DEMO
    var menu: String {
        get { needleMockValue(givenMenu, "ScreenDependencyMock.menu", "set 'menu' first") }
        set { givenMenu = newValue }
    }
    private var givenMenu: String?
    #endif
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
