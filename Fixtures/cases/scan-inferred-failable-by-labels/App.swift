// Of the initialisers of a type only those count that the call fits: by labels, default values, variadics, closures.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let store = Store()
    let backup = Store(path: "backup", retries: 3)
    let screen = Screen()
    let detail = DetailScreen()
    let plan = Plan(steps: 1, 2, 3)
    let task = Job(name: "sync") { print("ran") }
    let levels = [Level(1), Level(2)]
    let pair = (Store(), Level(3))
    let (first, second) = (Store(), Level(4))
    let profile = Profile(name: "Ada")
    let link = Link(host: "example.com")
    let kind = Kind(rawValue: 1)

    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var store: Store { get }
    var backup: Store { get }
    var screen: Screen { get }
    var detail: DetailScreen { get }
    var plan: Plan { get }
    var task: Job { get }
    var levels: [Level] { get }
    var pair: (Store, Level) { get }
    var second: Level { get }
    var profile: Profile { get }
    var link: Link { get }
    var kind: Kind { get }
}

final class HomeComponent: Component<HomeDependency> {}
