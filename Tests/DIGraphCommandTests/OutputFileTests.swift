import Foundation
import Testing

@testable import DIGraphCommand

/// Only what is missing, empty or generated is written over.
@Suite struct OutputFileTests {
    static let handWritten = [
        "# Read me\n\nGenerated files begin with\n// needle-gen:generated\n",
        "{\"sources\": \"Sources\"}\n",
        "// old",
        " ",
        "import Foundation\nlet marker = \"// needle-gen:generated\"\n",
        "import Foundation\n// needle-gen:generated\n",
        "let text = \"\"\"\n// needle-gen:generated\n\"\"\"\n",
        "/// // needle-gen:generated\nstruct Marker {}\n",
        "/**\n// needle-gen:generated\n*/\nstruct Marker {}\n",
        "//needle-gen:generated\n",
        "// needle-gen:generatedFiles are not read\n",
        "import NeedleFoundation\nfinal class App {}\nprivate let needleDependenciesHash : String? = nil\n",
        "import NeedleFoundation\n// registerProviderFactories() is called at launch.\nfunc registerAll() {}\n",
        "import NeedleFoundation\n\npublic func registerProviderFactories() { registerMine() }\n",
        "// MARK: - Registration\n\nfinal class Registration { func registerProviderFactories() {} }\n",
    ]

    static let generated = [
        "",
        "// needle-gen:generated\nlet old = 1\n",
        "\u{FEFF}// needle-gen:generated\r\nlet old = 1\r\n",
        "// Copyright of nobody\n// All rights reserved\n\n// needle-gen:generated\n",
        "/* Copyright\n   of nobody */\n// needle-gen:generated\n",
        // What Needle wrote in the course of time, with a header of the user's.
        """
        // Copyright of nobody

        import NeedleFoundation
        import UIKit

        // swiftlint:disable unused_declaration
        private let needleDependenciesHash : String? = nil

        // MARK: - Traversal Helpers
        """,
        "\n\n@testable import NeedleFoundation\nimport struct Models.User\n\nlet needleDependenciesHash: String? = \"ab12\"\n",
        "import NeedleFoundation\n\n// MARK: - Registration\n\npublic func registerProviderFactories() {\n}\n",
        """
        import NeedleFoundation

        // MARK: - Dependency Provider Factories

        func registerDependencyProviderFactories() {
        """,
        """
        import NeedleFoundation

        // MARK: - Dependency Provider Factories

        class NeedleGenerated {
            static func registerDependencyProviderFactories() {
        """,
    ]

