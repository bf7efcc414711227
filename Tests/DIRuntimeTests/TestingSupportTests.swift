import DIRuntime
import Testing

// Shows how an app tests its components; each of the first four examples runs a thousand times, in parallel.
@Suite("Testing components and graphs")
struct TestingSupportTests {
    @Test("a component is built from a hand-made dependency, without a parent")
    func handMade() async {
        await inParallel { _ in
            let fake = FakeGameDependency()
            let game = GameComponent(dependency: fake)
            #expect(game.dependency === fake)
            #expect(game.dependency.theme.name == "fake")
            #expect(game.path == ["^", "GameComponent"])
        }
    }

    @Test("a hand-made dependency is the component's own, also where it asks for nothing")
    func handMadeNothing() {
        let nothing = EmptyDependencyProvider()
        #expect(LeafComponent(dependency: nothing).dependency === nothing)
        final class LoudGameComponent: GameComponent {}
        let game = GameComponent(dependency: FakeGameDependency())
        #expect(GameComponent(parent: game).dependency === game.dependency)
        #expect(LoudGameComponent(parent: game).dependency === game.dependency)
    }

    @Test("a component with an initialiser of its own is built below a hand-made parent")
    func handMadeParent() async {
        await inParallel { _ in
            let parent = StandaloneScope { table in
                table.register(PlayerGameComponent.self) { _ in FakeGameDependency() }
            }
            let game = PlayerGameComponent(parent: parent, player: "Ada")
            #expect(game.player == "Ada")
            #expect(game.dependency.theme.name == "fake")
        }
    }

    @Test("one provider of a real graph is replaced, unseen by the tests beside it")
    func overrides() async {
        await inParallel { number in
            let theme = Theme("theme \(number)")
            let root = ProviderTable.withOverrides { table in
                table.register(GameComponent.self) { _ in NumberedGameDependency(theme) }
            } operation: {
                RootComponent()
            }
            await Task.yield()
            // The graph keeps its replacements after the operation; others never see them.
            #expect(root.loggedIn.game.dependency.theme === theme)
            #expect(root.loggedIn.folder.game.dependency.theme === theme)
            #expect(root.loggedIn.dependency.theme === root.theme)
            #expect(RootComponent().loggedIn.game.dependency.theme.name == "root")
        }
    }

    @Test("a graph below a scope made by hand has a replacing value of its own, also with the table of another graph")
    func replacingValues() throws {
        final class Draft {}
        struct Members { let draft: Draft }
        final class HandMadeScope: Scope {
            let path = ["^"]
            var parent: any Scope { self }
            let graphProviders: ProviderTable
            init(_ providers: ProviderTable) { graphProviders = providers }
        }
        final class PlainComponent: Component<EmptyDependency> {}
        let root = ProviderTable.withOverrides {
            $0.replaceable(Members.self)
            $0.replace(\Members.draft, with: Draft())
        } operation: {
            RootComponent()
        }
        let draft = try #require(root.replacement(of: \Members.draft))
        #expect(draft === root.replacement(of: \Members.draft))
        #expect(draft === PlainComponent(parent: root).replacement(of: \Members.draft))
        // Any thread may have the table, so that its graphs must not have one draft.
        let elsewhere = PlainComponent(parent: HandMadeScope(root.graphProviders))
        let other = try #require(elsewhere.replacement(of: \Members.draft))
        #expect(other !== draft)
        #expect(other === elsewhere.replacement(of: \Members.draft))
    }

