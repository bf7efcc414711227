// This file imports the other library only, so its components are left alone, and so are their creations.
import Entities

protocol EnemyDependency: Dependency {
    var neverProvided: Int { get }
}

final class EnemyComponent: Component<Position> {
    var shadow: EnemyComponent { EnemyComponent(parent: nil) }
    var child: EnemyComponent { EnemyComponent(parent: self) }
}
