// The root has another base class, and nobody who asks it is on the main actor: that is what differs.
import DIRuntime

final class Cart {}

protocol CartDependency: Dependency {
    var cart: Cart { get }
    var currency: String { get }
}

protocol LineDependency: Dependency {
    var cart: Cart { get }
    var limit: Int { get }
}

final class CartComponent: Component<CartDependency> {
    var line: LineComponent { LineComponent(parent: self) }
}

final class LineComponent: Component<LineDependency> {
    var page: PageComponent { PageComponent(parent: self) }
}

// A member that names its actor itself says nothing of the class.
protocol PageDependency: Dependency {
    @MainActor var printer: Int { get }
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: MainActorBootstrapComponent {  // reported here
    var cart: Cart { shared { Cart() } }
    var currency: String { "EUR" }
    var cartComponent: CartComponent { CartComponent(parent: self) }
}

extension RootComponent {
    var limit: Int { 9 }
    @MainActor var printer: Int { 4 }
}
