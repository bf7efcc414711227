import DIRuntime

enum Workers: WorkerSlot {}

final class LoggingWorker: PluginWorker {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    func start() { print("start", name) }
    func stop() { print("stop", name) }
}

final class RootComponent: BootstrapComponent {
    var session: SessionComponent { SessionComponent(parent: self) }
}

final class SessionComponent: Component<EmptyDependency> {
    var workers: Plugins<Workers> { plugins() }
}

final class SyncComponent: SlotComponent<EmptyDependency, Workers> {
    override class var flag: String { "worker.sync" }
    override var plugin: any PluginWorker { LoggingWorker("sync") }
}

final class PushComponent: SlotComponent<EmptyDependency, Workers> {
    override class var flag: String { "worker.push" }
    override var plugin: any PluginWorker { LoggingWorker("push") }
}

func show() {
    let session = RootComponent().session
    print("nothing runs")
    print(session.workers.flags)
    print(session.workers.count)
}

show()
