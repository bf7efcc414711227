// 'CartComponent' was moved into 'Shop', and 'PayComponent' out of it: where they are created that is not said yet.
import DIRuntime

enum Shop {
    final class CartComponent: Component<EmptyDependency> {}
    final class HomeComponent: Component<EmptyDependency> {
        var pay: PayComponent { Shop.PayComponent(parent: self) }
    }
}

final class PayComponent: Component<EmptyDependency> {}

final class CardComponent: Component<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    var home: Shop.HomeComponent { Shop.HomeComponent(parent: self) }
    var card: CardComponent { CardComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
}
