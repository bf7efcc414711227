// (head)

import DIRuntime

#if DEBUG
nonisolated final class FeedDependencyMock: FeedDependency {
    init(pageSize: Int? = nil, log: String? = nil) {
        givenPageSize = pageSize
        givenLog = log
    }

    var pageSize: Int {
        get {
            needleMockValue(givenPageSize, "FeedDependencyMock.pageSize", "pass 'pageSize:' to the initialiser or set it first")
        }
        set { givenPageSize = newValue }
    }
    private var givenPageSize: Int?

    var log: String {
        get { needleMockValue(givenLog, "FeedDependencyMock.log", "pass 'log:' to the initialiser or set it first") }
        set { givenLog = newValue }
    }
    private var givenLog: String?
}
#endif

#if !(DEBUG)
nonisolated final class FeedDependencyMock: FeedDependency {
    init(pageSize: Int? = nil) {
        givenPageSize = pageSize
    }

    var pageSize: Int {
        get {
            needleMockValue(givenPageSize, "FeedDependencyMock.pageSize", "pass 'pageSize:' to the initialiser or set it first")
        }
        set { givenPageSize = newValue }
    }
    private var givenPageSize: Int?
}
#endif

nonisolated final class FeedDependencyAndStyleDependencyMock: FeedDependency, StyleDependency {
    init(style: String? = nil) {
        givenStyle = style
    }

    #if DEBUG
    var pageSize: Int {
        get { needleMockValue(givenPageSize, "FeedDependencyAndStyleDependencyMock.pageSize", "set 'pageSize' first") }
        set { givenPageSize = newValue }
    }
    private var givenPageSize: Int?
    #endif

    #if DEBUG
    var log: String {
        get { needleMockValue(givenLog, "FeedDependencyAndStyleDependencyMock.log", "set 'log' first") }
        set { givenLog = newValue }
    }
    private var givenLog: String?
    #endif

    #if !(DEBUG)
    var pageSize: Int {
        get { needleMockValue(givenPageSize, "FeedDependencyAndStyleDependencyMock.pageSize", "set 'pageSize' first") }
        set { givenPageSize = newValue }
    }
    private var givenPageSize: Int?
    #endif

    var style: String {
        get {
            needleMockValue(givenStyle, "FeedDependencyAndStyleDependencyMock.style", "pass 'style:' to the initialiser or set it first")
        }
        set { givenStyle = newValue }
    }
    private var givenStyle: String?
}

nonisolated final class StyleDependencyMock: StyleDependency {
    init(style: String? = nil) {
        givenStyle = style
    }

    var style: String {
        get {
            needleMockValue(givenStyle, "StyleDependencyMock.style", "pass 'style:' to the initialiser or set it first")
        }
        set { givenStyle = newValue }
    }
    private var givenStyle: String?
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
