// A slot whose conformance was lost is told where it is declared, with the protocol that its plug-ins show.
import DIRuntime

enum SessionWorkers {}

enum ScreenWorkers {}

enum Tabs: Sendable { typealias Plugin = String }

final class RootComponent: MainActorBootstrapComponent {
    var workers: Plugins<SessionWorkers> { plugins() }
    var screenWorkers: Plugins<ScreenWorkers> { plugins() }
    var tabs: Plugins<Tabs> { plugins() }
}

final class SyncComponent: SlotComponent<EmptyDependency, SessionWorkers> {
    override class var flag: String { "worker.sync" }
    override var plugin: any PluginWorker { SyncWorker() }
}

final class SyncWorker: PluginWorker {
    func start() {}
    func stop() {}
}

final class BadgeComponent: MainActorSlotComponent<EmptyDependency, ScreenWorkers> {
    override class var flag: String { "worker.badge" }
    override var plugin: any MainActorPluginWorker { BadgeWorker() }
}

@MainActor
final class BadgeWorker: MainActorPluginWorker {
    func start() {}
    func stop() {}
}

final class FeedComponent: MainActorSlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}
