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

    @Test func knowsNoOptionThatIsNone() {
        let known = Option.all(with: [.below]).filter { $0.values.name != nil }.flatMap(\.spellings)
        #expect(Set(CommandWords.optionsOfOne).subtracting(known).isEmpty)
    }

    @Test func knowsWhichCommandsWriteReports() {
        let commands = Command.allCases.filter(Option.report.isFor).map(\.rawValue)
        #expect(commands.sorted() == SettingsFile.commandsWithReports.sorted())
    }

    /// The next target would write over it.
    @Test func aFileHasRoomForOneGraph() {
        for words in [["--out", "a"], ["--out=a"], ["-oa"], ["--write-baseline", "a"], ["--report=json=a"]] {
            #expect(CommandWords(["check"] + words).optionOfOne.map { words[0].hasPrefix($0) } == true)
        }
        #expect(CommandWords(["check", "--baseline", "a", "--format", "json"]).optionOfOne == nil)
        // Which the others do not have.
        #expect(CommandWords(["graph", "--below", "HomeComponent"]).optionOfOne == "--below")
    }

    /// What goes to stdout besides would stand among them.
    @Test(arguments: [
        ("check --report json", true), ("check --report=sarif=-", true), ("check --report json=a.json", false),
        ("check --report text", false), ("generate --out -", true), ("generate --out a.swift", false),
        ("mocks -o-", true), ("graph --format json", true), ("graph --format=json --out -", true),
        ("graph --format json --out a", false), ("graph", false), ("check --format", false), ("dump", true),
        ("dump -oa", false),
    ])
    func dataStandsAlone(call: String, isAlone: Bool) {
        #expect(CommandWords(call.split(separator: " ").map(String.init)).printData == isAlone)
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
