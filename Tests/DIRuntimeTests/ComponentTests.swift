import DIRuntime
import Testing

@Suite("Components find what they need")
struct ComponentTests {
    @Test("a dependency is served by the instances above the component")
    func served() {
        let loggedIn = RootComponent().loggedIn
        #expect(loggedIn.game.dependency.scoreStream === loggedIn.scoreStream)
        #expect(loggedIn.game.scoreStream === loggedIn.scoreStream)
        #expect(loggedIn.game(player: "Ada").dependency.scoreStream === loggedIn.scoreStream)
    }

    @Test("of several owners the nearest one serves, also in recursive scopes")
    func nearest() {
        let loggedIn = RootComponent().loggedIn
        let folder = loggedIn.folder
        let inner = folder.folder
        #expect(loggedIn.game.dependency.theme.name == "root")
        #expect(folder.game.dependency.theme === folder.theme)
        #expect(inner.game.dependency.theme === inner.theme)
        #expect(inner.theme !== folder.theme)
    }

    @Test("two graphs in one process share nothing")
    func twoGraphs() {
        let (one, other) = (RootComponent(), RootComponent())
        #expect(one.theme !== other.theme)
        #expect(one.loggedIn.dependency.theme === one.theme)
        #expect(other.loggedIn.dependency.theme === other.theme)
    }

