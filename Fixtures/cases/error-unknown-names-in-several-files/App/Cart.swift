import DIRuntime

protocol CartDependency: Dependency {
    var query: String { get }
}

final class CartComponent: ScreenComponent<CartDependency> {}

protocol OfferDependency: Dependency, CoreDependency {}

final class OfferComponent: Component<OfferDependency> {}
