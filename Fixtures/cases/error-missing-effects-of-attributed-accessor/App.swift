// An attribute before an accessor does not hide its effects.
import DIRuntime

protocol PlayerDependency: Dependency {
    var level: Int { get }
    var volume: Int { get set }
}

final class PlayerComponent: Component<PlayerDependency> {}

final class RootComponent: BootstrapComponent {
    var level: Int { @inline(__always) get throws { 1 } }
    var volume: Int { @available(*, deprecated, message: "set { }") get { 2 } }
    var playerComponent: PlayerComponent { PlayerComponent(parent: self) }
}
