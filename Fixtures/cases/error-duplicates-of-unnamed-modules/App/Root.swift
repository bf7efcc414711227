// Two components of one name in folders that are named like no module: the finding says how to name modules.
import CartKit
import DIRuntime
import ShopKit

final class RootComponent: BootstrapComponent {
    var home: CartKit.HomeComponent { CartKit.HomeComponent(parent: self) }
}
