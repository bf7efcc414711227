public import Account
public import Cart
public import DIRuntime

protocol AppDependency: Dependency {
    var id: Int { get }
}

public protocol OpenDependency: Dependency {
    var cart: Cart.Item { get }
    init(id: Int)
    func pay(_ item: Account.Item) -> Bool
}
