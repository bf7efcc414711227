// A requirement of a plug-in extension that was renamed: what has the old name is meant, and who asks for that is right.
import DIRuntime

protocol PlayerExtension: PluginExtension {
    var effect: [String] { get }
}

final class PlayerComponent: PluginizedComponent<EmptyDependency, PlayerExtension, PlayerNonCoreComponent> {
    var list: ListComponent { ListComponent(parent: self) }
}

final class PlayerNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var effects: [String] { [] }
}

protocol ListDependency: Dependency {
    var effects: [String] { get }
}

final class ListComponent: Component<ListDependency> {}

final class RootComponent: BootstrapComponent {
    var player: PlayerComponent { PlayerComponent(parent: self) }
}
