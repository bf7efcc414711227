import Core
import DIRuntime

// It lost its 'public', as one of the properties below did.
extension RootComponent {
    var cart: [String] { [] }
    var limit: Int { 3 }
}

extension RootComponent {
    public var cartComponent: CartComponent { CartComponent(parent: self) }
    var title: String { "Cart" }
    public var owner: Person.ID { 1 }
    public func owner(of cart: Int) -> Person.ID { 1 }
}

public protocol CartDependency: Dependency {
    var cart: [String] { get }
    var limit: Int { get }
    var title: String { get }
    var owner: Int { get }
    func owner(of cart: Int) -> Int
}

public class CartComponent: Component<CartDependency> {}
