// '.init' without the label 'parent:' is the compiler's error; the finding stands there, where the place tells the type.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { .init(parrent: self) }
    var shop: ShopComponent { return .init(self) }
    var user: UserComponent { UserComponent.init(parent self) }
    var cart: CartComponent { .init() }
    var help: HelpComponent { HelpComponent(parent = self) }

    func makeNews() -> [NewsComponent] {
        let news: NewsComponent = .init(Parent: self)
        return [news]
    }
}

final class HomeComponent: Component<EmptyDependency> {}

final class ShopComponent: Component<EmptyDependency> {}

final class UserComponent: Component<EmptyDependency> {}

final class CartComponent: Component<EmptyDependency> {}

final class HelpComponent: Component<EmptyDependency> {}

final class NewsComponent: Component<EmptyDependency> {}
