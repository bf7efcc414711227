import Foundation
import Testing

@testable import DIGraphProjects

@Suite struct BuildSettingsTests {
    private func value(_ name: String, _ layers: [String: String]...) -> String? {
        BuildSettings(layers: layers, standard: ["TARGET_NAME": "My App", "PRODUCT_NAME": "$(TARGET_NAME)"]).value(name)
    }

    @Test(arguments: [
        ("$(TARGET_NAME)", "My App"), ("${TARGET_NAME}", "My App"), ("$(TARGET_NAME:c99extidentifier)", "My_App"),
        ("$(PRODUCT_NAME:rfc1034identifier:lower)", "my-app"), ("$(STEM_$(KIND))", "a-b"), ("$(MISSING)x", "x"),
        ("$(MISSING:default=Core)", "Core"), ("100$", "100$"), ("$(OPEN", "$(OPEN"), ("$(inherited) -b", "-a -b"),
    ])
    func variablesAreReplaced(_ text: String, _ expected: String) {
        #expect(value("X", ["X": text, "KIND": "ui", "STEM_ui": "a-b"], ["X": "-a"]) == expected)
    }

    @Test func whatNobodySetsHasNoValue() {
        #expect(value("X", [:]) == nil)
    }

    @Test func circlesEnd() {
        #expect(value("A", ["A": "$(B)$(B)$(B)$(B)", "B": "$(A)$(A)$(A)$(A)"]) == "")
        #expect(value("A", ["A": "$(A)x"]) == "x")
    }

    @Test func filesIncludeOthers() {
        let disk = ProjectDisk.holding([
            "/p/c/App.xcconfig":
                "#include \"../Base.xcconfig\"\n// X = no\nA = 1 // one\nB[sdk=iphone*] = no\nC=x y ;\n",
            "/p/Base.xcconfig": "#include? \"c/App.xcconfig\"\n#include? \"none.xcconfig\"\nA = 0\nB = base\n",
        ])
        let settings = ConfigurationSettings("/p/c/App.xcconfig", disk: disk).values
        #expect(settings == ["A": "1", "B": "base", "C": "x y"])
    }
}

@Suite struct PropertyListTests {
    @Test func readsWhatXcodeWrites() {
        let text = """
            // !$*UTF8*$!
            { a = { b = (x, "y \\"z\\"", /* no */ <0a 1b>, ); }; "c d" = ../e-f+g.swift; 'q' = "\\U00e9"; }
            """
        let value = PropertyList(Array(text.utf8))
        #expect(value?["a"]?["b"]?.texts == ["x", "y \"z\"", ""])
        #expect(value?["c d"]?.text == "../e-f+g.swift")
        #expect(value?["q"]?.text == "é")
    }

    @Test(arguments: [
        "", "{", "{ a = ", "{ a = b }", "(a", "\"a", "{ a = b; ", "/* ", String(repeating: "(", count: 50_000),
        String(repeating: "{a=", count: 50_000),
    ])
    func brokenTextIsNone(_ text: String) {
        #expect(PropertyList(Array(text.utf8)) == nil)
    }
}

@Suite struct XcodeGenProjectTests {
    private func modules(_ text: String) -> [FoundModules.Module] {
        XcodeGenProject(path: "/p/project.yml", disk: .holding(["/p/project.yml": text])).modules
    }

    @Test func targetsAreModules() {
        let found = modules(
            """
            name: Shop
            settings:
              base:
                SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor # of all
            targets:
              My App:
                type: application
                sources: [App, {path: "Shared", excludes: ["Old/**", '*.md']}]
              Core:
                type: framework
                platform: iOS
                sources:
                - path: Modules/Core
                  includes:
                    - "**/*.swift"
                settings: {PRODUCT_MODULE_NAME: ShopCore, SWIFT_DEFAULT_ACTOR_ISOLATION: nonisolated}
                scripts:
                  - script: |
                      targets: no
              CoreTests:
                type: bundle.unit-test
                sources: Tests
              Templated:
                templates: [Feature]
            """)
        #expect(found.map(\.name) == ["My_App", "ShopCore", "CoreTests"])
        #expect(found.map(\.kind) == [.program, .library, .tests])
        #expect(found.map(\.compiler.hasMainActorIsolation) == [true, false, true])
        #expect(found.map(\.compiler.isSurelyNonisolated) == [false, true, false])
        let held = FoundModules(found, packageFolders: [], buildFolders: []).modules(holding: [
            "/p/App/Root.swift", "/p/Shared/User.swift", "/p/Shared/Old/User.swift", "/p/Modules/Core/A/B.swift",
            "/p/Tests/T.swift", "/p/Other.swift",
        ])
        #expect(held == [[0], [0], [], [1], [2], []])
    }

