import DIRuntime
import Foundation
import Testing

@Suite("Slots")
struct PluginSlotTests {
    enum UnnamedSlot: PluginSlot { typealias Plugin = Int }
    final class UnnamedComponent: SlotComponent<EmptyDependency, UnnamedSlot> {}

    @Test("the plug-ins of a slot are there in order, and those that are off are never created")
    func inOrder() {
        let log = Log()
        let root = ShopRoot(flags: ["shop.offers": false], log: log)
        let sections = root.sections
        #expect(sections.map(\.title) == ["News of Ada", "Search"])
        #expect(sections.flags == ["shop.news", "shop.search"])
        #expect(log.lines == ["news", "search"])
        #expect(sections[NewsComponent.self]?.title == "News of Ada")
        #expect(sections[OffersComponent.self] == nil)
    }

    @Test("flags are read once per host, and default to on")
    func flagsOnce() {
        let log = Log()
        let root = ShopRoot(flags: [:], log: log)
        #expect(root.sections.count == 3)
        #expect(root.sections.count == 3)
        #expect(root.asked.lines == ["shop.news", "shop.offers", "shop.search"])
    }

    @Test("whoever holds the plug-ins shares them with others who ask; the host does not hold them")
    func sameWhileHeld() {
        let log = Log()
        let root = ShopRoot(flags: [:], log: log)
        let held = root.sections
        #expect(root.sections[0] === held[0])
        #expect(log.lines.count == 3)
        withExtendedLifetime(held) {}
        weak var host: ShopRoot?
        do {
            let other = ShopRoot(flags: [:], log: log)
            host = other
            #expect(other.sections.allSatisfy { $0.owner != nil })
        }
        #expect(host == nil)
    }

    @Test("workers start in order at the first use, and stop in the reverse order when the host ends")
    func workers() {
        let log = Log()
        do {
            let root = ShopRoot(flags: ["worker.b": false], log: log)
            #expect(log.lines == [])
            #expect(root.workers.count == 2)
            #expect(root.workers.count == 2)
            #expect(log.lines == ["start a", "start c"])
        }
        #expect(log.lines == ["start a", "start c", "stop c", "stop a"])
    }

    @Test("however many threads ask first, flags are asked and workers started once")
    func threads() {
        struct Sent: @unchecked Sendable { let root: ShopRoot }
        for _ in 0..<100 {
            let log = Log()
            let sent = Sent(root: ShopRoot(flags: [:], log: log))
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                #expect(sent.root.workers.count == 3)
                #expect(sent.root.sections.count == 3)
            }
            #expect(log.lines.filter { $0.hasPrefix("start") } == ["start a", "start b", "start c"])
            #expect(sent.root.asked.lines.count == 3)
        }
    }

    @Test("a test replaces, adds and turns off plug-ins of its own graph")
    func overrides() {
        let log = Log()
        let root = ProviderTable.withOverrides { table in
            table.replace(NewsComponent.self, with: Section("Fake"))
            table.turn(SearchComponent.self, on: false)
            table.turn(OffersComponent.self, on: true)
            table.add(plugin: Section("Extra"), to: ShopSections.self, flag: "extra")
        } operation: {
            ShopRoot(flags: ["shop.offers": false, "shop.search": true], log: log)
        }
        #expect(root.sections.map(\.title) == ["Fake", "Offers", "Extra"])
        #expect(root.sections[NewsComponent.self]?.title == "Fake")
        #expect(log.lines.first == "offers")
        #expect(ShopRoot(flags: [:], log: log).sections.map(\.title) == ["News of Ada", "Offers", "Search"])
    }

    @Test("a host without a graph has the plug-ins that its test gives it")
    func standalone() {
        #expect(PluginHost(dependency: EmptyDependencyProvider()).sections.isEmpty)
        let scope = StandaloneScope { $0.add(plugin: Section("Extra"), to: ShopSections.self) }
        #expect(PluginHost(parent: scope).sections.map(\.title) == ["Extra"])
    }

    @Test("a flag that nobody names is that of the module and the class")
    func defaultFlag() {
        #expect(PluginSlotTests.UnnamedComponent.flag == "DIRuntimeTests.PluginSlotTests.Unnamed")
        #expect(NewsComponent.flag == "shop.news")
        #expect(NewsComponent.order == .first)
        #expect(OffersComponent.order == .anywhere)
    }

    @Test("a host on the main actor has plug-ins of both kinds, and stops its workers there")
    @MainActor
    func mainActor() async {
        let log = Log()
        var root: ScreenRoot? = ScreenRoot(log: log)
        #expect(root?.tabs.map(\.title) == ["Profile", "Plain"])
        #expect(root?.tabs[ProfileComponent.self]?.title == "Profile")
        #expect(root?.workers.count == 1)
        #expect(log.lines == ["start"])
        root = nil
        while log.lines.count < 2 { await Task.yield() }
        #expect(log.lines == ["start", "stop"])
    }

    @Test("workers of no actor stop on the main actor, where their host lives, whoever releases it")
    @MainActor
    func plainWorkersOfTheMainActor() async {
        DispatchQueue.main.setSpecific(key: QueueWorker.mainQueue, value: true)
        let log = Log()
        func holder() -> Holder {
            let root = ScreenRoot(log: log)
            #expect(root.plainWorkers.count == 1)
            return Holder(root)
        }
        let holder = holder()
        await Task.detached { await holder.drop() }.value
        while log.lines.count < 2 { await Task.yield() }
        #expect(log.lines == ["start on the main queue", "stop on the main queue"])
    }

    @Test("a test replaces a plug-in of the main actor")
    @MainActor
    func mainActorOverrides() {
        let root = ProviderTable.withOverrides { table in
            table.replace(ProfileComponent.self, with: Tab("Fake"))
            table.turn(PlainTabComponent.self, on: false)
            table.add(mainActorPlugin: Tab("Extra"), to: ScreenTabs.self)
        } operation: {
            ScreenRoot(log: Log())
        }
        #expect(root.tabs.map(\.title) == ["Fake", "Extra"])
    }
}

