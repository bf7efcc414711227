// Who promises not to keep a closure cannot pass it to a method that may keep it; the reverse is fine. Of a closure that
// takes another one it is a part of the type.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var handlers: [() -> Void] = []
    func onPlay(_ handler: @escaping () -> Void) { handlers.append(handler) }
    func onStop(_ handler: () -> Void) { handler() }
    func onLoad(_ load: @escaping (() -> Void) -> Void) {}
    var onSeek: (_ done: @escaping () -> Void) -> Void { { done in done() } }
    var onSkip: (@escaping () -> Void) -> Void { { $0() } }
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    func onPlay(_ handler: () -> Void)
    func onStop(_ handler: @escaping () -> Void)
    func onLoad(_ load: @escaping (_ done: @escaping () -> Void) -> Void)
    var onSeek: (_ done: () -> Void) -> Void { get }
    var onSkip: (@escaping () -> Void) -> Void { get }
}

final class PlayerComponent: Component<PlayerDependency> {}
