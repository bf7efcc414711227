// (head)

nonisolated final class ArticleDependencyMock: ArticleDependency, @unchecked Sendable {
    init(newest: Article? = nil) {
        givenNewest = newest
    }

    var newest: Article {
        get {
            needleMockValue(givenNewest, "ArticleDependencyMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set { givenNewest = newValue }
    }
    private var givenNewest: Article?

    private(set) var loadCallCount = 0
    var loadHandler: ((_ id: Int) async throws -> Article)?
    func load(_ id: Int) async throws -> Article {
        loadCallCount += 1
        guard let handler = loadHandler else {
            needleMockFailure("ArticleDependencyMock.load(_:)", "set 'loadHandler' first")
        }
        return try await handler(id)
    }
}

@MainActor final class ReaderDependencyMock: ReaderDependency {
    init(title: String? = nil) {
        givenTitle = title
    }

    var title: String {
        get {
            needleMockValue(givenTitle, "ReaderDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
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
