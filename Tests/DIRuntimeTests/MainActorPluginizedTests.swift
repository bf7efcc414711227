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
    func lifecycle() async {
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
        // It ends on the main actor, wherever the component was released; so a little later.
        #expect(lifecycle.disposals == 0)
        await lifecycle.isDisposedOf()
        #expect(lifecycle.disposals == 1)
    }

    @Test("the observation ends on the main actor, also where the component is released elsewhere")
    func releasedElsewhere() async {
        let lifecycle = Lifecycle { MainActor.assertIsolated() }
        var deck: DeckComponent? = DeckRootComponent().deck
        deck?.bind(to: lifecycle)
        let holder = DeckHolder(deck)
        deck = nil
        lifecycle.send(.deinit)
        await holder.release()
        await lifecycle.isDisposedOf()
        #expect(lifecycle.disposals == 1)
    }

    @Test("a component that nobody else keeps follows its lifecycle")
    func unheld() {
        let lifecycle = Lifecycle()
        weak var nonCore: DeckNonCoreComponent?
        do {
            let deck = DeckRootComponent().deck
            deck.bind(to: lifecycle)
            nonCore = deck.nonCoreComponent
        }
        lifecycle.send(.active)
        #expect(nonCore?.events == ["active"])
        lifecycle.send(.deinit)
        #expect(nonCore == nil)
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

/// Another actor that holds a component.
private actor DeckHolder {
    private var deck: DeckComponent?
    init(_ deck: DeckComponent?) { self.deck = deck }
    func release() { deck = nil }
}

extension Lifecycle {
    /// Gives the main actor time to end the observation; at most a few seconds.
    @MainActor
    fileprivate func isDisposedOf() async {
        for _ in 0..<1000 where disposals == 0 { try? await Task.sleep(nanoseconds: 5_000_000) }
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
