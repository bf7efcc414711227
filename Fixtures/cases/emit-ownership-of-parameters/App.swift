// Who owns an argument is no part of a parameter's type; what is sent may be given to whoever does not ask for it.
import DIRuntime

final class Box {}

struct Ticket: ~Copyable {
    let number: Int
}

protocol PageDependency: Dependency {
    func take(_ box: sending Box) -> Int
    func make() -> Box
    func look(_ box: borrowing Box) -> Int
    func use(_ box: Box) -> Int
    func eat(_ box: consuming Box) -> Int
    func keep(_ box: sending Box, named name: borrowing String) -> Int
    func tear(_ ticket: consuming Ticket) -> Int
}

final class PageComponent: Component<PageDependency> {
    func run() {
        print(dependency.take(Box()), dependency.look(dependency.make()), dependency.use(Box()))
        print(dependency.eat(Box()), dependency.keep(Box(), named: "a"), dependency.tear(Ticket(number: 7)))
    }
}

final class RootComponent: BootstrapComponent {
    func take(_ box: Box) -> Int { 1 }
    func make() -> sending Box { Box() }
    func look(_ box: Box) -> Int { 2 }
    func use(_ box: consuming Box) -> Int { 3 }
    func eat(_ box: Box) -> Int { 4 }
    func keep(_ box: __owned Box, named name: String) -> Int { 5 }
    func tear(_ ticket: borrowing Ticket) -> Int { ticket.number }
    var page: PageComponent { PageComponent(parent: self) }
}
