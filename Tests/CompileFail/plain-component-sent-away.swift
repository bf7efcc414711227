// error: passing closure as a 'sending' parameter risks causing data races
// A plain component may be used by one thread at a time; a main-actor component may be sent.
import DIRuntime

#if FAILS
nonisolated final class RootComponent: BootstrapComponent {
    var count = 0
}
nonisolated func start(_ root: RootComponent) {
    Task.detached { root.count += 1 }
}
#else
@MainActor final class RootComponent: MainActorBootstrapComponent {
    var count = 0
    func increase() { count += 1 }
}
nonisolated func start(_ root: RootComponent) {
    Task.detached { await root.increase() }
}
#endif
