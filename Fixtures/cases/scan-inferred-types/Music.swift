// The initialiser shows the type of a member that is written without one.
import DIRuntime

final class Store {
    let songs = ["Blue", "Red"]
}

struct Equaliser {
    struct Band { var gain = 4 }
}

final class RootComponent: BootstrapComponent {
    lazy var store = Store()
    var equaliser = Equaliser.init()
    let band = Equaliser.Band()
    let volume = 7
    let speed = 1.5
    let offset = -2
    let title = "Music"
    let isLoud = true
    lazy var playlist = shared { Store() }
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    var store: Store { get }
    var equaliser: Equaliser { get }
    var band: Equaliser.Band { get }
    var volume: Int { get }
    var speed: Double { get }
    var title: String { get }
    var isLoud: Bool { get }
    var playlist: Store { get }
}

final class PlayerComponent: Component<PlayerDependency> {
    var text: String { "\(dependency.title): \(dependency.store.songs) \(dependency.volume) \(dependency.band.gain)" }
}
