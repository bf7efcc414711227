import DIGraphCommand
import Foundation
import Testing

/// What is wrong in its several forms: what goes where, and what a terminal shows.
@Suite struct FindingFormTests {
    private static let broken = """
        import DIRuntime

        final class RootComponent: BootstrapComponent {
            private let title: String = "über"; private let größe: Int = 3
            var home: HomeComponent { HomeComponent(parent: self) }
            var list: ListComponent { ListComponent(parent: self) }
        }

        protocol HomeDependency: Dependency {
            var title: String { get }
        \tvar größe: Int { get }
        }

        final class HomeComponent: Component<HomeDependency> {}
        final class ListComponent: Component<HomeDependency> {}
        """

    @Test func formsForToolsGoToStandardOutput() throws {
        let workspace = try Workspace(["App.swift": Self.broken])
        let json = workspace.run("check", ".", "--format", "json")
        #expect(json.code == 1)
        #expect(json.error == "")
        #expect(json.output.hasPrefix("{\n  \"schema\": 1,\n"))
        #expect(json.output.contains("\"causes\": 2,\n    \"affected\": 4,\n    \"warnings\": 0,\n    \"files\": 1\n"))
        let people = workspace.run("check", ".", "--format", "text")
        #expect(people.output == "")
        #expect(people.error.hasSuffix("needle-gen: 2 causes, 4 requests without a provider in 1 file\n"))
        #expect(people.error == workspace.run("check", ".").error)
        #expect(people.error.hasPrefix(workspace.run("check", ".", "--format", "xcode").error))
        #expect(!workspace.run("check", ".", "--quiet").error.contains("causes"))
    }

    /// GitHub and GitLab know files by their way from the root of the repository, which is not where every job runs.
    @Test(arguments: [
        ("github", "GITHUB_ACTIONS", "file=ios/App/App.swift,line="),
        ("github", "GITHUB_ACTIONS", "file=shared/User.swift,line="),
        ("sarif", "GITHUB_ACTIONS", #""uri": "ios/App/App.swift""#),
        ("gitlab", "GITLAB_CI", #""path": "ios/App/App.swift""#),
    ])
    func hostsFindFilesInTheRepository(form: String, variable: String, place: String) throws {
        let hidden = "import DIRuntime\nfinal class Lost: Component<EmptyDependency> {}\n"
        let workspace = try Workspace(["ios/App/App.swift": Self.broken, "shared/User.swift": hidden])
        try workspace.makeFolder(".git")
        let words = ["check", "App", "../shared", "--format", form]
        let job = workspace.run(words, in: "ios", environment: [variable: "true"])
        #expect(job.output.contains(place))
        #expect(
            workspace.run(words + ["--absolute-paths"], in: "ios", environment: [variable: "true"]).output.contains(
                place))
        // Elsewhere they are opened from where one is.
        #expect(!workspace.run(words, in: "ios").output.contains(place))
        let printed = workspace.run(["check", "App"], in: "ios", environment: ["GITHUB_ACTIONS": "true"]).error
        #expect(
            printed.contains("\n::error file=ios/App/App.swift,line=")
                && printed.contains("App/App.swift:4:17: error: "))
    }

    @Test func hostsFindFilesFromOutsideOfTheRepository() throws {
        let workspace = try Workspace(["checkout/ios/App/App.swift": Self.broken])
        try workspace.makeFolder("checkout/.git")
        try workspace.makeFolder("scripts")
        let words = ["check", "../checkout/ios", "--format", "github"]
        let job = workspace.run(words, in: "scripts", environment: ["GITHUB_ACTIONS": "true"])
        #expect(job.output.contains("file=ios/App/App.swift,line="), "\(job.output)")
    }

