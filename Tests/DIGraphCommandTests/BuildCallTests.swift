import Foundation
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

    /// Where only needle.json was edited, SwiftPM's native build system runs the command of its old plan.
    @Test func aPlanThatIsOlderThanTheSettingsIsNamed() throws {
        let settings = #"""
            {"modules": {"Core": {"path": ["Core"], "created": "elsewhere"}}, "sources": ["Extra"],
             "mocks": {"outputModule": "App"}, "headerDoc": "head.txt"}
            """#
        let workspace = try workspace(Sample.app, settings: settings)
        try workspace.write("// Head\n", to: "head.txt")
        let list = try String(contentsOfFile: workspace.path("list.txt"), encoding: .utf8)
        let all = [
            #""headerDoc":"head.txt""#, #""mocks":{"debugOnly":true,"outputModule":"App"}"#,
            #""modules":{"Core":{"path":["Core"]}}"#, #""sources":["Extra"],"strict":true"#,
        ]
        func warnings(planned: [String]?) throws -> [String] {
            let line = planned.map { "settings {\($0.joined(separator: ","))}\n" } ?? ""
            try workspace.write(line + list, to: "list.txt")
            let error = workspace.run(Self.arguments).error
            let lines = error.split(separator: "\n").filter { $0.contains("touch Package.swift") }
            return lines.map { $0.split(separator: "needle.json:").last.map(String.init) ?? "" }
        }
        func warning(_ key: String, _ effect: String) -> String {
            "warning: \(key): the build was planned before this was changed, and \(effect): "
                + "run 'touch Package.swift' and build again"
        }
        #expect(try warnings(planned: all) == [])
        #expect(try warnings(planned: nil) == [])
        let others = [#""modules":{"Core":"Core"}"#, #""sources":"Extra""#]
        #expect(try warnings(planned: Array(all.dropLast(2)) + others) == [])
        #expect(
            try warnings(planned: Array(all.dropFirst()))
                == ["2:36: " + warning("headerDoc", "will not notice edits of the file")])
        #expect(
            try warnings(planned: all + [#""includeModules":"Charts""#])
                == ["1:1: " + warning("includeModules", "goes on without that")])
        #expect(try warnings(planned: []).count == 4)
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

    /// The plugin names all modules of the build, where it knows them.
    @Test(arguments: [true, false])
    func misspeltModulesAreNamed(knowsAll: Bool) throws {
        let workspace = try workspace(
            Sample.app,
            settings: """
                {"includeModules": ["Charts", "Chart", "Away"], "modules": {"Cor": {"defaultIsolation": "MainActor"},
                 "App": {"wired": "here"}}, "mocks": {"outputModule": "AppTest"}, "outputModule": "Appp"}
                """)
        let list = try #require(workspace.text("list.txt"))
        let others = ["Away built", "AppTests read", "Charts read", "Nothing read"].map { "module \($0)=elsewhere\n" }
        try workspace.write((knowsAll ? others.joined() : "module Cor\n") + list, to: "list.txt")
        let warnings = workspace.run(Self.arguments).error.split(separator: "\n").filter { $0.contains("warning: ") }
        let expected = [
            "needle.json:1:31: warning: includeModules: no module of this build is called 'Chart'; did you mean Charts?",
            "needle.json:1:61: warning: modules: no module of this build is called 'Cor'; did you mean Core?",
            "needle.json:2:55: warning: outputModule: no module of this build is called 'AppTest'; did you mean AppTests?",
            "needle.json:2:83: warning: outputModule: no module of this build is called 'Appp'; did you mean App?",
        ]
        let told = warnings.map { $0.replacingOccurrences(of: workspace.folder.path + "/", with: "") }
        #expect(told == (knowsAll ? expected : []))
    }

    /// needle.json goes before what the plugin reads in Package.swift; where they differ, one of the two is wrong.
    @Test(arguments: [
        (
            settings: #"{"modules": {"App": {"defaultIsolation": "MainActor"}}}"#, list: "nonisolated", isMain: true,
            warns: true
        ),
        (
            settings: #"{"modules": {"App": {"defaultIsolation": "nonisolated"}}}"#, list: "MainActor", isMain: false,
            warns: true
        ),
        (
            settings: #"{"modules": {"App": {"defaultIsolation": "MainActor"}}}"#, list: "MainActor", isMain: true,
            warns: false
        ),
        (settings: #"{"modules": {"App": {"package": "app"}}}"#, list: "MainActor", isMain: true, warns: false),
        (settings: #"{"defaultIsolation": "MainActor"}"#, list: "nonisolated", isMain: false, warns: false),
    ])
    func isolationOfTheListsHolds(settings: String, list: String, isMain: Bool, warns: Bool) throws {
        let root =
            "import DIRuntime\nfinal class RootComponent: MainActorBootstrapComponent {\n"
            + "    var leaf: Leaf { Leaf(parent: self) }\n    var name: String { \"\" }\n}\n"
            + "protocol LeafDependency: Dependency {\n    var name: String { get }\n}\n"
            + "final class Leaf: MainActorComponent<LeafDependency> {}\n"
        let workspace = try workspace(["Sources/Root.swift": root], settings: settings)
        try workspace.write("module App isolation=\(list)\n\(workspace.path("Sources/Root.swift"))\n", to: "list.txt")
        let outcome = workspace.run(Self.arguments)
        // A nonisolated protocol cannot be served by a property of the main actor.
        #expect(outcome.code == (isMain ? 0 : 1), "\(outcome.error)")
        let warning =
            "needle.json:1:14: warning: modules: 'App' is \(isMain ? "MainActor" : "nonisolated") by default here"
        #expect(outcome.error.contains(warning) == warns, "\(outcome.error)")
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

    /// What is mistyped after `swift package needle-gen` is a command or an option of the plugin, and no source.
    @Test(arguments: [
        (["grap"], [], "'grap' is neither a command nor a file; did you mean graph?"),
        ([], ["--quiet", "graph"], "the command comes first: needle-gen graph"),
        (["graph"], ["--taget", "App"], "unknown option --taget; did you mean --target?"),
    ])
    func aMistypedWordOfThePluginsIsNoSource(verb: [String], options: [String], message: String) throws {
        let workspace = try workspace(Sample.app, settings: "{}")
        let words = ["@list.txt", "--only-lists", "--invocation", "swift package needle-gen"]
        #expect(workspace.run(verb + words + options).error.contains(message))
    }

    /// The plugin names the modules of the package that the target does without: their conditions are not met.
    @Test(arguments: [true, false])
    func whatABuildDoesWithoutIsNoPartOfTheGraph(isNamed: Bool) throws {
        let root = """
            import DIRuntime
            #if Fancy && os(iOS)
            import Extra
            #endif
            final class RootComponent: BootstrapComponent {
                let name: String = "root"
                #if Fancy
                #if os(iOS)
                var extra: ExtraComponent { ExtraComponent(parent: self) }
                var own: OwnComponent { OwnComponent(parent: self) }
                #endif
                #endif
                var plain: PlainComponent { PlainComponent(parent: self) }
            }
            #if os(iOS) && Fancy
            final class OwnComponent: Component<ExtraDependency> {}
            #endif
            protocol PlainDependency: Dependency { var name: String { get } }
            final class PlainComponent: Component<PlainDependency> {}
            """
        let workspace = try workspace(["Sources/Root.swift": root], settings: "{}")
        let absent = isNamed ? "module Extra built=elsewhere\n" : ""
        let file = workspace.path("Sources/Root.swift")
        try workspace.write("\(absent)module App package=app\n\(file)\n", to: "list.txt")
        let outcome = workspace.run(Self.arguments)
        #expect(outcome.code == (isNamed ? 0 : 1), "\(outcome.error)")
        #expect(outcome.error.isEmpty == isNamed)
        if isNamed { #expect(workspace.text("work/Out.swift")?.contains("PlainComponent.self") == true) }
    }

    /// What a build leaves out may request what nothing else does, of its creator and of all above.
    @Test(arguments: [true, false])
    func whatIsLeftOutMayRequestAnything(isNamed: Bool) throws {
        let root = """
            import DIRuntime
            #if Fancy
            import Extra
            #endif
            final class RootComponent: BootstrapComponent {
                let limit = 1
                var base: BaseComponent { BaseComponent(parent: self) }
                var plain: PlainComponent { PlainComponent(parent: self) }
            }
            class BaseComponent: Component<EmptyDependency> {
                let width = 2
            #if Fancy
                var extra: ExtraComponent { ExtraComponent(parent: self) }
            #endif
            }
            final class PlainComponent: Component<EmptyDependency> {
                let unread = 3
            }
            """
        let workspace = try workspace(["Sources/Root.swift": root], settings: "{}")
        let absent = isNamed ? "module Extra built=elsewhere\n" : ""
        try workspace.write("\(absent)module App\n\(workspace.path("Sources/Root.swift"))\n", to: "list.txt")
        let notes = workspace.run(["check", "@list.txt", "--output-module", "App", "--only-lists"]).error
        #expect(notes.contains("'unread' of 'PlainComponent': delete it") == isNamed, "\(notes)")
        #expect(!notes.contains("'limit'") && !notes.contains("'width'"), "\(notes)")
    }

    /// What the build makes for a library is as useless where it is only checked.
    @Test(arguments: [true, false])
    func aCheckKnowsForWhomTheBuildGenerates(isWiredHere: Bool) throws {
        let library = "import DIRuntime\npublic final class MenuComponent: Component<EmptyDependency> {}\n"
        let workspace = try Workspace(["Menu.swift": library])
        let wired = isWiredHere ? " wired=here" : ""
        let file = workspace.path("Menu.swift")
        try workspace.write("module Menu created=elsewhere\(wired)\n\(file)\n", to: "list.txt")
        let words = ["check", "@list.txt", "--out", "-", "--output-module", "Menu", "--only-lists"]
        let outcome = workspace.run(words)
        #expect(outcome.error.contains("[no-root]") == isWiredHere, "\(outcome.error)")
        try workspace.write("public struct Menu {}\n", to: "Menu.swift")
        let empty = workspace.run(words)
        #expect(empty.error.contains("leave the plugin NeedlePlugin out") == isWiredHere, "\(empty.error)")
        #expect(empty.error.contains("name other sources") != isWiredHere, "\(empty.error)")
    }

    /// Who imports such a module, and creates what nobody declares, lacks a dependency of the target or a condition.
    @Test(arguments: [false, true]) func anAbsentModuleExplainsWhatNobodyDeclares(isConditional: Bool) throws {
        let root = """
            import DIRuntime
            \(isConditional ? "#if canImport(Extra)\nimport Extra\n#endif" : "import Extra")
            final class RootComponent: BootstrapComponent {
                var extra: ExtraComponent { ExtraComponent(parent: self) }
                var other: OtherComponent { OtherComponent(parent: self) }
                var external: ExternalComponent { ExternalComponent(parent: self) }
            }
            final class ExternalComponents: Component<EmptyDependency> {}
            """
        let workspace = try workspace(["Sources/Root.swift": root], settings: "{}")
        let file = workspace.path("Sources/Root.swift")
        try workspace.write("module Extra built=elsewhere\nmodule App package=app\n\(file)\n", to: "list.txt")
        let errors = workspace.run(Self.arguments).error
        let edit =
            isConditional
            ? "this build does without 'Extra', which this file imports under '#if canImport(Extra)': put the creation "
                + "under that condition"
            : "the target does not depend on 'Extra', which this file imports: add 'Extra' to the dependencies of the target"
        #expect(errors.contains(edit), "\(errors)")
        #expect(errors.contains("did you mean 'ExternalComponents'?") == isConditional, "\(errors)")
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
