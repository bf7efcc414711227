import Foundation
import Testing

@Suite struct SourceTests {
    /// A second checkout holds all sources again; a submodule holds others.
    @Test func worktreesAreNotRead() throws {
        let workspace = try Workspace(Sample.app)
        for (path, text) in Sample.app { try workspace.write(text, to: "Sources/other/\(path)") }
        try workspace.write("gitdir: ../../app/.git/worktrees/other\n", to: "Sources/other/.git")
        #expect(workspace.run("Sources", "--out", "Out.swift").code == 0)
        #expect(workspace.run("check", "Sources/other").code == 0)
        try workspace.write("gitdir: ../../.git/modules/other\n", to: "Sources/other/.git")
        #expect(workspace.run("check", "Sources").error.contains("[duplicate-component]"))
    }

    @Test func aFileCountsOnce() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.link("Sources/Again.swift", to: "Root.swift")
        try workspace.link("Link", to: "Sources")
        let outcome = workspace.run(
            "Sources", "./Sources/", "Sources/../Sources/Root.swift", "Link", workspace.path("Sources/Child.swift"),
            "--out", "Out.swift")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasSuffix("(2 files)\n"))
    }

    @Test func hiddenFoldersAndOtherFilesAreLeftOut() throws {
        var files = Sample.app
        for path in ["Sources/.build/Root.swift", "Sources/.hidden.swift", "Sources/Root.swift.orig"] {
            files[path] = Sample.root
        }
        let workspace = try Workspace(files)
        #expect(workspace.run("Sources", "--out", "Out.swift").error.hasSuffix("(2 files)\n"))
        #expect(workspace.run("check", "Sources/.build", "--timings").error.contains(" 1 file found\n"))
    }

    /// The steps of a tutorial declare the same classes again and again.
    @Test func bundlesOfDocumentationAreLeftOut() throws {
        let workspace = try Workspace(Sample.app)
        for path in ["Sources/App.docc/Resources/01-Root.swift", "Sources/Try.playground/Contents.swift"] {
            try workspace.write(Sample.root, to: path)
        }
        #expect(workspace.run("check", "Sources").error.contains("(2 files)"))
        // Who names it wants it.
        #expect(workspace.run("dump", "Sources/App.docc").output.contains("RootComponent"))
    }

    @Test func pathsAreShownRelativeWherePossible() throws {
        let workspace = try Workspace(Sample.brokenApp)
        try workspace.makeFolder("elsewhere")
        let inside = workspace.run("check", workspace.path("Sources"))
        #expect(inside.error.hasPrefix("Sources/Child.swift:"))
        let beside = workspace.run(["check", "../Sources"], in: "elsewhere")
        #expect(beside.error.hasPrefix("../Sources/Child.swift:"))
        let absolute = workspace.run(["check", workspace.path("Sources")], in: "elsewhere")
        #expect(absolute.error.hasPrefix(workspace.path("Sources/Child.swift") + ":"))
        let here = workspace.run(["check", "."], in: "Sources")
        #expect(here.error.hasPrefix("Child.swift:"))
    }

    @Test func whereTheFolderLiesDoesNotDecideWhatIsExcluded() throws {
        let workspace = try Workspace([
            "Tests/Sources/Root.swift": Sample.root, "Tests/Sources/Child.swift": Sample.child,
        ])
        let outcome = workspace.run(["Sources", "--out", "Out.swift", "--exclude-paths", "/Tests/"], in: "Tests")
        #expect(outcome.error.hasSuffix("(2 files)\n"))
    }

    /// As scripts name it, `$PWD/Old`.
    @Test func aWholePathIsExcluded() throws {
        let workspace = try Workspace([
            "App/Root.swift": Sample.root, "App/Child.swift": Sample.child, "App/Old/Root.swift": Sample.root,
        ])
        for text in ["./App/Old", workspace.path("App/Old"), "App/Old"] {
            let outcome = workspace.run("App", "--out", "Out.swift", "--exclude-paths", text)
            #expect(outcome.error.hasSuffix("(2 files)\n"), "\(text)")
        }
    }

    @Test func listsNameFilesAndModules() throws {
        let workspace = try Workspace([
            "My App/Root.swift": "import Core\n" + Sample.root, "Core/Child.swift": Sample.child.madePublic,
        ])
        let list =
            "\u{FEFF}module Core package=app isolation=nonisolated\r\nCore/Child.swift\r\n\nmodule App\nMy App/Root.swift\n"
        try workspace.write(list, to: "sources.txt")
        let outcome = workspace.run("@sources.txt", "--out", "Out.swift", "--output-module", "App")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasSuffix("(2 files)\n"))
        let graph = workspace.run("graph", "@sources.txt", "--format", "json")
        #expect(graph.output.contains(#""module": "App""#))
        #expect(graph.output.contains(#""module": "Core""#))
    }

    @Test(arguments: [
        (
            "module Core colour=red",
            "list.txt:2:1: error: 'colour=red' is none of package=NAME, isolation=MainActor, async=nonsending, mode=5, feature=NAME, defines=NAME,NAME, wired=elsewhere, here or nowhere, created=elsewhere"
        ),
        ("module Core isolation=main", "list.txt:2:1: error: 'main' is not one of MainActor, nonisolated"),
        ("module My-App", "list.txt:2:1: error: 'My-App' is not the name of a module"),
        ("A.swift\0B.swift\0", "list.txt:2:1: error: no path holds a NUL byte; a list has a path on each line"),
        (#""Z\374rich.swift""#, "list.txt:2:1: error: the line is not UTF-8 text; rename what it names"),
        ("Nowhere.swift", "list.txt:2:1: error: Nowhere.swift does not exist"),
        ("@more.swift", "list.txt:2:1: error: @more.swift does not exist; '@' names a list on the command line only\n"),
        ("-A.swift", "list.txt:2:1: error: -A.swift does not exist; options stand on the command line only\n"),
        (" A.swift", "list.txt:2:1: error:  A.swift does not exist; a blank at its beginning or end is a part of it\n"),
    ])
    func mistakesInLists(line: String, message: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("Sources\n\(line)\n", to: "list.txt")
        let outcome = workspace.run("@list.txt", "--out", "Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix(message))
    }

    /// As `git ls-files` prints names that are not plain ASCII.
    @Test(arguments: [
        ("Zürich", #""Sources/Z\303\274rich.swift""#), ("a\tb", #""Sources/a\tb.swift""#),
        ("\"a\\", #""Sources/\"a\\.swift""#), ("a\nb\r", #""Sources/a\nb\r.swift""#),
    ])
    func pathsThatGitQuotes(name: String, line: String) throws {
        let workspace = try Workspace(["Sources/Root.swift": Sample.demandingChild])
        try workspace.write("import DIRuntime\nfinal class A: BootstrapComponent {}\n", to: "Sources/\(name).swift")
        try workspace.write("\(line)\n", to: "list.txt")
        let outcome = workspace.run("check", "@list.txt")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasSuffix("1 root, 0 dependencies (1 file)\n"))
        // What git does not mean is a path itself.
        try workspace.write("\"Sources/\\8.swift\"\n\"Sources\n", to: "list.txt")
        #expect(workspace.run("check", "@list.txt").code == 2)
    }

    // MARK: Lists as Needle's scripts name them

    @Test(arguments: [
        (format: String?.none, list: "My App/Root.swift\r\n\n  Core/Child.swift  \nCore/Bridge.m\nGone/Folder\n"),
        (format: "newline", list: "Core\nMy App\n"),
        (format: "minescaping", list: "'My App/Root.swift' Core/Child.swift Core/Bridge.m\n"),
        (format: "minEscaping", list: "Core/Child.swift 'My App'"),
    ])
    func listsWithoutAnAt(format: String?, list: String) throws {
        let workspace = try Workspace([
            "My App/Root.swift": Sample.root, "Core/Child.swift": Sample.child, "Core/Bridge.m": "@import Foundation;",
            "lists/sources.txt": list,
        ])
        let options = format.map { ["--sources-list-format", $0] } ?? []
        let outcome = workspace.run(["generate", "Out.swift", "lists/sources.txt"] + options)
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.error.hasSuffix("wrote Out.swift: 2 components, 1 root, 1 dependency (2 files)\n"))
    }

    @Test func whatIsNoListOfSources() throws {
        let workspace = try Workspace(Sample.app)
        for text in ["", "hello\n", "# Read me\n\nSources\n", "\u{0}\u{1}"] {
            try workspace.write(text, to: "notes.txt")
            let outcome = workspace.run("notes.txt", "Sources", "--out", "Out.swift")
            #expect(outcome.code == 2)
            #expect(outcome.error == "needle-gen: error: notes.txt is neither a folder nor a .swift file\n")
        }
        try workspace.write("Sources/Root.swift\nSources/Gone.swift\n", to: "list.txt")
        let gone = workspace.run("list.txt", "--out", "Out.swift")
        #expect(gone.error == "list.txt:2:1: error: Sources/Gone.swift does not exist\n")
        try workspace.write("Sources\nSuorces\n", to: "list.txt")
        let misspelt = workspace.run("list.txt", "--out", "Out.swift")
        #expect(misspelt.code == 0)
        #expect(misspelt.error.hasPrefix("list.txt:2:1: warning: Suorces does not exist; only the other sources"))
        try Data("Sources/Root.swift\nSources/Z\u{FC}.swift\n".unicodeScalars.map { UInt8($0.value) })
            .write(to: URL(fileURLWithPath: workspace.path("list.txt")))
        let latin = workspace.run("list.txt", "--out", "Out.swift")
        #expect(latin.error.hasPrefix("list.txt:2:1: error: the line is not UTF-8 text; rename what it names"))
        let format = workspace.run("list.txt", "--out", "Out.swift", "--sources-list-format", "comma")
        #expect(format.error.contains("--sources-list-format: 'comma' is not one of newline, minescaping"))
    }

    @Test func anEmptyListIsFine() throws {
        let workspace = try Workspace(["list.txt": ""])
        #expect(workspace.run("@list.txt", "--out", "Out.swift").code == 0)
    }

    // MARK: Modules

    private static let modular = [
        "App/Root.swift": "import Core\n" + Sample.root, "App/Core/Child.swift": Sample.child.madePublic,
    ]

    @Test func aFileBelongsToTheDeepestFolder() throws {
        let workspace = try Workspace(Self.modular)
        for order in [["App=App", "Core=App/Core"], ["Core=App/Core", "App=App"]] {
            let arguments =
                ["graph", "--format", "json", "--output-module", "App"] + order.flatMap { ["--module", $0] }
            let outcome = workspace.run(arguments)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains(#""module": "Core""#))
            #expect(outcome.output.contains(#""module": "App""#))
        }
    }

    @Test func looseSourcesBelongToTheOutputModule() throws {
        let workspace = try Workspace(Self.modular)
        let outcome = workspace.run(
            "graph", "--format", "json", "App", "--module", "Core=App/Core", "--output-module", "Main")
        #expect(outcome.output.contains(#""module": "Core""#))
        #expect(outcome.output.contains(#""module": "Main""#))
    }

    @Test func theLastModuleOfAnObjectGetsTheOutput() throws {
        let workspace = try Workspace(Self.modular)
        try workspace.write(
            #"{"modules": {"Core": "App/Core", "App": ["App"]}, "output": "Generated/Out.swift"}"#, to: "needle.json")
        #expect(workspace.run().code == 0)
        #expect(workspace.text("Generated/Out.swift")?.contains("NeedleGraph_App") == true)
        #expect(workspace.run("--out", "-").output.contains("NeedleGraph_App"))
    }

    @Test func theOutputModuleMustExist() throws {
        let workspace = try Workspace(Self.modular)
        let outcome = workspace.run("--module", "App=App", "--output-module", "Appp", "--out", "Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("--output-module: 'Appp' is none of the named modules; did you mean App?"))
    }
}

extension String {
    fileprivate var madePublic: String {
        replacing("protocol ", with: "public protocol ").replacing("class ", with: "public class ")
    }
}
