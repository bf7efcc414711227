import DIRuntime

@MainActor
final class Tab {
    let title: String

    init(title: String) {
        self.title = title
    }
}

enum Tabs: PluginSlot { typealias Plugin = Tab }
enum Titles: PluginSlot { typealias Plugin = String }
enum Workers: MainActorWorkerSlot {}
enum PlainWorkers: WorkerSlot {}

final class RootComponent: MainActorBootstrapComponent {
    let name = "Ada"
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class ScreenComponent: MainActorComponent<EmptyDependency> {
    var tabs: Plugins<Tabs> { plugins(flags: { $0 == "tab.off" ? false : nil }) }
    var titles: Plugins<Titles> { plugins() }
    var workers: Plugins<Workers> { plugins() }
    var plainWorkers: Plugins<PlainWorkers> { plugins() }
}

@MainActor
protocol NameDependency: Dependency {
    var name: String { get }
}

final class ProfileComponent: MainActorSlotComponent<NameDependency, Tabs> {
    override class var flag: String { "tab.profile" }
    override var plugin: Tab { Tab(title: dependency.name) }
}

final class OffComponent: MainActorSlotComponent<NameDependency, Tabs> {
    override class var flag: String { "tab.off" }
    override var plugin: Tab { Tab(title: "off") }
}

/// A plain plug-in of a host on the main actor.
final class PlainComponent: SlotComponent<EmptyDependency, Titles> {
    override class var flag: String { "title.plain" }
    override var plugin: String { "plain" }
}

@MainActor
final class BadgeWorker: MainActorPluginWorker {
    func start() { print("badge starts") }
    func stop() { print("badge stops") }
}

final class BadgeComponent: MainActorSlotComponent<EmptyDependency, Workers> {
    override class var flag: String { "worker.badge" }
    override var plugin: any MainActorPluginWorker { BadgeWorker() }
}

final class SyncWorker: PluginWorker {
    func start() { print("sync starts") }
    func stop() { print("sync stops") }
}

final class SyncComponent: SlotComponent<EmptyDependency, PlainWorkers> {
    override class var flag: String { "worker.sync" }
    override var plugin: any PluginWorker { SyncWorker() }
}
