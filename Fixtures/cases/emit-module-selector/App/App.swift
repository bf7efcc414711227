// '::' names a module where a period names a type.
import DIRuntime
import Shop

struct Price {}

enum Store {
    struct Shelf {}
}

final class RootComponent: DIRuntime::BootstrapComponent {
    var item: Shop::Item { Shop::Item() }
    var part: Shop.Item { Shop.Item() }
    var price: Shop::Price { Shop::Price() }
    var number: Swift::Int { 1 }
    var shelf: Store.App::Shelf { Store.App::Shelf() }
    var row: RowComponent { App::RowComponent(parent: self) }
    var otherRow: RowComponent { App::RowComponent.App::init(parent: self) }
}

protocol RowDependency: Dependency {
    var item: Shop::Item { get }
    var part: Shop.Item { get }
    var price: Shop::Price { get }
    var number: Int { get }
    var shelf: Store.Shelf { get }
}

final class RowComponent: Component<RowDependency> {}
