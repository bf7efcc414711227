import Foundation
import Testing

/// How the words of a command line are read, and what is refused.
@Suite struct CommandLineTests {
    private static let files = [
        "Sources/App.swift": """
        import DIRuntime

        final class RootComponent: BootstrapComponent {
            let limit = 1
            var home: HomeComponent { HomeComponent(parent: self) }
        }

        protocol HomeDependency: Dependency {
            var limit: Int { get }
        }

        final class HomeComponent: Component<HomeDependency> {}

        """
    ]

    // MARK: Pages

    @Test func helpOfACommandTellsOfItsOptions() throws {
        let workspace = try Workspace()
        let page = workspace.run("check", "--help")
        #expect(page.code == 0)
        #expect(page.output.contains("usage: needle-gen check [SOURCES…"))
        #expect(page.output.contains("--baseline FILE"))
        #expect(!page.output.contains("--protocol"))
        #expect(workspace.run("help", "check").output == page.output)
        #expect(workspace.run("check", "-h").output == page.output)
        #expect(workspace.run("--help", "check").output == page.output)
        #expect(workspace.run("-h", "check", "Sources").output == page.output)
        #expect(workspace.run("help").output == workspace.run("--help").output)
        #expect(workspace.run("help", "help").output == workspace.run("--help").output)
        #expect(workspace.run("version").output == workspace.run("--version").output)
        let misspelt = workspace.run("help", "chek")
        #expect(misspelt.code == 2)
        #expect(misspelt.error.contains("'chek' is no command; did you mean check?"))
    }

