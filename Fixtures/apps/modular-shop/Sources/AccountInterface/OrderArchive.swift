import CartInterface
import ShopCore

public struct Order: Sendable {
    public let number: Int
    public let lines: [CartLine]
    public let total: Money

    public init(number: Int, lines: [CartLine], total: Money) {
        self.number = number
        self.lines = lines
        self.total = total
    }
}

public protocol OrderArchive: AnyObject {
    var orders: [Order] { get }

    func add(_ order: Order)
}
