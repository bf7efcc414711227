// Its own user makes it say whose it means.
import DIRuntime
import Kit

struct User {}

final class RootComponent: BootstrapComponent {
    var user: Kit.User { Kit.User(name: "Ada") }
    var row: Kit.RowComponent { Kit.RowComponent(parent: self) }
}
