import DIRuntime
import Testing

@Suite("Pluginized components")
struct PluginizedTests {
    @Test("the plug-in extension takes its members from the non-core component")
    func pluginExtension() {
        let home = HomeRootComponent().home
        #expect(home.pluginExtension.banner === home.nonCoreComponent.banner)
        #expect(home.pluginExtension === home.pluginExtension)
        #expect(home.nonCoreComponent === home.nonCoreComponent)
        #expect(home.nonCoreComponent.parent === home)
        #expect(home.nonCoreComponent.path == ["^", "HomeRootComponent", "HomeComponent", "HomeNonCoreComponent"])
        release(home)
    }

    @Test("scopes below are served by the extension and by the non-core component")
    func below() {
        let home = HomeRootComponent().home
        #expect(home.detail.dependency.banner === home.pluginExtension.banner)
        #expect(home.nonCoreComponent.plugin.dependency.secret == 42)
        release(home)
    }

    @Test("the non-core component follows the lifecycle, and goes with its end")
    func lifecycle() {
        let lifecycle = Lifecycle()
        weak var weakHome: HomeComponent?
        weak var weakNonCore: HomeNonCoreComponent?
        weak var weakExtension: HomeExtension?
        do {
            let home = HomeRootComponent().home
            home.bind(to: lifecycle)
            home.bind(to: lifecycle)
            #expect(lifecycle.observers == 1)
            lifecycle.send(.active)
            lifecycle.send(.inactive)
            #expect(home.nonCoreComponent.events == ["active", "inactive"])
            weakHome = home
            weakNonCore = home.nonCoreComponent
            weakExtension = home.pluginExtension
            #expect(home.coreThing === home.coreThing)
        }
        #expect(weakHome != nil)
        lifecycle.send(.deinit)
        lifecycle.send(.active)
        #expect(weakHome == nil)
        #expect(weakNonCore == nil)
        #expect(weakExtension == nil)
        #expect(lifecycle.disposals == 1)
    }

    @Test("the core component hears of the end once, and keeps its own instances")
    func end() {
        let lifecycle = Lifecycle()
        let home = HomeRootComponent().home
        let thing = home.coreThing
        home.bind(to: lifecycle)
        _ = home.pluginExtension
        lifecycle.send(.deinit)
        lifecycle.send(.deinit)
        #expect(home.ends == 1)
        #expect(home.coreThing === thing)
    }

    @Test("a core component that nobody bound or used its plug-ins of is released")
    func unused() {
        weak var weakHome: HomeComponent?
        do { weakHome = HomeRootComponent().home }
        #expect(weakHome == nil)
    }

    @Test("an extension is replaced in a test")
    func replaced() {
        final class FakeExtension: HomeExtension {
            let banner = Banner("fake")
        }
        let root = ProviderTable.withOverrides { table in
            table.registerPluginExtension(HomeComponent.self) { _ in FakeExtension() }
        } operation: {
            HomeRootComponent()
        }
        let home = root.home
        #expect(home.detail.dependency.banner.text == "fake")
        release(home)
    }

    @Test("what is still being built when the lifecycle ends goes as well")
    func endWhileBuilding() {
        final class FakeExtension: HomeExtension {
            let banner = Banner("fake")
        }
        nonisolated(unsafe) let lifecycle = Lifecycle()
        weak var weakHome: HomeComponent?
        weak var weakExtension: FakeExtension?
        do {
            let root = ProviderTable.withOverrides { table in
                table.registerPluginExtension(HomeComponent.self) { _ in
                    lifecycle.send(.deinit)
                    return FakeExtension()
                }
            } operation: {
                HomeRootComponent()
            }
            let home = root.home
            home.bind(to: lifecycle)
            weakHome = home
            weakExtension = home.pluginExtension as? FakeExtension
            #expect(home.ends == 1)
            #expect(weakExtension == nil)
        }
        #expect(weakHome == nil)
    }

    private func release(_ home: HomeComponent) {
        let lifecycle = Lifecycle()
        home.bind(to: lifecycle)
        lifecycle.send(.deinit)
    }
}

final class Lifecycle: PluginizedScopeLifecycleObservable {
    private var observer: ((PluginizedScopeLifecycle) -> Void)?
    private(set) var observers = 0
    private(set) var disposals = 0
    private let onDispose: () -> Void

    init(_ onDispose: @escaping () -> Void = {}) { self.onDispose = onDispose }

    private final class Observation: ObserverDisposable {
        let onDispose: () -> Void
        init(_ onDispose: @escaping () -> Void) { self.onDispose = onDispose }
        func dispose() { onDispose() }
    }

    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> ObserverDisposable {
        self.observer = observer
        observers += 1
        return Observation {
            self.onDispose()
            self.disposals += 1
        }
    }

    func send(_ state: PluginizedScopeLifecycle) { observer?(state) }
}

// A pluginized app, and below what needle-gen writes for it.

final class Banner: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

protocol HomeExtension: PluginExtension {
    var banner: Banner { get }
}
protocol HomeNonCoreDependency: Dependency {
    var user: String { get }
}
protocol DetailDependency: Dependency {
    var banner: Banner { get }
}
protocol PluginDependency: Dependency {
    var secret: Int { get }
}

final class FakeHomeNonCoreDependency: HomeNonCoreDependency {
    let user = "Ada"
}

final class HomeRootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: PluginizedComponent<EmptyDependency, HomeExtension, HomeNonCoreComponent> {
    private(set) var ends = 0
    var coreThing: ScoreStream { shared { ScoreStream() } }
    var detail: DetailComponent { DetailComponent(parent: self) }
    override func scopeWillDeinit() { ends += 1 }
}

final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
    private(set) var events: [String] = []
    var banner: Banner { shared { Banner("Hello \(dependency.user)") } }
    var secret: Int { 42 }
    var plugin: PluginComponent { PluginComponent(parent: self) }
    override func scopeDidBecomeActive() { events.append("active") }
    override func scopeDidBecomeInactive() { events.append("inactive") }
}

final class DetailComponent: Component<DetailDependency> {}
final class PluginComponent: Component<PluginDependency> {}

extension HomeRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_Home.providers }
}

private enum NeedleGraph_Home {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.registerPluginExtension(HomeComponent.self) { HomeExtensionProvider($0) }
        table.register(HomeNonCoreComponent.self) { HomeNonCoreDependencyProvider($0) }
        table.register(DetailComponent.self) { DetailDependencyProvider($0) }
        table.register(PluginComponent.self) { PluginDependencyProvider($0) }
    }
    nonisolated final class HomeExtensionProvider: HomeExtension {
        var banner: Banner { nonCoreComponent.banner }
        private let nonCoreComponent: HomeNonCoreComponent
        init(_ nonCoreComponent: HomeNonCoreComponent) { self.nonCoreComponent = nonCoreComponent }
    }
    nonisolated final class HomeNonCoreDependencyProvider: HomeNonCoreDependency {
        var user: String { homeRootComponent.user }
        private let homeRootComponent: HomeRootComponent
        init(_ component: DIRuntime.NewComponent) { homeRootComponent = component.nearestAncestor() }
    }
    nonisolated final class DetailDependencyProvider: DetailDependency {
        var banner: Banner { homeComponent.pluginExtension.banner }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }
    nonisolated final class PluginDependencyProvider: PluginDependency {
        var secret: Int { homeNonCoreComponent.secret }
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ component: DIRuntime.NewComponent) { homeNonCoreComponent = component.nearestAncestor() }
    }
}
