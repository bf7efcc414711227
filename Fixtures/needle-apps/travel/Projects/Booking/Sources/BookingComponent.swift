import Kit

public protocol BookingDependency: Dependency {
    var fares: Fares { get }
    var log: Log { get }
}

public final class BookingComponent: Component<BookingDependency> {
    public func book(_ city: String) -> String {
        dependency.log.note("booked \(city)")
        return "\(city) for \(dependency.fares.fare(to: city))"
    }

    public var receiptComponent: ReceiptComponent {
        ReceiptComponent(parent: self)
    }

    public var currency: String { "EUR" }
}
