// Each component is created below the root as well, and the factories make some of them below others: nothing says which.
import DIRuntime

protocol NameDependency: Dependency {
    var name: String { get }
}

class ScreenComponent: Component<NameDependency> {}

final class HomeComponent: ScreenComponent {}

final class DetailComponent: ScreenComponent {}

final class RootComponent: BootstrapComponent {
    var name: String { "root" }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
    var detail: DetailComponent { DetailComponent(parent: self) }
    var wizard: WizardComponent { WizardComponent(parent: self) }
}

final class WizardComponent: Component<EmptyDependency> {
    var name: String { "wizard" }
    var first: HomeComponent { make(HomeComponent.self) }
    var second: DetailComponent { made() }

    func make<Screen: ScreenComponent>(_ type: Screen.Type) -> Screen { type.init(parent: self) }

    func made<Screen>() -> Screen where Screen: Component<NameDependency> { Screen(parent: self) }
}

extension Scope {
    func step<Screen: ScreenComponent>(_ type: Screen.Type) -> Screen { Screen(parent: self) }
}

func build<Screen: ScreenComponent & AnyObject>(below scope: any Scope) -> Screen { .init(parent: scope) }

func open(_ type: ScreenComponent.Type, below scope: any Scope) -> ScreenComponent { type.init(parent: scope) }

func opener<Screen: ScreenComponent>(of type: Screen.Type) -> (any Scope) -> Screen { Screen.init(parent:) }

// What surely is no component concerns nobody.
class Node {
    required init(parent: Node?) {}
}

final class Leaf: Node {}

func grow<Kind: Node>(_ kind: Kind.Type, below node: Node) -> Kind { kind.init(parent: node) }

func graft(_ kind: Node.Type, on node: Node) -> Node { kind.init(parent: node) }

// The type may be a parameter of what is around the function.
struct Factory<Screen: ScreenComponent> {
    let scope: any Scope
    var made: Screen { Screen(parent: scope) }

    func make() -> Screen { .init(parent: scope) }
}

protocol Making {
    associatedtype Made: Component<NameDependency>
    var scope: any Scope { get }
}

extension Making {
    func make() -> Made { Made(parent: scope) }
}
