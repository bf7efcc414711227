import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var cart: CartComponent { CartComponent(parent: self) }  // reported here
}

protocol CartDependency: Dependency { var user: String { get } }

final class CartComponent: FeatureComponent<CartDependency> {
    var lines: LinesComponent { LinesComponent(parent: self) }
}

final class LinesComponent: Component<EmptyDependency> {}

protocol HelpDependency: Dependency { var user: String { get } }

final class HelpComponent: Component<HelpDependency> {}