    @Test func settingsComeInLayers() {
        let text = """
            configFiles: {Debug: none.xcconfig, Release: all.xcconfig}
            settingGroups:
              actor: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
            targets:
              InFile: {type: framework, sources: A}
              InGroup: {type: framework, sources: A, settings: {groups: [actor], base: {SWIFT_APPROACHABLE_CONCURRENCY: false}}}
              InFlags:
                type: framework
                sources: A
                settings:
                  configs:
                    Release: {OTHER_SWIFT_FLAGS: [$(inherited), -Xfrontend, -default-isolation, -Xfrontend, MainActor]}
            """
        let disk = ProjectDisk.holding([
            "/p/project.yml": text, "/p/all.xcconfig": "SWIFT_APPROACHABLE_CONCURRENCY = YES\n",
        ])
        let found = XcodeGenProject(path: "/p/project.yml", disk: disk).modules
        #expect(found.map(\.compiler.hasMainActorIsolation) == [false, true, true])
        #expect(found.map(\.compiler.isNonsending) == [true, false, true])
        #expect(found.map(\.compiler.isInMode5) == [false, true, false])
    }

    /// XcodeGen itself sets mode 5, unless it is told to set nothing.
    @Test(arguments: [
        ("", "", true), ("", "settings: {SWIFT_VERSION: 6.0}", false), ("options: {settingPresets: none}", "", false),
        ("settings: {SWIFT_VERSION: 6}", "settings: {SWIFT_VERSION: 5}", true),
    ])
    func languageModesAreRead(_ ofProject: String, _ ofTarget: String, isInMode5: Bool) {
        let found = modules("\(ofProject)\ntargets:\n  A:\n    type: framework\n    sources: A\n    \(ofTarget)\n")
        #expect(found.map(\.compiler.isInMode5) == [isInMode5])
    }

    @Test(arguments: [
        "", "targets:", "targets: []", "targets:\n  A:\n", "- a\n- b", "targets:\n  A: {type: framework, sources: [",
        "a: \"", "- - - -\n -", String(repeating: "- ", count: 10_000), "x: " + String(repeating: "[", count: 10_000),
        "\t:\n\t- \t", "targets:\r\n  A:\r\n    type: framework\r\n",
    ])
    func brokenTextHasNoModules(_ text: String) {
        #expect(modules(text).isEmpty)
    }
}

@Suite struct BazelPackageTests {
    private func modules(_ build: String) -> [FoundModules.Module] {
        let files = ["/w/MODULE.bazel": "", "/w/lib/core/BUILD": build, "/w/lib/core/sub/BUILD": ""]
        return BazelPackage(path: "/w/lib/core/BUILD", disk: .holding(files)).modules
    }

    @Test(arguments: [
        ("swift_library(name = 'core', srcs = ['a.swift'])", "lib_core_core"),
        ("swift_library(name = \"core\", srcs = [\"a.swift\"], module_name = \"Co\" \"re\")", "Core"),
        ("apple_framework(name = \"Core\", srcs = glob([\"*.swift\"]))", "Core"),
        ("N = \"Core\"\nmy_library(name = N, module_name = N, srcs = [\"//lib/core:a.swift\"])", "Core"),
    ])
    func modulesHaveTheirNames(_ build: String, _ name: String) {
        let found = modules("load(\"//x:y.bzl\", \"z\")\n# \"\n" + build)
        #expect(found.map(\.name) == [name])
        let holders = FoundModules(found, packageFolders: [], buildFolders: ["/w/lib/core", "/w/lib/core/sub"])
            .modules(holding: ["/w/lib/core/a.swift", "/w/lib/core/sub/a.swift"])
        #expect(holders == [[0], []])
    }

    @Test func featuresAreReadOfRulesAndPackages() {
        let feature = "swift.upcoming.NonisolatedNonsendingByDefault"
        let found = modules(
            """
            package(features = ["\(feature)"])
            swift_library(name = "a", srcs = ["a.swift"])
            swift_library(name = "b", srcs = ["b.swift"], features = ["-\(feature)"])
            """)
        #expect(found.map(\.compiler.isNonsending) == [true, false])
    }

    @Test(arguments: [
        ("", false), ("copts = [\"-swift-version\", \"5\"]", true), ("features = [\"-swift.enable_v6\"]", true),
        ("features = [\"swift.enable_v6\"]", false),
        (
            "copts = [\"-swift-version\", \"5\"], features = [\"swift.upcoming.GlobalActorIsolatedTypesUsability\"]",
            false
        ),
    ])
    func languageModesAreRead(_ attributes: String, isInMode5: Bool) {
        let found = modules("swift_library(name = \"a\", srcs = [\"a.swift\"], \(attributes))")
        #expect(found.map(\.compiler.isInMode5) == [isInMode5])
    }

