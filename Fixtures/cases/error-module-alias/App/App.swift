import Core
import DIRuntime
import LibX
import XCore

final class RootComponent: BootstrapComponent {
    var session: XCore.Session { XCore.Session() }
    var clock: XCore.Clock { XCore.Clock() }
    var ticket: Ticket { Ticket() }
    var tickets: [Ticket] { [] }
    var library: XComponent { XComponent(parent: self) }
}
