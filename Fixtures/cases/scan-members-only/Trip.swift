// Locals of getters, methods and closures, and members of nested types, are no members of the component.
import DIRuntime

final class RootComponent: BootstrapComponent {
    struct Settings {
        var currency: String = "EUR"
    }
    var total: Int {
        let days: Int = 4
        var price: Int { days * 10 }
        return price
    }
    func plan() -> String {
        let city: String = "Rome"
        func route() -> String { city }
        return route()
    }
    let format: (Int) -> String = { value in
        let unit: String = "km"
        return "\(value) \(unit)"
    }
    var hotel: String = "none" {
        didSet { let guest: String = oldValue; print(guest) }
    }
    var trip: TripComponent { TripComponent(parent: self) }
}

protocol TripDependency: Dependency {
    var currency: String { get }
    var days: Int { get }
    var price: Int { get }
    var city: String { get }
    func route() -> String
    var unit: String { get }
    var guest: String { get }
    var total: Int { get }
    var hotel: String { get }
}

final class TripComponent: Component<TripDependency> {}
