import Foundation
import Testing

/// Modules that nobody names. Scripts/check-projects.py compiles what comes of whole projects of each kind.
@Suite struct FoundModulesTests {
    private static let manifest = """
        let package = Package(name: "Shop", targets: [
            .target(name: "Cart", path: "Cart"),
            .executableTarget(name: "Shop", dependencies: ["Cart"], path: "Shop"),
            .executableTarget(name: "Demo", dependencies: ["Cart"], path: "Demo"),
            .testTarget(name: "CartTests", dependencies: ["Cart", "Shop"], path: "CartTests"),
        ])
        """

    private static let cart = """
        import DIRuntime
        public protocol CartDependency: Dependency { var title: String { get } }
        public class CartComponent: Component<CartDependency> {}
        """

    private static func root(_ name: String, provides members: String = "") -> String {
        """
        import Cart
        import DIRuntime
        class \(name): BootstrapComponent {
            \(members)
            var cart: CartComponent { CartComponent(parent: self) }
        }
        """
    }

    private static let complete = root("RootComponent", provides: "var title: String { \"\" }")

    private static func package(_ files: [String: String] = [:]) throws -> Workspace {
        try Workspace(
            [
                "Package.swift": manifest, "Cart/Cart.swift": cart, "Shop/Root.swift": complete,
                "Demo/Demo.swift": root("DemoRoot"), "CartTests/Tests.swift": root("TestRoot"),
            ].merging(files) { $1 })
    }

    private func modules(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
        let outcome = workspace.run(["graph"] + arguments + ["--format", "json"])
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let found = json?["modules"] as? [[String: String]]
        return (found ?? []).map { "\($0["name"] ?? "") of \($0["origin"] ?? "")" }
    }

