// (head)

nonisolated final class PlainDependencyMock: PlainDependency {
    init(plain: Int? = nil) {
        givenPlain = plain
    }

    var plain: Int {
        get {
            needleMockValue(givenPlain, "PlainDependencyMock.plain", "pass 'plain:' to the initialiser or set it first")
        }
        set { givenPlain = newValue }
    }
    private var givenPlain: Int?
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
