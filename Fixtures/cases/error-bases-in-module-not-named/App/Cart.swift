import Contracts
import DIRuntime

// The dependency is.
final class CartComponent: Component<CartDependency> {}
