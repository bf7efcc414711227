// A component that has what it requests itself does not serve itself; one that passes it on is right to have it.
import DIRuntime

final class Clock {}
final class Palette {}

final class RootComponent: BootstrapComponent {
    var cart: CartComponent { CartComponent(parent: self) }
    var theme: ThemeComponent { ThemeComponent(parent: self) }
}

protocol CartDependency: Dependency {
    var clock: Clock { get }
}

final class CartComponent: Component<CartDependency> {
    var clock: Clock { shared { Clock() } }
}

protocol ThemeDependency: Dependency {
    var palette: Palette { get }
}

final class ThemeComponent: Component<ThemeDependency> {
    var palette: Palette { dependency.palette }
}
