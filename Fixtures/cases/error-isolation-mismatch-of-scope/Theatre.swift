// The root got an actor, which no protocol below it names: that is one mistake, whatever it provides.
import DIRuntime

protocol StageDependency: Dependency {
    var play: String { get }
    var seats: Int { get }
}

protocol LightDependency: Dependency {
    var play: String { get }
}

@MainActor
final class TheatreComponent: BootstrapComponent {
    var play: String { "Faust" }
    var seats: Int { 200 }
    nonisolated var bar: String { "open" }
    var stage: StageComponent { StageComponent(parent: self) }
}

final class StageComponent: Component<StageDependency> {
    var light: LightComponent { LightComponent(parent: self) }
}

final class LightComponent: Component<LightDependency> {}
