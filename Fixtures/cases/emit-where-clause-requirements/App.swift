// What a dependency protocol inherits by its `where` clause is requested as well.
import DIRuntime

protocol Titled {
    var title: String { get }
}

protocol Priced {
    var price: Int { get }
}

protocol TicketDependency: Dependency where Self: Titled, Self: Priced {
    var seat: String { get }
}

final class TicketComponent: Component<TicketDependency> {
    var text: String { "\(dependency.title), \(dependency.seat): \(dependency.price)" }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Tosca" }
    var price: Int { 40 }
    var seat: String { "row 7" }
    var ticketComponent: TicketComponent { TicketComponent(parent: self) }
}
