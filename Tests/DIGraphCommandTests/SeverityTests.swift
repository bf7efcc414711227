import Foundation
import Testing

/// How grave findings are, and which of them are known.
@Suite struct SeverityTests {
    private static let detached = """
        import DIRuntime

        final class RootComponent: BootstrapComponent {}
        final class LooseComponent: Component<EmptyDependency> {}

        """

    private static let missing = """
        import DIRuntime

        final class RootComponent: BootstrapComponent {
            var home: HomeComponent { HomeComponent(parent: self) }
        }

        protocol HomeDependency: Dependency {
            var title: String { get }
        }

        final class HomeComponent: Component<HomeDependency> {}

        """

    @Test(arguments: [
        ("{}", [], 0, "warning: "), ("{}", ["--strict"], 1, "error: "), (#"{"strict": true}"#, [], 1, "error: "),
        (#"{"rules": {"detached-component": "error"}}"#, [], 1, "error: "),
        (#"{"rules": {"detached-component": "note"}}"#, [], 0, "note: "),
        (#"{"rules": {"detached-component": "note"}}"#, ["--strict"], 0, "warning: "),
        (#"{"rules": {"detached-component": "off"}}"#, ["--strict"], 0, nil),
    ])
    func severityIsTheSettings(settings: String, words: [String], code: Int32, lead: String?) throws {
        let workspace = try Workspace(["App.swift": Self.detached, "needle.json": settings])
        let outcome = workspace.run(["check", "--quiet"] + words)
        #expect(outcome.code == code)
        let first = outcome.error.split(separator: "\n").first.map(String.init) ?? ""
        #expect(lead.map { first.hasPrefix("App.swift:4:13: " + $0) } ?? first.isEmpty, "\(outcome.error)")
    }

    private static let unread = """
        import DIRuntime

        final class RootComponent: BootstrapComponent {
            let title = "unread"
        }

        """

    /// A note would be repeated in each build.
    @Test(arguments: [
        ("check", "{}", 0, "note: "), ("generate", "{}", 0, nil), ("graph", "{}", 0, nil),
        ("generate", #"{"strict": true}"#, 0, "warning: "), ("check", #"{"strict": true}"#, 0, "warning: "),
        ("generate", #"{"rules": {"unused-provider": "error"}}"#, 1, "error: "),
        ("graph", #"{"rules": {"unused-provider": "warning"}}"#, 0, "warning: "),
        ("generate", #"{"rules": {"unused-provider": "note"}}"#, 0, nil),
        ("check", #"{"rules": {"unused-provider": "off"}}"#, 0, nil),
    ])
    func notesAreToldByCheck(command: String, settings: String, code: Int32, lead: String?) throws {
        let workspace = try Workspace(["App.swift": Self.unread, "needle.json": settings])
        let outcome = workspace.run([command, "--out", "-"] + (command == "graph" ? [] : ["--quiet"]))
        #expect(outcome.code == code)
        let first = outcome.error.split(separator: "\n").first.map(String.init) ?? ""
        #expect(lead.map { first.hasPrefix("App.swift:4:9: " + $0) } ?? first.isEmpty, "\(outcome.error)")
    }

    @Test func notesWaitForErrors() throws {
        let workspace = try Workspace([
            "App.swift": Self.missing + "extension RootComponent { var unread: Int { 1 } }\n"
        ])
        #expect(!workspace.run("check", ".").error.contains("[unused-provider]"))
        let note = try Workspace(["App.swift": Self.unread]).run("check", ".", "--format", "github")
        #expect(note.output.hasPrefix("::notice file=App.swift,line=4"))
    }

    @Test(arguments: [
        (#"{"rules": {"missing-dependency": "warning"}}"#, "\"missing-dependency\": this is an error whatever"),
        (
            #"{"rules": {"detached-componet": "off"}}"#,
            "unknown key \"detached-componet\"; did you mean \"detached-component\"?"
        ),
        (
            #"{"rules": {"detached-component": "of"}}"#,
            "'of' is not one of off, note, warning, error"
        ),
        (#"{"rules": "off"}"#, "\"rules\" must be an object"),
    ])
    func wrongSettings(settings: String, message: String) throws {
        let outcome = try Workspace(["App.swift": Self.detached, "needle.json": settings]).run("check")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains(message), "\(outcome.error)")
    }

    @Test func aFileIsSilencedWhole() throws {
        let silenced = "// needle:ignore-file detached-component\n" + Self.detached
        #expect(try Workspace(["App.swift": silenced]).run("check", ".", "--quiet").error == "")
        let misspelt = "// needle:ignore-file detached-componet\n" + Self.detached
        let outcome = try Workspace(["App.swift": misspelt]).run("check", ".", "--quiet")
        #expect(outcome.error.contains("'// needle:ignore detached-componet' does not silence this"))
        // An error is one in every file.
        let error = "// needle:ignore-file missing-dependency\n" + Self.missing
        #expect(try Workspace(["App.swift": error]).run("check", ".").code == 1)
    }

    @Test func aBaselineLetsPassWhatIsKnown() throws {
        let workspace = try Workspace(["App.swift": Self.missing])
        let written = workspace.run("check", ".", "--write-baseline", "known.txt")
        #expect(written.code == 0)
        #expect(
            written.error == "needle-gen: wrote known.txt: 1 known finding (1 file)\n"
                || written.error.contains("1 known finding"))
        #expect(
            workspace.text("known.txt")?.hasSuffix("\nmissing-dependency: App.swift: HomeComponent requests title\n")
                == true)
        // Lines move, and nothing is new.
        try workspace.write("\n\n" + Self.missing, to: "App.swift")
        let known = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(known.code == 0)
        #expect(!known.error.contains("error:"))
        #expect(known.error.contains("no new errors"))

        let more = Self.missing.replacing(
            "var title: String { get }", with: "var title: String { get }; var size: Int { get }")
        try workspace.write(more, to: "App.swift")
        let new = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(new.code == 1)
        #expect(new.error.contains("'size: Int'") && !new.error.contains("'title: String'"))

        try workspace.write(
            Self.detached.replacing("final class LooseComponent: Component<EmptyDependency> {}", with: ""),
            to: "App.swift")
        let fixed = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(fixed.code == 0)
        #expect(fixed.error.contains("note: fixed, so the baseline need not hold it: missing-dependency: App.swift: "))
        #expect(workspace.run("check", ".", "--baseline", "known.txt", "--quiet").error == "")
    }

    /// Among the places that are known, those that are new are named.
    @Test func aBaselineTellsWhichPlaceOfAFindingIsNew() throws {
        func app(_ names: [String]) -> String {
            let children = names.map { "    var item\($0): \($0)Component { \($0)Component(parent: self) }\n" }.joined()
            let classes = names.map { "final class \($0)Component: Component<TitleDependency> {}\n" }.joined()
            let root = "final class RootComponent: BootstrapComponent {\n    private var title: String { \"\" }\n"
            let request = "protocol TitleDependency: Dependency { var title: String { get } }\n"
            return "import DIRuntime\n\(root)\(children)}\n\(request)\(classes)"
        }
        let workspace = try Workspace(["App.swift": app(["A", "B", "C", "D", "E"])])
        #expect(workspace.run("check", ".", "--write-baseline", "known.txt").code == 0)
        try workspace.write(app(["A", "B", "C", "D", "E", "F"]), to: "App.swift")
        let one = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(one.code == 1)
        #expect(one.error.contains("note: the baseline lacks of these: FComponent requests title\n"))
        try workspace.write(app(["A", "B", "C", "D", "E", "F", "G", "H", "I"]), to: "App.swift")
        let many = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(
            many.error.contains(
                "lacks of these: FComponent requests title, GComponent requests title, HComponent requests title and 1 more\n"
            ))
    }

    /// A file that has another name, or a declaration that left a file that is gone, is no new finding.
    @Test func aBaselineFollowsARenamedFile() throws {
        let workspace = try Workspace(["App.swift": Self.missing])
        #expect(workspace.run("check", ".", "--write-baseline", "known.txt").code == 0)
        try FileManager.default.moveItem(
            atPath: workspace.path("App.swift"), toPath: workspace.path("Main.swift"))
        let renamed = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(renamed.code == 0)
        let line = "missing-dependency: App.swift: HomeComponent requests title"
        #expect(renamed.error.contains("note: now in another file, so write the baseline again: \(line)\n"))
        // Where the old file is there as well, it is.
        try workspace.write("import DIRuntime\n", to: "App.swift")
        #expect(workspace.run("check", ".", "--baseline", "known.txt").code == 1)
        // And what is fixed in the new one as well is fixed.
        try FileManager.default.removeItem(atPath: workspace.path("App.swift"))
        try workspace.write("import DIRuntime\nfinal class RootComponent: BootstrapComponent {}\n", to: "Main.swift")
        let fixed = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(fixed.error.contains("note: fixed, so the baseline need not hold it: \(line)\n"))
    }

    /// One baseline may be that of several targets, each looked at by itself.
    @Test func aRunOfOtherSourcesFixesNothing() throws {
        let workspace = try Workspace(["A/App.swift": Self.missing, "B/App.swift": Self.missing])
        #expect(workspace.run("check", "A", "--write-baseline", "known.txt").code == 0)
        try workspace.write(Self.missing.replacing("var title: String { get }", with: ""), to: "B/App.swift")
        #expect(workspace.run("check", "B", "--baseline", "known.txt").error.contains("fixed") == false)
        try FileManager.default.removeItem(atPath: workspace.path("A"))
        let outcome = workspace.run("check", "B", "--baseline", "known.txt")
        #expect(outcome.error.contains("need not hold it: missing-dependency: A/App.swift"))
    }

    /// Whoever asks, and from where, the lines are the same.
    @Test func aLineOfNoDiagnosticIsNotFixed() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("check", "Sources", "--write-baseline", "known.txt").code == 0)
        let known = workspace.text("known.txt") ?? ""
        try workspace.write(known + "missing-dependencies: Sources/Old.swift: X\n", to: "known.txt")
        let outcome = workspace.run("check", "Sources", "--baseline", "known.txt")
        #expect(outcome.code == 0)
        let line = "missing-dependencies: Sources/Old.swift: X"
        #expect(
            outcome.error.contains(
                "note: 'missing-dependencies' is no diagnostic, so the baseline need not hold it: \(line)\n"))
    }

    @Test func aBaselineKnowsNoWorkingDirectory() throws {
        let workspace = try Workspace(["Sources/App.swift": Self.missing])
        try workspace.write(#"{"sources": "Sources", "baseline": "known.txt"}"#, to: "needle.json")
        #expect(workspace.run("check", "--write-baseline", "known.txt").code == 0)
        let known = try #require(workspace.text("known.txt"))
        #expect(known.hasSuffix("\nmissing-dependency: Sources/App.swift: HomeComponent requests title\n"))
        #expect(workspace.run("check", "--absolute-paths").code == 0)
        #expect(workspace.run("check", "--absolute-paths", "--write-baseline", "absolute.txt").code == 0)
        #expect(workspace.text("absolute.txt") == known)
        try workspace.write("", to: "Elsewhere/Empty.swift")
        for folder in ["Sources", "Elsewhere"] {
            let below = workspace.run(["check", "../needle.json"], in: folder)
            #expect(below.code == 0, "\(below.error)")
            #expect(below.error.contains("no new errors"))
        }
        try workspace.write("\u{FEFF}" + known, to: "known.txt")
        #expect(workspace.run("check").code == 0)
    }

    @Test func aBaselineIsOne() throws {
        let workspace = try Workspace(["App.swift": Self.missing, "notes.txt": "mine\n"])
        #expect(workspace.run("check", ".", "--baseline", "notes.txt").error.contains("notes.txt is no baseline"))
        #expect(workspace.run("check", ".", "--baseline", "none.txt").code == 2)
        try workspace.write(#"{"sources": ".", "baseline": "none.txt"}"#, to: "needle.json")
        let missing = workspace.run("check", "needle.json")
        #expect(missing.error.hasPrefix("needle.json:1:30: error: none.txt does not exist\n"))
        // One that holds nothing lets nothing pass, and takes the place of the one that needle.json names.
        let nothing = workspace.run("check", "needle.json", "--baseline", "/dev/null")
        #expect(nothing.code == 1)
        #expect(nothing.error.contains("[missing-dependency]") && !nothing.error.contains("baseline"))
        let overwriting = workspace.run("check", ".", "--write-baseline", "notes.txt")
        #expect(overwriting.code == 2)
        #expect(workspace.text("notes.txt") == "mine\n")
        #expect(
            workspace.run(".", "--out", "-", "--baseline", "notes.txt").error.contains(
                "--baseline is not an option of generate"))
    }

    @Test func aBaselineOfAnotherVersionIsRefused() throws {
        let workspace = try Workspace(["App.swift": Self.missing])
        #expect(workspace.run("check", ".", "--write-baseline", "known.txt").code == 0)
        let known = try #require(workspace.text("known.txt"))
        for version in ["2", "10", "1.5", "99999999999999999999"] {
            try workspace.write(known.replacing("baseline 1:", with: "baseline \(version):"), to: "known.txt")
            let outcome = workspace.run("check", ".", "--baseline", "known.txt")
            #expect(outcome.code == 2)
            #expect(
                outcome.error == """
                    needle-gen: error: known.txt is a baseline of version \(version), which another needle-gen wrote: use that \
                    one, or write it again by `needle-gen check --write-baseline FILE`

                    """)
        }
        #expect(workspace.run("check", ".", "--write-baseline", "known.txt").code == 0)
        #expect(workspace.text("known.txt") == known)
        for cut in ["# needle-gen base", "# needle-gen baseline ", "# needle-gen baseline x: y\n"] {
            try workspace.write(cut, to: "known.txt")
            #expect(workspace.run("check", ".", "--baseline", "known.txt").error.contains("known.txt is no baseline"))
        }
    }

    /// Any character that a system takes may stand in a name.
    @Test(arguments: ["Two\nLines.swift", "Re\r\nturn.swift", "\u{2028}#.swift", "A\u{85}\u{B}.swift"])
    func aBaselineKnowsFilesOfAnyName(_ name: String) throws {
        let workspace = try Workspace([name: Self.missing])
        #expect(workspace.run("check", ".", "--write-baseline", "known.txt").code == 0)
        #expect(workspace.text("known.txt")?.split(separator: "\n").count == 2)
        let known = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(known.code == 0 && !known.error.contains("fixed"), "\(known.error)")
        let text = try #require(workspace.text("known.txt"))
        try workspace.write(text.replacing("\n", with: "\r\n"), to: "known.txt")
        #expect(workspace.run("check", ".", "--baseline", "known.txt").code == 0)
    }
}
