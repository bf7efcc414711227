// A file that is not UTF-8 text is named, whatever else is in order.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var menuComponent: MenuComponent { MenuComponent(parent: self) }
}

final class MenuComponent: Component<EmptyDependency> {
}
