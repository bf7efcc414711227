import DIRuntime
import Trip

final class RootComponent: BootstrapComponent {
    var trip: TripComponent { TripComponent(parent: self) }
    var other: TripComponent { TripComponent(parent: self, city: "Linz") }
    var hotel: HotelComponent { HotelComponent(parent: self) }
    var ride: RideComponent { RideComponent(parent: self) }
}
