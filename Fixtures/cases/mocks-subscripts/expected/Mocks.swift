// (head)

@MainActor final class TableDependencyMock: TableDependency {
    init() {}

    private(set) var subscriptIntCallCount = 0
    var subscriptIntHandler: (@MainActor (_ row: Int) -> String)?
    private(set) var subscriptIntSetCallCount = 0
    var subscriptIntSetHandler: (@MainActor (_ newValue: String, _ row: Int) -> Void)?
    subscript(row: Int) -> String {
        get {
            subscriptIntCallCount += 1
            guard let handler = subscriptIntHandler else {
                needleMockFailure("TableDependencyMock.subscript(_:)", "set 'subscriptIntHandler' first")
            }
            return handler(row)
        }
        set {
            subscriptIntSetCallCount += 1
            subscriptIntSetHandler?(newValue, row)
        }
    }

    private(set) var subscriptKeyDefaultCallCount = 0
    var subscriptKeyDefaultHandler: (@MainActor (_ key: String, _ fallback: Int) -> Int)?
    subscript(key key: String, default fallback: Int) -> Int {
        get {
            subscriptKeyDefaultCallCount += 1
            guard let handler = subscriptKeyDefaultHandler else {
                needleMockFailure("TableDependencyMock.subscript(key:default:)", "set 'subscriptKeyDefaultHandler' first")
            }
            return handler(key, fallback)
        }
    }

    private(set) var subscriptValueTypeCallCount = 0
    var subscriptValueTypeHandler: (@MainActor (_ type: Any.Type) -> Any?)?
    subscript<Value>(type: Value.Type) -> Value? {
        get {
            subscriptValueTypeCallCount += 1
            guard let handler = subscriptValueTypeHandler else {
                needleMockFailure("TableDependencyMock.subscript(_:)", "set 'subscriptValueTypeHandler' first")
            }
            return needleMockResult(handler(type), "TableDependencyMock.subscriptValueTypeHandler")
        }
    }

    private(set) var subscriptLoadingCallCount = 0
    var subscriptLoadingHandler: (@MainActor (_ id: Int) async throws -> String)?
    subscript(loading id: Int) -> String {
        get async throws {
            subscriptLoadingCallCount += 1
            guard let handler = subscriptLoadingHandler else {
                needleMockFailure("TableDependencyMock.subscript(loading:)", "set 'subscriptLoadingHandler' first")
            }
            return try await handler(id)
        }
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
