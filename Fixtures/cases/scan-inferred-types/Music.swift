// The initialiser shows the type of a member that is written without one.
import DIRuntime

protocol Shelf { var songs: [String] { get } }

final class Store: Shelf {
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
    let shelf = Store() as any Shelf
    let first: Any = "first"
    lazy var found = first as? String
    lazy var none = [] as [String]
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
    var shelf: any Shelf { get }
    var found: String? { get }
    var none: [String] { get }
}

final class PlayerComponent: Component<PlayerDependency> {
    var text: String { "\(dependency.title): \(dependency.store.songs) \(dependency.volume) \(dependency.band.gain) "
        + "\(dependency.shelf.songs) \(dependency.found ?? "") \(dependency.none)" }
}