    @Test(arguments: handWritten)
    func whatSomebodyWroteIsKept(text: String) throws {
        let workspace = try Workspace(Sample.app)
        for command in ["generate", "mocks", "check"] {
            for path in ["Out.swift", "README.md", "Sources/Hand.swift"] {
                try workspace.write(text, to: path)
                let outcome = workspace.run(command, "Sources/Root.swift", "Sources/Child.swift", "--out", path)
                #expect(outcome.code == 2)
                #expect(
                    outcome.error.contains("\(path) exists and was not generated, so it is not overwritten; choose"))
                #expect(workspace.text(path) == text)
            }
        }
    }

    @Test(arguments: handWritten)
    func whatSomebodyWroteIsNoDestination(text: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(text, to: "Out.swift")
        let outcome = workspace.run("generate", "Out.swift", "Sources")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("did you forget --out?"))
        #expect(workspace.text("Out.swift") == text)
    }

    @Test(arguments: generated)
    func whatAGeneratorWroteIsReplaced(text: String) throws {
        let workspace = try Workspace(Sample.app)
        for arguments in [
            ["generate", "Out.swift", "Sources"], ["Sources", "-o", "Out.swift"],
        ] {
            try workspace.write(text, to: "Out.swift")
            let outcome = workspace.run(arguments)
            #expect(outcome.code == 0, "\(outcome.error)")
            #expect(workspace.text("Out.swift")?.hasPrefix("// needle-gen:generated\n") == true)
        }
        try workspace.write(text, to: "Out.swift")
        let stale = workspace.run("check", "Sources", "--out", "Out.swift")
        #expect(stale.code == 1)
        #expect(stale.error.contains("Out.swift is stale; run "))
    }

    /// What Needle generated is the code of a graph; where the first lines do not tell, either may be meant.
    @Test(arguments: generated)
    func mocksReplaceNoGraph(text: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(text, to: "Out.swift")
        let outcome = workspace.run("mocks", "Sources", "-o", "Out.swift")
        let isNeedles = text.contains("NeedleFoundation")
        #expect(outcome.code == (isNeedles ? 2 : 0), "\(outcome.error)")
        #expect((workspace.text("Out.swift") == text) == isNeedles)
    }

    @Test(arguments: ["", "// Copyright of nobody\n// Do not edit: change the protocols.\n\n", "\u{FEFF}"])
    func codeAndMocksDoNotReplaceEachOther(head: String) throws {
        let workspace = try Workspace(Sample.app)
        let code = ["generate", "Sources", "--out"]
        let mocks = ["mocks", "Sources", "--out"]
        for (first, second, reason) in [
            (code, mocks, "holds the code of a graph, so mocks cannot go there; choose another output, or "),
            (mocks, code, "holds mocks, so the code of a graph cannot go there; choose another output, or "),
        ] {
            #expect(workspace.run(first + ["\(first[0]).swift"]).code == 0)
            let text = head + (workspace.text("\(first[0]).swift") ?? "")
            try workspace.write(text, to: "Out.swift")
            #expect(workspace.run(first + ["Out.swift"]).code == 0)
            try workspace.write(text, to: "Out.swift")
            for words in [second, [second[0], "--force"] + second.dropFirst()] {
                let outcome = workspace.run(words + ["Out.swift"])
                #expect(outcome.code == 2)
                #expect(outcome.error.contains("error: Out.swift \(reason)"), "\(outcome.error)")
                #expect(workspace.text("Out.swift") == text)
            }
        }
    }

    /// Whatever text a header brings, the tool knows its own files.
    @Test(arguments: ["// Copyright", "/* closed */\n", "import Elsewhere\n", "\n\n\n"])
    func headersDoNotHideTheMarker(header: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(header, to: "header.txt")
        #expect(workspace.run("Sources", "--out", "Out.swift", "--header-doc", "header.txt").code == 0)
        #expect(workspace.run("Sources", "--out", "Out.swift").error.hasPrefix("needle-gen: wrote Out.swift"))
    }

    @Test func theConfigurationIsNoOutput() throws {
        let workspace = try Workspace(Sample.app)
        let json = #"{"sources": "Sources", "output": "needle.json", "mocks": {"output": "README.md"}}"#
        try workspace.write(json, to: "needle.json")
        try workspace.write("# Read me\n", to: "README.md")
        for command in ["generate", "check", "mocks"] {
            let outcome = workspace.run(command)
            #expect(outcome.code == 2)
            #expect(outcome.error.contains(" exists and was not generated, so it is not overwritten"))
        }
        #expect(workspace.text("needle.json") == json)
        #expect(workspace.text("README.md") == "# Read me\n")
    }

    @Test func codeAndMocksNeedAFileEach() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            #"{"sources": "Sources", "output": "Out.swift", "mocks": {"output": "./Out.swift"}}"#, to: "needle.json")
        for command in ["generate", "check", "mocks"] {
            let outcome = workspace.run(command)
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("Out.swift is to hold both the generated code and the mocks"))
        }
        #expect(workspace.text("Out.swift") == nil)
    }

    @Test func oneFileByTwoNames() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("", to: "Out.swift")
        try workspace.link("Link.swift", to: "Out.swift")
        try workspace.link("Folder", to: ".")
        for (code, mocks) in [("Out.swift", "Link.swift"), ("New/../Out.swift", "Folder/Out.swift")] {
            let json = #"{"sources": "Sources", "output": "\#(code)", "mocks": {"output": "\#(mocks)"}}"#
            try workspace.write(json, to: "needle.json")
            for command in ["generate", "check", "mocks"] {
                let outcome = workspace.run(command)
                #expect(outcome.code == 2)
                #expect(outcome.error.contains("\(mocks) is to hold both the generated code and the mocks"))
            }
        }
        #expect(workspace.text("Out.swift") == "")
    }

    /// A step up from a folder that would have to be made first.
    @Test(arguments: ["New/../kept.swift", "New/Sub/../../kept.swift", "New/./../kept.swift"])
    func aWayThatIsNotThereYet(path: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("// Notes\n", to: "kept.swift")
        for words in [
            ["Sources", "--out", path], ["mocks", "Sources", "--out", path], ["graph", "Sources", "--out", path],
            ["check", "Sources", "--write-baseline", path],
            ["generate", "Sources", "--out", "-", "--unused-inputs", path],
        ] {
            #expect(workspace.run(words).code == 2)
            #expect(workspace.text("kept.swift") == "// Notes\n")
        }
        #expect(workspace.names(in: ".") == ["Sources", "kept.swift"])
        #expect(workspace.run("Sources", "--out", path.replacing("kept", with: "Out")).code == 0)
        #expect(workspace.names(in: ".") == ["Out.swift", "Sources", "kept.swift"])
    }

    /// Where a folder was meant, a file of its name would be in the way.
    @Test func aFolderIsNoOutput() throws {
        let workspace = try Workspace(Sample.app)
        for words in [
            ["Sources", "--out", "New/"], ["mocks", "Sources", "--out", "New/"], ["graph", "Sources", "--out", "New/"],
            ["check", "Sources", "--write-baseline", "New/"], ["check", "Sources", "--report", "json=New/"],
        ] {
            let outcome = workspace.run(words)
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("cannot write New: Its path ends with '/', as that of a folder"))
        }
        #expect(workspace.names(in: ".") == ["Sources"])
        #expect(workspace.run("new", "empty", "--name", "Shop", "--out", "New/").code == 0)
    }

    @Test func theNameOfAnOutputStaysOnItsLine() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources", "--out", "a\n\u{1B}b.swift", "--timings")
        #expect(outcome.error.hasPrefix("needle-gen: wrote a\\n\\u{1B}b.swift: "))
        #expect(outcome.error.contains("\nneedle-gen: timings\n"))
    }

    @Test func whatSomebodyWroteMeanwhile() throws {
        let workspace = try Workspace()
        let file = OutputFile(
            GivenPath("Out.swift", in: workspace.folder.path), workingDirectory: workspace.folder.path)
        try file.requireReplaceable()
        try workspace.write("let mine = 1\n", to: "Out.swift")
        #expect(throws: CommandError.self) { try file.write("// needle-gen:generated\n") }
        #expect(workspace.text("Out.swift") == "let mine = 1\n")
    }

    @Test func aListOfInputsIsReplacedAndNotesAreKept() throws {
        let workspace = try Workspace(Sample.app)
        let words = ["Sources", "--out", "Out.swift", "--emit-inputs-deps-file", "true"]
        try workspace.write("Gone.swift\nSources/Root.swift\n", to: "Out.inputs")
        #expect(workspace.run(words).code == 0)
        #expect(workspace.text("Out.inputs") == "Sources/Child.swift\nSources/Root.swift\n")
        try workspace.write("Notes\n", to: "Out.inputs")
        #expect(workspace.run(words).code == 2)
        #expect(workspace.text("Out.inputs") == "Notes\n")
    }

    // MARK: What stands beside it while it is written

    @Test func nothingThatStandsThereIsWrittenTo() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("# Notes\n", to: "kept")
        let process = ProcessInfo.processInfo.processIdentifier
        try workspace.link(".Out.swift.\(process).tmp", to: "kept")
        #expect(workspace.run("Sources", "--out", "Out.swift").code == 0)
        #expect(workspace.text("kept") == "# Notes\n")
        #expect(workspace.names(in: ".") == [".Out.swift.\(process).tmp", "Out.swift", "Sources", "kept"])
    }

    @Test func theNameMayBeAsLongAsTheSystemAllows() throws {
        let workspace = try Workspace(Sample.app)
        let name = String(repeating: "x", count: 249) + ".swift"
        #expect(workspace.run("Sources", "--out", name).code == 0)
        #expect(workspace.names(in: ".") == ["Sources", name])
    }

    @Test(arguments: ["--out", "--unused-inputs", "--report"])
    func aPathMayNotBeLonger(option: String) throws {
        let workspace = try Workspace(Sample.app)
        let path = String(repeating: "a/", count: 100_000) + "Out.swift"
        let outcome = workspace.run("Sources", "--out", "-", option, option == "--report" ? "json=\(path)" : path)
        #expect(outcome.code == 2)
        #expect(outcome.error.hasSuffix("Out.swift: File name too long\n"))
        #expect(workspace.names(in: ".") == ["Sources"])
    }

    // MARK: Several files

    /// What writes something that is missing, and besides, `kept`, which somebody wrote.
    static let callsWithTwoOutputs = [
        ["generate", "Sources", "--out", "Out.swift", "--depfile", "kept"],
        ["generate", "Sources", "--out", "Out.swift", "--unused-inputs", "kept"],
        ["generate", "Sources", "--out", "Out.swift", "--report", "json=kept"],
        ["generate", "Sources", "--out", "Out.swift", "--depfile", "Out.d", "--unused-inputs", "kept"],
        ["mocks", "Sources", "--out", "Out.swift", "--report", "json=kept"],
        ["graph", "Sources", "--format", "json", "--out", "Out.json", "--report", "json=kept"],
        ["check", "Sources", "--write-baseline", "Out.txt", "--report", "json=kept"],
        ["check", "Sources", "--report", "json=Out.json", "--report", "sarif=kept"],
        ["summarize", "--module", "App", "Sources", "--out", "Out.digraph", "--depfile", "kept"],
    ]

    @Test(arguments: callsWithTwoOutputs)
    func whereOneOutputIsRefusedNoneIsWritten(words: [String]) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("# Notes\n", to: "kept")
        let outcome = workspace.run(words)
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("kept exists and was not "))
        #expect(workspace.names(in: ".") == ["Sources", "kept"])
        #expect(workspace.text("kept") == "# Notes\n")
    }

    @Test(arguments: callsWithTwoOutputs)
    func outputsNeedAFileEach(words: [String]) throws {
        let workspace = try Workspace(Sample.app)
        let first = try #require(words.firstIndex { $0.contains("Out.") })
        let file = words[first].replacingOccurrences(of: "json=", with: "")
        let outcome = workspace.run(words.map { $0.replacingOccurrences(of: "kept", with: "./\(file)") })
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("\(file) is to hold both "))
        #expect(workspace.names(in: ".") == ["Sources"])
        // A device keeps nothing.
        let devices = words.map { $0.replacingOccurrences(of: "kept", with: "/dev/null") }
        #expect(workspace.run(devices).code == 0)
    }

    @Test(arguments: ["digraphtypes", "digraphpos"])
    func aSummaryIsWrittenWholeOrNotAtAll(part: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("# Notes\n", to: "App.\(part)")
        #expect(workspace.run("summarize", "--module", "App", "Sources", "--out", "App.digraph").code == 2)
        #expect(workspace.names(in: ".") == ["App.\(part)", "Sources"])
    }

    @Test func theListOfInputsIsNoFolder() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.makeFolder("Out.inputs")
        #expect(workspace.run("Sources", "--out", "Out.swift", "--emit-inputs-deps-file", "true").code == 2)
        #expect(workspace.names(in: ".") == ["Out.inputs", "Sources"])
    }

    // MARK: What is no file

    @Test func linksThatLeadNowhere() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.link("Dangling.swift", to: "nowhere.swift")
        try workspace.link("Loop.swift", to: "Loop.swift")
        for path in ["Dangling.swift", "Loop.swift"] {
            for arguments in [
                ["generate", path, "Sources"], ["mocks", "Sources", "-o", path], ["check", "Sources", "-o", path],
            ] {
                let outcome = workspace.run(arguments)
                #expect(outcome.code == 2)
                #expect(outcome.error.contains("\(path) is a link that leads nowhere; choose another output"))
            }
        }
        #expect(try workspace.linkTarget("Dangling.swift") == "nowhere.swift")
        #expect(workspace.names(in: ".") == ["Dangling.swift", "Loop.swift", "Sources"])
    }

    @Test func aLinkToWhatSomebodyWrote() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.link("Out.swift", to: "Sources/Root.swift")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 2)
        #expect(workspace.text("Sources/Root.swift") == Sample.root)
    }

    @Test func aPipeThatNobodyReadsIsNotWaitedFor() throws {
        let workspace = try Workspace(Sample.app)
        #expect(mkfifo(workspace.path("Pipe"), 0o600) == 0)
        let outcome = workspace.run("Sources", "--out", "Pipe")
        #expect(outcome.code == 2)
        #expect(outcome.error == "needle-gen: error: cannot write Pipe: Nothing reads from it\n")
        #expect(workspace.run("check", "Sources", "--out", "Pipe").code == 0)
    }

    @Test func aPipeThatSomebodyReadsIsWrittenTo() throws {
        let workspace = try Workspace(Sample.app)
        #expect(mkfifo(workspace.path("Pipe"), 0o600) == 0)
        let reader = open(workspace.path("Pipe"), O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(workspace.run("Sources", "--out", "Pipe").code == 0)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(reader, &bytes, bytes.count)
        #expect(count > 0)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        #expect(text == workspace.run("Sources", "--out", "-").output)
    }

    @Test func devicesTakeTheText() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("Sources", "--out", "/dev/null").code == 0)
        let plain = workspace.run("Sources", "--out", "-")
        for path in ["/dev/stdout", "/dev/fd/1"] {
            let outcome = workspace.run("Sources", "--out", path)
            #expect(outcome.code == 0 && outcome.output == plain.output && outcome.error.isEmpty)
        }
    }
}

