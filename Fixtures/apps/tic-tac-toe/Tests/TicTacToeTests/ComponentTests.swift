import DIRuntime
import Testing

@testable import TicTacToe

@Suite("One component, from a hand-made dependency and without a parent")
struct ComponentTests {
    @Test("a component that inherits its initialisers")
    func scoreSheet() {
        let fake = FakeScoreSheetDependency(headline: "Tonight")
        let component = ScoreSheetComponent(dependency: fake)
        component.scoreSheet.show()
        #expect(fake.recordingConsole.shown == ["Tonight", "  Ada: 0", "  Grace: 0", "  Draws: 0"])
    }

    @Test("a component with an initialiser of its own, below a hand-made parent")
    func game() throws {
        let parent = StandaloneScope { table in
            table.register(GameComponent.self) { _ in FakeGameDependency(answers: ["1", "4", "2", "5", "3"]) }
        }
        let game = GameComponent(parent: parent, opener: .nought)
        game.screen.run()
        let fake = try #require(game.dependency as? FakeGameDependency)
        #expect(fake.recordingConsole.shown.last == "Grace wins.")
        #expect(fake.mutableScoreStream.value.wins(of: .nought) == 1)
    }

    @Test("a component and its child, below a hand-made parent")
    func gameWithScoreSheet() {
        let parent = StandaloneScope { table in
            table.register(GameComponent.self) { _ in FakeGameDependency(answers: []) }
            table.register(ScoreSheetComponent.self) { component in
                let game: GameComponent = component.nearestAncestor()
                return FakeScoreSheetDependency(headline: game.scoreHeadline)
            }
        }
        let game = GameComponent(parent: parent, opener: .cross)
        #expect(game.scoreSheetComponent.scoreSheet.headline == "Score before this round")
    }
}