    /// Each runner may have its own folder for what it checks out.
    @Test func fingerprintsDoNotHangOnHowPathsArePrinted() throws {
        let workspace = try Workspace(["App/App.swift": Self.broken, "App/needle.json": #"{"modules": "none"}"#])
        let other = try Workspace(["App/App.swift": Self.broken, "App/needle.json": #"{"modules": "none"}"#])
        func fingerprints(_ workspace: Workspace, _ words: String..., in folder: String? = nil) -> [Substring] {
            workspace.run(["check", "--format", "json"] + words, in: folder).output.split(separator: "\n")
                .filter { $0.contains("\"fingerprint\"") }
        }
        let found = fingerprints(workspace, in: "App")
        #expect(found.count == 2 && Set(found).count == 2)
        #expect(fingerprints(workspace, "App/needle.json") == found)
        #expect(fingerprints(workspace, "--absolute-paths", in: "App") == found)
        #expect(fingerprints(other, "--absolute-paths", "App/needle.json") == found)
    }

    @Test func findingsMakeWayForCode() throws {
        let source = "import DIRuntime\nfinal class RootComponent: BootstrapComponent {}\n"
        let workspace = try Workspace(["App.swift": source])
        let generated = workspace.run(".", "--out", "-", "--format", "json")
        #expect(generated.code == 0)
        #expect(generated.output.contains("extension RootComponent"))
        #expect(generated.error.contains("\"findings\": []"))
        let checked = workspace.run("check", ".", "--out", "-", "--format", "json")
        #expect(checked.output.contains("\"findings\": []"))
        #expect(checked.error == "needle-gen: no errors: 1 component, 1 root, 0 dependencies (1 file)\n")
    }

    /// On stderr it stands in the place of the lines for people, so that a tool can read it.
    @Test(arguments: [["graph", ".", "--format", "json"], [".", "--out", "-"]])
    func reportBesideDataStandsAlone(words: [String]) throws {
        let outcome = try Workspace(["App.swift": Self.broken]).run(words + ["--report", "json"])
        #expect(outcome.code == 1)
        let report = try JSONSerialization.jsonObject(with: Data(outcome.error.utf8)) as? [String: Any]
        #expect((report?["findings"] as? [Any])?.count == 2)
    }

    @Test func reportsAreWrittenBesides() throws {
        let settings = #"{"sources": ["App.swift"], "reports": ["junit=out/tests.xml"]}"#
        let workspace = try Workspace(["App.swift": Self.broken, "needle.json": settings])
        let outcome = workspace.run("check", "--report", "sarif=out/findings.sarif", "--report", "gitlab")
        #expect(outcome.code == 1)
        #expect(outcome.output.hasPrefix("[\n  {\n    \"description\": "))
        #expect(outcome.error.contains("[missing-dependency]"))
        #expect(workspace.text("out/tests.xml")?.contains("failures=\"2\"") == true)
        let sarif = workspace.text("out/findings.sarif")
        #expect(sarif?.contains("\"version\": \"2.1.0\"") == true)
        // Again, over their own kind; in every command that looks at the graph.
        #expect(workspace.run("graph", "--report", "sarif=out/findings.sarif").code == 1)
        #expect(workspace.text("out/findings.sarif") == sarif)
        let overwriting = workspace.run("check", "--report", "sarif=App.swift")
        #expect(overwriting.code == 2)
        #expect(overwriting.error.contains("App.swift exists and was not generated"))
        #expect(workspace.text("App.swift") == Self.broken)
    }

    @Test(arguments: ["checkstyle", "junit"])
    func namesOfFilesAreNoMarkup(form: String) throws {
        let outcome = try Workspace(["A\u{1}<&\t\">.swift": Self.broken]).run("check", ".", "--format", form)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("A\u{FFFD}&lt;&amp;&#9;&quot;&gt;.swift"))
        #expect(!outcome.output.contains("\u{1}"))
    }

    @Test(arguments: [
        (["--format", "jsn"], "--format: 'jsn' is not one of text, xcode, json, sarif"),
        (["--report", "sarf=x"], "--report: 'sarf' is not one of text"),
        (["--report", "sarf", "--report", "sarf"], "--report: 'sarf' is not one of text"),
        (["--report", "sarif="], "--report: the value is empty"),
        (
            ["--report", "sarif=a.sarif,json=b.json"],
            "--report: 'a.sarif,json=b.json' would be one file; say --report once"
        ),
    ])
    func unknownForms(words: [String], message: String) throws {
        let outcome = try Workspace(["App.swift": Self.broken]).run(["check", "."] + words)
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.contains(message))
    }

    /// Two objects in a row are no JSON.
    @Test(arguments: [
        ["check", ".", "--report", "json", "--report", "sarif"],
        ["check", ".", "--format", "json", "--report", "sarif"],
        [".", "--out", "-", "--report", "json", "--report", "sarif"],
    ])
    func formsNeedAStreamEach(words: [String]) throws {
        let workspace = try Workspace(["App.swift": Self.broken])
        let outcome = workspace.run(words)
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        let advice = "would follow each other in one stream; give one a file: --report sarif=FILE\n"
        #expect(outcome.error.hasSuffix(advice))
        let apart = workspace.run(words.map { $0 == "sarif" ? "sarif=a.sarif" : $0 })
        #expect(apart.code == 1)
        #expect(workspace.text("a.sarif") != nil)
    }

    @Test func findingsMakeWayForTheGraph() throws {
        let source = "import DIRuntime\nfinal class RootComponent: BootstrapComponent {}\n"
        let workspace = try Workspace(["App.swift": source])
        let outcome = workspace.run("graph", ".", "--format", "dot", "--report", "json")
        #expect(outcome.output == workspace.run("graph", ".", "--format", "dot").output)
        #expect(outcome.error.contains("\"findings\": []"))
        let file = workspace.run("graph", ".", "--out", "graph.txt", "--report", "json")
        #expect(file.output.contains("\"findings\": []"))
    }

    /// Before anything is looked for.
    @Test(arguments: [
        (["graph", "--format", "jsn"], "--format: 'jsn' is not one of tree, json, dot, mermaid, html"),
        (["check", "--format", "sarf"], "--format: 'sarf' is not one of text, xcode, json, sarif"),
        (["--default-isolation", "main"], "--default-isolation: 'main' is not one of MainActor, nonisolated"),
        (["mocks", "--access", "open"], "--access: 'open' is not one of internal, package, public"),
    ])
    func wordsAreChecked(words: [String], message: String) throws {
        let outcome = try Workspace().run(words)
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("needle-gen: error: \(message)"))
    }

    @Test func theBuildsToolHasOneForm() throws {
        let workspace = try Workspace(["App.swift": Self.broken, "needle.json": #"{"reports": ["sarif=a.sarif"]}"#])
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 })
        let tool = CommandLineTool(workingDirectory: workspace.folder.path, console: console)
        #expect(tool.run(["--out", "Out.swift", "--report", "sarif=b.sarif"]) == 2)
        error = ""
        #expect(tool.run(["--out", "Out.swift"]) == 1)
        #expect(error == workspace.run("--out", "Out.swift", "--format", "xcode").error)
    }

    /// Colour stands for a terminal.
    @Test func aTerminalShowsTheSource() throws {
        let workspace = try Workspace(["App.swift": Self.broken])
        let outcome = workspace.run(["check", "."], hasColor: true)
        #expect(outcome.code == 1)
        let plain = outcome.error.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(
            plain.contains(
                """
                    4 |     private let title: String = "über"; private let größe: Int = 3
                      |                 ^~~~~

                """))
        #expect(plain.contains("      |                                                     ^~~~~\n"))
        #expect(plain.contains("   11 | \tvar größe: Int { get }\n      | \t    ^~~~~\n"))
        #expect(plain.matches(of: /help: needle-gen explain missing-dependency/).count == 1)
        #expect(plain.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    /// Where the terminal broke them again, half a line would stand alone.
    @Test(arguments: [(80, 80), (200, 100), (10, 40)])
    func linesAreNoLongerThanTheTerminal(columns: Int, longest: Int) throws {
        let workspace = try Workspace(["App.swift": Self.broken])
        let outcome = workspace.run(["check", "."], hasColor: true, columns: columns)
        let plain = outcome.error.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        // But for what is to be typed, and the last line.
        let lines = plain.split(separator: "\n").filter { !$0.contains("needle-gen") }
        #expect(lines.allSatisfy { $0.count <= longest })
        #expect(lines.contains { $0.count > longest - 15 })
    }

    /// Swift ends a line at each of them, and at nothing else: not at a form feed, nor at U+2028.
    @Test(arguments: ["\n", "\r\n", "\r"])
    func linesAreThoseOfTheCompiler(newline: String) throws {
        let text = Self.broken.replacing("\n", with: newline)
        let workspace = try Workspace(["App.swift": "\u{C}// a\u{2028}b\(newline)\(text)"])
        let outcome = workspace.run(["check", "."], hasColor: true)
        let plain = outcome.error.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain.contains("   12 | \tvar größe: Int { get }\n      | \t    ^~~~~\n"))
        #expect(workspace.run("check", ".").error.contains("App.swift:12:"))
        #expect(workspace.run("check", ".", "--format", "sarif").output.contains("\"startLine\": 12"))
    }
}
