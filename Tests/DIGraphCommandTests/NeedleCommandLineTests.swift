import DIGraphCommand
import Testing

/// Calls as Needle's scripts make them, in the spellings of both of its command lines.
@Suite struct NeedleCommandLineTests {
    private static let app = [
        "App/Root.swift": Sample.root, "App/Child.swift": Sample.child, "App/ChildTests.swift": Sample.demandingChild,
        "App/Sample/Child.swift": Sample.demandingChild, "header.txt": "// Ours\n", "list.txt": "App\n",
    ]

    @Test(arguments: [
        "generate Out.swift App --exclude-suffixes Tests Mocks --exclude-paths /Sample /Other",
        "generate Out.swift App --exclude-suffixes Tests --exclude-suffixes Mocks --exclude-paths /Sample",
        "generate Out.swift App --exclude-suffixes=Tests --exclude-suffixes=Mocks --exclude-paths=/Sample",
        "generate --exclude-suffixes Tests --exclude-paths /Sample Out.swift App",
        "generate --exclude-paths /Sample --exclude-suffixes Tests Out.swift App",
        "generate --exclude-suffixes Tests Out.swift --exclude-paths /Sample App",
        "generate Out.swift --exclude-suffixes Tests --exclude-paths /Sample App",
        "generate Out.swift --exclude-suffixes Tests --exclude-paths /Sample -- App",
        "generate --pluginized Out.swift App --exclude-suffixes Tests --exclude-paths /Sample --pluginized",
        "generate Out.swift list.txt --exclude-suffixes Tests --exclude-paths /Sample --sources-list-format newline",
        "generate Out.swift App None/Folder --exclude-suffixes Tests --exclude-paths /Sample",
        """
        generate Out.swift App --exclude-suffixes Tests --exclude-paths /Sample --collect-parsing-info --timeout 30 \
        --parsing-timeout 30 --exporting-timeout=30 --retry-parsing-limit 3 --concurrency-limit 4 \
        --logging-level warning --emit-inputs-deps-file
        """,
        "generate Out.swift App --exclude-suffixes Tests --exclude-paths /Sample -cpi -lv info",
    ])
    func generates(call: String) throws {
        let workspace = try Workspace(Self.app)
        let outcome = workspace.run(call.split(separator: " ").map(String.init))
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.error.hasSuffix("wrote Out.swift: 2 components, 1 root, 1 dependency (2 files)\n"))
    }

    @Test(arguments: [
        "--additional-imports Dispatch Darwin", "--additional-imports=Dispatch --additional-imports=Darwin",
    ])
    func importsMore(options: String) throws {
        let workspace = try Workspace(Sample.app)
        let words = "generate Out.swift Sources --header-doc header.txt \(options)"
        try workspace.write("// Ours\n", to: "header.txt")
        #expect(workspace.run(words.split(separator: " ").map(String.init)).code == 0)
        let text = try #require(workspace.text("Out.swift"))
        #expect(text.contains("// Ours\n"))
        #expect(text.contains("import Darwin\nimport Dispatch\n"))
    }

    @Test func importsWhatIsWrittenAsAnImport() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("generate", "Out.swift", "Sources", "--additional-imports", "import Dispatch")
        #expect(outcome.code == 0)
        #expect(workspace.text("Out.swift")?.contains("\nimport Dispatch\n") == true)
    }

    @Test(arguments: [
        ("--emit-inputs-deps-file", true), ("--emit-inputs-deps-file true", true),
        ("--emit-inputs-deps-file=true", true),
        ("--emit-inputs-deps-file false", false),
    ])
    func listsItsInputs(option: String, isListed: Bool) throws {
        let workspace = try Workspace(Self.app)
        let call = "generate \(option) App/Out.swift App --exclude-suffixes Tests --exclude-paths /Sample"
        #expect(workspace.run(call.split(separator: " ").map(String.init)).code == 0)
        #expect(workspace.text("App/Out.inputs") == (isListed ? "App/Child.swift\nApp/Root.swift\n" : nil))
    }

    /// Needle's older command line took values of flags, too.
    @Test(arguments: ["--pluginized=true", "--collect-parsing-info=false", "-cpi --pluginized"])
    func flagsMayHaveValues(options: String) throws {
        let workspace = try Workspace(Sample.app)
        let call = "generate Out.swift \(options) Sources"
        #expect(workspace.run(call.split(separator: " ").map(String.init)).code == 0)
    }

    @Test func version() throws {
        let workspace = try Workspace()
        #expect(workspace.run("version").output == workspace.run("--version").output)
        #expect(workspace.run("version").code == 0)
    }

    @Test func printsTheTree() throws {
        let workspace = try Workspace(Sample.app)
        let tree = workspace.run("graph", "Sources")
        let needle = workspace.run("print-dependency-tree", "Sources", "--root-component-name", "RootComponent")
        #expect(needle.code == 0)
        #expect(needle.output == tree.output)
    }

    @Test func printsTheTreeBelowAComponent() throws {
        let workspace = try Workspace(Sample.app)
        let child = workspace.run("print-dependency-tree", "Sources", "--root-component-name", "ChildComponent")
        #expect(child.code == 0)
        #expect(child.output.hasPrefix("ChildComponent") && !child.output.contains("RootComponent"))
        let misspelt = workspace.run("print-dependency-tree", "Sources", "--root-component-name", "ChildComponents")
        #expect(misspelt.code == 2)
        #expect(misspelt.error.contains("no component of the graph is called 'ChildComponents'; did you mean"))
    }

    /// Which word would be the output, and which a value, cannot be told.
    @Test func takesNoValueForASourceWhereSourcesAreNamed() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run(
            "generate", "Out.swift", "Sources", "--exclude-suffixes", "Child", "Root", "Sources")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("(0 files)"), "\(outcome.error)")
    }

    @Test func destinationComesFirst() throws {
        var files = Sample.app
        files["Sources/ChildMocks.swift"] = Sample.child
        files["Sources/Ignored/Child.swift"] = Sample.child
        files["header.txt"] = "// A header\n"
        let workspace = try Workspace(files)
        let arguments = [
            "generate", "Generated/Needle.swift", "Sources", "--header-doc", "header.txt", "--pluginized",
            "--exclude-suffixes", "Tests", "Mocks", "--exclude-paths", "/Ignored", "/Carthage",
            "--additional-imports", "Foundation", "--parsing-timeout", "10", "--collect-parsing-info",
        ]
        let outcome = workspace.run(arguments)
        #expect(outcome.code == 0)
        #expect(outcome.error.hasPrefix("needle-gen: wrote Generated/Needle.swift: "))
        #expect(outcome.error.hasSuffix("(2 files)\n"))
        #expect(workspace.run(["check"] + arguments.dropFirst()).code == 0)
    }

    @Test func destinationThatSomebodyWroteIsKept() throws {
        let workspace = try Workspace(Sample.app)
        for command in [[], ["generate"]] {
            let outcome = workspace.run(command + ["Sources/Root.swift", "Sources/Child.swift"])
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("Sources/Root.swift exists and was not generated"))
            #expect(outcome.error.contains("did you forget --out?"))
        }
        #expect(workspace.text("Sources/Root.swift") == Sample.root)
        // A hook names the files that changed, and nothing is written to them.
        let check = workspace.run("check", "Sources/Root.swift", "Sources/Child.swift")
        #expect(check.code == 0 && check.error.contains("(2 files)"), "\(check.error)")
    }

    @Test func destinationOfNeedleIsReplaced() throws {
        let workspace = try Workspace(Sample.app)
        let old = """
            import NeedleFoundation

            private let needleDependenciesHash : String? = nil

            public func registerProviderFactories() {
                __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent") { _ in
                    fatalError()
                }
            }

            """
        try workspace.write(old, to: "NeedleGenerated.swift")
        #expect(workspace.run("generate", "NeedleGenerated.swift", "Sources").code == 0)
        #expect(workspace.text("NeedleGenerated.swift") != old)
    }

    @Test func withOutItIsASource() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources/Root.swift", "Sources/Child.swift", "--out", "Out.swift")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasSuffix("(2 files)\n"))
    }
}