@Suite struct GraphFileTests {
    static let formats = ["tree", "json", "dot", "mermaid", "html"]

    @Test(arguments: formats)
    func theFileHoldsWhatIsPrinted(format: String) throws {
        let workspace = try Workspace(Sample.app)
        let first = workspace.run("graph", "Sources", "--format", format, "--out", "Docs/graph")
        #expect(first.code == 0 && first.output.isEmpty)
        #expect(first.error.hasPrefix("needle-gen: wrote Docs/graph: 2 components"))
        #expect(workspace.text("Docs/graph") == workspace.run("graph", "Sources", "--format", format).output)
        let second = workspace.run("graph", "Sources", "--format", format, "--out", "Docs/graph")
        #expect(second.error.hasPrefix("needle-gen: Docs/graph is up to date"))
    }

    /// Whatever the graph was, in whatever format.
    @Test(arguments: formats)
    func itsOwnFileIsReplaced(format: String) throws {
        let root = "import DIRuntime\nclass OtherRoot: BootstrapComponent { var a: Leaf { Leaf(parent: self) } }\n"
        let leaf = "class Leaf: Component<EmptyDependency> {}\nclass Lost: Component<EmptyDependency> {}\n"
        let workspace = try Workspace(["Other/Root.swift": root + leaf])
        for (path, text) in Sample.brokenApp { try workspace.write(text, to: path) }
        for other in Self.formats {
            #expect(workspace.run("graph", "Other", "--format", other, "--out", "graph.txt").code == 0)
            let lines = workspace.text("graph.txt")?.replacingOccurrences(of: "\n", with: "\r\n") ?? ""
            try workspace.write("\u{FEFF}" + lines, to: "graph.txt")
            let outcome = workspace.run("graph", "Sources", "--format", format, "--out", "graph.txt")
            #expect(outcome.code == 1)
            #expect(workspace.text("graph.txt") == workspace.run("graph", "Sources", "--format", format).output)
        }
    }

