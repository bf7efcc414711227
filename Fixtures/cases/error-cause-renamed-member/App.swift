// A member was renamed: nobody requests the new name, and it is the only one of its type above those that fail.
import DIRuntime

struct ScoreBoard {
    let best: Int
}

final class RootComponent: BootstrapComponent {
    var results: ScoreBoard { ScoreBoard(best: 3) }
    var welcome: String { "hello" }
    var gameComponent: GameComponent { GameComponent(parent: self) }
    var menuComponent: MenuComponent { MenuComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var scoreBoard: ScoreBoard { get }
    // A String may be anything, so 'welcome' is not mentioned.
    var title: String { get }
}

final class GameComponent: Component<GameDependency> {}

protocol MenuDependency: Dependency {
    var scoreBoard: ScoreBoard { get }
}

final class MenuComponent: Component<MenuDependency> {}
