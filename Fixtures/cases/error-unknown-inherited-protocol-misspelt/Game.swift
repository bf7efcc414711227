// Protocols that would reach 'Dependency' but for one misspelt name: that is told, also behind 'any' and a typealias, and
// in a composition.
import DIRuntime

protocol GameDependencies: Dependency { var score: Int { get } }
protocol HasPlayer { var player: String { get } }
typealias HasAll = HasPlayers & Sendable

protocol BoardDependency: GameDependency {}
protocol DiceDependency: AnyObject, GameDependency {}
protocol ChatDependency: Dependency, HasAll {}
protocol PauseDependency: Identifiable {}

final class BoardComponent: Component<BoardDependency> {}
final class DiceComponent: Component<any DiceDependency> {}
final class ChatComponent: Component<ChatDependency> {}
final class PauseComponent: Component<any PauseDependency> {}

final class ScoreComponent: Component<ChatDependency & GameDependecies> {}

enum Menu {
    protocol Dependency { var player: String { get } }
    final class MenuComponent: Component<Dependency> {}
}

final class RootComponent: BootstrapComponent {
    var score: Int { 0 }
    var player: String { "Ada" }
    var board: BoardComponent { BoardComponent(parent: self) }
    var dice: DiceComponent { DiceComponent(parent: self) }
    var chat: ChatComponent { ChatComponent(parent: self) }
    var pause: PauseComponent { PauseComponent(parent: self) }
    var scores: ScoreComponent { ScoreComponent(parent: self) }
    var menu: Menu.MenuComponent { Menu.MenuComponent(parent: self) }
}
