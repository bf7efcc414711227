// A property that hides one of the same name and type from the scopes below is told, with both places.
import DIRuntime

protocol PageDependency: Dependency {
    var title: String { get }
    var log: [String] { get }
    var count: Int { get }
}

final class RootComponent: BootstrapComponent {
    let title = "root"
    let log: [String] = ["root"]
    let count = "a text, so no number is hidden"
    var cart: CartComponent { CartComponent(parent: self) }
}

protocol CartDependency: Dependency {
    var log: [String] { get }
}

final class CartComponent: Component<CartDependency> {
    let title = "cart"
    /// It is made of the farther one, so whoever wrote it knows that.
    var log: [String] { dependency.log + ["cart"] }
    let count = 1
    /// Nobody below asks for it.
    let cart = "cart"
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.title) \(dependency.log) \(dependency.count)" }
}
