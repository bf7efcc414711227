import Foundation
import Testing

@Suite struct BadInputTests {
    @Test func conflictsOfVersionControl() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("check", "Sources", "--write-baseline", "known.txt").code == 0)
        let baseline = workspace.text("known.txt") ?? ""
        try workspace.write(baseline + "<<<<<<< HEAD\n=======\n>>>>>>> other\n", to: "known.txt")
        let checked = workspace.run("check", "Sources", "--baseline", "known.txt")
        #expect(checked.code == 2)
        #expect(checked.error.contains("known.txt:2: a conflict of version control begins here"), "\(checked.error)")
        try workspace.write("{\n<<<<<<< HEAD\n    \"jobs\": 1\n=======\n>>>>>>> other\n}\n", to: "needle.json")
        #expect(workspace.run("check").error.contains("needle.json:2:1: error: a conflict of version control"))
        try workspace.write("<<<<<<< HEAD\n// needle-gen:generated\n=======\n>>>>>>> other\n", to: "Sources/Out.swift")
        for sources in [["Sources"], ["Sources/Root.swift", "Sources/Child.swift"]] {
            let refused = workspace.run(["generate"] + sources + ["--out", "Sources/Out.swift"])
            #expect(refused.code == 2)
            #expect(refused.error.contains("Sources/Out.swift begins with a conflict"), "\(refused.error)")
        }
    }

    @Test(arguments: [["generate", "--out", "Out.swift"], ["check"], ["graph"], ["mocks", "--out", "-"], ["dump"]])
    func aMissingFolderAmongOthers(words: [String]) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.link("Dangling", to: "nowhere")
        let outcome = workspace.run(words + ["Sources", "Nowhere/Folder", "Dangling"])
        #expect(outcome.code == 0)
        for (path, fault) in [("Nowhere/Folder", "does not exist"), ("Dangling", "is a link that leads nowhere")] {
            let warning = "needle-gen: warning: \(path) \(fault); only the other sources are read\n"
            #expect(outcome.error.components(separatedBy: warning).count == 2)
        }
    }

    @Test func aMissingPathOfAListIsNamedAtItsLine() throws {
        let workspace = try Workspace(Sample.app)
        let list = [
            "\u{FEFF}module App\r", "Sources/Root.swift\r", "\r", "Gone.swift", "modul Kit",
            #""Z\303\274rich.swift""# + "\r", "Gone.swift",
        ]
        try workspace.write(list.joined(separator: "\n"), to: "lists/app.txt")
        #expect(
            workspace.run("check", "@lists/app.txt").error == """
                lists/app.txt:4:1: error: Gone.swift does not exist
                lists/app.txt:5:1: error: modul Kit does not exist
                lists/app.txt:6:1: error: Zürich.swift does not exist

                """)
        try workspace.write("Sources\r\n\r\nGone.swift\n", to: "old.txt")
        #expect(workspace.run("check", "old.txt").error == "old.txt:3:1: error: Gone.swift does not exist\n")
        try workspace.write("Sources\n'My/Sources\n' Gone.swift 'One\nmore.swift'\n Last.swift", to: "old.txt")
        let words = workspace.run("check", "old.txt", "--sources-list-format", "minescaping").error
        for place in ["2:2: error: My/", "3:3: error: Gone.swift", "3:15: error: One", "5:2: error: Last.swift"] {
            #expect(words.contains("old.txt:" + place), "\(words)")
        }
        try workspace.write("Sources\nOther\n", to: "list.txt")
        let outcome = workspace.run("check", "Nowhere", "@list.txt")
        #expect(
            outcome.error.hasPrefix(
                """
                list.txt:2:1: warning: Other does not exist; only the other sources are read
                needle-gen: warning: Nowhere does not exist; only the other sources are read

                """))
        try workspace.write("Kit.digraph\n", to: "list.txt")
        #expect(workspace.run("check", "@list.txt").error == "list.txt:1:1: error: Kit.digraph does not exist\n")
    }

    @Test func missingFolders() throws {
        let workspace = try Workspace(Sample.app)
        let all = workspace.run("Nowhere/Folder", "Nobody", "--out", "Out.swift")
        #expect(all.code == 2)
        #expect(
            all.error == """
                needle-gen: error: Nowhere/Folder does not exist
                needle-gen: error: Nobody does not exist

                """)
        try workspace.write(
            #"{"modules": {"Core": "Core", "App": "Sources"}, "output": "Out.swift"}"#, to: "needle.json")
        let module = workspace.run("generate", "--quiet")
        #expect(module.code == 2)
        #expect(module.error == "needle.json:1:22: error: Core does not exist\n")
        try workspace.write(
            #"{"modules": {"App": ["Core", "Sources"]}, "output": "Out.swift"}"#, to: "needle.json")
        let part = workspace.run("generate", "--quiet")
        #expect(part.code == 0)
        #expect(part.error == "needle.json:1:22: warning: Core does not exist; only the other sources are read\n")
        let named = workspace.run("check", "--module", "Core=Core", "--module", "App=Sources")
        #expect(named.error == "needle-gen: error: Core does not exist\n")
    }

    @Test func exclusionsOfEverythingAreNamed() throws {
        let workspace = try Workspace(Sample.app)
        let all = workspace.run("check", "Sources", "--exclude-paths", "Sources")
        #expect(
            all.error.hasPrefix(
                "needle-gen: warning: no component was found, since the exclusions leave out all 2 files that were found: "
                    + "change '--exclude-paths' or '--exclude-suffixes', or their keys in needle.json [no-components]\n"
            ))
        #expect(all.error.components(separatedBy: "warning: ").count == 2)
        let mocks = workspace.run("mocks", "Sources", "--exclude-paths", "Sources", "--out", "Mocks.swift")
        #expect(mocks.error.contains("warning: all that was found, 2 files, is left out by --exclude-paths"))
        let some = workspace.run("check", "Sources", "--exclude-paths", "Nowhere")
        #expect(!some.error.contains("left out"))
    }

    @Test func linksThatLeadNowhereAreNamed() throws {
        let workspace = try Workspace()
        try workspace.link("Circle", to: "Circle")
        let circle = workspace.run("check", "Circle")
        #expect(circle.code == 2)
        #expect(circle.error == "needle-gen: error: Circle is a link that leads nowhere\n")
        try workspace.link("needle.json", to: "gone.json")
        let settings = workspace.run("check")
        #expect(settings.code == 2)
        #expect(settings.error == "needle-gen: error: cannot read needle.json: No such file or directory\n")
    }

    @Test func manyModulesAndPathsAreKeptApart() throws {
        let workspace = try Workspace(Sample.app)
        let names = (1...2000).map { "Module\($0)" }
        func configuration(_ modules: [String]) -> String {
            let lines = modules.map { "    \"\($0)\": \"Sources\"" }.joined(separator: ",\n")
            return "{\"output\": \"Out.swift\", \"modules\": {\n\(lines)\n}}\n"
        }
        try workspace.write(configuration(names), to: "needle.json")
        #expect(workspace.run().code == 0)
        try workspace.write(configuration(names + ["Module1234"]), to: "needle.json")
        let error = workspace.run().error
        #expect(error == "needle.json:2002:5: error: the key \"Module1234\" stands here a second time\n")
        let folders = (1...2000).map { "\n\"Folder\($0)\"" }.joined(separator: ",")
        try workspace.write("{\"output\": \"Out.swift\", \"sources\": [\"Sources\",\(folders)]}", to: "needle.json")
        let warnings = workspace.run().error.split(separator: "\n").filter { $0.contains(": warning: ") }
        #expect(warnings.count == 2000)
        #expect(warnings.last?.hasPrefix("needle.json:2001:1: warning: Folder2000 does not exist") == true)
    }

    @Test func missingFile() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources", "Nowhere/File.swift", "--out", "Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error == "needle-gen: error: Nowhere/File.swift does not exist\n")
        #expect(workspace.text("Out.swift") == nil)
    }

    /// As a program for prose writes `--out`.
    @Test(arguments: [
        ("# The app", "a list has no comments"),
        ("module", "in a list `module NAME` begins the files of a module"),
        ("  module App", "in a list `module NAME` begins the files of a module"),
        ("A.swift B.swift", "each path stands by itself, in a list on a line of its own"),
    ])
    func linesThatAreNoPaths(line: String, advice: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("Sources\n\(line)\n", to: "list.txt")
        #expect(workspace.run("check", "@list.txt").error.contains("list.txt:2:1: "))
        #expect(workspace.run("check", "@list.txt").error.contains(" \(line) does not exist; \(advice)"))
    }

    @Test func dashesOfProse() throws {
        let outcome = try Workspace(Sample.app).run("Sources", "\u{2014}out", "Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("\u{2014}out does not exist; an option begins with two hyphens\n"))
    }

    @Test func pathThatIsNoSource() throws {
        let workspace = try Workspace(["notes.txt": "hello"])
        let outcome = workspace.run("notes.txt", "--out", "Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error == "needle-gen: error: notes.txt is neither a folder nor a .swift file\n")
    }

    @Test func emptyFolder() throws {
        let workspace = try Workspace()
        try workspace.makeFolder("Sources")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("warning: "))
        #expect(outcome.error.contains("[no-components]"))
        #expect(workspace.text("Out.swift") != nil)
    }

    @Test func danglingLink() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.link("Sources/Gone.swift", to: "nowhere.swift")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Sources/Gone.swift:1:1: error: "))
        #expect(outcome.error.contains("[unreadable-source]"))
    }

    @Test(.disabled(if: geteuid() == 0, "root may read everything"))
    func unreadableFile() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.setPermissions(0, of: "Sources/Root.swift")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Sources/Root.swift:1:1: error: "))
    }

    /// The folder's names may be read, and nothing of what is in it.
    @Test(.disabled(if: geteuid() == 0, "root may enter everything"))
    func folderThatNobodyMayEnter() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("import DIRuntime\n", to: "Sources/Inner/Inner.swift")
        try workspace.setPermissions(0o600, of: "Sources")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        try workspace.setPermissions(0o700, of: "Sources")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("cannot list Sources/Inner: "))
    }

    @Test func namedPipeAmongTheSources() throws {
        let workspace = try Workspace(Sample.app)
        #expect(mkfifo(workspace.path("Sources/Pipe.swift"), 0o600) == 0)
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Sources/Pipe.swift:1:1: error: "))
    }

    @Test func fileThatIsNotUTF8() throws {
        let workspace = try Workspace(Sample.app)
        let bytes = Array("import DIRuntime\nclass Component {} // ".utf8) + [0xFF, 0xFE, 0x00]
        try Data(bytes).write(to: workspace.folder.appendingPathComponent("Sources/Bytes.swift"))
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Sources/Bytes.swift:"))
        #expect(outcome.error.contains("[unreadable-source]"))
    }

    @Test func folderNamedLikeASource() throws {
        let workspace = try Workspace(["Sources/x.swift/Root.swift": Sample.root, "Sources/Child.swift": Sample.child])
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasSuffix("(2 files)\n"))
        #expect(workspace.run("Sources/x.swift", "Sources/Child.swift", "--out", "Out.swift").code == 0)
    }

    @Test func loopsOfLinks() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.makeFolder("Sources/Inner")
        try workspace.link("Sources/Inner/Up", to: "..")
        try workspace.link("Sources/Inner/Self", to: ".")
        try workspace.link("Sources/Inner/Away", to: workspace.path("Other"))
        try workspace.write("struct Other {}", to: "Other/Other.swift")
        try workspace.link("Other/Back", to: "../Sources")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasSuffix("(3 files)\n"))
    }

    @Test func linkToItself() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.link("Sources/Loop.swift", to: "Loop.swift")
        try workspace.link("Sources/Loop", to: "Loop")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Sources/Loop.swift:1:1: error: "))
    }

    @Test func fiftyMegabytes() throws {
        let workspace = try Workspace(Sample.app)
        let comment = String(repeating: "a line that must be lexed, since it names them ", count: 10)
        let line = "let component = Component<Dependency>.self // \(comment)\n"
        let text = String(repeating: line, count: 50 << 20 / line.utf8.count + 1)
        try workspace.write("import DIRuntime\n" + text, to: "Sources/Large.swift")
        #expect(workspace.run("Sources", "--out", "Out.swift").code == 0)
    }

    @Test(arguments: [
        "class A {{{ func (", "let text = \"never closed", "/* never /* closed", "\"\"\"\nlines", "}}}}]]))",
        "#\"raw \\#(", "class C: Component<", "#if A\n#elseif", "let r = /abc", "@", "`", "\u{FEFF}", "",
    ])
    func brokenSyntax(source: String) throws {
        var files = Sample.app
        files["Sources/Broken.swift"] = "import DIRuntime // Component, Dependency\n" + source
        let workspace = try Workspace(files)
        #expect(workspace.run("Sources", "--out", "Out.swift").code < 2)
        #expect(workspace.run("dump", "Sources/Broken.swift").code == 0)
    }

    // MARK: The output

    @Test func outputFolderIsCreated() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("Sources", "--out", "a/b/c/Out.swift").code == 0)
        #expect(workspace.names(in: "a/b/c") == ["Out.swift"])
    }

    @Test func outputBelowAFile() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("text", to: "file")
        let outcome = workspace.run("Sources", "--out", "file/Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("needle-gen: error: cannot write file/Out.swift: "))
        #expect(workspace.text("file") == "text")
    }

    @Test func outputThatIsAFolder() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources", "--out", "Sources")
        #expect(outcome.code == 2)
        #expect(outcome.error == "needle-gen: error: cannot write Sources: Is a directory\n")
    }

    @Test(arguments: [
        (#""output": "Sources""#, "3:13", "cannot write Sources: Is a directory"),
        (#""output": "Sources/Child.swift""#, "3:13", "Sources/Child.swift is one of the sources"),
        (#""output": "notes.txt""#, "3:13", "notes.txt exists and was not generated"),
        (#""output": "notes.txt/Out.swift""#, "3:13", "cannot write notes.txt/Out.swift: "),
        (#""output": "-", "reports": ["json=Sources"]"#, "3:30", "cannot write Sources: Is a directory"),
        (#""output": "A.swift", "mocks": {"output": "A.swift"}"#, "3:44", "A.swift is to hold both "),
    ])
    func outputThatNeedleJSONNames(members: String, position: String, message: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("text", to: "notes.txt")
        try workspace.write("{\n    \"sources\": \"Sources\",\n  \(members)\n}\n", to: "needle.json")
        let outcome = workspace.run("generate")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("needle.json:\(position): error: \(message)"), "\(outcome.error)")
        #expect(workspace.text("notes.txt") == "text")
    }

    @Test(.disabled(if: geteuid() == 0, "root may write everywhere"))
    func outputFolderThatIsReadOnly() throws {
        let workspace = try Workspace(Sample.app)
        let old = "// needle-gen:generated\n// old"
        try workspace.write(old, to: "Generated/Out.swift")
        try workspace.setPermissions(0o555, of: "Generated")
        for path in ["Generated/Out.swift", "Generated/New/Sub/Out.swift"] {
            let outcome = workspace.run("Sources", "--out", path)
            #expect(outcome.code == 2)
            #expect(outcome.error == "needle-gen: error: cannot write \(path): Permission denied\n")
        }
        #expect(workspace.text("Generated/Out.swift") == old)
        try workspace.setPermissions(0o755, of: "Generated")
    }

    #if os(Linux)
    @Test func outputWhereNobodyMayWrite() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources", "--out", "/proc/Out.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("needle-gen: error: cannot write /proc/Out.swift: "))
    }
    #endif

    @Test func outputThatIsASource() throws {
        let workspace = try Workspace(Sample.app)
        for path in ["Sources/Root.swift", "./Sources/../Sources/Root.swift", workspace.path("Sources/Root.swift")] {
            let outcome = workspace.run("Sources", "--out", path)
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("Sources/Root.swift is one of the sources and was not generated"))
        }
        #expect(workspace.text("Sources/Root.swift") == Sample.root)
    }

    @Test func noOutput() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources")
        #expect(outcome.code == 2)
        // A package with the plugin needs no output, and the plugin would refuse it among the sources.
        let advice = "where a target has the build plugin, its build writes the code, and needs neither"
        #expect(
            outcome.error
                == "needle-gen: error: nowhere to write: add --out FILE, or \"output\" to needle.json; \(advice)\n")
    }
}
