// Initialisers of types that values hold, and one that all components get: any of them may make the component that nothing
// else creates.
import DIRuntime

protocol UserDependency: Dependency { var user: String { get } }

final class LeafComponent: Component<UserDependency> {}
final class TwigComponent: Component<UserDependency> {}

extension DIRuntime.Component {
    convenience init(below parent: Scope) {
        self.init(parent: parent)
    }
}

final class RootComponent: BootstrapComponent {
    let user = "Ada"

    func leaf() -> LeafComponent {
        let type = LeafComponent.self
        let make: (Scope) -> LeafComponent = type.init
        return make(self)
    }
    func leaves() -> [LeafComponent] {
        let type = LeafComponent.self
        let make = type.init(parent:)
        return [1].map([Int].init(arrayLiteral:)).map { _ in make(self) } + [[1]].map([Int].init).map { _ in make(self) }
    }
    func twig() -> TwigComponent {
        let make: (Scope) -> TwigComponent = (TwigComponent).init
        return make(self)
    }
}
