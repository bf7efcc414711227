import DIRuntime
import Testing

@Suite("Released scopes release everything")
struct ReleaseTests {
    final class Thing {}

    /// Keeps weak references to what a test creates.
    final class Watched {
        private var references: [() -> AnyObject?] = []
        var alive: Int { references.filter { $0() != nil }.count }
        var count: Int { references.count }
        @discardableResult
        func watch<Object: AnyObject>(_ object: Object) -> Object {
            references.append { [weak object] in object }
            return object
        }
    }

    @Test("a graph, its shared instances and its providers go when the last component goes")
    func graph() {
        let watched = Watched()
        do {
            let root = watched.watch(RootComponent())
            watched.watch(root.theme)
            let loggedIn = watched.watch(root.loggedIn)
            watched.watch(loggedIn.scoreStream)
            let game = watched.watch(watched.watch(loggedIn.folder).game)
            watched.watch(game.dependency)
            watched.watch(game.leaf)
            #expect(watched.alive >= 7)
        }
        #expect(watched.alive == 0)
        #expect(watched.count == 8)
    }

    /// Notes its end, and what it was built with is still there then.
    private final class Step {
        let name: String
        let earlier: Step?
        let log: Log

        final class Log { var names: [String] = [] }

        init(_ name: String, after earlier: Step? = nil, log: Log) {
            self.name = name
            self.earlier = earlier
            self.log = log
        }

        deinit { log.names.append(name) }
    }

    private final class StepsComponent: BootstrapComponent {
        let log = Step.Log()
        var third: Step { shared { Step("third", after: second, log: log) } }
        var second: Step { shared { Step("second", after: first, log: log) } }
        var first: Step { shared { Step("first", log: log) } }
        func step(_ name: String) -> Step { shared(__function: name) { Step(name, log: log) } }
    }

    @Test("shared instances end in the reverse of the order in which they were built")
    func order() {
        let log: Step.Log
        do {
            let steps = StepsComponent()
            log = steps.log
            _ = steps.step("zeroth")
            _ = steps.third
            for number in 4..<20 { _ = steps.step("number \(number)") }
        }
        let last = (4..<20).reversed().map { "number \($0)" }
        #expect(log.names == last + ["third", "second", "first", "zeroth"])
    }

    @Test("a child keeps its ancestors, and nothing keeps the child")
    func child() {
        let watched = Watched()
        var game: GameComponent? = watched.watch(watched.watch(watched.watch(RootComponent()).loggedIn).game)
        #expect(watched.alive == 3)
        #expect(game?.dependency.theme.name == "root")
        game = nil
        #expect(watched.alive == 0)
    }

    @Test("main-actor graphs go as well")
    @MainActor
    func mainActor() {
        let watched = Watched()
        do {
            let screen = watched.watch(watched.watch(RootComponent()).screen)
            watched.watch(screen.model)
            let child = watched.watch(screen.child)
            watched.watch(child.model)
            #expect(watched.alive == 5)
        }
        #expect(watched.alive == 0)
    }

    @Test("hand-made dependencies and parents go with the component")
    func standalone() {
        let watched = Watched()
        do {
            let game = GameComponent(dependency: watched.watch(FakeGameDependency()))
            watched.watch(watched.watch(game).leaf)
            let parent = StandaloneScope { table in
                table.register(GameComponent.self) { _ in FakeGameDependency() }
            }
            watched.watch(GameComponent(parent: watched.watch(parent)))
        }
        #expect(watched.alive == 0)
    }

    // In an optimised build, nothing else keeps the component while the value is read.
    @Test("a hit of shared may be the last use of a component")
    func lastUse() {
        @inline(never) func used() -> SessionComponent {
            let component = SessionComponent()
            _ = component.session
            return component
        }
        @inline(never) func lastUse(of component: consuming SessionComponent) -> Bool { component.session.isOpen }
        for _ in 0..<100 {
            #expect(used().session.isOpen)
            #expect(lastUse(of: used()))
            let session = used().session
            #expect(session.isOpen)
        }
    }

    @Test("a hit of shared may be the last use of a main-actor component")
    @MainActor
    func lastUseOnMainActor() {
        @inline(never) func used() -> SessionScreen {
            let component = SessionScreen()
            _ = component.session
            return component
        }
        for _ in 0..<100 {
            #expect(used().session.isOpen)
            let component = used()
            #expect(component.session.isOpen)
        }
    }

    final class Session {
        var isOpen = true
        deinit { isOpen = false }
    }

    final class SessionComponent: BootstrapComponent {
        var session: Session { shared { Session() } }
    }

    final class SessionScreen: MainActorBootstrapComponent {
        var session: Session { shared { Session() } }
    }

    @Test("overridden graphs go as well")
    func overridden() {
        let watched = Watched()
        _ = ProviderTable.withOverrides { table in
            table.register(GameComponent.self) { _ in FakeGameDependency() }
        } operation: {
            watched.watch(watched.watch(RootComponent()).loggedIn.game)
        }
        #expect(watched.alive == 0)
    }
}

final class FakeGameDependency: GameDependency {
    let scoreStream = ScoreStream()
    let theme = Theme("fake")
    @MainActor var title: String { "fake" }
}
