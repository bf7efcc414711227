// A call with another label is the compiler's error; the finding stands at the call.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parnet: self) }
    var shop: ShopComponent { ShopComponent(self) }
    var user: UserComponent { UserComponent(name: "ada", parrent: self, id: 1) }
    var cart: CartComponent { CartComponent(dependency: CartMock()) }
}

final class HomeComponent: Component<EmptyDependency> {}

final class ShopComponent: Component<EmptyDependency> {}

final class UserComponent: Component<EmptyDependency> {}

final class CartComponent: Component<EmptyDependency> {}

final class CartMock: EmptyDependency {}
