import DIRuntime

public protocol CartDependency: Dependency {
    var session: Session { get }
    var trackers: [any Tracking] { get }
    var wrapped: Wrapped<Session> { get }
    var voucher: Int { get }
    func add(_ item: Cart.Item)
    // The name of a generic parameter is another thing.
    func keep<Kept>(_ session: Kept) -> Bool
}

public final class CartComponent: Component<CartDependency> {}

// What is seen by the module only may name what is.
protocol RowDependency: Dependency {
    var session: Session { get }
}