    @Test("replacements reach child tasks, and nest")
    func asyncOverrides() async {
        await inParallel { @MainActor number in
            let (outer, inner) = (Theme("outer \(number)"), Theme("inner \(number)"))
            await ProviderTable.withOverrides { table in
                table.register(GameComponent.self) { _ in NumberedGameDependency(outer) }
                table.register(ScreenComponent.self) { _ in FakeScreenDependency("screen \(number)") }
            } operation: {
                await Task.yield()
                async let inChildTask = themeOfNewGame()
                #expect(await inChildTask == outer.name)
                #expect(RootComponent().screen.model.title == "screen \(number)")
                await ProviderTable.withOverrides { table in
                    table.register(GameComponent.self) { _ in NumberedGameDependency(inner) }
                } operation: {
                    await Task.yield()
                    #expect(await themeOfNewGame() == inner.name)
                    #expect(RootComponent().screen.model.title == "screen \(number)")
                }
                #expect(await themeOfNewGame() == outer.name)
            }
            #expect(await themeOfNewGame() == "root")
        }
    }

    @Test("a main-actor component is built from a hand-made dependency")
    @MainActor
    func handMadeMainActor() {
        let screen = ScreenComponent(dependency: FakeScreenDependency("alone"))
        #expect(screen.model.title == "alone")
    }

    @Test("of two registrations of one class in one table the first counts")
    func twice() {
        let parent = StandaloneScope { table in
            table.register(GameComponent.self) { _ in NumberedGameDependency(Theme("first")) }
            table.register(GameComponent.self) { _ in NumberedGameDependency(Theme("second")) }
        }
        #expect(GameComponent(parent: parent).dependency.theme.name == "first")
    }

    @Test("a provider for a dependency serves the components without one for their class")
    func byDependency() {
        let parent = StandaloneScope { table in
            table.register(dependency: (any GameDependency).self) { _ in NumberedGameDependency(Theme("any")) }
            table.register(GameComponent.self) { _ in NumberedGameDependency(Theme("class")) }
        }
        final class LoudGameComponent: GameComponent {}
        #expect(PlayerGameComponent(parent: parent, player: "Ada").dependency.theme.name == "any")
        #expect(GameComponent(parent: parent).dependency.theme.name == "class")
        #expect(LoudGameComponent(parent: parent).dependency.theme.name == "class")
        // Also where the table is that of the graph around a scope that is made by hand.
        final class Preview: Scope {
            let path = ["^", "Preview"]
            let parent: any Scope
            init(_ parent: any Scope) { self.parent = parent }
        }
        let preview = Preview(LeafComponent(parent: parent))
        #expect(PlayerGameComponent(parent: preview, player: "Ada").dependency.theme.name == "any")
    }

    @Test("a main-actor component is served by what is registered for main-actor components")
    @MainActor func byDependencyOnMainActor() {
        let parent = StandaloneScope { table in
            table.register(dependency: (any ScreenDependency).self) { _ in FakeScreenDependency("plain") }
            table.register(mainActorDependency: (any ScreenDependency).self) { _ in FakeScreenDependency("main") }
        }
        #expect(ScreenComponent(parent: parent).dependency.title == "main")
    }

    @Test("a replacement is told where the component stands, and can reach its ancestors")
    func replacementWithAncestors() {
        let root = ProviderTable.withOverrides { table in
            table.register(GameComponent.self) { component in
                let folder: FolderComponent = component.nearestAncestor()
                #expect(ObjectIdentifier(component.type) == ObjectIdentifier(GameComponent.self))
                #expect(component.parent === folder)
                return NumberedGameDependency(folder.theme)
            }
        } operation: {
            RootComponent()
        }
        #expect(root.loggedIn.folder.game.dependency.theme.name == "folder")
    }

    private func inParallel(_ example: @escaping @Sendable (Int) async -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1_000 { group.addTask { await example(number) } }
        }
    }

    private func themeOfNewGame() async -> String {
        RootComponent().loggedIn.game.dependency.theme.name
    }
}

final class NumberedGameDependency: GameDependency {
    let scoreStream = ScoreStream()
    let theme: Theme
    @MainActor var title: String { theme.name }
    init(_ theme: Theme) { self.theme = theme }
}

final class FakeScreenDependency: ScreenDependency {
    let theme = Theme("fake")
    let title: String
    init(_ title: String) { self.title = title }
}
