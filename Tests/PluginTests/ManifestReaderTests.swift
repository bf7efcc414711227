import Foundation
import Testing

/// Which targets use the build-tool plugin, as far as the text of a manifest tells.
@Suite struct ManifestReaderTests {
    private let manifest = ManifestReader(
        #"""
        // .target(name: "Commented", plugins: ["NeedlePlugin"])
        let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
        let needle = Target.PluginUsage.plugin(name: "NeedlePlugin", package: "needle-gen")
        let plugins: [Target.PluginUsage] =
            [needle, .plugin(name: "Lint", package: "lint")]

        func feature(_ name: String) -> Target {
            .target(name: name, dependencies: [runtime], plugins: plugins)
        }

        let package = Package(
            name: "App",
            products: [.executable(name: "Plain", targets: ["Plain"]), .library(name: "Spelled", targets: ["Spelled"])],
            targets: [
                .target(name: "Plain", dependencies: ["Spelled", runtime]),
                .executableTarget(
                    name: "Spelled" /* , a comment */, dependencies: [.target(name: "Plain")],
                    plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]),
                .executableTarget(name: "Constant", dependencies: ["Plain"], plugins: [needle]),
                .testTarget(name: "List", plugins: plugins),
                feature("Made"),
                .target(name: "Other", plugins: [.plugin(name: "Lint", package: "lint")]),
            ])
        """#)

    @Test(arguments: ["Spelled", "Constant", "List", "Made"])
    func uses(target: String) {
        #expect(manifest.usesPlugin(target: target))
    }

    @Test(arguments: ["Plain", "Other", "Commented", "App", "Missing"])
    func doesNotUse(target: String) {
        #expect(!manifest.usesPlugin(target: target))
    }

    /// A loop may add the plugin to targets that their declarations do not show.
    @Test func knowsWhetherPluginsAreAddedLater() {
        #expect(manifest.tellsAllPlugins)
        let loop = #"for target in package.targets { target.plugins = [.plugin(name: "NeedlePlugin", package: "n")] }"#
        #expect(!ManifestReader(loop).tellsAllPlugins)
    }

    /// Of a target whose name is computed the text does not tell that it has the plugin.
    @Test(arguments: [
        #"targets: apps.map { .executableTarget(name: $0, plugins: [needle]) } + [.target(name: "C", plugins: [needle])]"#,
        #"targets: apps.map(app) + [app("C")]"#,
        #"targets: apps.map { name in app(name) }"#,
        #"targets: apps.map { .executableTarget(name: "\($0)App", plugins: [needle]) }"#,
        #"targets: apps.map { .executableTarget(name: "App" + $0, plugins: [needle]) }"#,
        #"targets: all"#,
    ])
    func namesOfTargetsMayBeComputed(targets: String) {
        let declarations = #"""
            let needle: Target.PluginUsage = .plugin(name: "NeedlePlugin", package: "needle-gen")
            let apps = ["A", "B"]
            func app(_ name: String) -> Target { .executableTarget(name: name, plugins: [needle]) }
            let all = apps.map(app)

