// A misspelt class in creations is one mistake: the component that was meant is not told as detached besides. What all
// names end in makes no two of them alike.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let title = "Shop"
    var home: HomeComponent { HomComponent(parent: self) }
    func home(again: Bool) -> HomeComponent { HomComponent(parent: self) }
    var edit: HomeComponent { EditComponent(parent: self) }
    var cart: CartComponent { CartComponents(parent: self) }
    var other: OtherComponent { SomethingElse(parent: self) }
    var told: CartComponant { .init(parent: self) }
    var elsewhere: [Library.ShelfComponent?] { [.init(parent: self)] }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

final class CartComponent: Component<HomeDependency> {}

final class OtherComponent: Component<HomeDependency> {}
