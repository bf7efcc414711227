// A component has a subclass; both are made, both have the requests, and the subclass offers what it inherits.
import DIRuntime

protocol PlayerDependency: Dependency { var song: String { get } }
protocol QueueDependency: Dependency {
    var volume: Int { get }
    var song: String { get }
}

class PlayerComponent: Component<PlayerDependency> {
    var volume: Int { 5 }
    var queue: QueueComponent { QueueComponent(parent: self) }
}

final class KidsPlayerComponent: PlayerComponent {
    override var volume: Int { 2 }
}

final class QueueComponent: Component<QueueDependency> {
    var text: String { "\(dependency.song) at \(dependency.volume)" }
}

final class RootComponent: BootstrapComponent {
    var song: String { "Blue" }
    var player: PlayerComponent { PlayerComponent(parent: self) }
    var kidsPlayer: KidsPlayerComponent { KidsPlayerComponent(parent: self) }
}
