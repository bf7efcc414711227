// A base class became generic: what its heirs lack is no dependency.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let user = "Ada"
    var archive: ArchiveComponent { ArchiveComponent(parent: self) }
}

protocol TicketsDependency: Dependency {
    var user: String { get }
}

class TicketsComponent<Item>: Component<TicketsDependency> {
    var items: [Item] { [] }
}

final class ArchiveComponent: TicketsComponent {}  // reported here
