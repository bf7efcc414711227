import Core
import DIRuntime

final class Screen: Display {
    func show(_ text: String) {}
}

final class RootComponent: BootstrapComponent {
    var coreComponent: CoreComponent { CoreComponent(parent: self, display: Screen()) }
}

extension CoreComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var searchComponent: SearchComponent { SearchComponent(parent: self) }
    var cartComponent: CartComponent { CartComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var display: any Display { get }
}

final class HomeComponent: Component<HomeDependency> {
    var detailComponent: DetailComponent { DetailComponent(parent: self) }
}

protocol SearchDependency: Dependency {
    var display: any Display { get }
}

final class SearchComponent: Component<SearchDependency> {}

protocol CartDependency: Dependency {
    var display: (any Display)? { get }
}

final class CartComponent: Component<CartDependency> {}

protocol DetailDependency: Dependency {
    var display: any Display { get }
}

/// The deepest of them comes last, whatever its name.
final class DetailComponent: Component<DetailDependency> {}
