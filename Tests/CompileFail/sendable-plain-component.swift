// error: 'Sendable' class 'RootComponent' cannot inherit from another class
// Only an actor makes a component Sendable: its subclasses may add a `var`, which no base class could guard.
import DIRuntime

#if FAILS
nonisolated final class RootComponent: BootstrapComponent, Sendable {
    let limit = 3
}
#else
@MainActor final class RootComponent: MainActorBootstrapComponent, Sendable {
    let limit = 3
}
#endif

nonisolated func start(_ root: RootComponent) {
    Task.detached { print(root.limit) }
}
