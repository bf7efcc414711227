// What lacks nothing but access is told, and not the overloads below it, which serve others.
import DIRuntime

final class GameComponent: BootstrapComponent {
    private let tint = "blue", level: Int = 3
    var stage: StageComponent { StageComponent(parent: self) }
}

protocol StageDependency: Dependency {
    var tint: String { get }
}

final class StageComponent: Component<StageDependency> {
    var level: Double { 1.5 }
    var wave: WaveComponent { WaveComponent(parent: self) }
}

protocol WaveDependency: Dependency {
    var level: Double { get }
}

final class WaveComponent: Component<WaveDependency> {
    func level(_ step: Int) -> Int { step }
    var enemy: EnemyComponent { EnemyComponent(parent: self) }
}

protocol EnemyDependency: Dependency {
    var level: Int { get }
    func level(_ step: Int) -> Int
}

final class EnemyComponent: Component<EnemyDependency> {
    var loot: LootComponent { LootComponent(parent: self) }
}

protocol LootDependency: Dependency {
    var level: Int? { get }
}

final class LootComponent: Component<LootDependency> {}
