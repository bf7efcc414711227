import DIRuntime
import Kit

protocol CartDependency: Dependency {
    var log: Log { get }
}

final class CartComponent: Component<CartDependency> {}