    @Test("the path names the classes, whatever the description says")
    func path() {
        let root = RootComponent()
        #expect(root.path == ["^", "RootComponent"])
        #expect(root.parent.path == ["^"])
        #expect(
            root.loggedIn.game(player: "Ada").path
                == ["^", "RootComponent", "LoggedInComponent", "PlayerGameComponent"])
        #expect(root.graphParent == nil)
        #expect(root.loggedIn.game.leaf.path.last == "LeafComponent")
    }

    @Test("a component that asks for nothing needs no registration")
    func empty() {
        let leaf = RootComponent().loggedIn.game.leaf
        let dependency: any EmptyDependency = leaf.dependency
        #expect(dependency === leaf.dependency)
        #expect(RootComponent().dependency is EmptyDependencyProvider)
    }

    @Test("an unregistered subclass is served as the class that it inherits from")
    func subclass() {
        final class LoudGameComponent: GameComponent {}
        final class LoudRootComponent: RootComponent {}
        let loggedIn = LoudRootComponent().loggedIn
        let game = LoudGameComponent(parent: loggedIn)
        #expect(game.dependency.scoreStream === loggedIn.scoreStream)
        #expect(game.dependency === game.dependency)
    }

    @Test("a scope of one's own passes the graph on, with a path and a parent only")
    func ownScope() {
        final class Wrapper: Scope {
            let parent: any Scope
            var path: [String] { parent.path + ["Wrapper"] }
            init(_ parent: any Scope) { self.parent = parent }
        }
        let loggedIn = RootComponent().loggedIn
        let game = GameComponent(parent: Wrapper(loggedIn))
        #expect(game.dependency.scoreStream === loggedIn.scoreStream)
        #expect(game.path == ["^", "RootComponent", "LoggedInComponent", "Wrapper", "GameComponent"])
    }

    @Test("a stand-in for a root is never asked for its parent")
    func standIn() {
        final class Top: Scope {
            let path = ["^"]
            var parent: any Scope { fatalError("the top has no parent") }
        }
        let game = GameComponent(parent: Top())
        #expect(game.path == ["^", "GameComponent"])
        #expect(game.leaf.graphParent === game)
    }

    @Test("a stand-in for a scope is only asked for its parent when a provider is needed")
    func lazyStandIn() {
        final class Middle: Scope {
            let path = ["^", "RootComponent"]
            var parent: any Scope { fatalError("nobody needs the parent") }
        }
        let leaf = LeafComponent(parent: Middle())
        #expect(leaf.path == ["^", "RootComponent", "LeafComponent"])
        #expect(leaf.dependency is EmptyDependencyProvider)
        #expect(GameComponent(dependency: FakeGameDependency()).leaf.path.count == 3)
    }

    @Test("an owner more than ten thousand scopes up is found, and the path leads to it")
    func farOwner() {
        let loggedIn = RootComponent().loggedIn
        var folders = [loggedIn.folder]
        for _ in 0..<12_000 { folders.append(folders[folders.count - 1].folder) }
        let game = folders[folders.count - 1].game
        #expect(game.dependency.scoreStream === loggedIn.scoreStream)
        #expect(game.path.count == 12_005)
        // One by one: a chain of releases would need a stack of that depth.
        while !folders.isEmpty { folders.removeLast() }
    }

    @Test("a stand-in between two components of one graph is asked where they are, on their thread")
    func tableOfStandIn() {
        final class Wrapper: Scope {
            let parent: any Scope
            var path: [String] { parent.path + ["Wrapper"] }
            init(_ parent: any Scope) { self.parent = parent }
        }
        final class Borrower: Scope {
            let path = ["^"]
            var parent: any Scope { self }
            let graphProviders: ProviderTable
            init(_ graphProviders: ProviderTable) { self.graphProviders = graphProviders }
        }
        let loggedIn = RootComponent().loggedIn
        let wrapper = Wrapper(Wrapper(loggedIn))
        let game = GameComponent(parent: wrapper)
        #expect(GameComponent(parent: Wrapper(game)).dependency.scoreStream === loggedIn.scoreStream)
        // Its table alone leads nowhere, so that it can go to another thread.
        #expect(LeafComponent(parent: Borrower(wrapper.graphProviders)).path == ["^", "LeafComponent"])
        #expect(wrapper.graphProviders === Wrapper(RootComponent()).graphProviders)
    }

    @Test("plain and main-actor components mix in one graph")
    @MainActor
    func mainActor() {
        let root = RootComponent()
        let screen = root.screen
        #expect(screen.dependency.theme === root.theme)
        #expect(screen.title == "Tic Tac Toe")
        #expect(screen.model === screen.model)
        #expect(screen.child.dependency.theme === root.theme)
        #expect(screen.child.leaf.path.dropFirst(2) == ["ScreenComponent", "ScreenComponent", "LeafComponent"])
        #expect(root.loggedIn.game.dependency.title == "Tic Tac Toe")
    }

    @Test("an annotated subclass of the plain base, a generic base, a nested class and an overridden initialiser work")
    @MainActor
    func shapes() {
        let parent = StandaloneScope { table in
            table.register(Shapes.Nested.self) { _ in FakeLoggedInDependency() }
            table.register(Shapes.OnMainActor.self) { _ in FakeLoggedInDependency() }
        }
        #expect(Shapes.Nested(parent: parent).dependency.theme.name == "fake")
        #expect(Shapes.Nested(parent: parent).counter == 1)
        #expect(Shapes.Nested(parent: parent).path == ["^", "Nested"])
        #expect(Shapes.OnMainActor(parent: parent).model.title == "fake")
    }

    @Test("a provider is found by the name of its class, without a look at the classes before it")
    func named() {
        nonisolated(unsafe) var lookedAt: [String] = []
        @Sendable func note<Class>(_ type: Class) -> Class {
            lookedAt.append("\(type)")
            return type
        }
        let parent = StandaloneScope { table in
            table.register(note(Shapes.First.self), named: "First") { _ in FakeLoggedInDependency("first") }
            table.register(note(Shapes.Nested.self), named: "Nested") { _ in FakeLoggedInDependency("nested") }
            table.register(note(Shapes.Nested.self), named: "Nested") { _ in FakeLoggedInDependency("again") }
            table.register(note(Shapes.Unnamed.self)) { _ in FakeLoggedInDependency("unnamed") }
            table.register(note(Shapes.Renamed.self), named: "Other") { _ in FakeLoggedInDependency("renamed") }
        }
        #expect(Shapes.Nested(parent: parent).dependency.theme.name == "nested")
        #expect(lookedAt == ["Nested"])
        #expect(Shapes.Unnamed(parent: parent).dependency.theme.name == "unnamed")
        #expect(lookedAt == ["Nested", "Unnamed"])
        #expect(Shapes.Renamed(parent: parent).dependency.theme.name == "renamed")
        #expect(Shapes.First(parent: parent).dependency.theme.name == "first")
        #expect(Shapes.Nested(parent: parent).dependency.theme.name == "nested")
    }
}

enum Shapes {
    class Base<D>: Component<D> {
        private(set) var counter = 0
        override init(parent: Scope) {
            super.init(parent: parent)
            counter += 1
        }
    }

    final class Nested: Base<LoggedInDependency> {}
    final class First: Component<LoggedInDependency> {}
    final class Unnamed: Component<LoggedInDependency> {}
    final class Renamed: Component<LoggedInDependency> {}

    @MainActor
    final class OnMainActor: Component<LoggedInDependency> {
        var model: ScreenModel { shared { ScreenModel(title: dependency.theme.name) } }
    }
}

final class FakeLoggedInDependency: LoggedInDependency, Sendable {
    let theme: Theme
    init(_ name: String = "fake") { theme = Theme(name) }
}
