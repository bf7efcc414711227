// What a typealias stands for was renamed, or is of a library; the typealias itself is there.
import DIRuntime
import UIKit

enum Games {
    final class FinalComponent: Component<EmptyDependency> {}
}

typealias Last = Game.FinalComponent
typealias Final = Last
typealias Screen = UIViewController

final class RootComponent: BootstrapComponent {
    var last: Last { Last(parent: self) }
    var other: Final { Final(parent: self) }
    var screen: Screen { Screen(parent: self) }
    typealias Bonus = Games.BonusComponent
    var bonus: Bonus { Bonus(parent: self) }
}