    @Test func rulesWithoutSwiftAreNoModules() {
        #expect(
            modules("cc_library(name = \"c\", srcs = glob([\"*.c\"]))\ngenrule(name = \"g\", srcs = [\"a.swift\"])")
                .isEmpty)
    }

    @Test func aGlobEndsAtOtherPackages() {
        let found = modules(
            "swift_library(name = \"c\", module_name = \"C\", srcs = glob([\"**/*.swift\"], exclude = [\"**/*Tests.swift\"]))"
        )
        let holders = FoundModules(found, packageFolders: [], buildFolders: ["/w/lib/core", "/w/lib/core/sub"])
            .modules(holding: ["/w/lib/core/x/a.swift", "/w/lib/core/x/aTests.swift", "/w/lib/core/sub/x/a.swift"])
        #expect(holders == [[0], [], []])
    }
}

@Suite struct TuistProjectTests {
    private func modules(_ project: String, helpers: String = "") -> [FoundModules.Module] {
        var all = TuistHelpers(disk: .holding([:]))
        let disk = ProjectDisk.holding([
            "/w/Tuist/ProjectDescriptionHelpers/H.swift": "import ProjectDescription\n" + helpers,
            "/w/p/Project.swift": "import ProjectDescription\n" + project,
            "/w/all.xcconfig": "SWIFT_APPROACHABLE_CONCURRENCY = YES\n",
        ])
        all = TuistHelpers(disk: disk)
        return TuistProject(path: "/w/p/Project.swift", disk: disk).modules(&all).modules
    }

    @Test(arguments: [
        "[\"Sources/**\"]", "\"Sources/**\"", ".init(globs: [\"Sources/**\"])",
        ".sourceFilesList(globs: [.glob(\"Sources/**\")])",
        "[.glob(.relativeToRoot(\"p/Sources/**\"))]", "[\"//p/Sources/**/*.swift\"]",
        "SourceFilesList(globs: [\"Sources/*\"])",
    ])
    func sourcesAreRead(_ sources: String) {
        let found = modules(
            "let project = Project(name: \"P\", targets: [Target(name: \"My-App\", product: .app, sources: \(sources))])"
        )
        #expect(found.map(\.name) == ["My_App"])
        #expect(found.map(\.kind) == [.program])
        let holders = FoundModules(found, packageFolders: [], buildFolders: [])
            .modules(holding: ["/w/p/Sources/a.swift", "/w/p/Tests/a.swift"])
        #expect(holders == [[0], []])
    }

    @Test func helpersAreFollowed() {
        let found = modules(
            "let project = Project.feature(.cart)",
            helpers: """
                public enum Feature: String { case cart = "Cart", list }
                public extension Project {
                    static func feature(_ feature: Feature, product: Product = .framework) -> Project {
                        let name = feature.rawValue
                        return Project(name: name, settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": .string("MainActor")]),
                            targets: [.target(name: name, product: product, buildableFolders: ["Sources"]),
                                      .target(name: "\\(name)Tests", product: .unitTests, sources: ["Tests/**"])])
                    }
                }
                """)
        #expect(found.map(\.name) == ["Cart", "CartTests"])
        #expect(found.map(\.kind) == [.library, .tests])
        #expect(found.map(\.compiler.hasMainActorIsolation) == [true, true])
        #expect(found.first?.places == ["/w/p/Sources"])
    }

    @Test(arguments: [
        (".settings(base: [\"OTHER_SWIFT_FLAGS\": \"$(inherited) -default-isolation MainActor\"])", true, false),
        (
            ".settings(base: SettingsDictionary().swiftVersion(\"6\").otherSwiftFlags(\"-default-isolation\", \"MainActor\"))",
            true, false
        ),
        (".settings(base: [\"A\": \"B\"].merging(shared) { $1 })", true, true),
        (
            ".settings(base: [\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"nonisolated\"].merging(shared) { own, _ in own })",
            false, true
        ),
        (".settings(base: [\"A\": \"B\"].onMain())", true, false),
        (".settings(configurations: [.debug(name: \"D\"), .release(name: \"R\", settings: shared)])", true, true),
        (
            ".settings(configurations: [.release(name: \"R\", xcconfig: .relativeToRoot(\"all.xcconfig\"))])", false,
            true
        ),
        (".settings(base: [\"SWIFT_APPROACHABLE_CONCURRENCY\": true])", false, true),
    ])
    func settingsAreRead(_ settings: String, isOnMainActor: Bool, isNonsending: Bool) {
        let found = modules(settings: settings)
        #expect(found.map(\.compiler.hasMainActorIsolation) == [isOnMainActor])
        #expect(found.map(\.compiler.isNonsending) == [isNonsending])
    }

