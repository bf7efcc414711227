// Several dependencies inherit from one protocol that lost 'Dependency': it belongs there, once.
import DIRuntime

protocol ScreenDependency {
    var title: String { get }
}

protocol FeedDependency: ScreenDependency {
    var rows: Int { get }
}

protocol CartDependency: ScreenDependency {
    var total: Int { get }
}

final class FeedComponent: Component<FeedDependency> {}  // reported here

final class CartComponent: Component<CartDependency> {}

// Where a type conforms, which need be no class, each has to say it.
protocol Named {
    var name: String { get }
}

struct Place: Named {
    let name: String
}

protocol MapDependency: Named {}
protocol TourDependency: Named {}

final class MapComponent: Component<MapDependency> {}  // reported here

final class TourComponent: Component<TourDependency> {}  // reported here

final class RootComponent: BootstrapComponent {
    var title: String { "Shop" }
    var name: String { "Ada" }
    var rows: Int { 1 }
    var total: Int { 2 }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
    var map: MapComponent { MapComponent(parent: self) }
    var tour: TourComponent { TourComponent(parent: self) }
}
