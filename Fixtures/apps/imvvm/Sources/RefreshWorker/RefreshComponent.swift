public import CourtyardCore
public import DIRuntime
import IMVVM

@MainActor
public protocol RefreshDependency: Dependency {
    var ticks: Ticks { get }
    var reloads: Reloads { get }
}

public final class RefreshComponent: MainActorSlotComponent<RefreshDependency, SessionWorkers> {
    public override class var flag: String { "worker.refresh" }
    public override var plugin: any MainActorPluginWorker {
        Refresh(ticks: dependency.ticks, reloads: dependency.reloads)
    }
}

/// Has the screen loaded again at every tick.
final class Refresh: MainActorPluginWorker {
    private let ticks: Ticks
    private let reloads: Reloads
    private let running = CancelBag()

    fileprivate init(ticks: Ticks, reloads: Reloads) {
        self.ticks = ticks
        self.reloads = reloads
    }

    func start() {
        ticks.events.sink(in: running) { [reloads] in reloads.send(()) }
    }

    func stop() {
        running.cancel()
    }
}
