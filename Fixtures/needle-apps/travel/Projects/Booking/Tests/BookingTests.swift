@testable import Booking
import NeedleFoundation

/// A parent for tests; Needle is told to leave it out.
final class BookingTestsRootComponent: BootstrapComponent {
    var booking: BookingComponent { BookingComponent(parent: self) }
}
