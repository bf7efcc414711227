import DIGraphCore
import DIGraphReports
import Foundation
import Testing

/// Every page of `explain` is held to what the generator says.
@Suite struct ExplanationTests {
    @Test(arguments: Rule.all)
    func beforeHasTheFindingAndNoOther(_ rule: Rule) throws {
        let source = rule.explanation.before.source
        let findings = try findings(in: rule.explanation.before, rule)
        #expect(findings.map(\.id) == [rule.id])
        #expect(findings.map(\.severity) == [rule.severity.rawValue])
        #expect(findings.first?.place == (reportedLine(of: source).map { "App.swift:\($0 + 1)" } ?? "needle-gen"))
    }

    @Test(arguments: Rule.all)
    func afterIsFine(_ rule: Rule) throws {
        let page = rule.explanation
        let workspace = try workspace(with: page.after, encoding: .utf8)
        for command in Set([page.command, "generate"]).sorted() {
            let outcome = workspace.run(command, "--quiet", "--out", "-")
            #expect(outcome.code == 0)
            #expect(outcome.error == "")
            #expect(outcome.output.contains(command == "mocks" ? "Mock: " : "extension RootComponent: "))
        }
        if rule.severity == .note { #expect(workspace.run("check", "--quiet").error == "") }
    }

    @Test(arguments: Rule.all)
    func commentSilencesWhatThePageSays(_ rule: Rule) throws {
        let before = rule.explanation.before
        var lines = before.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert("// needle:ignore \(rule.id)", at: reportedLine(of: before.source) ?? 0)
        let silenced = Explanation.Example(lines.joined(separator: "\n"), configuration: before.configuration)
        let isSilenced = try !findings(in: silenced, rule).contains { $0.id == rule.id }
        #expect(isSilenced == rule.canBeIgnored)
        #expect(rule.page.contains("It cannot be silenced.") == !rule.canBeIgnored)
        #expect(rule.page.contains("`// needle:ignore \(rule.id)`") == rule.canBeIgnored)
    }

    @Test(arguments: Rule.all)
    func pageFitsATerminal(_ rule: Rule) {
        let page = rule.explanation
        #expect(rule.page.split(separator: "\n").allSatisfy { $0.count <= 100 })
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

    private func findings(in example: Explanation.Example, _ rule: Rule) throws -> [Finding] {
        // No text of ours can be a source that is not UTF-8.
        let encoding = rule == .unreadableSource ? String.Encoding.isoLatin1 : .utf8
        let outcome = try workspace(with: example, encoding: encoding)
            .run(rule.severity == .note ? "check" : rule.explanation.command, "--quiet", "--out", "-")
        let pattern = /(.+?)(?::\d+)?: (error|warning|note): .* \[([a-z-]+)\]/
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
        #expect(lines.count == Rule.all.count)
        #expect(lines.allSatisfy { $0.count <= 100 })
        for (line, rule) in zip(lines, Rule.all) {
            #expect(line.split(separator: " ").prefix(2) == [rule.id[...], rule.severity.rawValue[...]])
            #expect(line.hasSuffix(rule.explanation.title))
        }
    }

    @Test func pagesArePrintedAsNamed() throws {
        let workspace = try Workspace()
        let page = workspace.run("explain", "plugin-cycle")
        #expect(page.code == 0)
        #expect(page.error == "")
        #expect(page.output == Rule.pluginCycle.page)
        #expect(page.output.hasPrefix("plugin-cycle (error): "))
        // As it is copied from the end of a message.
        #expect(workspace.run("explain", "[plugin-cycle]").output == page.output)
        let both = workspace.run("explain", "no-components", "plugin-cycle")
        #expect(both.output == Rule.noComponents.page + "\n" + page.output)
    }

    @Test(arguments: [
        (["missing-dep"], "'missing-dep' is no diagnostic; did you mean missing-dependency?"),
        (["misssing-dependency"], "'misssing-dependency' is no diagnostic; did you mean missing-dependency?"),
        (["plugin-cycle", "[cycles]"], "'cycles' is no diagnostic; `needle-gen explain` lists them all"),
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
