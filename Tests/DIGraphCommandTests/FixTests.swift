import DIGraphCommand
import Foundation
import Testing

/// What `fix` does to files; which findings have edits, and that these mend them, is what Scripts/check-fixes.py shows.
@Suite struct FixTests {
    private static let source = """
        import DIRuntime

        final class RootComponent: BootstrapComponent {
            private let user = User()

            var home: HomeComponent { HomeComponent(parent: self) }
        }

        struct User {}

        protocol HomeDependency: Dependency {
            var user: User { get }
        }

        final class HomeComponent: Component<HomeDependency> {}

        """

    @Test func printsADiffAndChangesNothing() throws {
        let workspace = try Workspace(["App.swift": Self.source])
        let outcome = workspace.run("fix", ".")
        #expect(outcome.code == 1)
        #expect(
            outcome.output == """
                --- a/App.swift
                +++ b/App.swift
                @@ -1,7 +1,7 @@
                 import DIRuntime
                 
                 final class RootComponent: BootstrapComponent {
                -    private let user = User()
                +    let user = User()
                 
                     var home: HomeComponent { HomeComponent(parent: self) }
                 }

                """)
        #expect(outcome.error.contains("App.swift:4: make 'user' of 'RootComponent' 'internal' [missing-dependency]"))
        #expect(workspace.text("App.swift") == Self.source)
    }

    /// Somebody is still typing it.
    @Test(arguments: ["protocol HomeDependency:", "protocol HomeDependency: {", "protocol HomeDependency: {}"])
    func aFileMayEndInAHead(_ end: String) throws {
        let head = "protocol HomeDependency: Dependency {\n    var user: User { get }\n}\n\n"
        let workspace = try Workspace(["App.swift": Self.source.replacing(head, with: "") + end])
        #expect(workspace.run("check", ".").code == 1)
        let mended = end.replacing("Dependency:", with: "Dependency: Dependency")
        #expect(workspace.run("fix", ".").output.contains("\n+\(mended)\n"))
    }

    @Test func writesAndChecksAgain() throws {
        let workspace = try Workspace(["App.swift": Self.source])
        let outcome = workspace.run("fix", "--write", ".")
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(workspace.text("App.swift") == Self.source.replacing("private let", with: "let"))
        #expect(workspace.run("check", ".").code == 0)
    }

    @Test func aLinkStaysALink() throws {
        let workspace = try Workspace(["Shared/Root.swift": Self.source])
        try workspace.makeFolder("App")
        try workspace.link("App/App.swift", to: "../Shared/Root.swift")
        #expect(workspace.run("fix", "--write", "App").code == 0)
        #expect(try workspace.linkTarget("App/App.swift") == "../Shared/Root.swift")
        #expect(workspace.text("Shared/Root.swift") == Self.source.replacing("private let", with: "let"))
    }

    @Test func whatWasChangedMeanwhileIsKept() throws {
        let workspace = try Workspace(["App.swift": "new"])
        #expect(throws: SystemError.self) {
            try FileSystem.edit(workspace.path("App.swift"), from: Array("old".utf8), to: Array("mended".utf8))
        }
        #expect(workspace.text("App.swift") == "new")
    }

    @Test func keepsEveryByteThatItDoesNotChange() throws {
        let odd = "\u{FEFF}" + Self.source.replacing("\n", with: "\r\n").dropLast() + "// \u{1F44B}\u{200D}\t"
        let workspace = try Workspace(["App.swift": odd])
        #expect(workspace.run("fix", "--write", ".").code == 0)
        #expect(
            workspace.text("App.swift").map { Array($0.utf8) } == Array(odd.replacing("private let", with: "let").utf8))
    }

    /// With all its documentation, and nothing of what stands above that.
    @Test(arguments: ["/// One.\n    /// Two.\n", "/** One. */\n", "/**\n     One.\n     */\n    /// Two.\n", ""])
    func deletesTheDocumentationOfWhatItDeletes(documentation: String) throws {
        let kept = "/** The owner. */\n    var owner: String { get } /* kept */\n"
        let source = """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                let owner: String = "Ada"
                let count: Int = 1
                var home: HomeComponent { HomeComponent(parent: self) }
            }

            protocol HomeDependency: Dependency {
                \(kept)    \(documentation)    var count: Int { get }
            }

            final class HomeComponent: Component<HomeDependency> {
                var text: String { dependency.owner }
            }

            """
        let workspace = try Workspace(["App.swift": source])
        #expect(workspace.run("fix", "--write", "--id", "unused-request", ".").code == 0)
        #expect(workspace.text("App.swift")?.contains("Dependency {\n    \(kept)}\n") == true)
    }

    @Test func takesTheIdsThatAreNamed() throws {
        let workspace = try Workspace(["App.swift": Self.source])
        let other = workspace.run("fix", ".", "--id", "detached-component")
        #expect(other.output == "")
        #expect(other.code == 1)
        #expect(workspace.run("fix", ".", "--id", "missing-dependency").output != "")
        let misspelt = workspace.run("fix", ".", "--id", "missing-dependancy")
        #expect(misspelt.code == 2)
        #expect(misspelt.error.contains("missing-dependency"))
    }

    /// The path of the second of three files is as long as one may be, so that no other file fits beside it.
    @Test func tellsWhatWasWrittenBeforeOneFails() throws {
        let workspace = try Workspace()
        var folder = "B"
        let length = { workspace.path(folder).utf8.count }
        while length() < 3_900 { folder += "/" + String(repeating: "b", count: 150) }
        folder += "/" + String(repeating: "b", count: 4_080 - length() - 1)
        let paths = ["A/App.swift", "\(folder)/App.swift", "C/App.swift"]
        for (path, name) in zip(paths, ["A", "B", "C"]) {
            let source = ["Home", "Root", "User"].reduce(Self.source) { $0.replacing($1, with: $1 + name) }
            try workspace.write(source, to: path)
        }
        let last = workspace.text("C/App.swift")
        let outcome = workspace.run("fix", "--write", ".")
        #expect(outcome.code == 2)
        #expect(
            outcome.error.hasPrefix(
                "needle-gen: note: A/App.swift is changed already\nneedle-gen: error: cannot write B/bbb"))
        #expect(workspace.text("A/App.swift")?.contains("private") == false)
        #expect(workspace.text("C/App.swift") == last)
    }

    @Test func saysThatNothingIsFound() throws {
        let outcome = try Workspace(Sample.app).run("fix", "Sources")
        #expect(outcome.code == 0 && outcome.error == "needle-gen: nothing is found, so there is nothing to mend\n")
    }

    @Test func saysWhatIsLeft() throws {
        let source = Self.source.replacing("private let user = User()", with: "static let user = User()")
        let workspace = try Workspace(["App.swift": source])
        let outcome = workspace.run("fix", "--write", ".")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("no finding has an edit that is certain"))
        #expect(outcome.error.contains("error: 'user' of 'RootComponent' is static"))
        #expect(workspace.text("App.swift") == source)
    }

    @Test func doesNothingWhereNothingIsWrong() throws {
        let workspace = try Workspace(["App.swift": Self.source.replacing("private let", with: "let")])
        let outcome = workspace.run("fix", ".")
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
    }

    /// An edit that another one makes possible is made as well: the import shows what the component asks for.
    @Test func goesOnUntilNothingIsLeft() throws {
        let workspace = try Workspace([
            "App.swift": Self.source,
            "Home.swift": """
            final class SecondRoot: BootstrapComponent {
                fileprivate var user: User { User() }
                var home: HomeComponent { HomeComponent(parent: self) }
            }
            """,
        ])
        #expect(workspace.run("fix", "--write", ".").code == 0)
        #expect(workspace.text("Home.swift")?.hasPrefix("import DIRuntime\n\nfinal class") == true)
        #expect(workspace.text("Home.swift")?.contains("fileprivate") == false)
    }

    /// Another file of the module has the import, so that the target surely depends on it.
    @Test func importsWhatIsCreated() throws {
        let workspace = try Workspace([
            "App/Root.swift": """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var feed: FeedComponent { FeedComponent(parent: self) }
                var cart: CartComponent { CartComponent(parent: self) }
            }

            """,
            "App/Other.swift": """
            import DIRuntime
            import Feed

            extension RootComponent {
                var other: FeedComponent { FeedComponent(parent: self) }
            }

            """,
            "Feed/Feed.swift": """
            import DIRuntime

            public final class FeedComponent: Component<EmptyDependency> {}
            public final class CartComponent: Component<EmptyDependency> {}

            """,
        ])
        let outcome = workspace.run("fix", "--write", "--module", "Feed=Feed", "--module", "App=App")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasPrefix("needle-gen: App/Root.swift:4: add 'import Feed' [unlinked-creation]\n"))
        #expect(workspace.text("App/Root.swift")?.hasPrefix("import DIRuntime\nimport Feed\n\nfinal") == true)
    }

    /// Not between that import and its attribute.
    @Test(arguments: ["@preconcurrency\n", "@preconcurrency // Until it says.\n", "@preconcurrency "])
    func importsBeforeTheAttributesOfTheNextImport(attribute: String) throws {
        let workspace = try Workspace([
            "Root.swift": attribute + """
                import Foundation

                final class RootComponent: BootstrapComponent {
                    var home: HomeComponent { HomeComponent(parent: self) }
                }

                final class HomeComponent: Component<EmptyDependency> {}

                """
        ])
        #expect(workspace.run("fix", "--write", "--module", "App=.").code == 0)
        #expect(workspace.text("Root.swift")?.hasPrefix("import DIRuntime\n\(attribute)import Foundation\n") == true)
    }

    @Test func tellsWhatItCannotWrite() throws {
        let workspace = try Workspace(["App/App.swift": Self.source])
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: workspace.path("App"))
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: workspace.path("App"))
        }
        // Who may write everywhere has nothing to be told.
        guard !FileManager.default.isWritableFile(atPath: workspace.path("App")) else { return }
        let outcome = workspace.run("fix", "--write", ".")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("App/App.swift"))
    }

    /// Nor is another file changed before it, and a link does not help.
    @Test func leavesAFileThatIsReadOnly() throws {
        let other = Self.source.replacing("User", with: "Guest").replacing("Home", with: "Hall")
            .replacing("Root", with: "Base")
        let workspace = try Workspace(["App/A.swift": Self.source, "Kept/B.swift": other])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: workspace.path("Kept/B.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: workspace.path("App/B.swift"), withDestinationPath: "../Kept/B.swift")
        let outcome = workspace.run("fix", "--write", "App")
        #expect(outcome.code == 2)
        #expect(outcome.error == "needle-gen: error: cannot write App/B.swift: It is read-only\n")
        #expect(workspace.text("App/A.swift") == Self.source)
        #expect(workspace.text("Kept/B.swift") == other)
    }

    /// In JSON and SARIF the columns are those that each names: bytes, and code points.
    @Test func tellsTheEditsInOtherForms() throws {
        let source = Self.source.replacing("private let", with: "/* Zoë */ private let")
        let workspace = try Workspace(["App.swift": source])
        let json = workspace.run("check", ".", "--format", "json").output
        #expect(
            json.contains(
                """
                      "fixes": [
                        {
                          "title": "make 'user' of 'RootComponent' 'internal'",
                          "complete": true,
                          "edits": [
                            {
                              "file": "App.swift",
                              "line": 4,
                              "column": 16,
                              "endLine": 4,
                              "endColumn": 24,
                              "text": ""
                            }
                          ]
                        }
                      ]
                """))
        let sarif = workspace.run("check", ".", "--format", "sarif").output
        #expect(sarif.contains("\"startColumn\": 15,"))
        #expect(sarif.contains("\"endColumn\": 23"))
        #expect(sarif.contains("\"columnKind\": \"unicodeCodePoints\""))
    }
}
