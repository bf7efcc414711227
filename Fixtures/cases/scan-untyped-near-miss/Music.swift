// An initialiser that does not show its type leaves the member untyped: known, but named only as a near miss.
import DIRuntime

struct Store {
    static func make() -> Store { Store() }
    static let standard = Store()
    func copy() -> Store { self }
}

final class RootComponent: BootstrapComponent {
    lazy var made = Store.make()
    let standard = Store.standard
    let copied = Store().copy()
    let sum = 1 + 2
    let (first, (_, second)) = (Store.make(), (1, Store.make()))
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    var made: Store { get }
    var standard: Store { get }
    var copied: Store { get }
    var sum: Int { get }
    var second: Store { get }
}

final class PlayerComponent: Component<PlayerDependency> {}