    @Test(arguments: [
        "# Graph\n\n    Root\n    └── Child\n", "{\"schema\": 1}\n", "{\"components\": [], \"schema\": \"x\"}\n",
        "digraph needle {\n    Root -> Child\n}\n", "flowchart LR\n    a --> b\n",
        "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Dependency graph</title>\n</html>\n", "Notes\n",
        "Notes (draft: 1)\n", "// needle-gen:generated\n", ".\n├── Sources\n└── Tests\n\n2 directories, 3 files\n",
    ])
    func whatSomebodyWroteIsKept(text: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(text, to: "graph.txt")
        for format in Self.formats {
            let outcome = workspace.run("graph", "Sources", "--format", format, "--out", "graph.txt")
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("graph.txt exists and was not written by `needle-gen graph`"))
            #expect(workspace.text("graph.txt") == text)
        }
    }

    /// Other tools write such forms as well.
    @Test(arguments: [
        ("sarif", "{\n  \"name\": \"needle-gen\",\n  \"version\": \"1.0.0\"\n}\n"),
        ("gitlab", "[\n  {\n    \"check_name\": \"Line Length\",\n    \"severity\": \"minor\"\n  }\n]\n"),
        ("gitlab", "[]  // kept\n"), ("github", "::error file=A.swift,line=1::a line is too long\n"),
        (
            "checkstyle",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n<error source=\"lint\"/>\n</checkstyle>\n"
        ),
        ("checkstyle", "<p>One begins with <checkstyle version=\"4.3\"></p>\n"),
        ("xcode", "A.swift:1:1: warning: a line is too long (line_length)\n"),
        ("text", "Building\nneedle-gen: no errors\n"), ("text", "A.swift:1:1: warning: b\nneedle-gen: no errors\n"),
    ])
    func whatOtherToolsReportedIsKept(form: String, text: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(text, to: "report.txt")
        let outcome = workspace.run("check", "Sources", "--report", "\(form)=report.txt")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("report.txt exists and was not written by `needle-gen --report \(form)`"))
        #expect(workspace.text("report.txt") == text)
    }

    /// Of a graph with findings, and of one without.
    @Test(arguments: ["text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit"])
    func anOwnReportIsReplaced(form: String) throws {
        let workspace = try Workspace(Sample.brokenApp)
        for child in [Sample.child, Sample.demandingChild, Sample.child] {
            #expect(workspace.run("check", "Sources", "--report", "\(form)=report.txt").code != 2)
            try workspace.write(child, to: "Sources/Child.swift")
        }
    }

    /// Where it is asked for; code is no report.
    @Test(arguments: [
        "graph Sources --out F", "check Sources --write-baseline F", "check Sources --report json=F",
        "explain --out F", "dump Sources --out F", "flags Sources --out F", "generate Sources --out F",
    ])
    func whatSomebodyWroteIsReplacedByForce(_ call: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("Notes\n", to: "notes.txt")
        let words = call.split(separator: " ").map { $0.replacingOccurrences(of: "F", with: "notes.txt") }
        #expect(workspace.run(words).code == 2)
        #expect(workspace.text("notes.txt") == "Notes\n")
        let outcome = workspace.run(words + ["--force"])
        #expect(outcome.code == (call.hasPrefix("generate") ? 2 : 0))
        #expect((workspace.text("notes.txt") == "Notes\n") == call.hasPrefix("generate"))
    }

    @Test(arguments: [
        "graph Sources --out F", "check Sources --write-baseline F", "check Sources --report json=F", "explain --out F",
        "dump Sources --out F",
    ])
    func noFileOfTheProjectIsReplacedByForce(_ call: String) throws {
        for path in ["Sources/Notes.swift", "needle.json"] {
            let workspace = try Workspace(Sample.app)
            let text = path == "needle.json" ? #"{"sources": "Sources"}"# : "struct Notes {}\n"
            try workspace.write(text, to: path)
            let words = call.split(separator: " ").map { $0.replacingOccurrences(of: "F", with: path) }
            for words in [words, words + ["--force"]] {
                let outcome = workspace.run(words)
                #expect(outcome.code == 2)
                #expect(outcome.error.contains("\(path) ") && !outcome.error.contains("add --force"))
                #expect(workspace.text(path) == text)
            }
        }
    }

    /// The output of needle.json is that of the code, and tells nothing but the module.
    @Test func theConfiguredOutputIsNotWritten() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(#"{"sources": "Sources", "output": "Out.swift"}"#, to: "needle.json")
        #expect(workspace.run("graph").output.hasPrefix("RootComponent\n"))
        #expect(workspace.run("graph", "--out", "graph.txt").code == 0)
        #expect(workspace.names(in: ".") == ["Sources", "graph.txt", "needle.json"])
        #expect(workspace.run("graph", "--out", "-").output.hasPrefix("RootComponent\n"))
    }
}