    @Test func helpOfACommandTellsOfItsForms() throws {
        let workspace = try Workspace()
        func forms(_ command: String) -> String? {
            let lines = workspace.run(command, "--help").output.split(separator: "\n")
            return lines.first { $0.hasPrefix("  --format FORM ") }?.split(separator: "FORM").last.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        #expect(forms("graph") == "tree, json, dot, mermaid, html; else as the name of --out tells")
        #expect(forms("compat") == "text, json")
        #expect(forms("check") == "text, xcode, json, sarif, github, gitlab, checkstyle, junit")
        #expect(workspace.run("graph", "--help").output.contains(" WHEN                      auto, always or never\n"))
    }

    @Test(arguments: [
        "generate", "check", "fix", "graph", "why", "flags", "mocks", "init", "new", "compat", "explain", "dump",
        "completion",
        "man",
    ])
    func everyCommandHasAPage(command: String) throws {
        let outcome = try Workspace().run(command, "--help")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("needle-gen \(command): "))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 105 && !$0.hasSuffix(" ") })
    }

    @Test func completionAndManualNameEveryOption() throws {
        let workspace = try Workspace()
        for shell in ["bash", "zsh", "fish"] {
            let script = workspace.run("completion", shell)
            #expect(script.code == 0)
            for word in ["stdin-path", "missing-dependency", "MainActor", "sarif"] {
                #expect(script.output.contains(word), "\(shell) does not complete \(word)")
            }
        }
        #expect(workspace.run("completion", "tcsh").code == 2)
        #expect(workspace.run("completion").error.contains("name a shell"))
        let page = workspace.run("man").output
        #expect(page.contains("\\-\\-stdin\\-path"))
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let recorded = try String(contentsOf: root.appendingPathComponent("Docs/needle-gen.1"), encoding: .utf8)
        #expect(page == recorded, "run `needle-gen man > Docs/needle-gen.1`")
    }

    // MARK: Words

    @Test(arguments: [["check", ""], ["check", "Sources", ""], ["check", "--", ""], ["check", "@"], [""]])
    func emptyArgumentsAreNoFolder(words: [String]) throws {
        let outcome = try Workspace(Self.files).run(words)
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("an argument is empty; is a variable not set?"))
    }

    @Test(arguments: [["check", "--color"], ["check", "--jobs"], ["fix", "--id"], ["graph", "--format"]])
    func emptyValuesAreNoChoice(words: [String]) throws {
        let outcome = try Workspace(Self.files).run(words + ["", "Sources"])
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("\(words[1]): the value is empty; is a variable not set?"))
    }

    @Test(arguments: ["-oOut.swift", "-o=Out.swift", "--out=Out.swift"])
    func aValueMayTouchItsOption(word: String) throws {
        let workspace = try Workspace(Self.files)
        #expect(workspace.run("Sources", word, "-j1").code == 0)
        #expect(workspace.text("Out.swift") != nil)
    }

    // MARK: stdin

    @Test func anEmptyStdinIsNamed() throws {
        let outcome = try Workspace().run(["check", "-"], input: "")
        #expect(outcome.error.hasPrefix("needle-gen: warning: no component was found in '<stdin>'"))
    }

    @Test func stdinIsASource() throws {
        let workspace = try Workspace()
        let outcome = workspace.run(["check", "-"], input: Self.files["Sources/App.swift"] ?? "")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("2 components"))
        let broken = workspace.run(["check", "-"], input: "import DIRuntime\nfinal class A: Component<B> {}\n")
        #expect(broken.error.contains("<stdin>:2:"))
    }

    /// An editor asks about a text that is not saved yet.
    @Test func stdinStandsForAFile() throws {
        let workspace = try Workspace(Self.files)
        let edited = (Self.files["Sources/App.swift"] ?? "").replacing("let limit", with: "private let limit")
        let words = ["check", "Sources", "-", "--stdin-path", "Sources/App.swift"]
        let outcome = workspace.run(words, input: edited)
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Sources/App.swift:4:17: error: 'limit'"))
        let fix = workspace.run(["fix"] + words.dropFirst(), input: edited)
        #expect(fix.output.contains("-    private let limit = 1\n+    let limit = 1\n"))
        #expect(fix.error.contains("the diff mends 1 finding in 1 file"))
        #expect(workspace.run(["fix", "--write"] + words.dropFirst(), input: edited).code == 2)
        let json = workspace.run(words + ["--format", "json"], input: edited)
        #expect(json.output.contains("\"complete\": true"))
    }

    @Test func stdinMayBeANewFile() throws {
        let workspace = try Workspace(Self.files)
        let more = "import DIRuntime\nfinal class SecondRoot: BootstrapComponent {}\n"
        let outcome = workspace.run(["check", "Sources", "-", "--stdin-path", "Sources/Second.swift"], input: more)
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("2 roots"))
        #expect(workspace.run(["check", "Sources", "--stdin-path", "Sources/Second.swift"]).code == 2)
        #expect(workspace.run(["check", "-", "-"]).code == 2)
        for path in ["Sources", "Sources/Second.txt"] {
            let outcome = workspace.run(["check", "-", "--stdin-path", path], input: more)
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("--stdin-path: '\(path)' is no .swift file: name the one"))
        }
        #expect(workspace.run(["dump", "-"], input: more).output.contains("\"file\":\"<stdin>\""))
    }

    /// Nothing else is named, and no needle.json names more.
    @Test func stdinMayBeTheOnlyFile() throws {
        let workspace = try Workspace()
        let words = ["check", "-", "--stdin-path", "Sources/New.swift"]
        let outcome = workspace.run(words, input: Self.files["Sources/App.swift"] ?? "")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("2 components"))
        let broken = workspace.run(words, input: "import DIRuntime\nfinal class A: Component<B> {}\n")
        #expect(broken.error.contains("Sources/New.swift:2:"))
        try workspace.write(Self.files["Sources/App.swift"] ?? "", to: "Sources/App.swift")
        try workspace.write(#"{"sources": "Sources"}"#, to: "needle.json")
        let root = "import DIRuntime\nfinal class SecondRoot: BootstrapComponent {}\n"
        #expect(workspace.run(words, input: root).error.contains("2 roots"))
    }

    /// An editor asks about every file that is open, also those that no run reads.
    @Test func stdinOfAFileThatIsNoSourceChangesNothing() throws {
        let workspace = try Workspace(Self.files)
        let settings = #"{"modules": {"App": "Sources"}, "excludeSuffixes": "Tests", "excludePaths": "/Old/"}"#
        try workspace.write(settings, to: "needle.json")
        let stray = "import DIRuntime\nfinal class A: Component<B> {}\n"
        for path in ["Sources/AppTests.swift", "Sources/Old/A.swift", "Package.swift", "Tests/A.swift"] {
            let outcome = workspace.run(["check", "-", "--stdin-path", path], input: stray)
            #expect(outcome.code == 0)
            #expect(outcome.error.contains("2 components"))
            let isOutside = !path.hasPrefix("Sources")
            #expect(outcome.error.contains("warning: \(path) is in no folder of the modules") == isOutside)
        }
        let new = workspace.run(["check", "-", "--stdin-path", "Sources/Deep/A.swift"], input: stray)
        #expect(new.error.contains("Sources/Deep/A.swift:2:"))
    }

    /// Code beside the modules that are named is of none.
    @Test func aFileOfNoModuleHasNoNameForIt() throws {
        let workspace = try Workspace(Self.files)
        try workspace.write("let root = RootComponent()\n", to: "Other.swift")
        let outcome = workspace.run("check", "--module", "App=Sources", "Other.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("and the file belongs to no module: make"))
    }

    // MARK: Text that becomes code

    @Test(arguments: [
        "Foo; print(1)", "Foo\nimport Bar", "struct", "1Foo", "Foo.", "@testable import Foo", "class class", " ",
    ])
    func importsAreModules(text: String) throws {
        let outcome = try Workspace(Self.files).run("Sources", "--out", "-", "--additional-imports", text)
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
    }

    @Test(arguments: ["Foo", "import Foo", "struct Foo.Bar", "import class Foo.Bar", "Übung"])
    func importsMayBeOfOneDeclaration(text: String) throws {
        let outcome = try Workspace(Self.files).run("Sources", "--out", "-", "--additional-imports", text)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("import " + text.replacing("import ", with: "") + "\n"))
    }

    @Test(arguments: ["_", "A B", "A;B", "1"])
    func moduleNamesAreNames(name: String) throws {
        let outcome = try Workspace(Self.files).run("--module", "\(name)=Sources", "--out", "-")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("'\(name)' is not the name of a module"))
    }

    @Test(arguments: [
        ("let x = 1\n", "header.txt:1 is no comment"), ("// a\n\nstruct A {}", "header.txt:3 is no comment"),
        ("/* a", "a comment that does not end"), ("/* /* a */\n", "a comment that does not end"),
        ("// a\nimport Foo; print(1)\n", "header.txt:2 is no comment"),
        ("import Foo {}\n", "header.txt:1 is no comment"), ("// a\n@testable", "header.txt:2 is no comment"),
        ("@MainActor final class A {}\n", "header.txt:1 is no comment"),
        ("import Foo.\n// a\n", "header.txt:1 is no comment"), ("import struct\n", "header.txt:1 is no comment"),
        ("#!/usr/bin/swift\n", "header.txt:1 is no comment"), ("// a\n// \0\n", "header.txt:2 is no comment"),
        ("// a\n@testable import Foo\n/* b */", nil), ("", nil), ("\u{FEFF}// a\r\n", nil),
        ("import Foo; internal import struct Foo.Bar // a\n@_spi(A)\nimport Foo", nil),
    ])
    func headersAreComments(text: String, fault: String?) throws {
        var files = Self.files
        files["header.txt"] = text
        let outcome = try Workspace(files).run("Sources", "--out", "-", "--header-doc", "header.txt")
        #expect(outcome.code == (fault == nil ? 0 : 2))
        if let fault { #expect(outcome.error.contains(fault)) }
        // The compiler takes no mark of the byte order in the middle of a file.
        #expect(!outcome.output.unicodeScalars.contains("\u{FEFF}"))
    }

    @Test func headersAreText() throws {
        let workspace = try Workspace(Self.files)
        try Data("// Caf".utf8 + [0xE9, 0x0A]).write(to: workspace.folder.appendingPathComponent("header.txt"))
        let outcome = workspace.run("Sources", "--out", "-", "--header-doc", "header.txt")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("--header-doc: cannot read header.txt: it is not UTF-8 text"))
    }

    // MARK: needle.json

    @Test func pathsThatDoNotExistAreNamedWhereTheyStand() throws {
        var files = Self.files
        files["needle.json"] = """
            {
              "modules": {
                "A": {"path": ["Nowhere", "Sources"]},
                "B": "Missing"
              }
            }
            """
        let outcome = try Workspace(files).run("check")
        #expect(outcome.error.contains("needle.json:3:20: error: Nowhere does not exist"))
        #expect(outcome.error.contains("needle.json:4:10: error: Missing does not exist"))
        files["needle.json"] = "{\"sources\": [\n  \"Nowhere\",\n  \"No.swift\",\n  \"Nowhere\"]}"
        #expect(
            try Workspace(files).run("check").error == """
                needle.json:2:3: error: Nowhere does not exist
                needle.json:3:3: error: No.swift does not exist
                needle.json:4:3: error: Nowhere does not exist

                """)
    }

    /// What takes a time that grows with their square would not end.
    @Test func manyModulesAndExclusionsAreRead() throws {
        var files = Self.files
        let modules = (0..<20_000).map { "\"M\($0)\": \"Sources\"" }.joined(separator: ", ")
        let texts = (0..<100_000).map { "\"/x\($0)/\"" }.joined(separator: ", ")
        files["needle.json"] =
            "{\"modules\": {\(modules)}, \"excludePaths\": [\(texts)], \"excludeSuffixes\": [\(texts), \"Tests\"]}"
        files["Sources/AppTests.swift"] = "no Swift"
        let outcome = try Workspace(files).run("check")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("(1 file)"))
    }

    @Test func manyExclusionsLeaveOutWhatFewDo() throws {
        var files = Self.files
        files["Sources/Old/A.swift"] = "struct A {}"
        files["Sources/New/BMock.swift"] = "struct B {}"
        let more = (0..<40).map { "never\($0)" }
        let few = try Workspace(files).run("check", ".", "--exclude-paths", "/Old/", "--exclude-suffixes", "Mock")
        let many = try Workspace(files).run(
            ["check", ".", "--exclude-paths", "/Old/"] + more + ["--exclude-suffixes", "Mock"] + more)
        #expect(few.error == many.error)
        #expect(many.error.contains("(1 file)"))
    }
}
