import Foundation
import Testing

@testable import DIGraphCommand

/// The tables of Docs/CommandLine.md and Docs/TestDoubles.md, held to the list of options.
@Suite struct OptionListTests {
    @Test(arguments: [("Docs/CommandLine.md", Option.Key.Object.top), ("Docs/TestDoubles.md", .mocks)])
    func pageNamesEveryKeyWithItsOption(page: String, object: Option.Key.Object) throws {
        let rows = try rows(of: page)
        #expect(rows.flatMap(\.keys).sorted() == Option.keys(in: object).sorted())
        for option in Option.all {
            guard let key = option.key, key.objects.contains(object) else { continue }
            let spellings = rows.first { $0.keys.contains(key.name) }?.spellings ?? []
            // What is an object or a list of paths in JSON need not have an option.
            for spelling in option.spellings where spelling.hasPrefix("--") {
                #expect(spellings.contains(spelling), "\(page) does not name \(spelling) beside \(key.name)")
            }
        }
    }

    @Test(arguments: ["Docs/CommandLine.md", "Docs/TestDoubles.md"])
    func pageNamesNoOptionThatIsNone(page: String) throws {
        for spelling in try rows(of: page).flatMap(\.spellings) {
            #expect(Option.spelled(spelling) != nil, "\(page) names \(spelling)")
        }
    }

    @Test func everySpellingAndKeyIsOfOneOption() {
        let spellings = Option.all.flatMap(\.spellings)
        #expect(Set(spellings).count == spellings.count)
        for object in [Option.Key.Object.top, .mocks] {
            let keys = Option.keys(in: object)
            #expect(Set(keys).count == keys.count)
        }
    }

    /// The page shows what the command prints.
    @Test func pageShowsTheGraphAsJSON() throws {
        let workspace = try Workspace([
            "Sources/Root.swift": """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var units: Units { shared { .metric } }

                private func forecast() { _ = ForecastComponent(parent: self) }
            }
            """,
            "Sources/Forecast.swift": """
            import DIRuntime

            protocol ForecastDependency: Dependency {
                var units: Units { get }
            }

            final class ForecastComponent: Component<ForecastDependency> {}
            """,
        ])
        let printed = workspace.run("graph", "Sources", "--format", "json", "--quiet").output
        let section = try text(of: "Docs/CommandLine.md").components(separatedBy: "## The graph as JSON, schema 1\n")
            .last
        let example = section?.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```")
            .first
        #expect(example?.filter { !$0.isWhitespace } == printed.filter { !$0.isWhitespace })
    }

    // MARK: Reading the pages

    private struct Row {
        let keys: [String]
        let spellings: [String]
    }

    private func text(of page: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    }

    /// Of the table whose head begins with "key".
    private func rows(of page: String) throws -> [Row] {
        let lines = try text(of: page).split(separator: "\n", omittingEmptySubsequences: false).drop {
            !$0.hasPrefix("| key")
        }
        let rows = lines.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            return Row(keys: words(in: cells[1]), spellings: words(in: cells[2]))
        }
        try #require(!rows.isEmpty)
        return rows
    }

    /// The first word of each text in backticks.
    private func words(in cell: String) -> [String] {
        let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }
            .map { String($0.element.prefix { $0 != " " }) }
    }
}
