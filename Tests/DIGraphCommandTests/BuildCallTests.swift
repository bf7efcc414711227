import Testing

/// The way in which the build plugins call the tool: a list of all sources, and settings from needle.json.
@Suite struct BuildCallTests {
    private static let arguments = [
        "generate", "needle.json", "@list.txt", "--out", "work/Out.swift", "--output-module", "App",
        "--only-lists", "--absolute-paths", "--quiet",
    ]

    private func workspace(_ files: [String: String], settings: String) throws -> Workspace {
        let workspace = try Workspace(files)
        try workspace.write(settings, to: "needle.json")
        let core = workspace.path("Sources/Child.swift")
        let app = workspace.path("Sources/Root.swift")
        try workspace.write("module Core package=app\n\(core)\nmodule App package=app\n\(app)\n", to: "list.txt")
        return workspace
    }

    @Test func sourcesOfTheConfigurationAreLeftAside() throws {
        var files = Sample.app
        files["Other/Root.swift"] = Sample.root
        files["header.txt"] = "// The header\n"
        let workspace = try workspace(
            files,
            settings: """
                {"sources": ["Other", "Missing"], "output": "Other/Out.swift", "headerDoc": "header.txt",
                 "includeModules": ["Elsewhere"], "modules": {"Elsewhere": "Missing", "App": "Missing"}}
                """)
        let outcome = workspace.run(Self.arguments)
        // `ChildDependency` is internal to Core, which is one of the findings.
        #expect(outcome.code == 1)
        #expect(!outcome.error.contains("Missing") && !outcome.error.contains("Other"))
        #expect(workspace.text("Other/Out.swift") == nil)
    }

    @Test func settingsHold() throws {
        var files = Sample.app
        files["header.txt"] = "// The header\n"
        let workspace = try workspace(
            files, settings: #"{"headerDoc": "header.txt", "registrationFunction": "none", "sources": "Sources"}"#)
        let all = workspace.path("Sources")
        try workspace.write("module App package=app\n\(all)\n", to: "list.txt")
        let outcome = workspace.run(Self.arguments)
        #expect(outcome.code == 0 && outcome.error.isEmpty && outcome.output.isEmpty)
        let text = try #require(workspace.text("work/Out.swift"))
        #expect(text.contains("// The header") && text.contains("NeedleGraph_App"))
        #expect(!text.contains("registerProviderFactories"))
    }

    @Test func sourcesBesideListsAreRefused() throws {
        let workspace = try workspace(Sample.app, settings: "{}")
        let outcome = workspace.run(Self.arguments + ["Sources"])
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("--only-lists reads what lists name, and no 'Sources' besides"))
        let plugin = workspace.run(Self.arguments + ["--invocation", "swift package needle-gen", "Sources"])
        #expect(plugin.error.contains("no 'Sources' besides: name a target by --target NAME"))
    }

    @Test func aModuleOfTheConfigurationNeedsNoPath() throws {
        let settings = #"{"modules": {"App": {"defaultIsolation": "nonisolated"}, "Unused": {"package": "x"}}}"#
        let workspace = try workspace(Sample.app, settings: settings)
        try workspace.write("module App\n\(workspace.path("Sources"))\n", to: "list.txt")
        #expect(workspace.run(Self.arguments).code == 0)
        let outcome = workspace.run(Self.arguments.filter { $0 != "--only-lists" })
        #expect(outcome.code == 2 && outcome.error.contains("\"path\""))
    }

    /// Plugins cannot see which targets apply them: needle.json knows better than the list. The module that compiles the
    /// generated file wires its own roots in any case.
    @Test(arguments: [
        (settings: #"{"Core": {"wired": "elsewhere"}}"#, list: "", output: "App", isWired: false),
        (settings: #"{"Core": {"wired": "elsewhere"}}"#, list: "", output: "Core", isWired: true),
        (settings: #"{"Core": {"wired": "here"}}"#, list: " wired=elsewhere", output: "App", isWired: true),
        (settings: "{}", list: " wired=elsewhere", output: "App", isWired: false),
    ])
    func rootsAreWiredInOnePlace(settings: String, list: String, output: String, isWired: Bool) throws {
        let root = "import DIRuntime\npublic class LibraryRoot: BootstrapComponent {}\n"
        let workspace = try Workspace(["Core/Library.swift": root, "App/App.swift": "import Core\n"])
        try workspace.write(#"{"modules": \#(settings)}"#, to: "needle.json")
        let folders = [workspace.path("Core"), workspace.path("App")]
        try workspace.write("module Core\(list)\n\(folders[0])\nmodule App\n\(folders[1])\n", to: "list.txt")
        let outcome = workspace.run(Self.arguments.map { $0 == "App" ? output : $0 })
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(workspace.text("work/Out.swift")?.contains("LibraryRoot: DIRuntime.GraphRoot") == isWired)
    }

    @Test func pathsAreAbsolute() throws {
        let workspace = try workspace(Sample.brokenApp, settings: "{}")
        try workspace.write("module App\n\(workspace.path("Sources"))\n", to: "list.txt")
        let outcome = workspace.run(Self.arguments)
        #expect(outcome.code == 1)
        #expect(outcome.error.hasPrefix("\(workspace.path("Sources/Child.swift")):4:9: error: "))
        try workspace.write("{\"jobs\": true}", to: "needle.json")
        #expect(workspace.run(Self.arguments).error.hasPrefix("\(workspace.path("needle.json")):1:10: error: "))
    }
}
