import DIGraphReports
import Testing

@testable import DIGraphCommand
@testable import DIGraphTools

/// What the command plugin knows of the tool that it calls, held to what the tool says of itself.
@Suite struct CommandWordsTests {
    @Test func knowsNoFormatThatIsNone() {
        let formats = Command.allCases.filter(GraphFormat.option.isFor).flatMap(GraphFormat.option.choices)
        #expect(CommandWords.formatsForPeople.union(CommandWords.formatsOfOne).subtracting(formats).isEmpty)
        #expect(CommandWords.formatsForPeople.isDisjoint(with: CommandWords.formatsOfOne))
    }

    /// What one finds, the other mends.
    @Test func fixReadsWhatCheckReads() {
        for command in Command.allCases where command != .check && command != .fix {
            #expect(!CommandWords([command.rawValue]).readTests)
        }
        #expect(CommandWords(["check"]).readTests && CommandWords(["fix", "--write"]).readTests)
    }

    @Test func tellsPathsFromOptions() {
        let words = CommandWords(["graph", "--format", "json", "Sources/Core", "--quiet"])
        #expect(words.plainWords == ["Sources/Core"])
    }

    @Test func helpTellsOfThePluginsOptions() {
        for words in [["help"], ["help", "graph"], ["graph", "-h"], ["--help"]] {
            #expect(CommandWords(words).pageOfPlugin?.contains("--target, --product NAME") == true)
        }
        #expect(CommandWords(["graph"]).pageOfPlugin == nil)
    }

    @Test func knowsWhichCommandsReadSources() {
        for command in Command.allCases {
            let namesSources = ["SOURCES", "FILES"].contains { command.arguments.contains($0) }
            #expect(CommandWords([command.rawValue]).readSources == namesSources, "\(command.rawValue)")
        }
        #expect(CommandWords([]).readSources)
        #expect(!CommandWords(["graph", "--help"]).readSources)
    }
}
