// Members that nobody below can have, and by another name than the one that is asked for: both are said at once.
import DIRuntime

final class Catalog {}

struct Prices {}

final class RootComponent: BootstrapComponent {
    private var catalogue: Catalog { Catalog() }
    fileprivate let price = Prices()
    // Of the right name, so that the private one is none.
    private var baner: String { "none" }
    var banner: String { "sale" }

    var shelf: ShelfComponent { ShelfComponent(parent: self) }
    var till: TillComponent { TillComponent(parent: self) }
}

protocol ShelfDependency: Dependency {
    var catalog: Catalog { get }
    var banners: String { get }
}

final class ShelfComponent: Component<ShelfDependency> {
    var title: String { "\(dependency.catalog)" }
}

protocol TillDependency: Dependency {
    var catalog: Catalog { get }
    var prices: Prices { get }
}

final class TillComponent: Component<TillDependency> {
    var total: String { "\(dependency.prices)" }
}
