// A closure that is called where it stands is of the type that it returns, which one expression shows.
import DIRuntime

final class Store {
    let songs = ["Blue", "Red"]
}

final class Volume {
    let level: Int

    init?(_ level: Int) {
        if level < 0 { return nil }
        self.level = level
    }
}

final class RootComponent: BootstrapComponent {
    let store = { Store() }()
    lazy var archive = { return Store() }()
    let limit = { 7 }()
    let pair = ({ 1.5 }(), title: { "Music" }())
    let volumes = [{ Volume(3)! }(), { Volume(5)! }()]
    lazy var playlist = shared { { Store() }() }
    // What is more than one expression, or has parameters, tells nothing.
    let maker = { { Store() } }()
    let loudest: Int = {
        let levels = [3, 5]
        return levels[1]
    }()
    let loudness: Int = { $0 + 1 }(4)
    let quiet: Volume? = { Volume(-1) }()

    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    var store: Store { get }
    var archive: Store { get }
    var limit: Int { get }
    var pair: (Double, title: String) { get }
    var volumes: [Volume] { get }
    var playlist: Store { get }
    var loudest: Int { get }
    var loudness: Int { get }
    var quiet: Volume? { get }
}

final class PlayerComponent: Component<PlayerDependency> {
    var text: String {
        let stores = [dependency.store, dependency.archive, dependency.playlist].map(\.songs.count)
        return "\(dependency.pair.title): \(stores) \(dependency.limit) \(dependency.pair.0) "
            + "\(dependency.volumes.map(\.level)) \(dependency.loudest) \(dependency.loudness) \(dependency.quiet == nil)"
    }
}
