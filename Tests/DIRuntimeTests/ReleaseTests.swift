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
