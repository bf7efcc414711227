import DIRuntime

final class RootComponent: BootstrapComponent {
    var log: Log { Log() }  // reported here
    var store: StoreOf<Cart> { StoreOf() }
    var list: ListComponent { ListComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
}

struct Cart: Reducer {}

protocol ListDependency: Dependency {
    var store: Store<Cart> { get }
}

final class ListComponent: Component<ListDependency> {}
