public struct Money: Sendable, Equatable {
    public static let zero = Money(cents: 0)

    public let cents: Int

    public init(cents: Int) {
        self.cents = cents
    }

    public static func + (left: Money, right: Money) -> Money {
        Money(cents: left.cents + right.cents)
    }

    public static func - (left: Money, right: Money) -> Money {
        Money(cents: left.cents - right.cents)
    }

    public static func * (price: Money, count: Int) -> Money {
        Money(cents: price.cents * count)
    }
}

extension Money: CustomStringConvertible {
    public var description: String {
        let (whole, rest) = cents.quotientAndRemainder(dividingBy: 100)
        return rest < 10 ? "€\(whole).0\(rest)" : "€\(whole).\(rest)"
    }
}
