// The app's own graph beside it.
import DIRuntime

protocol LevelDependency: Dependency {
    var name: String { get }
}

final class LevelComponent: Component<LevelDependency> {
    var title: String { "Level of \(dependency.name), \(enemy.child.parent == nil ? "no" : "one") enemy" }
    var enemy: EnemyComponent { EnemyComponent(parent: nil) }
}

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var level: LevelComponent { LevelComponent(parent: self) }
}
