import DIRuntime
import Library

final class RootComponent: BootstrapComponent {
    public let unread = 3
    var menu: MenuComponent { MenuComponent(parent: self) }
}

print(RootComponent().menu)
