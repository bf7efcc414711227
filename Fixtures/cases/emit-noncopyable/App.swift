// What cannot be copied is lent by the owner, whichever it is.
import DIRuntime

struct Ticket: ~Copyable {
    let number: Int
}

struct Seats<Item: ~Copyable>: ~Copyable {
    var count = 2
}

final class RootComponent: BootstrapComponent {
    let ticket = Ticket(number: 1)
    var seats = Seats<Ticket>()
    var made: Ticket { Ticket(number: 7) }
    var hall: HallComponent { HallComponent(parent: self) }
    var gate: GateComponent { GateComponent(parent: self) }
}

final class HallComponent: Component<EmptyDependency> {
    let ticket = Ticket(number: 2)
    var gate: GateComponent { GateComponent(parent: self) }
}

protocol GateDependency: Dependency {
    var ticket: Ticket { get }
    var made: Ticket { get }
    var seats: Seats<Ticket> { get set }
}

final class GateComponent: Component<GateDependency> {
    var text: String { "\(dependency.ticket.number) \(dependency.made.number) \(dependency.seats.count)" }
}
