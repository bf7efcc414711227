// `.init(parent: $0)` of a type that only the compiler infers may make the component that nothing else creates.
import DIRuntime

protocol PageDependency: Dependency { var title: String { get } }

final class PageComponent: Component<PageDependency> {}
final class MarginComponent: Component<PageDependency> {}

final class Node {
    var parent: Node?
    init(parent: Node?) { self.parent = parent }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Draft" }
    func make<Child>(_ child: (RootComponent) -> Child) -> Child { child(self) }
    func page() -> PageComponent { make { .init(parent: $0) } }
    func margin() -> MarginComponent {
        func make(_ root: RootComponent) -> MarginComponent { .init(parent: root) }
        return make(self)
    }
    let node: Node = .init(parent: nil)
}
