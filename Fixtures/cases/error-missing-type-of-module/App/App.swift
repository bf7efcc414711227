// 'Shop.Item' is the type in the type 'Shop', 'Shop::Item' the one in the module.
import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    var item: Shop.Item { Shop.Item() }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var item: Shop::Item { get }
}

final class RowComponent: Component<RowDependency> {}
