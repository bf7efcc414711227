import DIRuntime
import Testing

@testable import TicTacToe

@Suite("One component, from a mock of its dependency and without a parent")
struct ComponentTests {
    @Test("a component that inherits its initialisers")
    func scoreSheet() {
        let console = ConsoleMock()
        var shown: [String] = []
        console.showHandler = { shown.append($0) }
        let component = ScoreSheetComponent(dependency: ScoreSheetDependencyMock(headline: "Tonight", console: console))
        component.scoreSheet.show()
        #expect(shown == ["Tonight", "  Ada: 0", "  Grace: 0", "  Draws: 0"])
        #expect(console.askCallCount == 0)
    }

    @Test("a value that changes during the test")
    func headline() {
        let mock = ScoreSheetDependencyMock(headline: "Tonight")
        let component = ScoreSheetComponent(dependency: mock)
        mock.scoreHeadline = "Tomorrow"
        #expect(component.scoreSheet.headline == "Tomorrow")
    }

    @Test("a component with an initialiser of its own, below a hand-made parent")
    func game() throws {
        let parent = StandaloneScope { table in
            table.register(GameComponent.self) { _ in
                GameDependencyMock(
                    console: RecordingConsole(answers: ["1", "4", "2", "5", "3"]), players: adaAndGrace,
                    mutableScoreStream: MutableStream(Score()))
            }
        }
        let game = GameComponent(parent: parent, opener: .nought)
        game.screen.run()
        let console = try #require(game.dependency.console as? RecordingConsole)
        #expect(console.shown.last == "Grace wins.")
        #expect(game.dependency.mutableScoreStream.value.wins(of: .nought) == 1)
    }

    @Test("a component and its child, below a hand-made parent")
    func gameWithScoreSheet() {
        let parent = StandaloneScope { table in
            // The score sheet reads nothing of the game's own dependency, so the mock needs no values.
            table.register(GameComponent.self) { _ in GameDependencyMock() }
            table.register(ScoreSheetComponent.self) { component in
                let game: GameComponent = component.nearestAncestor()
                return ScoreSheetDependencyMock(headline: game.scoreHeadline)
            }
        }
        let game = GameComponent(parent: parent, opener: .cross)
        #expect(game.scoreSheetComponent.scoreSheet.headline == "Score before this round")
    }
}
