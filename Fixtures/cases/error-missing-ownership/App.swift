// What is borrowed is not consumed, what was not sent is not sent on, and `inout` is another type.
import DIRuntime

final class Box {}

protocol PageDependency: Dependency {
    func borrow(_ box: borrowing Box)
    func keep(_ box: borrowing Box)
    func read(_ box: borrowing Box)
    func eat(_ box: consuming Box)
    func send(_ box: Box)
    func make() -> sending Box
    func change(_ box: Box)
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    func borrow(_ box: consuming Box) {}
    // As Swift spelled it before.
    func keep(_ box: __owned Box) {}
    func read(_ box: __shared Box) {}
    func eat(_ box: __owned Box) {}
    func send(_ box: sending Box) {}
    func make() -> Box { Box() }
    func change(_ box: inout Box) {}
    var page: PageComponent { PageComponent(parent: self) }
}