    @Test(arguments: [
        (".settings(base: [\"SWIFT_VERSION\": \"5.0\"])", true), (".settings(base: [\"SWIFT_VERSION\": 6])", false),
        (".settings(base: SettingsDictionary().swiftVersion(\"5.9\"))", true), (".settings(base: [:])", false),
        (".settings(base: [\"SWIFT_VERSION\": \"5.0\"].merging(shared))", false),
        (".settings(base: [\"OTHER_SWIFT_FLAGS\": \"$(inherited) -swift-version 5\"])", true),
        (
            ".settings(base: [\"SWIFT_VERSION\": \"5\", \"SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY\": true])",
            false
        ),
    ])
    func languageModesAreRead(_ settings: String, isInMode5: Bool) {
        #expect(modules(settings: settings).map(\.compiler.isInMode5) == [isInMode5])
    }

    private func modules(settings: String) -> [FoundModules.Module] {
        modules(
            """
            let shared: SettingsDictionary = ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"]
            extension SettingsDictionary {
                func onMain() -> SettingsDictionary { merging(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]) }
            }
            let project = Project(name: "P", targets: [.target(name: "P", product: .app, sources: "S/**", settings: \(settings))])
            """)
    }

    @Test func aProjectOfTheAppIsNone() {
        let disk = ProjectDisk.holding(["/w/Project.swift": "struct Project { let name: String }"])
        var helpers = TuistHelpers(disk: disk)
        #expect(TuistProject(path: "/w/Project.swift", disk: disk).modules(&helpers).modules.isEmpty)
    }
}

@Suite struct ModuleFinderTests {
    /// What all targets exclude is compiled nowhere, where each target of each project is known.
    @Test(arguments: [
        ("project.yml", "targets:\n  A: {type: framework, sources: [{path: S, excludes: [Old.swift]}]}", true),
        (
            "project.yml",
            "targets:\n  A: {type: framework, sources: [{path: S, excludes: [Old.swift]}]}\n  B: {templates: [T]}",
            false
        ),
        (
            "Project.swift",
            tuist(
                ".target(name: \"A\", product: .framework, sources: [.glob(\"S/**\", excluding: [\"S/Old.swift\"])])"),
            true
        ),
        (
            "Project.swift",
            tuist(
                ".target(name: \"A\", product: .framework, buildableFolders: [.folder(\"S\", exceptions: "
                    + ".exceptions([.exception(excluded: [\"S/Old.swift\"])]))])"), true
        ),
        (
            "Project.swift",
            tuist(
                ".target(name: \"A\", product: .framework, sources: [.glob(\"S/**\", excluding: [\"S/Old.swift\"])]), other()"
            ), false
        ),
    ])
    func whatIsExcludedIsCompiledNowhere(_ name: String, _ text: String, isSure: Bool) {
        let disk = ProjectDisk.holding([
            "/p/.git/HEAD": "", "/p/\(name)": text, "/p/S/Old.swift": "", "/p/S/New.swift": "",
        ])
        let found = ModuleFinder(disk: disk).modules(in: "/p")
        #expect(found.modules(holding: ["/p/S/Old.swift", "/p/S/New.swift"]) == [[], [0]])
        #expect(found.areOwned(["/p/S/Old.swift", "/p/Other.swift"]) == [isSure, false])
    }

    private static func tuist(_ targets: String) -> String {
        "import ProjectDescription\nlet project = Project(name: \"P\", targets: [\(targets)])"
    }

    /// Many sources lie in many folders of one repository.
    @Test func eachFolderAboveIsLookedAtOnce() {
        let disk = ProjectDisk.holding([
            "/p/.git/HEAD": "", "/p/Sources/Core/A.swift": "",
            "/p/Package.swift": "let package = Package(name: \"p\", targets: [.target(name: \"Core\")])\n",
        ])
        let calls = Calls()
        let counting = ProjectDisk(
            contents: disk.contents,
            names: { folder in
                calls.add(folder)
                return disk.names(folder)
            }, isFolder: disk.isFolder, exists: disk.exists)
        let folders = (1...50).map { "/p/Sources/Core/Part\($0)" }
        #expect(ModuleFinder(disk: counting).modules(of: [], above: folders).modules.map(\.name) == ["Core"])
        // The reader of the manifest lists folders as well.
        #expect(calls.count("/p/Sources/Core") < 5)
    }

    private final class Calls: @unchecked Sendable {
        private let lock = NSLock()
        private var folders: [String] = []

        func add(_ folder: String) {
            lock.withLock { folders.append(folder) }
        }

        func count(_ folder: String) -> Int {
            lock.withLock { folders.count { $0 == folder } }
        }
    }
}
