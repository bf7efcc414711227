// (head)

@MainActor final class KeyedStoreMock<Key: Hashable & Sendable, Item: Identifiable & Codable, Failure: Error>: KeyedStore where Item.ID == Int {
    init(all: [Item]? = nil, newest: Item?...) {
        givenAll = all
        givenNewest = newest.last
    }

    private(set) var subscriptCallCount = 0
    var subscriptHandler: (@MainActor (_ key: Key) -> Item?)?
    private(set) var subscriptSetCallCount = 0
    var subscriptSetHandler: (@MainActor (_ newValue: Item?, _ key: Key) -> Void)?
    subscript(key: Key) -> Item? {
        get {
            subscriptCallCount += 1
            guard let handler = subscriptHandler else {
                needleMockFailure("KeyedStoreMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(key)
        }
        set {
            subscriptSetCallCount += 1
            subscriptSetHandler?(newValue, key)
        }
    }

    private(set) var copyCallCount = 0
    var copyHandler: (@MainActor () -> KeyedStoreMock)?
    func copy() -> KeyedStoreMock {
        copyCallCount += 1
        guard let handler = copyHandler else { needleMockFailure("KeyedStoreMock.copy()", "set 'copyHandler' first") }
        return handler()
    }

    nonisolated var all: [Item] {
        get { needleMockValue(givenAll, "KeyedStoreMock.all", "pass 'all:' to the initialiser or set it first") }
        set { givenAll = newValue }
    }
    nonisolated(unsafe) private var givenAll: [Item]?

    nonisolated var newest: Item? {
        get {
            needleMockValue(givenNewest, "KeyedStoreMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set { givenNewest = newValue }
    }
    nonisolated(unsafe) private var givenNewest: Item??

    nonisolated(unsafe) private(set) var itemCallCount = 0
    nonisolated(unsafe) var itemHandler: ((_ id: Item.ID) throws -> Item)?
    nonisolated func item(_ id: Item.ID) throws -> Item {
        itemCallCount += 1
        guard let handler = itemHandler else { needleMockFailure("KeyedStoreMock.item(_:)", "set 'itemHandler' first") }
        return try handler(id)
    }

    nonisolated(unsafe) private(set) var saveCallCount = 0
    nonisolated(unsafe) var saveHandler: ((_ item: Item, _ completion: @escaping (Result<Item, Failure>) -> Void) -> Void)?
    nonisolated func save(_ item: Item, then completion: @escaping (Result<Item, Failure>) -> Void) {
        saveCallCount += 1
        saveHandler?(item, completion)
    }

    nonisolated(unsafe) private(set) var convertCallCount = 0
    nonisolated(unsafe) var convertHandler: ((_ convert: (Item) -> Any) -> Any)?
    nonisolated func convert<Other>(_ convert: (Item) -> Other) -> [Other] {
        convertCallCount += 1
        guard let handler = convertHandler else {
            needleMockFailure("KeyedStoreMock.convert(_:)", "set 'convertHandler' first")
        }
        return needleMockResult(handler(convert), "KeyedStoreMock.convertHandler")
    }
}

nonisolated final class StoreMock<Item: Identifiable & Codable, Failure: Error>: Store where Item.ID == Int {
    init(all: [Item]? = nil, newest: Item?...) {
        givenAll = all
        givenNewest = newest.last
    }

    var all: [Item] {
        get { needleMockValue(givenAll, "StoreMock.all", "pass 'all:' to the initialiser or set it first") }
        set { givenAll = newValue }
    }
    private var givenAll: [Item]?

    var newest: Item? {
        get { needleMockValue(givenNewest, "StoreMock.newest", "pass 'newest:' to the initialiser or set it first") }
        set { givenNewest = newValue }
    }
    private var givenNewest: Item??

    private(set) var itemCallCount = 0
    var itemHandler: ((_ id: Item.ID) throws -> Item)?
    func item(_ id: Item.ID) throws -> Item {
        itemCallCount += 1
        guard let handler = itemHandler else { needleMockFailure("StoreMock.item(_:)", "set 'itemHandler' first") }
        return try handler(id)
    }

    private(set) var saveCallCount = 0
    var saveHandler: ((_ item: Item, _ completion: @escaping (Result<Item, Failure>) -> Void) -> Void)?
    func save(_ item: Item, then completion: @escaping (Result<Item, Failure>) -> Void) {
        saveCallCount += 1
        saveHandler?(item, completion)
    }

    private(set) var convertCallCount = 0
    var convertHandler: ((_ convert: (Item) -> Any) -> Any)?
    func convert<Other>(_ convert: (Item) -> Other) -> [Other] {
        convertCallCount += 1
        guard let handler = convertHandler else {
            needleMockFailure("StoreMock.convert(_:)", "set 'convertHandler' first")
        }
        return needleMockResult(handler(convert), "StoreMock.convertHandler")
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
