// Operators made of `<`, `>` and `/` are declared and passed as values; no angle bracket or comment opens there.
import DIRuntime

infix operator </> : AdditionPrecedence
infix operator >>> : AdditionPrecedence
prefix operator <-

struct Money: Comparable {
    var cents: Int
    static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
    static func / (left: Money, parts: Int) -> Money { Money(cents: left.cents / parts) }
    static func </> (left: Money, right: Money) -> Money { Money(cents: (left.cents + right.cents) / 2) }
    static func >>> (left: Money, right: Money) -> [Money] { [left, right].sorted(by: >) }
    static prefix func <- (value: Money) -> Money { Money(cents: -value.cents) }
}

final class RootComponent: BootstrapComponent {
    let divide: (Int, Int) -> Int = (/)
    var price: Money { Money(cents: [9, 4, 20].sorted(by: <).reduce(100, -)) }
    var mean: Money { price </> <-Money(cents: 7 >> 1) }
    var isCheap: Bool { price < mean || divide(8, 2) > 4 }
    var till: TillComponent { TillComponent(parent: self) }
}
