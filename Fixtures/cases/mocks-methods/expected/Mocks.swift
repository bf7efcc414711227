// (head)

nonisolated final class SearchDependencyMock: SearchDependency {
    init(countHandler: Int? = nil, countCallCount: Int? = nil) {
        givenCountHandler = countHandler
        givenCountCallCount = countCallCount
    }

    private(set) var findCallCount = 0
    var findHandler: (() -> String)?
    func find() -> String {
        findCallCount += 1
        guard let handler = findHandler else {
            needleMockFailure("SearchDependencyMock.find()", "set 'findHandler' first")
        }
        return handler()
    }

    private(set) var findIdCallCount = 0
    var findIdHandler: ((_ id: Int) -> String)?
    func find(id: Int) -> String {
        findIdCallCount += 1
        guard let handler = findIdHandler else {
            needleMockFailure("SearchDependencyMock.find(id:)", "set 'findIdHandler' first")
        }
        return handler(id)
    }

    private(set) var findNameStringReturningStringCallCount = 0
    var findNameStringReturningStringHandler: ((_ name: String) -> String)?
    func find(name: String) -> String {
        findNameStringReturningStringCallCount += 1
        guard let handler = findNameStringReturningStringHandler else {
            needleMockFailure("SearchDependencyMock.find(name:)", "set 'findNameStringReturningStringHandler' first")
        }
        return handler(name)
    }

    private(set) var findIntCallCount = 0
    var findIntHandler: ((_ id: Int) -> String)?
    func find(_ id: Int) -> String {
        findIntCallCount += 1
        guard let handler = findIntHandler else {
            needleMockFailure("SearchDependencyMock.find(_:)", "set 'findIntHandler' first")
        }
        return handler(id)
    }

    private(set) var findStringIntCallCount = 0
    var findStringIntHandler: ((_ id: [String: Int]) -> String)?
    func find(_ id: [String: Int]) -> String {
        findStringIntCallCount += 1
        guard let handler = findStringIntHandler else {
            needleMockFailure("SearchDependencyMock.find(_:)", "set 'findStringIntHandler' first")
        }
        return handler(id)
    }

    private(set) var findNameStringReturningIntCallCount = 0
    var findNameStringReturningIntHandler: ((_ name: String) -> Int)?
    func find(name: String) -> Int {
        findNameStringReturningIntCallCount += 1
        guard let handler = findNameStringReturningIntHandler else {
            needleMockFailure("SearchDependencyMock.find(name:)", "set 'findNameStringReturningIntHandler' first")
        }
        return handler(name)
    }

    private(set) var countCallCount_ = 0
    var countHandler_: (() -> Int)?
    func count() -> Int {
        countCallCount_ += 1
        guard let handler = countHandler_ else {
            needleMockFailure("SearchDependencyMock.count()", "set 'countHandler_' first")
        }
        return handler()
    }

    var countHandler: Int {
        get {
            needleMockValue(givenCountHandler, "SearchDependencyMock.countHandler", "pass 'countHandler:' to the initialiser or set it first")
        }
        set { givenCountHandler = newValue }
    }
    private var givenCountHandler: Int?

    var countCallCount: Int {
        get {
            needleMockValue(givenCountCallCount, "SearchDependencyMock.countCallCount", "pass 'countCallCount:' to the initialiser or set it first")
        }
        set { givenCountCallCount = newValue }
    }
    private var givenCountCallCount: Int?
}

