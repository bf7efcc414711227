import DIRuntime
import Testing

@MainActor
@Suite("Main-actor pluginized components")
struct MainActorPluginizedTests {
    @Test("the plug-in extension takes its members from the non-core component")
    func pluginExtension() {
        let deck = DeckRootComponent().deck
        let lifecycle = Lifecycle()
        deck.bind(to: lifecycle)
        #expect(deck.pluginExtension.caption == "deck of Ada")
        #expect(deck.pluginExtension === deck.pluginExtension)
        #expect(deck.nonCoreComponent === deck.nonCoreComponent)
        #expect(deck.nonCoreComponent.parent === deck)
        #expect(deck.nonCoreComponent.path == ["^", "DeckRootComponent", "DeckComponent", "DeckNonCoreComponent"])
        lifecycle.send(.deinit)
    }

    @Test("the non-core component follows the lifecycle, and goes with its end")
    func lifecycle() {
        let lifecycle = Lifecycle()
        weak var weakDeck: DeckComponent?
        weak var weakNonCore: DeckNonCoreComponent?
        weak var weakExtension: DeckExtension?
        do {
            let deck = DeckRootComponent().deck
            deck.bind(to: lifecycle)
            deck.bind(to: lifecycle)
            #expect(lifecycle.observers == 1)
            lifecycle.send(.active)
            lifecycle.send(.inactive)
            #expect(deck.nonCoreComponent.events == ["active", "inactive"])
            weakDeck = deck
            weakNonCore = deck.nonCoreComponent
            weakExtension = deck.pluginExtension
        }
        #expect(weakDeck != nil)
        lifecycle.send(.deinit)
        lifecycle.send(.active)
        #expect(weakDeck == nil)
        #expect(weakNonCore == nil)
        #expect(weakExtension == nil)
        #expect(lifecycle.disposals == 1)
    }

    @Test("one of many threads that bind it at once begins to observe", .timeLimit(.minutes(1)))
    func boundByMany() async {
        final class Counted: PluginizedScopeLifecycleObservable, Sendable {
            let count: Counter
            init(_ count: Counter) { self.count = count }
            func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> ObserverDisposable {
                count.increment()
                pause(milliseconds: 1)
                return Observation()
            }
        }
        final class Observation: ObserverDisposable {
            func dispose() {}
        }
        for _ in 0..<10 {
            let deck = DeckRootComponent().deck
            let count = Counter()
            _ = await collect(threads: 8) { _ in deck.bind(to: Counted(count)) }
            #expect(count.value == 1)
        }
    }

    @Test("the core component hears of the end once, and keeps its own instances")
    func end() {
        let lifecycle = Lifecycle()
        let deck = DeckRootComponent().deck
        let thing = deck.coreThing
        deck.bind(to: lifecycle)
        _ = deck.pluginExtension
        lifecycle.send(.deinit)
        lifecycle.send(.deinit)
        #expect(deck.ends == 1)
        #expect(deck.coreThing === thing)
    }

    @Test("an extension is replaced in a test")
    func replaced() {
        final class FakeExtension: DeckExtension {
            let caption = "fake"
            nonisolated init() {}
        }
        let root = ProviderTable.withOverrides { table in
            table.registerPluginExtension(DeckComponent.self) { _ in FakeExtension() }
        } operation: {
            DeckRootComponent()
        }
        let deck = root.deck
        let lifecycle = Lifecycle()
        deck.bind(to: lifecycle)
        #expect(deck.pluginExtension.caption == "fake")
        lifecycle.send(.deinit)
    }
}

// A pluginized app on the main actor, and below what needle-gen writes for it.

@MainActor
protocol DeckExtension: PluginExtension {
    var caption: String { get }
}
@MainActor
protocol DeckNonCoreDependency: Dependency {
    var user: String { get }
}

final class DeckRootComponent: MainActorBootstrapComponent {
    var user: String { "Ada" }
    var deck: DeckComponent { DeckComponent(parent: self) }
}

final class DeckComponent: MainActorPluginizedComponent<EmptyDependency, DeckExtension, DeckNonCoreComponent> {
    private(set) var ends = 0
    var coreThing: ScoreStream { shared { ScoreStream() } }
    override func scopeWillDeinit() { ends += 1 }
}

final class DeckNonCoreComponent: MainActorNonCoreComponent<DeckNonCoreDependency> {
    private(set) var events: [String] = []
    var caption: String { "deck of \(dependency.user)" }
    override func scopeDidBecomeActive() { events.append("active") }
    override func scopeDidBecomeInactive() { events.append("inactive") }
}

extension DeckRootComponent: GraphRoot {
    nonisolated static var providers: ProviderTable { DeckGraph.providers }
}

private enum DeckGraph {
    nonisolated static let providers = ProviderTable { table in
        table.registerPluginExtension(DeckComponent.self) { DeckExtensionProvider($0) }
        table.register(DeckNonCoreComponent.self) { DeckNonCoreDependencyProvider($0) }
    }

    nonisolated final class DeckExtensionProvider: DeckExtension {
        @MainActor var caption: String { deckNonCoreComponent.caption }
        private let deckNonCoreComponent: DeckNonCoreComponent
        init(_ nonCoreComponent: DeckNonCoreComponent) { deckNonCoreComponent = nonCoreComponent }
    }

    nonisolated final class DeckNonCoreDependencyProvider: DeckNonCoreDependency {
        @MainActor var user: String { deckRootComponent.user }
        private let deckRootComponent: DeckRootComponent
        init(_ component: DIRuntime.NewComponent) { deckRootComponent = component.nearestAncestor() }
    }
}
