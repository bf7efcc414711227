// Only a name that nothing else is bound to is surely a scope that is made by hand.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var heat: Int { 200 }
    var oven: OvenComponent { OvenComponent(parent: self) }
}

protocol OvenDependency: Dependency {
    var heat: Int { get }
}

final class OvenComponent: Component<OvenDependency> {
    var heat: Int { dependency.heat }
}

func fakeOven() -> OvenComponent {
    let scope = StandaloneScope { _ in }
    return OvenComponent(parent: scope)
}

func oven(below scope: any Scope) -> OvenComponent { OvenComponent(parent: scope) }

func heats(_ scopes: [StandaloneScope]) -> [Int] { scopes.map { OvenComponent(parent: $0).heat } }

func oven(in tests: Tests) -> OvenComponent { OvenComponent(parent: tests.standalone) }

struct Tests {
    let standalone: StandaloneScope
}
