import DIRuntime
import Dispatch
import Testing

// Exit tests are new in Swift 6.2.
#if compiler(>=6.2)

/// Runs a misuse in a process of its own, and gives what it printed.
@Suite("Each misuse ends in a clear message", .timeLimit(.minutes(60)))
struct MisuseTests {
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("a component without a provider, in no graph")
    func noGraph() async {
        final class Top: Scope {
            let path = ["^"]
            var parent: any Scope { self }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let game = GameComponent(parent: Top())
            _ = game.leaf
            _ = game.dependency
        }
        let message = message(result)
        #expect(message.contains("GameComponent has no provider for DIRuntimeTests.GameDependency"))
        #expect(message.contains("it stands outside of every graph"))
        #expect(message.contains("Above it, nearest first: Top."))
        #expect(message.contains("Run needle-gen"))
        #expect(message.contains("StandaloneScope"))
    }

    @Test("a component below a root that nothing was generated for", arguments: [true, false])
    func rootWithoutCode(isMainActor: Bool) async {
        final class LostRoot: BootstrapComponent {}
        final class LostMainRoot: MainActorBootstrapComponent {}
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isMainActor] in
            if isMainActor { _ = await MainActor.run { GameComponent(parent: LostMainRoot()).theme } }
            _ = GameComponent(parent: LostRoot()).theme
        }
        let message = message(result)
        let root = isMainActor ? "LostMainRoot" : "LostRoot"
        #expect(message.contains("no code was generated for its root, \(root)."))
        #expect(message.contains("Apply the plugin NeedlePlugin to the target that declares \(root)"))
    }

    @Test("a component that its graph was generated without")
    func unknownClass() async {
        final class NewComponent: Component<GameDependency> {}
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NewComponent(parent: RootComponent().loggedIn).theme
        }
        let message = message(result)
        #expect(message.contains("NewComponent"))
        #expect(message.contains("its graph was generated without this class"))
        #expect(
            message.contains(
                "Above it, nearest first: DIRuntimeTests.LoggedInComponent, DIRuntimeTests.RootComponent."))
    }

    @Test("a parent that the graph does not know")
    func unknownParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = GameComponent(parent: RootComponent())
        }
        let message = message(result)
        #expect(message.contains("GameComponent was created below a parent that its graph does not know"))
        #expect(message.contains("none of the scopes above it is DIRuntimeTests.LoggedInComponent"))
        #expect(message.contains("Above it, nearest first: DIRuntimeTests.RootComponent."))
        #expect(message.contains("Run needle-gen"))
    }

    enum Titles: PluginSlot { typealias Plugin = String }
    final class SilentComponent: SlotComponent<EmptyDependency, Titles> {}
    final class TitleHost: Component<EmptyDependency> {
        var titles: Plugins<Titles> { plugins() }
    }

    @Test("a slot that its graph was generated without")
    func unknownSlot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TitleHost(parent: RootComponent()).titles
        }
        let message = message(result)
        #expect(message.contains("TitleHost hosts the slot DIRuntimeTests.MisuseTests.Titles, which its graph"))
        #expect(message.contains("Run needle-gen"))
    }

    @Test("a plug-in that gives nothing")
    func silentPlugin() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SilentComponent(parent: RootComponent()).plugin
        }
        #expect(
            message(result).contains("SilentComponent is a plug-in and gives nothing: it does not override `plugin`"))
    }

    @Test("a change of a plug-in of another graph")
    func unknownPlugin() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ProviderTable.withOverrides {
                $0.turn(SilentComponent.self, on: false)
            } operation: {
                RootComponent()
            }
        }
        #expect(
            message(result).contains("has the plug-in DIRuntimeTests.MisuseTests.SilentComponent, which is changed"))
    }

    @Test("parents that never end")
    func endlessParents() async {
        final class Loop: Scope {
            let path = ["^", "Loop"]
            var parent: any Scope { Loop() }
            var graphProviders: ProviderTable { RootComponent.providers }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = GameComponent(parent: Loop())
        }
        #expect(message(result).contains("has no end"))
    }

    // The compiler does not see this cast, and the language's runtime lets it pass. What checks the actor traps without a
    // message on some systems.
    @Test("a main-actor component that a cast makes a scope of elsewhere")
    func castOffTheMainActor() async {
        await #expect(processExitsWith: .success) {
            let screen = await MainActor.run { RootComponent().screen }
            await MainActor.run {
                guard let scope = (screen as AnyObject) as? any Scope, scope.parent is RootComponent else {
                    fatalError("no scope")
                }
                _ = LeafComponent(parent: scope).path
            }
        }
        await #expect(processExitsWith: .failure) {
            let screen = await MainActor.run { RootComponent().screen }
            await Task.detached { _ = ((screen as AnyObject) as? any Scope)?.parent }.value
        }
        await #expect(processExitsWith: .failure) {
            let screen = await MainActor.run { RootComponent().screen }
            await Task.detached { ((screen as AnyObject) as? any Scope).map { _ = LeafComponent(parent: $0).path } }
                .value
        }
    }

    // These compilers make an existential with `Sendable` of any isolated conformance.
    #if compiler(<6.4)
    @Test("a main-actor component that is a Sendable scope elsewhere")
    func sendableScopeOffTheMainActor() async {
        await #expect(processExitsWith: .failure) {
            let scope = await MainActor.run { () -> any Scope & Sendable in RootComponent().screen }
            await Task.detached { _ = scope.path }.value
        }
    }
    #endif

    // As for Swift 6.1; newer compilers refuse it.
    #if DIRUNTIME_CHECKED_SCOPES
    @Test("a main-actor component that is used as a scope elsewhere")
    func scopeOffTheMainActor() async {
        await #expect(processExitsWith: .failure) {
            let screen = await MainActor.run { RootComponent().screen }
            await Task.detached { _ = (screen as any Scope).graphParent }.value
        }
    }
    #endif

    @Test("a shared instance that needs itself")
    func needsItself() async {
        final class Root: BootstrapComponent {
            var one: Int { shared { two + 1 } }
            var two: Int { shared { Int(three) + 1 } }
            var three: Int8 { shared { Int8(one) } }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Root().two
        }
        #expect(message(result).contains("shared instances need each other: "))
        #expect(message(result).contains("Root.two -> "))
        #expect(message(result).contains("Root.three -> "))
        #expect(message(result).contains("Root.one -> "))
    }

    @Test("two calls of one getter and type, one inside the other")
    func ambiguousShared() async {
        final class Root: BootstrapComponent {
            var words: [String] {
                shared { shared { ["inner"] } + ["outer"] }
            }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Root().words
        }
        #expect(
            message(result).contains("Root.words could mean one instance or two: DIRuntimeTests/MisuseTests.swift:"))
        #expect(message(result).contains(" and DIRuntimeTests/MisuseTests.swift:"))
    }

    @Test("a value that is shared weakly and is no object")
    func weakValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BootstrapComponent().weakShared { 1 }
        }
        #expect(message(result).contains("weakShared keeps objects, and Int is no class"))
    }

    @MainActor
    final class AsyncRoot: BootstrapComponent {
        var one: Int { get async { await shared { await two + 1 } } }
        var two: Int { get async { await shared { await three + 1 } } }
        var three: Int { get async { await shared { await one + 1 } } }
        let gate = AsyncSharedTests.Steps()
        var left: Int {
            get async {
                await shared {
                    await gate.build()
                    await gate.pass()
                    return await right + 1
                }
            }
        }
        var right: Int {
            get async {
                await shared {
                    await gate.build()
                    await gate.pass()
                    return await left + 1
                }
            }
        }
    }

    @Test("values of tasks that need each other, in one task and in two")
    func asyncCircles() async {
        let one = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = await AsyncRoot().two
        }
        #expect(message(one).contains("AsyncRoot.two -> "))
        #expect(message(one).contains("AsyncRoot.three -> "))
        #expect(message(one).contains("AsyncRoot.one -> "))
        let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = AsyncRoot()
            let tasks = [Task { await root.left }, Task { await root.right }]
            await root.gate.reached(2)
            await root.gate.open()
            for task in tasks { _ = await task.value }
        }
        #expect(message(two).contains("AsyncRoot.left"))
        #expect(message(two).contains("AsyncRoot.right"))
    }

    @Test("shared instances that need each other on two threads are reported instead of blocking")
    func crossedThreads() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let root = CrossedRoot()
            let child = CrossedChild(root: root)
            root.child = child
            _ = await collect(threads: 2) { $0 == 0 ? root.first : child.second }
        }
        let message = message(result)
        #expect(message.contains("shared instances need each other"))
        #expect(message.contains("CrossedRoot.first"))
        #expect(message.contains("CrossedChild.second"))
    }

    final class CrossedRoot: BootstrapComponent, @unchecked Sendable {
        let gate = Gate()
        weak var child: CrossedChild?
        var first: Int {
            shared {
                gate.meet()
                return (child?.second ?? 0) + 1
            }
        }
    }

    final class CrossedChild: Component<EmptyDependency>, @unchecked Sendable {
        let root: CrossedRoot
        init(root: CrossedRoot) {
            self.root = root
            super.init(parent: root)
        }
        var second: Int {
            shared {
                root.gate.meet()
                return root.first + 1
            }
        }
    }

    @Test("the table of a component with a hand-made dependency, taken to another place")
    func strayTable() async {
        // It may be sent, and so must not bring along the dependency, which may not.
        final class Elsewhere: Scope {
            let path = ["^"]
            let graphProviders: ProviderTable
            var parent: any Scope { self }
            init(_ providers: ProviderTable) { graphProviders = providers }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let game = GameComponent(dependency: FakeGameDependency())
            _ = GameComponent(parent: Elsewhere(game.graphProviders)).dependency
        }
        #expect(message(result).contains("GameComponent"))
        #expect(message(result).contains("Elsewhere"))
    }

    @Test("a non-core component that was released, and an extension without a provider")
    func pluginized() async {
        let released = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let lifecycle = Lifecycle()
            let home = HomeRootComponent().home
            home.bind(to: lifecycle)
            lifecycle.send(.deinit)
            _ = home.nonCoreComponent
        }
        #expect(message(released).contains("HomeComponent was asked for its non-core component"))
        #expect(message(released).contains("Read what is still needed in scopeWillDeinit(), which runs before"))
        #expect(message(released).contains(".deinit"))
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = HomeComponent(dependency: EmptyDependencyProvider()).pluginExtension
        }
        #expect(message(missing).contains("has no provider for its plug-in extension DIRuntimeTests.HomeExtension"))
    }
}

#endif