private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    var lines: [String] { lock.withLock { all } }
    func add(_ line: String) { lock.withLock { all.append(line) } }
}

private final class Section: Sendable {
    let title: String
    let owner: NewsComponentReference?
    init(_ title: String, owner: NewsComponentReference? = NewsComponentReference()) {
        self.title = title
        self.owner = owner
    }
}

private final class NewsComponentReference: Sendable {}

private enum ShopSections: PluginSlot { typealias Plugin = Section }
private enum ShopWorkers: WorkerSlot {}

private protocol ShopDependency: Dependency {
    var userName: String { get }
    var log: Log { get }
}

private final class ShopDependencyProvider: ShopDependency {
    private let root: ShopRoot
    var userName: String { root.userName }
    var log: Log { root.log }
    init(_ component: NewComponent) { root = component.nearestAncestor() }
}

private final class ShopRoot: BootstrapComponent, GraphRoot {
    let flags: [String: Bool]
    let log: Log
    let asked = Log()
    let userName = "Ada"

    init(flags: [String: Bool], log: Log) {
        self.flags = flags
        self.log = log
        super.init()
    }

    var sections: Plugins<ShopSections> {
        plugins { [flags, asked] flag in
            asked.add(flag)
            return flags[flag]
        }
    }
    var workers: Plugins<ShopWorkers> { plugins(flags: { flags[$0] }) }

    static let providers = ProviderTable { table in
        table.register(NewsComponent.self) { ShopDependencyProvider($0) }
        table.register(OffersComponent.self) { ShopDependencyProvider($0) }
        table.register(SearchComponent.self) { ShopDependencyProvider($0) }
        table.register(WorkerAComponent.self) { ShopDependencyProvider($0) }
        table.register(WorkerBComponent.self) { ShopDependencyProvider($0) }
        table.register(WorkerCComponent.self) { ShopDependencyProvider($0) }
        table.register(slot: ShopSections.self)
        table.register(plugin: NewsComponent.self, flag: "shop.news") { NewsComponent(parent: $0) }
        table.register(plugin: WorkerAComponent.self, flag: "worker.a") { WorkerAComponent(parent: $0) }
        table.register(plugin: OffersComponent.self, flag: "shop.offers") { OffersComponent(parent: $0) }
        table.register(plugin: WorkerBComponent.self, flag: "worker.b") { WorkerBComponent(parent: $0) }
        table.register(plugin: SearchComponent.self, flag: "shop.search") { SearchComponent(parent: $0) }
        table.register(plugin: WorkerCComponent.self, flag: "worker.c") { WorkerCComponent(parent: $0) }
    }
}

private final class PluginHost: Component<EmptyDependency> {
    var sections: Plugins<ShopSections> { plugins() }
}

private final class NewsComponent: SlotComponent<ShopDependency, ShopSections> {
    override class var flag: String { "shop.news" }
    override class var order: PluginOrder { .first }
    override var plugin: Section {
        dependency.log.add("news")
        return Section("News of \(dependency.userName)")
    }
}

