// The root of the graph over two folders.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var shop: ShopComponent { ShopComponent(parent: self) }
}
