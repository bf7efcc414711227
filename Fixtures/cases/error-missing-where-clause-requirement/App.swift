// A requirement that comes by the `where` clause of the dependency protocol is checked like any other.
import DIRuntime

protocol Titled {
    var title: String { get }
}

protocol TicketDependency: Dependency where Self: Titled {
    var seat: String { get }
}

final class TicketComponent: Component<TicketDependency> {}

final class RootComponent: BootstrapComponent {
    var seat: String { "row 7" }
    var ticketComponent: TicketComponent { TicketComponent(parent: self) }
}
