import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol RefreshDependency: Dependency {
    var ticks: Ticks { get }
    var reloads: Reloads { get }
}

public final class RefreshComponent: MainActorComponent<RefreshDependency> {
    public func make() -> any Worker { Refresh(ticks: dependency.ticks, reloads: dependency.reloads) }
}

/// Has the screen loaded again at every tick.
final class Refresh: Worker {
    private let ticks: Ticks
    private let reloads: Reloads

    fileprivate init(ticks: Ticks, reloads: Reloads) {
        self.ticks = ticks
        self.reloads = reloads
    }

    func start() -> [AnyCancellable] {
        ticks.events.sink { [reloads] in reloads.send(()) }
    }
}
