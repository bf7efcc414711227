// Creations by a typealias: of a nested component, of an alias of an alias, and told by an aliased type.
import DIRuntime

enum Quiz {
    protocol RoundDependency: Dependency { var player: String { get } }
    final class RoundComponent: Component<RoundDependency> {
        var text: String { "Round of " + dependency.player }
    }
    final class FinalComponent: Component<RoundDependency> {}
    final class BonusComponent: Component<RoundDependency> {}
}

final class RootComponent: BootstrapComponent {
    typealias Bonus = Quiz.BonusComponent
    var player: String { "Ada" }
    var round: Round { Round(parent: self) }
    var last: Last { .init(parent: self) }
    var bonus: Bonus { Bonus(parent: self) }
}
