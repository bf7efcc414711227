import DIRuntime
import Testing

@testable import TicTacToe

/// Every test runs a thousand times in parallel, each time with a mock of its own.
@Suite("The real graph, with one provider replaced")
struct OverrideTests {
    @Test("by a synchronous operation", arguments: 0..<1000)
    func synchronous(number: Int) async {
        let root = ProviderTable.withOverrides { table in
            table.register(ScoreSheetComponent.self) { _ in ScoreSheetDependencyMock(headline: "Fake \(number)") }
        } operation: {
            RootComponent(console: RecordingConsole())
        }
        // The replacement lasts as long as the graph, and no other graph has it.
        await Task.yield()
        #expect(headlines(below: root) == ["Fake \(number)", "Fake \(number)"])
        #expect(headlines(below: RootComponent(console: RecordingConsole())) == realHeadlines)
    }

    @Test("by an asynchronous operation", arguments: 0..<1000)
    func asynchronous(number: Int) async {
        let fakes = await ProviderTable.withOverrides { table in
            table.register(ScoreSheetComponent.self) { _ in ScoreSheetDependencyMock(headline: "Fake \(number)") }
        } operation: {
            await Task.yield()
            async let inChildTask = headlinesOfNewGraph()
            return headlines(below: RootComponent(console: RecordingConsole())) + (await inChildTask)
        }
        #expect(fakes == Array(repeating: "Fake \(number)", count: 4))
        #expect(await headlinesOfNewGraph() == realHeadlines)
    }

    @Test("by a mock that has the rest from the graph", arguments: 0..<1000)
    func besideRealProviders(number: Int) {
        let console = RecordingConsole()
        let root = ProviderTable.withOverrides { table in
            table.register(GameComponent.self) { component in
                let loggedIn: LoggedInComponent = component.nearestAncestor()
                return GameDependencyMock(
                    console: loggedIn.dependency.console, players: Players(cross: "X\(number)", nought: "O\(number)"),
                    mutableScoreStream: loggedIn.mutableScoreStream)
            }
        } operation: {
            RootComponent(console: console)
        }
        let loggedIn = root.loggedInComponent(players: adaAndGrace)
        let game = loggedIn.gameComponent(opener: .cross)
        #expect(game.dependency.players.cross == "X\(number)")
        #expect(game.dependency.mutableScoreStream === loggedIn.mutableScoreStream)

        // What was not replaced is linked as ever.
        game.scoreSheetComponent.scoreSheet.show()
        #expect(console.shown == ["Score before this round", "  Ada: 0", "  Grace: 0", "  Draws: 0"])
    }
}

private let realHeadlines = ["Final score", "Score before this round"]

/// Of the score sheets in the logged-in scope and in a game.
private func headlines(below root: RootComponent) -> [String] {
    let loggedIn = root.loggedInComponent(players: adaAndGrace)
    let game = loggedIn.gameComponent(opener: .cross)
    return [loggedIn.scoreSheetComponent, game.scoreSheetComponent].map(\.scoreSheet.headline)
}

private func headlinesOfNewGraph() async -> [String] {
    await Task.yield()
    return headlines(below: RootComponent(console: RecordingConsole()))
}
