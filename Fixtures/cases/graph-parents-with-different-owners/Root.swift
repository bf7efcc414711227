// The root shows the score sheet without a player, too.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "Best of all time" }
    var players: [String] { ["Ada", "Alan"] }
    var scores: [Int] { [3, 2] }
    var loggedInComponent: LoggedInComponent { LoggedInComponent(parent: self) }
    var scoreSheetComponent: ScoreSheetComponent { ScoreSheetComponent(parent: self) }
}
