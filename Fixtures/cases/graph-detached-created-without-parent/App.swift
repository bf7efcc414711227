// A call without arguments is the compiler's error; the finding stands at the call, where no initialiser takes none.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let store = Store()
    var home: HomeComponent { HomeComponent() }
    lazy var shop: ShopComponent = ShopComponent(
    )
    var user: UserComponent { make() }

    // The one that passes something is what was meant.
    func make() -> UserComponent {
        let _ = UserComponent()
        return UserComponent(self)
    }

    func preview() -> PreviewComponent { PreviewComponent() }
}

final class Store {}

protocol HomeDependency: Dependency {
    var store: Store { get }
}

final class HomeComponent: Component<HomeDependency> {
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class DetailComponent: Component<HomeDependency> {}

final class ShopComponent: Component<EmptyDependency> {}

final class UserComponent: Component<EmptyDependency> {}

// It has an initialiser that takes nothing, so that nobody knows what was meant.
final class PreviewComponent: Component<HomeDependency> {
    convenience init() {
        self.init(dependency: PreviewDependency())
    }
}

final class PreviewDependency: HomeDependency {
    let store = Store()
}
