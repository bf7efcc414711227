import Foundation
import Testing

/// What is printed can be written to a file, by each command that prints data.
@Suite struct PrintedFileTests {
    private static let files = Sample.app.merging(
        ["needle.json": #"{"sources": "Sources", "output": "Out.swift"}"#]) { first, _ in first }

    @Test(arguments: [
        ["dump", "Sources"], ["explain"], ["explain", "missing-dependency", "plugin-cycle"], ["flags"],
        ["flags", "--format", "json"], ["flags", "--format", "markdown"], ["graph"], ["graph", "--format", "json"],
    ])
    func fileHoldsWhatIsPrinted(words: [String]) throws {
        let workspace = try Workspace(Self.files)
        let printed = workspace.run(words)
        #expect(printed.code == 0 && !printed.output.isEmpty)
        for arguments in [["--out", "made/it.txt"], ["-omade/it.txt"]] {
            let written = workspace.run(words + arguments)
            #expect(written.code == 0 && written.output.isEmpty)
            #expect(workspace.text("made/it.txt") == printed.output)
            // The second run writes over the file of the first, which says so.
            #expect(written.error.contains("made/it.txt"))
        }
        #expect(workspace.run(words + ["--out", "-"]).output == printed.output)
        #expect(workspace.text("Out.swift") == nil)
    }

    /// Where no form is asked for, the name of the file tells it.
    @Test(arguments: [
        ("graph", "html", "html"), ("graph", "HTML", "html"), ("graph", "json", "json"), ("graph", "gv", "dot"),
        ("graph", "dot", "dot"), ("graph", "mmd", "mermaid"), ("graph", "txt", "tree"), ("graph", "swp", "tree"),
        ("flags", "json", "json"), ("flags", "md", "markdown"), ("flags", "html", "text"),
    ])
    func nameOfTheFileTellsTheForm(command: String, ending: String, form: String) throws {
        let workspace = try Workspace(Self.files)
        let printed = workspace.run(command, "--format", form)
        #expect(workspace.run(command, "--out", "made.\(ending)").code == 0)
        #expect(workspace.text("made.\(ending)") == printed.output)
        // What is asked for has the last word.
        #expect(workspace.run(command, "--format", "json", "--out", "made.\(ending)").code == 0)
        #expect(workspace.text("made.\(ending)") == workspace.run(command, "--format", "json").output)
    }

    @Test func picturesAreDrawnByOthers() throws {
        let workspace = try Workspace(Self.files)
        let outcome = workspace.run("graph", "--out", "graph.svg")
        #expect(outcome.code == 2 && outcome.error.contains("`--format dot` writes what `dot -Tsvg` draws"))
        #expect(workspace.run("graph", "--format", "dot", "--out", "graph.svg").code == 0)
    }

    @Test(arguments: [["dump", "Sources"], ["explain", "plugin-cycle"], ["flags"], ["check", "--format", "json"]])
    func nothingOfTheUsersIsLost(words: [String]) throws {
        let workspace = try Workspace(Self.files)
        let notes = "Notes\n\n    kept: 1\n"
        try workspace.write(notes, to: "notes.txt")
        let outcome = workspace.run(words + ["--out", "notes.txt"])
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("notes.txt exists and was not written by"))
        #expect(workspace.text("notes.txt") == notes)
    }

    @Test func dumpKnowsListsAndOptions() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("module App\nSources/Root.swift\n", to: "list.txt")
        #expect(workspace.run("dump", "@list.txt").output == workspace.run("dump", "Sources/Root.swift").output)
        let absolute = workspace.run("dump", "Sources/Root.swift", "--absolute-paths").output
        #expect(absolute.contains(#""file":"\#(workspace.path("Sources/Root.swift"))""#))
        let words = ["dump", "-", "--stdin-path", "Sources/New.swift"]
        let named = workspace.run(words, input: "struct New {}").output
        #expect(named.contains(#""name":"New","file":"Sources/New.swift""#))
        let absolutelyNamed = workspace.run(words + ["--absolute-paths"], input: "struct New {}").output
        #expect(absolutelyNamed.contains(#""file":"\#(workspace.path("Sources/New.swift"))""#))
        #expect(!workspace.run("dump", "Sources", "--exclude-suffixes", "Root").output.contains("Root.swift"))
    }

    /// The findings of `check` go to a file that is none for code, and the code is compared as ever.
    @Test func formsOfFindingsGoToAFile() throws {
        let workspace = try Workspace(Self.files)
        let missing = workspace.run("check", "--format", "json", "--out", "found/findings.json")
        #expect(missing.code == 1 && missing.output.isEmpty)
        #expect(missing.error.contains("Out.swift does not exist; run `needle-gen`"))
        #expect(workspace.text("found/findings.json")?.contains(#""findings": []"#) == true)
        #expect(workspace.run("generate").code == 0)
        try workspace.write(
            "import DIRuntime\nfinal class Lost: Component<EmptyDependency> {}\n", to: "Sources/Lost.swift")
        let found = workspace.run("check", "-ofound/findings.json", "--format=json")
        #expect(found.code == 0 && found.error.contains("[detached-component]"))
        #expect(workspace.text("found/findings.json")?.contains(#""id": "detached-component""#) == true)
        // Code is code.
        let code = workspace.run("check", "--format", "json", "--out", "Other.swift")
        #expect(code.code == 1 && code.output.contains(#""findings""#))
        #expect(workspace.names(in: ".") == ["Out.swift", "Sources", "found", "needle.json"])
    }

    @Test func whyAndCompatFindTheirWordBehindLists() throws {
        let workspace = try Workspace(Self.files)
        try workspace.write("module App\nSources/Root.swift\nSources/Child.swift\n", to: "list.txt")
        let plain = workspace.run("why", "ChildComponent")
        #expect(plain.code == 0 && !plain.output.isEmpty)
        let behind = workspace.run("why", "needle.json", "@list.txt", "--only-lists", "ChildComponent")
        #expect(behind.output == plain.output)
        #expect(workspace.run("compat", "needle.json", "Nowhere.swift").error.contains("cannot read Nowhere.swift"))
    }
}