            """#
        #expect(!ManifestReader(declarations + "let package = Package(name: \"p\", \(targets))").tellsAllPlugins)
    }

    /// A function may give the plugin to some of the targets that it makes only.
    @Test(arguments: [
        #"func feature(_ name: String) -> [Target] { [.target(name: name), .testTarget(name: "\(name)Tests", plugins: [needle])] }"#,
        #"""
        func feature(_ name: String, plugins: [Target.PluginUsage] = [needle]) -> [Target] {
            let library = Target.target(name: name, dependencies: [.product(name: "DIRuntime", package: "n")])
            let tests = Target.testTarget(name: name + "Tests", dependencies: [.byName(name: name)], plugins: plugins)
            return [library, tests]
        }
        """#,
        #"""
        func feature(_ name: String) -> [Target] { feature(name, tests: true) }
        func feature(_ name: String, tests: Bool) -> [Target] { [.target(name: name)] + (tests ? [test(of: name)] : []) }
        func test(of name: String) -> Target {
            let used = [needle]
            return .testTarget(name: "\(name)Tests", plugins: used)
        }
        """#,
    ])
    func functionsGivePluginsToSomeTargets(functions: String) {
        let manifest = ManifestReader(
            #"""
            let needle: Target.PluginUsage = .plugin(name: "NeedlePlugin", package: "needle-gen")
            \#(functions)
            let package = Package(name: "p", targets: feature("Cart") + [.target(name: "Core")] + feature("Home"))
            """#)
        #expect(manifest.tellsAllPlugins)
        for name in ["CartTests", "HomeTests"] { #expect(manifest.usesPlugin(target: name)) }
        for name in ["Cart", "Home", "Core"] { #expect(!manifest.usesPlugin(target: name)) }
    }

    /// What a function is given counts where it passes it on.
    @Test(arguments: [
        (#"feature("Cart")"#, []), (#"feature("Cart", plugins: [needle])"#, ["CartTests"]),
        (#"app("Cart", [needle])"#, ["Cart"]), (#"app("Cart", [])"#, []), (#"changed("Cart")"#, ["Cart"]),
        (#".target(name: "Cart", plugins: plugins(of: "Cart"))"#, ["Cart"]),
    ])
    func functionsPassPluginsOn(call: String, users: [String]) {
        let manifest = ManifestReader(
            #"""
            let needle: Target.PluginUsage = .plugin(name: "NeedlePlugin", package: "needle-gen")
            func feature(_ name: String, plugins: [Target.PluginUsage] = []) -> [Target] {
                [.target(name: name), .testTarget(name: "\(name)Tests", plugins: plugins)]
            }
            func app(_ name: String, _ plugins: [Target.PluginUsage]) -> [Target] {
                [.executableTarget(name: name, plugins: plugins)]
            }
            func changed(_ name: String) -> [Target] {
                let target = Target.target(name: name)
                target.plugins = [needle]
                return [target]
            }
            func plugins(of name: String) -> [Target.PluginUsage] { [needle] }
            let package = Package(name: "p", targets: [] + \#(call))
            """#)
        #expect(["Cart", "CartTests"].filter(manifest.usesPlugin) == users)
    }

    /// A flag decides which of the targets that a function makes have the plugin.
    @Test(arguments: [
        "[.target(name: name, plugins: isApp ? [needle] : [])]",
        "[isApp ? .executableTarget(name: name, plugins: [needle]) : .target(name: name)]",
        "[.target(name: name, plugins: !isApp ? [] : [needle])]",
        """
        let plugins: [Target.PluginUsage] = isApp ? [needle] : []
        return [.target(name: name, plugins: plugins)]
        """,
        """
        if isApp {
            return [.executableTarget(name: name, plugins: [needle])]
        } else {
            return [.target(name: name)]
        }
        """,
        """
        if !isApp { return [.target(name: name)] }
        return [.executableTarget(name: name, plugins: [needle])]
        """,
        """
        guard isApp else { return [.target(name: name)] }
        return [.executableTarget(name: name, plugins: [needle])]
        """,
        "made(name, wired: isApp)",
    ])
    func functionsGivePluginsWhereAFlagSaysSo(body: String) {
        let manifest = ManifestReader(
            #"""
            let needle: Target.PluginUsage = .plugin(name: "NeedlePlugin", package: "needle-gen")
            func module(_ name: String, isApp: Bool = false) -> [Target] {
                \#(body)
            }
            func made(_ name: String, wired: Bool) -> [Target] {
                [.target(name: name, plugins: wired ? [needle] : [])]
            }
            let package = Package(
                name: "p",
                targets: module("Core") + module("Shop", isApp: true) + module("Cart", isApp: false))
            """#)
        #expect(manifest.tellsAllPlugins)
        #expect(["Core", "Shop", "Cart"].filter(manifest.usesPlugin) == ["Shop"])
    }

    /// A condition that hangs on more than a flag may be met.
    @Test(arguments: [
        "isApp || hasRoot ? [needle] : []", "hasRoot ? [needle] : []", "isApp == hasRoot ? [needle] : []",
    ])
    func otherConditionsMayBeMet(condition: String) {
        let manifest = ManifestReader(
            #"""
            let needle: Target.PluginUsage = .plugin(name: "NeedlePlugin", package: "needle-gen")
            func module(_ name: String, isApp: Bool) -> [Target] {
                [.target(name: name, plugins: \#(condition))]
            }
            let package = Package(name: "p", targets: module("Core", isApp: false))
            """#)
        #expect(manifest.usesPlugin(target: "Core"))
    }

    /// A constant may hold targets that name themselves.
    @Test func namesOfTargetsMayStandInConstants() {
        let manifest = ManifestReader(
            #"""
            let needle: Target.PluginUsage = .plugin(name: "NeedlePlugin", package: "needle-gen")
            let shop = Target.executableTarget(name: "Shop", plugins: [needle])
            let package = Package(name: "p", targets: [shop, .target(name: "Core")])
            """#)
        #expect(manifest.tellsAllPlugins)
        #expect(manifest.usesPlugin(target: "Shop"))
        #expect(!manifest.usesPlugin(target: "Core"))
    }

    /// What a target depends on may be left out of a build, with its package.
    @Test func namesWhatTargetsDependOn() {
        let manifest = ManifestReader(
            #"""
            let extras = Target.Dependency.product(name: "Extras", package: "extras", condition: .when(traits: ["Fancy"]))
            let package = Package(
                name: "app", products: [.library(name: "App", targets: ["App"])], traits: [.trait(name: "Fancy")],
                targets: [
                    // .product(name: "Commented", package: "extras")
                    .target(name: "App", dependencies: [extras, .byName(name: "Maps", condition: .when(platforms: [.iOS]))])
                ])
            """#)
        #expect(manifest.products == ["Extras", "Maps"])
    }

    @Test func endsWithBrokenText() {
        for text in ["", "\"", "let a = (", ".target(name: \"A\", plugins: [\"NeedlePlugin\"", "/*", "\"\\"] {
            #expect(!ManifestReader(text).usesPlugin(target: "B"))
        }
    }

    /// Which of several manifests counts is the compiler's affair.
    @Test func allManifestsOfAPackageAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, target) in [("Package", "Old"), ("Package@swift-6.1", "New"), ("Packages", "None")] {
            let text = #".target(name: "\#(target)", plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")])"#
            try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".swift"))
        }
        let reader = ManifestReader(in: folder)
        #expect(["Old", "New", "None"].map { reader.usesPlugin(target: $0) } == [true, true, false])
    }
}
