// (head)

public import Account
public import Cart
internal import DIRuntime

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
    private let loadSignal = DIRuntime.CallSignal()
    public func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    public func load() -> Account.Item {
        loadCallCount += 1
        loadSignal.called()
        guard let handler = loadHandler else { needleMockFailure("LoaderMock.load()", "set 'loadHandler' first") }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    public func resetCalls() {
        loadCallCount = 0
        loadSignal.reset()
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

    public nonisolated struct PayCall {
        public let item: Account.Item
    }
    public private(set) var payCalls: [PayCall] = []
    public var payCallCount: Int { payCalls.count }
    public var payHandler: ((_ item: Account.Item) -> Bool)?
    private let paySignal = DIRuntime.CallSignal()
    public func payCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await paySignal.wait(for: count)
    }
    public func pay(_ item: Account.Item) -> Bool {
        payCalls.append(PayCall(item: item))
        paySignal.called()
        guard let handler = payHandler else {
            needleMockFailure("OpenDependencyMock.pay(_:)", "set 'payHandler' first")
        }
        return handler(item)
    }

    /// Forgets all calls; values and handlers stay.
    public func resetCalls() {
        payCalls = []
        paySignal.reset()
    }
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
