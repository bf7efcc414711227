// The witness is the shortest path without an owner; the others are counted, not listed.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var searchComponent: SearchComponent { SearchComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {
    var categoryComponent: CategoryComponent { CategoryComponent(parent: self) }
    var searchComponent: SearchComponent { SearchComponent(parent: self) }
}

final class CategoryComponent: Component<EmptyDependency> {
    var productComponent: ProductComponent { ProductComponent(parent: self) }
}

final class SearchComponent: Component<EmptyDependency> {
    var productComponent: ProductComponent { ProductComponent(parent: self) }
}
