// (head)

public import Account
public import Cart

nonisolated final class AppDependencyMock: AppDependency {
    init(id: Int? = nil) {
        givenId = id
    }

    var id: Int {
        get { needleMockValue(givenId, "AppDependencyMock.id", "pass 'id:' to the initialiser or set it first") }
        set { givenId = newValue }
    }
    private var givenId: Int?
}

nonisolated public final class AccountListDependencyMock: Account.ListDependency {
    public init(item: Account.Item? = nil) {
        givenItem = item
    }

    public var item: Account.Item {
        get {
            needleMockValue(givenItem, "AccountListDependencyMock.item", "pass 'item:' to the initialiser or set it first")
        }
        set { givenItem = newValue }
    }
    private var givenItem: Account.Item?
}

nonisolated public final class CartListDependencyMock: Cart.ListDependency {
    public init(item: Cart.Item? = nil) {
        givenItem = item
    }

    public var item: Cart.Item {
        get {
            needleMockValue(givenItem, "CartListDependencyMock.item", "pass 'item:' to the initialiser or set it first")
        }
        set { givenItem = newValue }
    }
    private var givenItem: Cart.Item?
}

nonisolated public final class LoaderMock: Account.Loader {
    public init() {}

    public private(set) var loadCallCount = 0
    public var loadHandler: (() -> Account.Item)?
    public func load() -> Account.Item {
        loadCallCount += 1
        guard let handler = loadHandler else { needleMockFailure("LoaderMock.load()", "set 'loadHandler' first") }
        return handler()
    }
}

nonisolated public final class OpenDependencyMock: OpenDependency {
    public init(cart: Cart.Item? = nil) {
        givenCart = cart
    }

    public init(id: Int) {}

    public var cart: Cart.Item {
        get { needleMockValue(givenCart, "OpenDependencyMock.cart", "pass 'cart:' to the initialiser or set it first") }
        set { givenCart = newValue }
    }
    private var givenCart: Cart.Item?

    public private(set) var payCallCount = 0
    public var payHandler: ((_ item: Account.Item) -> Bool)?
    public func pay(_ item: Account.Item) -> Bool {
        payCallCount += 1
        guard let handler = payHandler else {
            needleMockFailure("OpenDependencyMock.pay(_:)", "set 'payHandler' first")
        }
        return handler(item)
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
