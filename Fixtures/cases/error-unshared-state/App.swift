// An object that is made anew for each of several scopes is told; values, shared objects and single readers are not.
import DIRuntime

final class Store {
    var items: [String] = []
}

struct Theme {
    var color = "red"
}

protocol Storing: AnyObject {}
extension Store: Storing {}

protocol CartDependency: Dependency {
    var store: Store { get }
    var storing: any Storing { get }
    var sharedStore: Store { get }
    var theme: Theme { get }
    var onlyCart: Store { get }
    func makeStore() -> Store
}

protocol PageDependency: Dependency {
    var store: Store { get }
    var storing: any Storing { get }
    var sharedStore: Store { get }
    var theme: Theme { get }
    func makeStore() -> Store
}

final class RootComponent: BootstrapComponent {
    var store: Store { Store() }
    var storing: any Storing {
        return Store()
    }
    var sharedStore: Store { shared { Store() } }
    var theme: Theme { Theme() }
    var onlyCart: Store { Store() }
    func makeStore() -> Store { Store() }
    var cart: CartComponent { CartComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
}

final class CartComponent: Component<CartDependency> {
    func put(_ item: String) {
        self.store.items.append(item)
        dependency.sharedStore.items.append(item)
    }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.store.items) \(dependency.sharedStore.items)" }
}
