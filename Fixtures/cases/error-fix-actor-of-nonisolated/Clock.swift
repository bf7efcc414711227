// A requirement that leaves the protocol's actor by 'nonisolated' gets the actor in its place.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var zone: String { "UTC" }
    var clock: ClockComponent { ClockComponent(parent: self) }
}

@MainActor
protocol ClockDependency: Dependency {
    @available(*, deprecated)
    nonisolated var zone: String { get }
}

final class ClockComponent: MainActorComponent<ClockDependency> {}
