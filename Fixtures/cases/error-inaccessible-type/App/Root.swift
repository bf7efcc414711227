import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var voucher: Int { 7 }
    var cart: CartComponent { CartComponent(parent: self) }
    var view: ViewComponent { ViewComponent(parent: self) }

    func keep<Kept>(_ session: Kept) -> Bool { true }
}

private struct Style {}

// What is private at the top of a file is seen by all of the file.
private protocol StyleDependency: Dependency {
    var style: Style { get }
}

protocol ViewDependency: Dependency {
    var voucher: Int { get }
    var style: Style { get }
}

final class ViewComponent: Component<ViewDependency> {}