private final class OffersComponent: SlotComponent<ShopDependency, ShopSections> {
    override var plugin: Section {
        dependency.log.add("offers")
        return Section("Offers")
    }
}

private final class SearchComponent: SlotComponent<ShopDependency, ShopSections> {
    override var plugin: Section {
        dependency.log.add("search")
        return Section("Search")
    }
}

private final class LoggingWorker: PluginWorker {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }
    func start() { log.add("start \(name)") }
    func stop() { log.add("stop \(name)") }
}

private final class WorkerAComponent: SlotComponent<ShopDependency, ShopWorkers> {
    override var plugin: any PluginWorker { LoggingWorker("a", dependency.log) }
}

private final class WorkerBComponent: SlotComponent<ShopDependency, ShopWorkers> {
    override var plugin: any PluginWorker { LoggingWorker("b", dependency.log) }
}

private final class WorkerCComponent: SlotComponent<ShopDependency, ShopWorkers> {
    override var plugin: any PluginWorker { LoggingWorker("c", dependency.log) }
}

// MARK: On the main actor

@MainActor
private final class Tab {
    let title: String
    init(_ title: String) { self.title = title }
}

private enum ScreenTabs: PluginSlot { typealias Plugin = Tab }
private enum ScreenWorkers: MainActorWorkerSlot {}
private enum PlainScreenWorkers: WorkerSlot {}

/// Keeps a component off the main actor.
private actor Holder {
    private var root: ScreenRoot?
    init(_ root: ScreenRoot) { self.root = root }
    func drop() { root = nil }
}

private final class ScreenRoot: MainActorBootstrapComponent, GraphRoot {
    let log: Log
    init(log: Log) {
        self.log = log
        super.init()
    }

    var tabs: Plugins<ScreenTabs> { plugins() }
    var workers: Plugins<ScreenWorkers> { plugins() }
    var plainWorkers: Plugins<PlainScreenWorkers> { plugins() }

    nonisolated static let providers = ProviderTable { table in
        table.register(ScreenWorkerComponent.self) { BadgeDependencyProvider($0) }
        table.register(plugin: ProfileComponent.self, flag: "tab.profile") { ProfileComponent(parent: $0) }
        table.register(plugin: PlainTabComponent.self, flag: "tab.plain") { PlainTabComponent(parent: $0) }
        table.register(plugin: ScreenWorkerComponent.self, flag: "worker") { ScreenWorkerComponent(parent: $0) }
        table.register(PlainWorkerComponent.self) { BadgeDependencyProvider($0) }
        table.register(plugin: PlainWorkerComponent.self, flag: "worker.plain") { PlainWorkerComponent(parent: $0) }
    }
}

private final class ProfileComponent: MainActorSlotComponent<EmptyDependency, ScreenTabs> {
    override var plugin: Tab { Tab("Profile") }
}

private final class PlainTabComponent: MainActorSlotComponent<EmptyDependency, ScreenTabs> {
    override var plugin: Tab { Tab("Plain") }
}

@MainActor
private protocol BadgeDependency: Dependency {
    var log: Log { get }
}

private final class BadgeDependencyProvider: BadgeDependency {
    private let root: ScreenRoot
    var log: Log { root.log }
    init(_ component: NewComponent) { root = component.nearestAncestor() }
}

private final class ScreenWorkerComponent: MainActorSlotComponent<BadgeDependency, ScreenWorkers> {
    override var plugin: any MainActorPluginWorker { ScreenWorker(dependency.log) }
}

private final class PlainWorkerComponent: MainActorSlotComponent<BadgeDependency, PlainScreenWorkers> {
    override var plugin: any PluginWorker { QueueWorker(dependency.log) }
}

private final class QueueWorker: PluginWorker {
    /// Says where the main actor is; the main thread of tests may be another one.
    static let mainQueue = DispatchSpecificKey<Bool>()
    let log: Log
    init(_ log: Log) { self.log = log }
    func start() { log.add("start on \(queue)") }
    func stop() { log.add("stop on \(queue)") }
    private var queue: String {
        DispatchQueue.getSpecific(key: Self.mainQueue) == true ? "the main queue" : "another one"
    }
}

@MainActor
private final class ScreenWorker: MainActorPluginWorker {
    let log: Log
    init(_ log: Log) { self.log = log }
    func start() { log.add("start") }
    func stop() { log.add("stop") }
}
