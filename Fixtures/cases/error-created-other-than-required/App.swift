// Where a place says of which component it is, a creation of another one is told there, and not all that it brings along.
import DIRuntime

protocol PlayerDependency: Dependency {
    var song: String { get }
    var volume: Int { get }
}

final class RootComponent: BootstrapComponent {
    let name = "Ada"
    var home: HomeComponent { HomComponent(parent: self) }
    var list: ListComponent { shared { return PlayerComponent(parent: self) } }
    lazy var player: PlayerComponent? = ListComponent(parent: self)
    @discardableResult func second() -> ListComponent {
        let list: ListComponent = RootComponent(parent: self)
        return list
    }
    @available(iOS 13, macOS 10.15, *)
    var third: HomeComponent { return (ListComponent)(parent: self) }
    // These are of the type, or nothing is known of it.
    var base: ScreenComponent { HomeComponent(parent: self) }
    var text: String { HomeComponent(parent: self).text }
    var same: Home { HomeComponent(parent: self) }
    @Built var built: HomeComponent { ListComponent(parent: self) }
    func fourth() -> HomeComponent {
        if name.isEmpty {
            ListComponent(parent: self)
        }
        return home
    }
}

typealias Home = HomeComponent

class ScreenComponent: Component<EmptyDependency> {}

final class HomeComponent: ScreenComponent {
    var text: String { "home" }
    let song = "Aria"
    let volume = 3
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol HomDependency: Dependency {
    var tracks: [String] { get }
    var artist: String { get }
}

final class HomComponent: Component<HomDependency> {}

final class ListComponent: Component<EmptyDependency> {
    let song = "Air"
    let volume = 4
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

final class PlayerComponent: Component<PlayerDependency> {}

@resultBuilder enum Built {
    static func buildBlock(_ list: ListComponent) -> HomeComponent { HomeComponent(parent: list) }  // needle:ignore unlinked-creation
}
