import DIRuntime
import Kit

struct User {}

final class RootComponent: BootstrapComponent {
    var user: Kit.User { Kit.User(name: "Ada") }
    var note: Kit.Note { "hello" }
    var row: Kit.RowComponent { Kit.RowComponent(parent: self) }
}
