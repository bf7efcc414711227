import DIGraphCommand
import DIGraphTools
import Foundation
import Testing

/// `needle-gen init` over small projects of each kind. What it says of each stands in its `expected-init.txt`, which a
/// run with `NEEDLE_RECORD=1` writes.
@Suite struct InitTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")
    static let projects = ["init", "needle-apps"].flatMap { folder in
        names(in: fixtures.appendingPathComponent(folder).path).map { "\(folder)/\($0)" }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    @Test func knowsEveryKindOfProject() {
        #expect(Self.projects.map { $0.split(separator: "/")[1] } == ["bare", "bazel", "swiftpm", "xcode"] + Self.apps)
    }

    private static let apps: [Substring] = ["diary", "parlour", "travel"]

    @Test(arguments: projects)
    func saysWhatItFound(project: String) throws {
        let folder = Self.fixtures.appendingPathComponent(project)
        var text = ""
        let console = Console(output: { text += $0 }, error: { text += $0 })
        let tool = NeedleGen.tool(workingDirectory: folder.path, console: console)
        #expect(tool.run(["init", "--dry-run", "--from-needle"]) == 0)
        let expected = folder.appendingPathComponent("expected-init.txt")
        if ProcessInfo.processInfo.environment["NEEDLE_RECORD"] == "1" {
            try Data(text.utf8).write(to: expected)
            Issue.record("recorded \(expected.lastPathComponent)")
        }
        #expect(text == (try String(contentsOf: expected, encoding: .utf8)))
    }

    @Test(arguments: projects)
    func writesWhatWorks(project: String) throws {
        let workspace = try Workspace()
        let folder = workspace.path("Project")
        try FileManager.default.copyItem(atPath: Self.fixtures.appendingPathComponent(project).path, toPath: folder)
        let shown = workspace.run(["init", "--from-needle", "--dry-run"], in: "Project").output
        #expect(workspace.run(["init", "--from-needle"], in: "Project").output == shown)
        let written = workspace.run(["init", "--from-needle", "--write"], in: "Project")
        #expect(written.code == 0)
        #expect(written.output == shown)
        let configuration = workspace.text("Project/needle.json")
        #expect(shown.hasPrefix(configuration ?? "--- a/"))
        #expect(
            !workspace.run(["init", "--from-needle"], in: "Project").output.contains("\n+++ "), "all edits are made")
        if configuration == nil { return }
        // What is in needle.json is all that the tool needs.
        let outcome = workspace.run([], in: "Project")
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.error.contains("1 root"))
    }

    /// Two apps over a library with a root of its own; each program has what the other one lacks.
    private func twoApps(plugins: String) throws -> Workspace {
        func app(_ member: String) -> String {
            """
            import DIRuntime
            import Shared
            final class AppRoot: BootstrapComponent {
                var \(member): String { "" }
                var \(member)Component: FeatureComponent { FeatureComponent(parent: self) }
            }
            protocol FeatureDependency: Dependency { var \(member): String { get } }
            final class FeatureComponent: Component<FeatureDependency> {}
            """
        }
        return try Workspace([
            "Package.swift": """
            let needle = Target.PluginUsage.plugin(name: "NeedlePlugin", package: "needle-gen")
            let package = Package(name: "Apps", targets: [
                .target(name: "Shared", plugins: [\(plugins)]),
                .executableTarget(name: "First", dependencies: ["Shared"], plugins: [\(plugins)]),
                .executableTarget(name: "Second", dependencies: ["Shared"], plugins: [\(plugins)]),
                .testTarget(name: "FirstTests", plugins: [\(plugins)]),
            ])
            """,
            "Sources/First/App.swift": app("title"), "Sources/Second/App.swift": app("count"),
            "Sources/Shared/Shared.swift": """
            import DIRuntime
            public final class SharedRoot: BootstrapComponent {}
            """,
            "Tests/FirstTests/Tests.swift": "",
        ])
    }

    /// Of a script in a folder below, and of what only its run knows.
    @Test(
        arguments: [
            (
                "$SRCROOT/App/Out.swift $SRCROOT/App --exclude-paths $SRCROOT/App/Old /Gen ${X}/Y",
                "\"Shop/App/Old\", \"/Gen\"", false
            ),
            ("App/Out.swift App --exclude-paths $SRCROOT/../Old $SRCROOT \"${MORE[@]}\"", "\"Old\"", true),
            ("$OUT App", nil, true),
        ] as [(String, String?, Bool)])
    func readsTheWordsOfAScript(words: String, excluded: String?, isHidden: Bool) throws {
        let workspace = try Workspace([
            "Shop/App/Root.swift": Sample.root, "Shop/App/Child.swift": Sample.child,
            "Shop/generate.sh": "needle generate \(words)\n",
        ])
        let outcome = workspace.run("init", "--dry-run")
        #expect(outcome.output.contains("excludePaths") == (excluded != nil))
        if let excluded { #expect(outcome.output.contains("\"excludePaths\": [\(excluded)]")) }
        let hidden =
            "needle-gen: Shop/generate.sh:1 calls Needle with words that only its run knows: write into needle.json what they say\n"
        #expect(outcome.error.contains(hidden) == isHidden)
    }

    /// Two modules with a generated file each, of which one calls the functions of both.
    @Test func tellsWhichRegistrationFunctionIsPublic() throws {
        let workspace = try Workspace([
            "Sources/App/Root.swift": Sample.root, "Sources/App/Child.swift": Sample.child,
            "Sources/App/main.swift":
                "import Feature\nFeature.registerProviderFactories()\nregisterProviderFactories()\n",
            "Sources/Feature/Feature.swift":
                "import DIRuntime\npublic final class FeatureRoot: BootstrapComponent {}\n",
            "generate.sh":
                "needle generate Sources/App/Out.swift Sources/App\nneedle generate Sources/Feature/Out.swift Sources/Feature\n",
        ])
        let outcome = workspace.run("init", "--dry-run")
        #expect(!outcome.output.contains("registrationFunction"))
        let other =
            "another module calls what Sources/Feature/Out.swift declares: add --registration-function public there\n"
        #expect(outcome.error.contains(other))
    }

    @Test func wiresEachTargetAsThePluginDoes() throws {
        let outcome = try twoApps(plugins: "needle").run("init")
        #expect(outcome.code == 0)
        let lines = outcome.error.split(separator: "\n").map { line in
            line.split(separator: ";").first.map(String.init) ?? ""
        }
        #expect(
            lines == [
                "needle-gen: First: AppRoot (Sources/First/App.swift:3)",
                "needle-gen: Second: AppRoot (Sources/Second/App.swift:3)",
                "needle-gen: Shared: SharedRoot (Sources/Shared/Shared.swift:2)",
                "needle-gen: modules with components: First, Second, Shared",
                "needle-gen: nothing differs from the defaults, so no needle.json is needed",
                "needle-gen: the plugin NeedlePlugin wires First, Second, Shared in each build",
                "needle-gen: next: build: what cannot be wired is an error at its line",
            ])
    }

    @Test func advisesThePluginForEachApp() throws {
        let outcome = try twoApps(plugins: "").run("init")
        #expect(outcome.code == 0)
        #expect(!outcome.error.contains("in the graph"), "each is sound by itself")
        #expect(outcome.error.contains("to each of the targets 'First', 'Second'\n"))
    }

    @Test func tellsTheErrorsOfEachTarget() throws {
        let workspace = try twoApps(plugins: "needle")
        let broken = workspace.text("Sources/Second/App.swift")?.replacingOccurrences(
            of: "var count: String { \"\" }", with: "")
        try workspace.write(broken ?? "", to: "Sources/Second/App.swift")
        let lines = workspace.run("init").error.split(separator: "\n").filter { $0.contains("in the graph") }
        #expect(lines == ["needle-gen: 1 error in the graph of Second, unless the build reads more than this folder"])
    }

    @Test func tellsNoErrorsOfWhatTheManifestExcludes() throws {
        let workspace = try twoApps(plugins: "needle")
        let manifest = workspace.text("Package.swift")?.replacing(
            "\"Second\",", with: "\"Second\", exclude: [\"Old\"],")
        try workspace.write(manifest ?? "", to: "Package.swift")
        let old = "import DIRuntime\nfinal class OldRoot: BootstrapComponent { var old: Old { Old(parent: self) } }\n"
        try workspace.write(old, to: "Sources/Second/Old/Old.swift")
        #expect(!workspace.run("init").error.contains("in the graph"))
    }

    /// What `init` says has to be true as it stands.
    @Test(arguments: [true, false]) func theCommandThatShowsTheErrorsDoes(isPackage: Bool) throws {
        let workspace = try Workspace(Sample.brokenApp)
        if isPackage {
            let manifest =
                #"let package = Package(name: "App", targets: [.executableTarget(name: "App", path: "Sources")])"#
            try workspace.write(
                "// swift-tools-version: 6.0\nimport PackageDescription\n" + manifest, to: "Package.swift")
        }
        let said = workspace.run("init").error
        let command = isPackage ? "needle-gen check ." : "needle-gen check"
        #expect(
            said.contains("error in the graph, as `\(command)` shows\n") || said.contains(", as `\(command) --output"))
        let shown = workspace.run(command.split(separator: " ").dropFirst().map(String.init))
        #expect(shown.code == 1)
        #expect(shown.error.contains("[missing-dependency]"))
    }

    /// A file that says more than a graph needs is not called needless.
    @Test func doesNotCallAConfigurationNeedless() throws {
        let workspace = try Workspace(["App/main.swift": "print(1)\n", "App/needle.json": "{\"jobs\": 1}\n"])
        let outcome = workspace.run("init", "App")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("needle.json exists and is kept\n"), "\(outcome.error)")
        #expect(!outcome.error.contains("no needle.json is needed"))
    }

    @Test func keepsAConfigurationThatSomebodyWrote() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("{\"output\": \"Mine.swift\"}", to: "needle.json")
        let refused = workspace.run("init")
        #expect(refused.code == 2)
        #expect(refused.error.contains("needle.json exists, so it is not overwritten; --force replaces it"))
        let tried = workspace.run("init", "--dry-run")
        #expect(tried.code == 0)
        #expect(tried.error.contains("needle.json exists and is kept; --force replaces it"))
        #expect(!workspace.run("init", "--dry-run", "--force").error.contains("is kept"))
        #expect(workspace.run("init", "--from-needle", "--write").error.contains("needle.json exists and is kept"))
        #expect(workspace.text("needle.json") == "{\"output\": \"Mine.swift\"}")
        #expect(workspace.run("init", "--force").code == 0)
        #expect(workspace.text("needle.json") == "{\n    \"output\": \"Sources/NeedleGenerated.swift\"\n}\n")
        // It is the same now.
        #expect(workspace.run("init").code == 0)
        try workspace.write("", to: "needle.json")
        #expect(workspace.run("init").code == 0)
    }

    @Test func wrongUse() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("init", "Nowhere").error == "needle-gen: error: Nowhere is no folder\n")
        #expect(workspace.run("init", "Sources/Root.swift").error.contains("Sources/Root.swift is no folder"))
        #expect(workspace.run("init", "a", "b").error == "needle-gen: error: init is about one folder\n")
        #expect(workspace.run("init", "--write").error.contains("needle-gen init --from-needle --write"))
        #expect(workspace.run("check", "Sources", "--dry-run").error.contains("--dry-run is not an option of check"))
        #expect(workspace.names(in: ".") == ["Sources"])
    }

    @Test func aFolderWithoutComponents() throws {
        let workspace = try Workspace(["App/main.swift": "print(1)\n"])
        let outcome = workspace.run("init", "App")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("no root component"))
        #expect(workspace.names(in: "App") == ["main.swift"])
    }

    @Test func saysThatTheGraphDiffers() throws {
        let workspace = try Workspace(Sample.app)
        let old = """
            import NeedleFoundation

            private let needleDependenciesHash : String? = nil

            private func register1() {
                registerProviderFactory("^->RootComponent->GoneComponent", factoryEmptyDependencyProvider)
            }
            private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
                return EmptyDependencyProvider(component: component)
            }

            """
        try workspace.write(old, to: "Sources/NeedleGenerated.swift")
        let outcome = workspace.run("init", "--from-needle")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("the sources have no component 'GoneComponent'"))
        #expect(workspace.text("needle.json") != nil)
    }

    /// An app and its sample, each generated by a script that changes folders.
    @Test func comparesEveryFileThatAScriptMakes() throws {
        let old = "import NeedleFoundation\n\nprivate let needleDependenciesHash : String? = nil\n"
        let root = Sample.root.replacingOccurrences(of: "RootComponent", with: "SampleRootComponent")
        let workspace = try Workspace([
            "Apps/Main/Root.swift": Sample.root, "Apps/Main/Child.swift": Sample.child, "Apps/Main/Gen.swift": old,
            "Kit/Sample/Root.swift": root, "Kit/Sample/Child.swift": Sample.child, "Kit/Sample/Deep/Gen.swift": old,
            "Kit/Other/Gen.swift": old,
            ".github/workflows/ci.yml":
                "  - run: cd Apps && needle generate Main/Gen.swift Main --exclude-suffixes Mocks '*Old'\n",
            "fastlane/Fastfile": "sh(\"cd ../Kit; needle generate Sample/Deep/Gen.swift ./Sample\")\n",
        ])
        let outcome = workspace.run("init", "--from-needle", "--dry-run")
        #expect(outcome.code == 1)
        #expect(
            outcome.output.hasPrefix(
                """
                {
                    "output": "Apps/Main/Gen.swift",
                    "sources": ["Apps/Main"],
                    "excludeSuffixes": ["Mocks"]
                }

                """))
        #expect(outcome.error.contains("Apps/Main/Gen.swift: 0 providers, 0 requests: 1 difference"))
        #expect(outcome.error.contains("new      RootComponent->ChildComponent"))
        #expect(outcome.error.contains("new      SampleRootComponent->ChildComponent"))
        #expect(outcome.error.contains("Kit/Other/Gen.swift is not compared"))
        #expect(outcome.error.contains("call `needle-gen ../needle.json` in place of"))
        #expect(outcome.error.contains("at .github/workflows/ci.yml:1"))
    }

    /// A phase of the build and a script for people make one file, the script with a header.
    @Test func namesEveryCallThatMakesTheFile() throws {
        let workspace = try Workspace(
            Sample.app.merging([
                "header.txt": "// Ours\n",
                "Sources/NeedleGenerated.swift": "private let needleDependenciesHash = \"\"\n",
                "Makefile": "di:\n\tneedle generate Sources/NeedleGenerated.swift Sources\n",
                "generate.sh": "needle generate Sources/NeedleGenerated.swift Sources --header-doc header.txt\n",
            ]) { $1 })
        let said = workspace.run("init").error
        #expect(said.contains("needle-gen: needle.json says what Makefile:2 says; generate.sh:1 differs\n"))
        #expect(said.contains("in place of `needle generate …` at Makefile:2, generate.sh:1\n"))
    }

    /// Such a file is named by the tool itself, and edited by nobody.
    @Test func leavesWhatIsNoUTF8() throws {
        let workspace = try Workspace(Sample.app)
        let bytes = Data("import NeedleFoundation // ".utf8) + [0xFF, 0xFE]
        try bytes.write(to: URL(fileURLWithPath: workspace.path("Sources/Odd.swift")))
        _ = workspace.run("init", "--from-needle", "--write")
        #expect(FileManager.default.contents(atPath: workspace.path("Sources/Odd.swift")) == bytes)
    }

    @Test(arguments: ["App.xcodeproj/project.pbxproj", "Project.swift", "BUILD.bazel", "notes.txt"])
    func withoutARootTheNextStepIsARoot(file: String) throws {
        let workspace = try Workspace([file: "", "App/User.swift": "struct User {}\n"])
        let outcome = workspace.run("init")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("so no needle.json is needed\nneedle-gen: next: depend on"))
        #expect(
            outcome.error.hasSuffix(
                "then: declare a root, a class that inherits from 'BootstrapComponent', and call `needle-gen init` again\n"
            ))
        #expect(!outcome.error.contains("`needle-gen needle.json`"))
        // In a folder without any source an app may be what is wanted.
        #expect(try Workspace([file: ""]).run("init").error.hasSuffix("again; or let `needle-gen new` write an app\n"))
    }

    /// The sources are moved, but what fetches Needle's library and tool is edited by hand.
    @Test func namesTheManifestsThatFetchNeedle() throws {
        let workspace = try Workspace(Sample.app)
        let manifest = """
            // swift-tools-version: 5.9
            // NeedleFoundation is Uber's.
            let needle: Target.Dependency = .product(name: "NeedleFoundation", package: "needle")
            """
        try workspace.write(manifest, to: "Modules/Package.swift")
        try workspace.write("# uber/needle\nuber/needle@v0.24.0\n", to: "Mintfile")
        try workspace.write("target 'Shop' do\r\n  pod 'NeedleFoundation'\r\nend\r\n", to: "Podfile")
        try workspace.write("target 'Demo' do\nend\n", to: "Demo/Podfile")
        try workspace.write("brew \"mint\"\nbrew \"needle\"\n", to: "Brewfile")
        try workspace.write(
            "steps:\n  # brew install needle\n  - run: brew install needle && x\n", to: ".github/ci.yaml")
        try workspace.write("packages: [uber/needle]\nhomebrew: needles\n", to: "renovate.yml")
        let lines = workspace.run("init", "--dry-run").error.split(separator: "\n")
        let said = lines.filter { $0.hasSuffix("fetches Needle") }
        let places = [".github/ci.yaml:3", "Brewfile:2", "Mintfile:2", "Modules/Package.swift:3", "Podfile:2"]
        #expect(said == places.map { "needle-gen: \($0) fetches Needle" })
    }

    /// Who never used Needle is told nothing of its registries, and nothing is done twice.
    @Test func theLibraryOfOldTestsIsForWhoHasSuch() throws {
        let workspace = try Workspace(Sample.app)
        let library = "depend on the library DIRuntime"
        #expect(workspace.run("init").error.contains("\(library)\n"))
        #expect(workspace.run("init").error.contains("needle-gen: needle.json says that already\n"))
        try workspace.write(
            "import NeedleFoundation\nlet all = __DependencyProviderRegistry.instance\n", to: "AppTests/T.swift")
        let moved = workspace.run("init", "--from-needle", "--write", "--force").error
        #expect(moved.contains("\(library); tests that use Needle's registries on DIRuntimeNeedleCompatibility\n"))
        #expect(moved.contains("changed the imports of 1 file\n"))
        let again = workspace.run("init", "--from-needle", "--write").error
        #expect(again.contains("\(library)\n") && !again.contains("changed the imports"))
    }

    /// Needle's function was public; ours is internal, unless another module calls it.
    @Test(arguments: [
        ("App/Launch.swift", true), ("App/Sources/Launch.swift", true), ("Kit/Launch.swift", false),
        ("KitTests/Launch.swift", false),
    ])
    func theRegistrationIsPublicForAnotherModule(caller: String, isPublic: Bool) throws {
        let workspace = try Workspace([
            "Kit/Root.swift": Sample.root, "Kit/Child.swift": Sample.child,
            "generate.sh": "needle generate Kit/NeedleGenerated.swift Kit App\n",
            caller: "func launch() { registerProviderFactories() }\n",
        ])
        let outcome = workspace.run("init", "--from-needle", "--dry-run")
        #expect(outcome.output.contains("\"registrationFunction\": \"public\"") == isPublic, "\(outcome.output)")
    }

    @Test func aLinkedConfigurationStaysLinked() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("{}", to: "Shared/settings.json")
        try workspace.link("needle.json", to: "Shared/settings.json")
        #expect(workspace.run("init").code == 2)
        #expect(workspace.run("init", "--force").code == 0)
        #expect(try workspace.linkTarget("needle.json") == "Shared/settings.json")
        #expect(workspace.text("Shared/settings.json")?.contains("NeedleGenerated.swift") == true)
    }
}
