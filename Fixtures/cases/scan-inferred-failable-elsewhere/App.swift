// An initialiser that gives nil may stand in a class above or in an extension of a protocol, and the compiler makes that of raw
// values. An enum's own, with a label that libraries' failing ones have, shows its type, as does a class that inherits none.
import DIRuntime

enum Level: Int {
    case low
}

enum Route: String {
    case home

    init(path: String) { self = .home }
}

class Screen {
    init() {}
    init!(depth: Int) { return nil }
}

final class Menu: Screen {}

final class Pane: Screen {
    init(width: Int) { super.init() }
}

protocol Parsed {
    init()
}

extension Parsed {
    init?(text: String) { return nil }
}

struct Query: Parsed {}

final class RootComponent: BootstrapComponent {
    let level = Level(rawValue: 0)
    let route = Route(path: "/")
    let menu = Menu(depth: 2)
    let pane = Pane(width: 3)
    lazy var query = shared { Query(text: "q") }
    let scalar = Unicode.Scalar(65)
    var screenComponent: ScreenComponent { ScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    var level: Level { get }
    var route: Route { get }
    var menu: Menu { get }
    var pane: Pane { get }
    var query: Query { get }
    var scalar: Unicode.Scalar { get }
}

final class ScreenComponent: Component<ScreenDependency> {}
