// What cannot be copied is requested twice, and only one of the requirements changes it.
import DIRuntime

struct Token: ~Copyable {
    var uses = 0
}

final class RootComponent: BootstrapComponent {
    var token: Token = Token()
    var gateComponent: GateComponent { GateComponent(parent: self) }
}

protocol UsesToken: Dependency {
    var token: Token { get set }
}

protocol ShowsToken: Dependency {
    var token: Token { get }
}

protocol GateDependency: UsesToken, ShowsToken {}

final class GateComponent: Component<GateDependency> {
    func use() -> Int {
        dependency.token.uses += 1
        return dependency.token.uses
    }
}