nonisolated final class StoreDependencyMock: StoreDependency {
    init() {}

    private(set) var refreshCallCount = 0
    var refreshHandler: (() -> Void)?
    func refresh() {
        refreshCallCount += 1
        refreshHandler?()
    }

    private(set) var itemCallCount = 0
    var itemHandler: ((_ index: Int) -> Item)?
    func item(at index: Int) -> Item {
        itemCallCount += 1
        guard let handler = itemHandler else {
            needleMockFailure("StoreDependencyMock.item(at:)", "set 'itemHandler' first")
        }
        return handler(index)
    }

    private(set) var loadCallCount = 0
    var loadHandler: ((_ id: Int) async throws -> Item)?
    func load(id: Int) async throws -> Item {
        loadCallCount += 1
        guard let handler = loadHandler else {
            needleMockFailure("StoreDependencyMock.load(id:)", "set 'loadHandler' first")
        }
        return try await handler(id)
    }

    private(set) var saveCallCount = 0
    var saveHandler: ((_ items: [Item]) throws -> Void)?
    func save(_ items: Item...) throws {
        saveCallCount += 1
        try saveHandler?(items)
    }

    private(set) var discardCallCount = 0
    var discardHandler: ((_ item: inout Item) -> Void)?
    func discard(_ item: inout Item) {
        discardCallCount += 1
        discardHandler?(&item)
    }

    private(set) var logCallCount = 0
    var logHandler: ((_ message: () -> String) -> Void)?
    func log(_ message: @autoclosure () -> String) {
        logCallCount += 1
        logHandler?(message)
    }

    private(set) var whenReadyCallCount = 0
    var whenReadyHandler: ((_ action: @escaping @Sendable () -> Void) -> Bool)?
    func whenReady(_ action: @escaping @Sendable () -> Void) -> Bool {
        whenReadyCallCount += 1
        guard let handler = whenReadyHandler else {
            needleMockFailure("StoreDependencyMock.whenReady(_:)", "set 'whenReadyHandler' first")
        }
        return handler(action)
    }

    private(set) var visitCallCount = 0
    var visitHandler: ((_ visitor: (Item) -> Void) -> Void)?
    func visit(_ visitor: (Item) -> Void) {
        visitCallCount += 1
        visitHandler?(visitor)
    }

    private(set) var tryEachCallCount = 0
    var tryEachHandler: ((_ body: () throws -> Void) -> Void)?
    func tryEach(_ body: () throws -> Void) rethrows {
        tryEachCallCount += 1
        tryEachHandler?(body)
    }

    private(set) var makerCallCount = 0
    var makerHandler: ((_ kind: String) -> () -> Item)?
    func maker(for kind: String) -> () -> Item {
        makerCallCount += 1
        guard let handler = makerHandler else {
            needleMockFailure("StoreDependencyMock.maker(for:)", "set 'makerHandler' first")
        }
        return handler(kind)
    }

    private(set) var pairCallCount = 0
    var pairHandler: (() -> (Item, Item)?)?
    func pair() -> (Item, Item)? {
        pairCallCount += 1
        guard let handler = pairHandler else {
            needleMockFailure("StoreDependencyMock.pair()", "set 'pairHandler' first")
        }
        return handler()
    }

    private(set) var touchCallCount = 0
    var touchHandler: (() -> Int)?
    @discardableResult
    func touch() -> Int {
        touchCallCount += 1
        guard let handler = touchHandler else {
            needleMockFailure("StoreDependencyMock.touch()", "set 'touchHandler' first")
        }
        return handler()
    }

    private(set) var takesCallCount = 0
    var takesHandler: ((_ handler: Int, _ callCount: Int) -> Int)?
    func takes(handler: Int, callCount: Int) -> Int {
        takesCallCount += 1
        guard let givenHandler = takesHandler else {
            needleMockFailure("StoreDependencyMock.takes(handler:callCount:)", "set 'takesHandler' first")
        }
        return givenHandler(handler, callCount)
    }

    private(set) var repeatCallCount = 0
    var repeatHandler: ((_ place: String, _ `for`: Int) -> String)?
    func `repeat`(in place: String, for: Int) -> String {
        repeatCallCount += 1
        guard let handler = repeatHandler else {
            needleMockFailure("StoreDependencyMock.repeat(in:for:)", "set 'repeatHandler' first")
        }
        return handler(place, `for`)
    }

    private(set) var acceptCallCount = 0
    var acceptHandler: ((_ item: borrowing Item, _ other: consuming Item) -> Int)?
    func accept(_ item: borrowing Item, _ other: consuming Item) -> Int {
        acceptCallCount += 1
        guard let handler = acceptHandler else {
            needleMockFailure("StoreDependencyMock.accept(_:_:)", "set 'acceptHandler' first")
        }
        return handler(item, other)
    }

    private(set) var nothingCallCount = 0
    var nothingHandler: (() -> Void)?
    func nothing() {
        nothingCallCount += 1
        nothingHandler?()
    }

    private(set) var unitCallCount = 0
    var unitHandler: (() -> Void)?
    func unit() {
        unitCallCount += 1
        unitHandler?()
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
