// The callee is written by its qualified name, from outside and from inside of the namespace.
import DIRuntime

enum Travel {
    final class FlightComponent: Component<FlightDependency> {
        var seat: Seats.SeatComponent { Seats.SeatComponent(parent: self) }
        var meal: MealComponent { Travel.MealComponent(parent: self) }
    }
    protocol FlightDependency: Dependency { var airline: String { get } }
    final class MealComponent: Component<FlightDependency> {}
    enum Seats {
        final class SeatComponent: Component<FlightDependency> {
            var text: String { "Seat by " + dependency.airline }
        }
    }
}

final class RootComponent: BootstrapComponent {
    var airline: String { "Nord" }
    var flight: Travel.FlightComponent { Travel . FlightComponent(parent: self) }
    var seat: Travel.Seats.SeatComponent {
        Travel
            .Seats
            .SeatComponent(parent: self)
    }
}
