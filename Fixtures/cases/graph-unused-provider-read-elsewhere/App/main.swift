import DIRuntime
import Library

final class RootComponent: BootstrapComponent {
    public let unread = 3
    var menu: MenuComponent { MenuComponent(parent: self) }
    let `front page` = 4
}

print(RootComponent().menu, RootComponent().`front page`)
