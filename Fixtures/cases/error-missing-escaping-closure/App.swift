// Who promises not to keep a closure cannot pass it to a method that may keep it; the reverse is fine.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var handlers: [() -> Void] = []
    func onPlay(_ handler: @escaping () -> Void) { handlers.append(handler) }
    func onStop(_ handler: () -> Void) { handler() }
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    func onPlay(_ handler: () -> Void)
    func onStop(_ handler: @escaping () -> Void)
}

final class PlayerComponent: Component<PlayerDependency> {}
