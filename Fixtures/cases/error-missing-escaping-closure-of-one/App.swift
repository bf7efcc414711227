// Two ask for one method, and only the mixer lets the closure be kept.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var handlers: [() -> Void] = []
    func onPlay(_ handler: @escaping () -> Void) { handlers.append(handler) }
    var mixer: MixerComponent { MixerComponent(parent: self) }
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol MixerDependency: Dependency {
    func onPlay(_ handler: @escaping () -> Void)
}

final class MixerComponent: Component<MixerDependency> {}

protocol PlayerDependency: Dependency {
    func onPlay(_ handler: () -> Void)
}

final class PlayerComponent: Component<PlayerDependency> {}
