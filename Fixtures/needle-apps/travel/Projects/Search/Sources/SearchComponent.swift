import Booking
import Kit

public protocol SearchDependency: Dependency {
    var log: Log { get }
}

public final class SearchComponent: Component<SearchDependency> {
    public func find(_ city: String) -> BookingComponent {
        dependency.log.note("found \(city)")
        return BookingComponent(parent: self)
    }
}
