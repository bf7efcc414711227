// 'CartComponent' and its file are gone. What comes close to its name is created elsewhere, so that it need not be what is
// meant: what only 'CartComponent' created is not told to be in use no more. 'GiftDetailComponent' does not come close,
// and a non-core component, which its core creates, is never meant.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var cart: AnyObject { CartComponent(parent: self) }
    var carts: CartsComponent { CartsComponent(parent: self) }
    var detail: AnyObject { CartDetailComponent(parent: self) }
    var home: AnyObject { HomeComponent(parent: self) }
    var giftDetail: GiftDetailComponent { GiftDetailComponent(parent: self) }
}

final class CartsComponent: Component<EmptyDependency> {}

final class TotalComponent: Component<EmptyDependency> {}

final class GiftDetailComponent: Component<EmptyDependency> {}

final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {}