    @Test func otherProgramsAndTestsAreLeftOut() throws {
        let workspace = try Self.package()
        let outcome = workspace.run("generate", "Shop/Generated.swift", ".")
        #expect(
            outcome.error == "needle-gen: wrote Shop/Generated.swift: 2 components, 1 root, 1 dependency (3 files)\n")
        #expect(workspace.text("Shop/Generated.swift")?.contains("import Cart\n") == true)
        #expect(
            try modules(workspace, "Shop/Generated.swift", ".") == ["Cart of Package.swift", "Shop of Package.swift"])
    }

    /// As SwiftPM of 6.3 says that it has them.
    @Test(arguments: [
        ("6.0", ["5.9": "5.9"], "Package.swift"), ("5.5", ["5.9": "5.9"], "Package@swift-5.9.swift"),
        ("6.2", ["6": "6.0"], "Package@swift-6.swift"), ("6.2", ["6": "6.0", "6.1": "6.1"], "Package@swift-6.swift"),
        ("6.2", ["6.0": "6.0"], "Package.swift"), ("6.0", ["6.0": "6.0"], "Package.swift"),
        ("5.9", ["5": "5.0", "5.8": "5.8"], "Package.swift"), ("6.2", ["6.1": "6.3"], "Package@swift-6.1.swift"),
        ("5.5", ["5": "5.0", "5.8": "5.8"], "Package@swift-5.8.swift"),
        ("5.5", ["5.10": "5.10", "5.8": "5.8"], "Package@swift-5.10.swift"),
        ("6.0", ["six": "6.3"], "Package.swift"),
    ])
    func oneManifestOfAPackageCounts(tools: String, others: [String: String], chosen: String) throws {
        func manifest(_ tools: String) -> String { "// swift-tools-version:\(tools)\n\(Self.manifest)" }
        let workspace = try Self.package(["Package.swift": manifest(tools)])
        for (version, tools) in others { try workspace.write(manifest(tools), to: "Package@swift-\(version).swift") }
        #expect(try modules(workspace, "Cart", "Shop") == ["Cart of \(chosen)", "Shop of \(chosen)"])
    }

    /// Who wires it twice is warned by the compiler, and has two tables.
    @Test func aLibraryWithThePluginWiresItself() throws {
        let library = "import DIRuntime\npublic final class CartRoot: BootstrapComponent {}\n"
        func generated(_ plugins: String) throws -> String {
            let manifest = Self.manifest.replacingOccurrences(
                of: "path: \"Cart\")", with: "path: \"Cart\", plugins: [\(plugins)])")
            let workspace = try Self.package(["Package.swift": manifest, "Cart/CartRoot.swift": library])
            #expect(workspace.run("generate", "Shop/Generated.swift", ".").code == 0)
            return workspace.text("Shop/Generated.swift") ?? ""
        }
        #expect(try generated("\"Lint\"").contains("CartRoot"))
        #expect(try !generated(".plugin(name: \"NeedlePlugin\", package: \"needle-gen\")").contains("CartRoot"))
    }

    @Test func eachProgramHasItsOwnGraph() throws {
        let workspace = try Self.package()
        let outcome = workspace.run("generate", "Demo/Generated.swift", ".")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("'CartComponent' requests 'title: String'"))
        #expect(outcome.error.contains("DemoRoot") && !outcome.error.contains("TestRoot"))
    }

    /// A library that only the other program depends on, and one that both do.
    private static func packageOfTwoApps(demoNeeds names: String) throws -> Workspace {
        let hosted = """
            import DIRuntime
            public enum Tabs: PluginSlot { public typealias Plugin = Int }
            public final class TabComponent: SlotComponent<EmptyDependency, Tabs> { public override var plugin: Int { 1 } }
            """
        let demo = """
            import Cart
            import Tabs
            import DIRuntime
            class DemoRoot: BootstrapComponent {
                var title: String { "" }
                var tabs: Plugins<Tabs> { plugins() }
                var cart: CartComponent { CartComponent(parent: self) }
                var gift: GiftComponent { GiftComponent(parent: self) }
            }
            """
        let gift = """
            import DIRuntime
            public class GiftComponent: Component<EmptyDependency> {}
            class WrapComponent: Component<EmptyDependency> {}
            """
        return try package([
            "Package.swift": manifest.replacingOccurrences(
                of: "\"Demo\", dependencies: [\"Cart\"]", with: "\"Demo\", dependencies: \(names)"
            ).replacingOccurrences(of: "targets: [", with: "targets: [.target(name: \"Tabs\", path: \"Tabs\"),"),
            "Tabs/Tabs.swift": hosted, "Cart/Gift.swift": gift, "Demo/Demo.swift": demo,
        ])
    }

    @Test func whatOnlyAnotherProgramDependsOnIsLeftOut() throws {
        let workspace = try Self.packageOfTwoApps(demoNeeds: "[\"Cart\", .target(name: \"Tabs\")]")
        let shop = workspace.run("generate", "Shop/Generated.swift", ".")
        #expect(shop.code == 0, "\(shop.error)")
        // The other program may create what is public.
        #expect(shop.error.contains("'WrapComponent'") && !shop.error.contains("'GiftComponent'"))
        #expect(workspace.run("generate", "Demo/Generated.swift", ".").code == 0)
    }

    @Test func aDependencyThatPackageSwiftLacksIsTold() throws {
        let outcome = try Self.packageOfTwoApps(demoNeeds: "[\"Cart\"]").run("generate", "Demo/Generated.swift", ".")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Tabs"), "\(outcome.error)")
    }

    /// A list of dependencies that is not known as a whole leaves nothing out.
    @Test func unknownDependenciesMayBeAny() throws {
        let workspace = try Self.packageOfTwoApps(demoNeeds: "[\"Cart\"] + optional(\"Tabs\")")
        #expect(workspace.run("generate", "Demo/Generated.swift", ".").code == 0)
    }

    @Test func foundModulesJudgeAsNamedOnesDo() throws {
        let internals = Self.cart.replacingOccurrences(of: "public class", with: "class")
        let modules = ["Cart", "Shop"].map { "\"\($0)\": {\"path\": \"\($0)\", \"package\": \"shop\"}" }
        let workspace = try Self.package([
            "Cart/Cart.swift": internals,
            "named.json": "{\"modules\": {\(modules.joined(separator: ", "))}, \"outputModule\": \"Shop\"}",
        ])
        let found = workspace.run("graph", "Cart", "Shop")
        let named = workspace.run("graph", "named.json")
        #expect(found.code == 1)
        #expect(found.error == named.error)
        #expect(workspace.run("generate", "Shop/Generated.swift", "Cart", "Shop", "--modules", "none").code == 0)
    }

    @Test(arguments: [["Cart", "Shop"], ["Shop/Root.swift", "Cart/Cart.swift"], ["@list"]])
    func foldersFilesAndListsHaveTheSameModules(_ sources: [String]) throws {
        let workspace = try Self.package(["list": "Cart/Cart.swift\nShop/Root.swift\n"])
        let outcome = workspace.run(["generate"] + sources + ["--out", "Shop/Generated.swift"])
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(workspace.text("Shop/Generated.swift")?.contains("NeedleGraph_Shop") == true)
    }

    @Test func theyAreFoundFromAFolderBelow() throws {
        let workspace = try Self.package()
        let outcome = workspace.run("generate", "Generated.swift", "../", "--timings", in: "Shop")
        #expect(
            outcome.error.contains(
                "Cart, Shop of ../Package.swift; 2 files of tests, other programs, modules it does without or no target left out"
            ))
    }

    @Test func sourcesAloneTellTheModuleOfTheirProgram() throws {
        let workspace = try Self.package()
        #expect(try modules(workspace, "Cart", "Shop") == ["Cart of Package.swift", "Shop of Package.swift"])
        #expect(try modules(workspace, "Cart") == ["Cart of Package.swift"])
        // Which of the two programs is meant cannot be told.
        #expect(try modules(workspace, ".") == [])
        #expect(
            try modules(workspace, ".", "--output-module", "Shop") == [
                "Cart of Package.swift", "Shop of Package.swift",
            ])
    }

    @Test func rootsThatTheOutputCannotSeeAreMentioned() throws {
        let outcome = try Self.package().run("generate", "Cart/Generated.swift", ".")
        #expect(outcome.code == 0)
        #expect(
            outcome.error.contains(
                "warning: the generated file belongs to 'Cart', where no root is; 3 files that it cannot see, of tests"
            ))
    }

    /// The root is in the output's module: what takes it out of the graph is told, and nothing else.
    @Test func aRootWithAMistakeIsNotLookedForElsewhere() throws {
        let root = Self.complete.replacingOccurrences(of: "import DIRuntime\n", with: "")
        let outcome = try Self.package(["Shop/Root.swift": root]).run("generate", "Shop/Generated.swift", ".")
        #expect(outcome.code == 1)
        #expect(!outcome.error.contains("where no root is"), "\(outcome.error)")
    }

    @Test(arguments: [["--modules", "none"], ["--module", "Cart=Cart", "--module", "Shop=Shop"]])
    func whoNamesThemDecides(_ arguments: [String]) throws {
        let workspace = try Self.package()
        let outcome = workspace.run(["graph", "Cart", "Shop", "--format", "json"] + arguments)
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(!outcome.output.contains("\"modules\""))
        #expect(outcome.output.contains("\"module\": \"Cart\"") == (arguments.count > 2))
    }

    @Test(arguments: [("Shopp", "Shop"), ("Elsewhere", nil)])
    func aMisspeltModuleOfTheOutputIsNamed(name: String, meant: String?) throws {
        let workspace = try Self.package()
        try workspace.write(#"{"output": "Shop/Generated.swift", "outputModule": "\#(name)"}"#, to: "needle.json")
        let ending = " no module of this build is called '\(name)'\(meant.map { "; did you mean \($0)?" } ?? "")\n"
        let expected = meant == nil ? [] : [ending]
        let found = workspace.run("check").error.contains("needle.json:1:52: warning: outputModule:" + ending)
        #expect(found == !expected.isEmpty)
        let option = workspace.run("check", "Shop", "Cart", "--output-module", name).error
        #expect(option.contains("needle-gen: warning: --output-module:" + ending) == !expected.isEmpty)
    }

    @Test func needleJSONTurnsItOff() throws {
        let workspace = try Self.package(["needle.json": "{\"sources\": [\"Cart\", \"Shop\"], \"modules\": \"none\"}"])
        #expect(workspace.run("graph", "--format", "json").output.contains("\"module\": null"))
        try workspace.write("{\"sources\": [\"Cart\", \"Shop\"]}", to: "needle.json")
        #expect(workspace.run("graph", "--format", "json").output.contains("\"module\": \"Cart\""))
        #expect(workspace.run("graph", "--format", "json", "--modules", "none").output.contains("\"module\": null"))
    }

    @Test func wordsThatAreNoModules() throws {
        let workspace = try Self.package(["needle.json": "{\"modules\": \"some\"}"])
        #expect(workspace.run("graph").error.contains("\"modules\" must be an object or \"none\", not a string"))
        #expect(
            workspace.run("graph", "--modules", "some", "Cart").error.contains("'some' is not of the form NAME=PATH"))
    }

    @Test func filesOfNoModuleMayBeOfAny() throws {
        let workspace = try Self.package([
            "Shop/Root.swift": Self.root("RootComponent"),
            "Elsewhere/Title.swift": "import DIRuntime\nextension RootComponent { var title: String { \"\" } }",
        ])
        let outcome = workspace.run("generate", "Shop/Generated.swift", ".")
        #expect(outcome.code == 0, "\(outcome.error)")
    }

    /// An editor asks about a file that is not saved yet.
    @Test func newFilesOnStandardInputShiftNoModules() throws {
        let workspace = try Self.package()
        let words = ["generate", "Shop", "Cart", "-", "--stdin-path", "Shop/A.swift", "--out", "Shop/Generated.swift"]
        let input = "import DIRuntime\nfinal class New: Component<EmptyDependency> {}\n"
        let outcome = workspace.run(words, input: input)
        #expect(outcome.error.contains(": 2 components, 1 root, 1 dependency (3 files)"), "\(outcome.error)")
        #expect(outcome.error.contains("Shop/A.swift:2:13"), "\(outcome.error)")
    }

    // MARK: What a package leaves out

    private static let stray = "import DIRuntime\nfinal class Stray: Component<EmptyDependency> {}\n"

    /// A package of one program, with a stray component in a file of its own.
    private static func package(of target: String, strayAt path: String, after head: String = "") throws -> Workspace {
        let manifest =
            "\(head)\nlet package = Package(name: \"P\", targets: [.executableTarget(name: \"App\", \(target))])"
        let files = [
            "Package.swift": manifest, "Sources/App/Root.swift": Sample.root, "Sources/App/Child.swift": Sample.child,
        ]
        return try Workspace(files.merging([path: stray]) { $1 })
    }

    private func readsStray(_ workspace: Workspace, _ arguments: String...) -> Bool {
        workspace.run(["check"] + arguments).error.contains("Stray")
    }

    @Test(arguments: [
        ("exclude: [\"Old\"]", "Sources/App/Old/Stray.swift"),
        ("exclude: [\"Stray.swift\"]", "Sources/App/Stray.swift"),
        ("sources: [\"Root.swift\", \"Child.swift\"]", "Sources/App/Stray.swift"),
        ("resources: [.copy(\"Samples\")]", "Sources/App/Samples/Stray.swift"),
        ("resources: [.process(\"Samples\")]", "Sources/App/Samples/Deep/Stray.swift"),
        ("path: \".\", sources: [\"Sources\"]", "Scripts/Stray.swift"),
    ])
    func whatAPackageLeavesOutIsNotRead(target: String, path: String) throws {
        let workspace = try Self.package(of: target, strayAt: path)
        for folder in [".", "Sources", workspace.folder.path] { #expect(!readsStray(workspace, folder)) }
        #expect(readsStray(workspace, ".", "--modules", "none"))
        // Who names it wants it.
        #expect(readsStray(workspace, ".", path))
        #expect(readsStray(workspace, Self.folder(of: path)) == !path.hasSuffix("App/Stray.swift"))
        #expect(readsStray(workspace, "Sources/App", "--stdin-path", path, "-") == false)
        let text = workspace.run(["check", ".", "-", "--stdin-path", path], input: Self.stray)
        #expect(text.error.contains("Stray"))
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// What is not known for sure is read.
    @Test(arguments: [
        (
            "exclude: onLinux ? [\"Stray.swift\"] : []",
            "#if os(Linux)\nlet onLinux = true\n#else\nlet onLinux = false\n#endif"
        ),
        ("exclude: old", "var old: [String] = []\n#if os(Linux)\nold = [\"Stray.swift\"]\n#endif"),
        ("exclude: old", "var old: [String] = []\nif Context.environment[\"CI\"] != nil { old = [\"Stray.swift\"] }"),
        ("sources: [\"Root.swift\", \"Child.swift\"] + others()", ""),
    ])
    func whatAPackageMayLeaveOutIsRead(target: String, head: String) throws {
        #expect(readsStray(try Self.package(of: target, strayAt: "Sources/App/Stray.swift", after: head), "."))
    }

    @Test func othersMayCompileWhatAPackageLeavesOut() throws {
        let workspace = try Self.package(of: "exclude: [\"Old\"]", strayAt: "Sources/App/Old/Stray.swift")
        try workspace.write("let package = Package(name: \"Old\")", to: "Sources/App/Old/Package.swift")
        #expect(readsStray(workspace, "."))
        try FileManager.default.removeItem(atPath: workspace.path("Sources/App/Old/Package.swift"))
        #expect(!readsStray(workspace, "."))
        try workspace.write("targets: {}", to: "project.yml")
        #expect(readsStray(workspace, "."))
    }

    /// A podspec tells what its pod compiles, where strings on one line name it; a project tells nothing if it cannot be read.
    @Test(arguments: [
        ("s.source_files = 'Sources/App/*.swift'", false),
        ("s.source_files = [\"Sources/App/Root.swift\", 'Sources/App/Child.swift'] # all", false),
        ("s.source_files = files", true),
        ("s.source_files += ['Sources/App/**/*.swift']", true),
        ("s.source_files = ['Sources/App/*.swift',\n'Sources/App/Old/*.swift']", true),
        ("s.source_files = 'Sources/App/*.swift',\n'Sources/App/Old/*.swift'", true),
        ("s.source_files = \"#{folder}/*.swift\"", true),
        ("s.source_files = %w[Sources/App/**/*.swift]", true),
        ("s.source_files = 'Sources/App/*.swift' unless old", true),
    ])
    func podsMayCompileWhatAPackageLeavesOut(line: String, isRead: Bool) throws {
        let workspace = try Self.package(of: "exclude: [\"Old\"]", strayAt: "Sources/App/Old/Stray.swift")
        try workspace.write("Pod::Spec.new do |s|\ns.name = 'App'\n\(line)\nend\n", to: "App.podspec")
        #expect(readsStray(workspace, ".") == isRead)
        try workspace.write("// no project", to: "App.xcodeproj/project.pbxproj")
        #expect(readsStray(workspace, "."))
    }

    @Test func theRuntimeMayBeExportedByAModuleThatIsNotFound() throws {
        let root = Self.complete.replacingOccurrences(of: "import DIRuntime\n", with: "import Kit\n")
        let workspace = try Self.package(["Shop/Root.swift": root, "Kit/Kit.swift": "@_exported import DIRuntime\n"])
        let outcome = workspace.run("generate", "Shop/Generated.swift", ".")
        #expect(outcome.error.contains("2 components, 1 root"), "\(outcome.error)")
    }

    /// The module of a listed file is that of the folder around it for the output too.
    @Test func outputBesideListedFilesIsOfTheirModule() throws {
        let list = "module Shop\nShop/Root.swift\nmodule Cart\nCart/Cart.swift\n"
        let workspace = try Self.package(["list": list])
        let outcome = workspace.run("generate", "@list", "--out", "Shop/Generated.swift", "--absolute-paths")
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(workspace.text("Shop/Generated.swift")?.contains("NeedleGraph_Shop") == true)
    }

    /// The same project is met twice, and sources by either way.
    @Test(arguments: [
        ("link/Shop/Generated.swift", "."), ("link/Shop/Generated.swift", "link"), ("link/Shop/G.swift", "real"),
    ])
    func linksLeadToTheSameModules(_ output: String, _ sources: String) throws {
        let workspace = try Workspace([
            "real/Package.swift": Self.manifest, "real/Cart/Cart.swift": Self.cart,
            "real/Shop/Root.swift": Self.complete,
            "real/Demo/Demo.swift": Self.root("DemoRoot"),
        ])
        try workspace.link("link", to: "real")
        let outcome = workspace.run("generate", output, sources)
        #expect(outcome.error.contains("2 components, 1 root, 1 dependency (3 files)"), "\(outcome.error)")
        let found = try modules(workspace, output, sources)
        #expect(found == ["Cart of real/Package.swift", "Shop of real/Package.swift"])
    }

    @Test func aLinkInTheFolderOfAModuleIsOneOfItsSources() throws {
        let workspace = try Self.package(["Shared/Title.swift": "import DIRuntime\nclass Titles {}"])
        try workspace.link("Shop/Title.swift", to: "../Shared/Title.swift")
        let outcome = workspace.run("generate", "Shop/Generated.swift", "Shop", "Cart")
        #expect(outcome.code == 0, "\(outcome.error)")
    }

    @Test func theMocksOfTestsSeeWhatTheyTest() throws {
        let workspace = try Self.package([
            "CartTests/Tests.swift": "@testable import Cart\nimport DIRuntime\nimport Testing\n"
        ])
        let outcome = workspace.run("mocks", "Cart", "CartTests", "--out", "CartTests/Mocks.swift")
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(workspace.text("CartTests/Mocks.swift")?.contains("@testable import Cart\n") == true)
        let settings = "{\"output\": \"Shop/Generated.swift\", \"mocks\": {\"output\": \"CartTests/Mocks.swift\"}}"
        try workspace.write(settings, to: "needle.json")
        #expect(workspace.run().code == 0)
        let mocks = workspace.run("mocks", "needle.json")
        #expect(mocks.code == 0, "\(mocks.error)")
        let checked = workspace.run("check")
        #expect(checked.code == 0, "\(checked.error)")
    }
}

/// Modules that needle.json names, and what it leaves to their manifests.
@Suite struct CompletedModulesTests {
    private static let manifest = """
        let package = Package(name: "Shop", targets: [
            .target(name: "Cart", swiftSettings: [.defaultIsolation(MainActor.self)]),
            .executableTarget(name: "Shop", dependencies: ["Cart"]),
        ])
        """

    private static let cart = """
        import DIRuntime
        public protocol CartDependency: Dependency { var title: String { get } }
        public class CartComponent: MainActorComponent<CartDependency> {}
        """

    private static let root = """
        import Cart
        import DIRuntime
        class RootComponent: MainActorBootstrapComponent {
            @MainActor var title: String { "" }
            @MainActor var cart: CartComponent { CartComponent(parent: self) }
        }
        """

    private func outcome(_ cart: String, manifest: String = manifest, output: String = "Sources/Shop/G.swift") throws
        -> Workspace.Outcome
    {
        let workspace = try Workspace([
            "Package.swift": manifest, "Sources/Cart/Cart.swift": Self.cart, "Sources/Shop/Root.swift": Self.root,
            "needle.json": """
            {"modules": {"Cart": \(cart), "Shop": "Sources/Shop"}, "output": "\(output)"}
            """,
        ])
        return workspace.run("generate")
    }

    private let noted = "needle-gen: wrote Sources/Shop/G.swift: 2 components, 1 root, 1 dependency (2 files)\n"

    @Test func theManifestTellsTheDefaultIsolation() throws {
        #expect(try outcome(#""Sources/Cart""#).error == noted)
        #expect(try outcome(#"{"path": "Sources/Cart", "defaultIsolation": "MainActor"}"#).error == noted)
    }

    @Test func anotherIsolationInNeedleJSONIsNoted() throws {
        let outcome = try outcome(#"{"path": "Sources/Cart", "defaultIsolation": "nonisolated"}"#)
        #expect(
            outcome.error.hasPrefix(
                """
                needle.json:1:14: warning: modules: 'Cart' is nonisolated by default here, but MainActor by the settings of \
                its target, which the compiler goes by: make them equal, or remove "defaultIsolation" here

                """), "\(outcome.error)")
    }

    @Test func anIsolationThatTheManifestDoesNotHaveIsNoted() throws {
        let plain = Self.manifest.replacing(", swiftSettings: [.defaultIsolation(MainActor.self)]", with: "")
        #expect(plain != Self.manifest)
        let outcome = try outcome(#"{"path": "Sources/Cart", "defaultIsolation": "MainActor"}"#, manifest: plain)
        #expect(
            outcome.error.contains(
                """
                needle.json:1:14: warning: modules: 'Cart' is MainActor by default here, but nonisolated by the settings of \
                its target, which the compiler goes by
                """), "\(outcome.error)")
    }

    @Test func aTargetOfThatNameWithOtherFilesTellsNothing() throws {
        let moved = Self.manifest.replacing(#"name: "Cart","#, with: #"name: "Cart", path: "Other","#)
        #expect(try outcome(#""Sources/Cart""#, manifest: moved).code == 1)
    }
}

/// Sources that a target has elsewhere, and those beside its own that it has not.
@Suite struct MemberTests {
    private static let cart = """
        import DIRuntime
        public protocol CartDependency: Dependency { var title: String { get } }
        public final class CartComponent: Component<CartDependency> {}
        """
    private static let root = """
        import Cart
        import DIRuntime
        final class RootComponent: BootstrapComponent {
            var title: String { "" }
            var cart: CartComponent { CartComponent(parent: self) }
        }
        """

    /// What `--timings` says of the modules, and what is wrong.
    private func modules(_ workspace: Workspace) -> String {
        workspace.run("graph", ".", "--timings", "--output-module", "Shop").error
    }

    @Test(arguments: [("Shared/Cart", "Sources/Cart"), ("Shared/Cart/Cart.swift", "Sources/Cart/Cart.swift")])
    func aLinkIsASourceOfTheTarget(_ target: String, _ link: String) throws {
        let workspace = try Workspace([
            "Package.swift": """
            let package = Package(name: "Shop", targets: [
                .target(name: "Cart", path: ".", exclude: ["Shop"], sources: ["Sources/Cart"]),
                .executableTarget(name: "Shop", dependencies: ["Cart"], path: "Shop"),
            ])
            """, "Shared/Cart/Cart.swift": Self.cart, "Shop/Root.swift": Self.root, "Sources/Cart/Other.swift": "",
        ])
        if target == "Shared/Cart" { try FileManager.default.removeItem(atPath: workspace.path(link)) }
        try workspace.link(link, to: workspace.path(target))
        let said = modules(workspace)
        #expect(said.contains(" ms  Cart, Shop of Package.swift") && !said.contains("error"), "\(said)")
    }

    @Test func whatNoTargetOfAnXcodeProjectCompilesIsLeftOut() throws {
        let project = """
            {objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (C, S);};
                G = {isa = PBXGroup; sourceTree = "<group>"; children = (GC, GS);};
                GC = {isa = PBXFileSystemSynchronizedRootGroup; path = Cart; sourceTree = "<group>"; exceptions = (E);};
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = C; membershipExceptions = (Old.swift);};
                GS = {isa = PBXGroup; path = Shop; sourceTree = "<group>"; children = (R, O);};
                R = {isa = PBXFileReference; path = Root.swift; sourceTree = "<group>";};
                O = {isa = PBXFileReference; path = OldRoot.swift; sourceTree = "<group>";};
                C = {isa = PBXNativeTarget; name = Cart; productType = "com.apple.product-type.framework";
                    fileSystemSynchronizedGroups = (GC);};
                S = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (B);};
                B = {isa = PBXSourcesBuildPhase; files = (F);};
                F = {isa = PBXBuildFile; fileRef = R;};
            }; rootObject = P;}
            """
        let workspace = try Workspace([
            "Shop.xcodeproj/project.pbxproj": project, "Cart/Cart.swift": Self.cart, "Cart/Old.swift": Self.cart,
            "Shop/Root.swift": Self.root, "Shop/OldRoot.swift": Self.root, "Shop/New.swift": "struct New {}",
        ])
        let said = modules(workspace)
        let expected =
            " ms  Cart, Shop of Shop.xcodeproj; 2 files of tests, other programs, modules it does without or no target left out\n"
        #expect(said.contains(expected) && !said.contains("error"), "\(said)")
    }
}
