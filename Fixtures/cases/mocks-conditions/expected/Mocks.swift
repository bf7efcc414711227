// (head)

import DIRuntime

nonisolated final class LoggingDependencyMock: LoggingDependency {
    init(name: String? = nil) {
        givenName = name
    }

    #if DEBUG
    var level: Int {
        get { needleMockValue(givenLevel, "LoggingDependencyMock.level", "set 'level' first") }
        set { givenLevel = newValue }
    }
    private var givenLevel: Int?
    #endif

    var name: String {
        get {
            needleMockValue(givenName, "LoggingDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?
}

nonisolated final class SettingsDependencyMock: SettingsDependency {
    init(name: String? = nil) {
        givenName = name
    }

    var name: String {
        get {
            needleMockValue(givenName, "SettingsDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?

    #if DEBUG
    var debugMenu: String {
        get { needleMockValue(givenDebugMenu, "SettingsDependencyMock.debugMenu", "set 'debugMenu' first") }
        set { givenDebugMenu = newValue }
    }
    private var givenDebugMenu: String?
    #endif

    #if DEBUG
    nonisolated struct ToggleCall {
        let flag: Int
    }
    private(set) var toggleCalls: [ToggleCall] = []
    var toggleCallCount: Int { toggleCalls.count }
    var toggleHandler: ((_ flag: Int) -> Bool)?
    private let toggleSignal = DIRuntime.CallSignal()
    func toggleCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await toggleSignal.wait(for: count)
    }
    func toggle(_ flag: Int) -> Bool {
        toggleCalls.append(ToggleCall(flag: flag))
        toggleSignal.called()
        guard let handler = toggleHandler else {
            needleMockFailure("SettingsDependencyMock.toggle(_:)", "set 'toggleHandler' first")
        }
        return handler(flag)
    }
    #endif

    #if !(DEBUG)
    var releaseNotes: String? {
        get { needleMockValue(givenReleaseNotes, "SettingsDependencyMock.releaseNotes", "set 'releaseNotes' first") }
        set { givenReleaseNotes = newValue }
    }
    private var givenReleaseNotes: String??
    #endif

    #if STAGING && !DEBUG
    var server: Int {
        get { needleMockValue(givenServer, "SettingsDependencyMock.server", "set 'server' first") }
        set { givenServer = newValue }
    }
    private var givenServer: Int?
    #endif

    #if (!(STAGING && !DEBUG)) && DEBUG
    var server: String {
        get { needleMockValue(givenServer_, "SettingsDependencyMock.server", "set 'server' first") }
        set { givenServer_ = newValue }
    }
    private var givenServer_: String?
    #endif

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        #if DEBUG
        toggleCalls = []
        toggleSignal.reset()
        #endif
    }
}

#if DEBUG
nonisolated final class ToolsDependencyMock: ToolsDependency {
    init(tools: [String]? = nil) {
        givenTools = tools
    }

    var tools: [String] {
        get {
            needleMockValue(givenTools, "ToolsDependencyMock.tools", "pass 'tools:' to the initialiser or set it first")
        }
        set { givenTools = newValue }
    }
    private var givenTools: [String]?
}
#endif

#if !(DEBUG)
nonisolated final class ToolsDependencyMock: ToolsDependency {
    init(count: Int? = nil) {
        givenCount = count
    }

    var count: Int {
        get {
            needleMockValue(givenCount, "ToolsDependencyMock.count", "pass 'count:' to the initialiser or set it first")
        }
        set { givenCount = newValue }
    }
    private var givenCount: Int?
}
#endif

nonisolated final class TracingDependencyMock: TracingDependency {
    init(name: String? = nil) {
        givenName = name
    }

    #if STAGING || DEBUG
    var level: Int {
        get { needleMockValue(givenLevel, "TracingDependencyMock.level", "set 'level' first") }
        set { givenLevel = newValue }
    }
    private var givenLevel: Int?
    #endif

    var name: String {
        get {
            needleMockValue(givenName, "TracingDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?
}

nonisolated final class VerboseDependencyMock: VerboseDependency {
    init(level: Int? = nil, name: String? = nil) {
        givenLevel = level
        givenName = name
    }

    var level: Int {
        get {
            needleMockValue(givenLevel, "VerboseDependencyMock.level", "pass 'level:' to the initialiser or set it first")
        }
        set { givenLevel = newValue }
    }
    private var givenLevel: Int?

    var name: String {
        get {
            needleMockValue(givenName, "VerboseDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?
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
