// The compiler takes no use of a tuple that is lent, so a provider takes it as it is; what cannot be copied stays lent.
import DIRuntime

typealias Point = (x: Int, y: Int)

struct Ticket: ~Copyable {
    let number: Int
}

protocol PageDependency: Dependency {
    func sum(_ pair: borrowing (Int, Int)) -> Int
    func move(to point: borrowing Point, by step: borrowing Int) -> Int
    func end(_ result: borrowing Void)
    func take(_ pair: consuming (Int, Int)) -> Int
    func find(_ pair: borrowing (Int, Int)?) -> Int
    func check(_ ticket: borrowing Ticket, with pair: borrowing (Int, Int)) -> Int
}

final class PageComponent: Component<PageDependency> {
    func run() {
        dependency.end(())
        print(dependency.sum((1, 2)), dependency.move(to: (x: 1, y: 2), by: 3), dependency.take((4, 5)))
        print(dependency.find((1, 1)), dependency.check(Ticket(number: 7), with: (1, 2)))
    }
}

final class RootComponent: BootstrapComponent {
    func sum(_ pair: (Int, Int)) -> Int { pair.0 + pair.1 }
    func move(to point: Point, by step: Int) -> Int { point.x + step }
    func end(_ result: Void) { print("end") }
    func take(_ pair: (Int, Int)) -> Int { pair.0 * pair.1 }
    func find(_ pair: (Int, Int)?) -> Int { pair == nil ? 0 : 1 }
    func check(_ ticket: borrowing Ticket, with pair: (Int, Int)) -> Int { ticket.number + pair.1 }
    var page: PageComponent { PageComponent(parent: self) }
}
