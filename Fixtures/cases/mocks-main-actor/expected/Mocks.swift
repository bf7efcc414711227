// (head)

import DIRuntime

nonisolated final class BaseDependencyMock: BaseDependency {
    init(base: Int? = nil) {
        givenBase = base
    }

    var base: Int {
        get { needleMockValue(givenBase, "BaseDependencyMock.base", "pass 'base:' to the initialiser or set it first") }
        set { givenBase = newValue }
    }
    private var givenBase: Int?
}

@MainActor final class DerivedDependencyMock: DerivedDependency {
    init(derived: Int? = nil, base: Int? = nil) {
        givenDerived = derived
        givenBase = base
    }

    var derived: Int {
        get {
            needleMockValue(givenDerived, "DerivedDependencyMock.derived", "pass 'derived:' to the initialiser or set it first")
        }
        set { givenDerived = newValue }
    }
    private var givenDerived: Int?

    nonisolated var base: Int {
        get {
            needleMockValue(givenBase, "DerivedDependencyMock.base", "pass 'base:' to the initialiser or set it first")
        }
        set { givenBase = newValue }
    }
    nonisolated(unsafe) private var givenBase: Int?
}

@FeedActor final class FeedDependencyMock: FeedDependency {
    init(count: Int? = nil) {
        givenCount = count
    }

    var count: Int {
        get {
            needleMockValue(givenCount, "FeedDependencyMock.count", "pass 'count:' to the initialiser or set it first")
        }
        set { givenCount = newValue }
    }
    private var givenCount: Int?

    private(set) var appendCallCount = 0
    var appendHandler: (@FeedActor (_ item: Int) -> Void)?
    func append(_ item: Int) {
        appendCallCount += 1
        appendHandler?(item)
    }
}

nonisolated final class MixedDependencyMock: MixedDependency {
    init(title: String? = nil, plain: Int? = nil) {
        givenTitle = title
        givenPlain = plain
    }

    @MainActor var title: String {
        get {
            needleMockValue(givenTitle, "MixedDependencyMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    private(set) var presentCallCount = 0
    var presentHandler: (@MainActor (_ theme: Theme) -> String)?
    @MainActor func present(_ theme: Theme) -> String {
        presentCallCount += 1
        guard let handler = presentHandler else {
            needleMockFailure("MixedDependencyMock.present(_:)", "set 'presentHandler' first")
        }
        return handler(theme)
    }

    var plain: Int {
        get {
            needleMockValue(givenPlain, "MixedDependencyMock.plain", "pass 'plain:' to the initialiser or set it first")
        }
        set { givenPlain = newValue }
    }
    private var givenPlain: Int?
}

@MainActor final class ScreenDependencyMock: ScreenDependency {
    init(theme: Theme? = nil, id: Int? = nil) {
        givenTheme = theme
        givenId = id
    }

    var theme: Theme {
        get {
            needleMockValue(givenTheme, "ScreenDependencyMock.theme", "pass 'theme:' to the initialiser or set it first")
        }
        set { givenTheme = newValue }
    }
    private var givenTheme: Theme?

    nonisolated var id: Int {
        get { needleMockValue(givenId, "ScreenDependencyMock.id", "pass 'id:' to the initialiser or set it first") }
        set { givenId = newValue }
    }
    nonisolated(unsafe) private var givenId: Int?

    private(set) var showCallCount = 0
    var showHandler: (@MainActor (_ text: String) -> Bool)?
    func show(_ text: String) -> Bool {
        showCallCount += 1
        guard let handler = showHandler else {
            needleMockFailure("ScreenDependencyMock.show(_:)", "set 'showHandler' first")
        }
        return handler(text)
    }

    private(set) var reloadCallCount = 0
    var reloadHandler: (@MainActor () async -> Void)?
    func reload() async {
        reloadCallCount += 1
        await reloadHandler?()
    }

    nonisolated(unsafe) private(set) var logCallCount = 0
    nonisolated(unsafe) var logHandler: ((_ text: String) -> Void)?
    nonisolated func log(_ text: String) {
        logCallCount += 1
        logHandler?(text)
    }

    nonisolated(unsafe) private(set) var runCallCount = 0
    nonisolated(unsafe) var runHandler: ((_ isolation: (any Actor)?) async -> Int)?
    func run(isolation: isolated (any Actor)?) async -> Int {
        runCallCount += 1
        guard let handler = runHandler else {
            needleMockFailure("ScreenDependencyMock.run(isolation:)", "set 'runHandler' first")
        }
        return await handler(isolation)
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
