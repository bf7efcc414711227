import DIGraphCore
import Foundation
import Testing

/// Every page of `explain` is held to what the generator says.
@Suite struct ExplanationTests {
    @Test(arguments: DiagnosticID.allCases)
    func beforeHasTheFindingAndNoOther(_ id: DiagnosticID) throws {
        let source = Explanation.of(id).before.source
        let findings = try findings(in: Explanation.of(id).before, id)
        #expect(findings.map(\.id) == [id.rawValue])
        #expect(findings.map(\.severity) == [id.severity.rawValue])
        #expect(findings.first?.place == (reportedLine(of: source).map { "App.swift:\($0 + 1)" } ?? "needle-gen"))
    }

    @Test(arguments: DiagnosticID.allCases)
    func afterIsFine(_ id: DiagnosticID) throws {
        let page = Explanation.of(id)
        let workspace = try workspace(with: page.after, encoding: .utf8)
        for command in Set([page.command, "generate"]).sorted() {
            let outcome = workspace.run(command, "--quiet", "--out", "-")
            #expect(outcome.code == 0)
            #expect(outcome.error == "")
            #expect(outcome.output.contains(command == "mocks" ? "Mock: " : "extension RootComponent: "))
        }
    }

    @Test(arguments: DiagnosticID.allCases)
    func commentSilencesWhatThePageSays(_ id: DiagnosticID) throws {
        let before = Explanation.of(id).before
        var lines = before.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert("// needle:ignore \(id.rawValue)", at: reportedLine(of: before.source) ?? 0)
        let silenced = Explanation.Example(lines.joined(separator: "\n"), configuration: before.configuration)
        let isSilenced = try !findings(in: silenced, id).contains { $0.id == id.rawValue }
        #expect(isSilenced == id.canBeIgnored)
        #expect(id.explanation.contains("It cannot be silenced.") == !id.canBeIgnored)
        #expect(id.explanation.contains("`// needle:ignore \(id.rawValue)`") == id.canBeIgnored)
    }

    @Test(arguments: DiagnosticID.allCases)
    func pageFitsATerminal(_ id: DiagnosticID) {
        let page = Explanation.of(id)
        #expect(id.explanation.split(separator: "\n").allSatisfy { $0.count <= 100 })
        #expect(page.title.count <= 60 && page.title.first?.isLowercase == true && !page.title.hasSuffix("."))
        for text in [page.meaning, page.reason, page.fix] { #expect(text.hasSuffix(".")) }
        #expect(page.before.source != page.after.source)
    }

    // MARK: What the generator says

    private struct Finding {
        /// The file and the line.
        let place: String
        let severity: String
        let id: String
    }

    private func findings(in example: Explanation.Example, _ id: DiagnosticID) throws -> [Finding] {
        // No text of ours can be a source that is not UTF-8.
        let encoding = id == .unreadableSource ? String.Encoding.isoLatin1 : .utf8
        let outcome = try workspace(with: example, encoding: encoding)
            .run(Explanation.of(id).command, "--quiet", "--out", "-")
        let pattern = /(.+?)(?::\d+)?: (error|warning): .* \[([a-z-]+)\]/
        return outcome.error.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: pattern).map { match in
                Finding(place: String(match.1), severity: String(match.2), id: String(match.3))
            }
        }
    }

    private func workspace(with example: Explanation.Example, encoding: String.Encoding) throws -> Workspace {
        let workspace = try Workspace(["needle.json": example.configuration ?? "{}"])
        let bytes = try #require(example.source.data(using: encoding))
        try bytes.write(to: workspace.folder.appendingPathComponent("App.swift"))
        return workspace
    }

    /// Counted from 0.
    private func reportedLine(of source: String) -> Int? {
        source.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.hasSuffix("// reported here") }
    }
}

@Suite struct ExplainCommandTests {
    @Test func withoutAnIDAllAreListed() throws {
        let outcome = try Workspace().run("explain")
        #expect(outcome.code == 0)
        #expect(outcome.error == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == DiagnosticID.allCases.count)
        #expect(lines.allSatisfy { $0.count <= 100 })
        for (line, id) in zip(lines, DiagnosticID.allCases) {
            #expect(line.split(separator: " ").prefix(2) == [id.rawValue[...], id.severity.rawValue[...]])
            #expect(line.hasSuffix(Explanation.of(id).title))
        }
    }

    @Test func pagesArePrintedAsNamed() throws {
        let workspace = try Workspace()
        let page = workspace.run("explain", "plugin-cycle")
        #expect(page.code == 0)
        #expect(page.error == "")
        #expect(page.output == DiagnosticID.pluginCycle.explanation)
        #expect(page.output.hasPrefix("plugin-cycle (error): "))
        // As it is copied from the end of a message.
        #expect(workspace.run("explain", "[plugin-cycle]").output == page.output)
        let both = workspace.run("explain", "no-components", "plugin-cycle")
        #expect(both.output == DiagnosticID.noComponents.explanation + "\n" + page.output)
    }

    @Test(arguments: [
        (["misssing-dependency"], "'misssing-dependency' is no diagnostic; did you mean missing-dependency?"),
        (["plugin-cycle", "[detached]"], "'detached' is no diagnostic; `needle-gen explain` lists them all"),
        (["plugin-cycle", "--out", "a.txt"], "--out is not an option of explain"),
        (["--format", "json"], "--format is not an option of explain"),
        (["--quiet"], "--quiet is not an option of explain"),
    ])
    func wrongUse(words: [String], message: String) throws {
        let outcome = try Workspace().run(["explain"] + words)
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("needle-gen: error: " + message))
    }
}
