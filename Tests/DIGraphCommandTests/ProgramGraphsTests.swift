import Foundation
import Testing

/// Commands over the sources of several programs, none of which is named.
@Suite struct ProgramGraphsTests {
    private static let kit = """
        import DIRuntime
        public protocol CartDependency: Dependency { var title: String { get } }
        public final class CartComponent: Component<CartDependency> {
            public var text: String { dependency.title }
        }
        """

    /// Two programs that give their classes the same names, one without components, and tests.
    private static func package(demoProvides members: String, besides files: [String: String] = [:]) throws -> Workspace
    {
        func app(_ members: String) -> String {
            """
            import Kit
            import DIRuntime
            final class RootComponent: BootstrapComponent {
                \(members)
                var cart: CartComponent { CartComponent(parent: self) }
            }
            """
        }
        let targets = ["Demo", "Shop", "Tool"].map {
            ".executableTarget(name: \"\($0)\", dependencies: [\"Kit\"], path: \"\($0)\"),"
        }
        return try Workspace(
            [
                "Package.swift": """
                let package = Package(name: "Shop", targets: [
                    .target(name: "Kit", path: "Kit"),
                    \(targets.joined(separator: "\n    "))
                ])
                """,
                "Kit/Kit.swift": kit, "Tool/main.swift": "import Kit\n",
                "Shop/Root.swift": app("var title: String { \"\" }"), "Demo/Root.swift": app(members),
            ].merging(files) { $1 })
    }

    private static let provided = "var title: String { \"demo\" }"

    @Test func eachProgramIsCheckedByItself() throws {
        let outcome = try Self.package(demoProvides: Self.provided).run("check", ".")
        #expect(outcome.code == 0)
        #expect(
            outcome.error == """
                needle-gen: Demo: no errors: 2 components, 1 root, 1 dependency (3 files)
                needle-gen: Shop: no errors: 2 components, 1 root, 1 dependency (3 files)

                """)
    }

    @Test func whatOneProgramLacksIsToldOfIt() throws {
        let outcome = try Self.package(demoProvides: "").run("check", ".")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("declare 'var title: String' in 'RootComponent'"))
        #expect(outcome.error.contains("Demo/Root.swift:3:13: note: 'RootComponent' is here"))
        #expect(outcome.error.contains("needle-gen: Demo: 1 cause, 1 request without a provider in 3 files\n"))
        #expect(outcome.error.contains("needle-gen: Shop: no errors"))
    }

    /// A mistake in a library is one, however many programs depend on it.
    @Test(arguments: ["check", "graph"])
    func whatProgramsShareIsToldOnce(command: String) throws {
        let broken = Self.kit + "\npublic final class WrapComponent: Component<WrapNeeds> {}\n"
        let workspace = try Self.package(demoProvides: Self.provided, besides: ["Kit/Kit.swift": broken])
        let outcome = workspace.run(command, ".")
        #expect(outcome.code == 1)
        #expect(outcome.error.components(separatedBy: "Kit/Kit.swift:6:45: error").count == 2, "\(outcome.error)")
    }

    /// What only one of the programs creates, or reads, is used. Which module a target of XcodeGen depends on is not known.
    @Test func whatAnotherProgramUsesIsUsed() throws {
        let app = """
            import Kit
            import DIRuntime
            final class RootComponent: BootstrapComponent {
                var title: String { "" }
                var cart: CartComponent { CartComponent(parent: self) }
            }
            """
        let gift = """
            import Kit
            import DIRuntime
            extension RootComponent { var gift: GiftComponent { GiftComponent(parent: self) } }
            """
        let workspace = try Workspace([
            "project.yml": """
            name: Shop
            targets:
              Demo: {type: application, platform: iOS, sources: [Demo]}
              Shop: {type: application, platform: iOS, sources: [Shop]}
            """,
            "Kit/Package.swift": """
            let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "Sources")])
            """,
            "Kit/Sources/Kit.swift": Self.kit + "\npublic final class GiftComponent: Component<EmptyDependency> {}\n",
            "Shop/Root.swift": app, "Demo/Root.swift": app, "Demo/Gift.swift": gift,
        ])
        let used = workspace.run("check", ".")
        #expect(used.code == 0 && !used.error.contains("GiftComponent"), "\(used.error)")
        let strict = workspace.run("check", ".", "--strict")
        #expect(strict.code == 0 && strict.error == used.error, "\(strict.error)")
        try workspace.write("import Kit\n", to: "Demo/Gift.swift")
        let unused = workspace.run("check", ".").error
        #expect(unused.components(separatedBy: "[detached-component]").count == 2, "\(unused)")
    }

    @Test func reportsHoldTheFindingsOfAllPrograms() throws {
        let workspace = try Self.package(demoProvides: "")
        try workspace.write(Self.kit.replacingOccurrences(of: "title", with: "name"), to: "Kit/Kit.swift")
        let outcome = workspace.run("check", ".", "--format", "json")
        let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let findings = report?["findings"] as? [[String: Any]] ?? []
        #expect(findings.filter { $0["id"] as? String == "missing-dependency" }.count == 2, "\(outcome.output)")
    }

    @Test func graphsStandUnderTheirPrograms() throws {
        let workspace = try Self.package(demoProvides: Self.provided)
        let tree = workspace.run("graph", ".").output
        #expect(tree.hasPrefix("Demo:\nRootComponent\n└── CartComponent (CartDependency: 1 request)\n"), "\(tree)")
        #expect(tree.contains("\n\nShop:\nRootComponent\n") && !tree.contains("Tool:"))
        let json = workspace.run("graph", ".", "--format", "json").output
        let graphs = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [String: Any]]
        #expect(graphs?.keys.sorted() == ["Demo", "Shop"])
        #expect(graphs?["Demo"]?["components"] is [Any])
    }

    @Test func onlyProgramsWithTheComponentAnswer() throws {
        let extra = """
            import DIRuntime
            extension RootComponent { var tip: TipComponent { TipComponent(parent: self) } }
            protocol TipDependency: Dependency { var title: String { get } }
            final class TipComponent: Component<TipDependency> {}
            """
        let workspace = try Self.package(demoProvides: Self.provided, besides: ["Demo/Tip.swift": extra])
        let tip = workspace.run("why", "TipComponent.title", ".")
        #expect(tip.output.hasPrefix("Demo:\n") && !tip.output.contains("Shop:"), "\(tip.output)")
        #expect(
            workspace.run("graph", ".", "--below", "TipComponent").output
                == "Demo:\nTipComponent (TipDependency: 1 request)\n")
        let unknown = workspace.run("why", "NoComponent", ".")
        #expect(unknown.code == 2 && unknown.error.contains("'NoComponent'"))
        #expect(!unknown.error.contains("duplicate-component"), "\(unknown.error)")
    }

    @Test func aBaselineHoldsWhatIsFoundInAllPrograms() throws {
        let workspace = try Self.package(demoProvides: "")
        try workspace.write(Self.kit.replacingOccurrences(of: "title", with: "name"), to: "Kit/Kit.swift")
        #expect(workspace.run("check", ".", "--write-baseline", "known.txt").code == 0)
        let outcome = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(
            outcome.error.contains("needle-gen: Demo: no new errors") && outcome.error.contains("Shop: no new errors"))
    }

    /// What one program lacks is in the baseline, though another one does not.
    @Test func whatIsKnownOfOneProgramIsNotOutdatedForAnother() throws {
        let workspace = try Self.package(demoProvides: "")
        #expect(workspace.run("check", ".", "--write-baseline", "known.txt").code == 0)
        let known = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(known.code == 0 && !known.error.contains("fixed, so"), "\(known.error)")
        let root = try #require(workspace.text("Shop/Root.swift"))
        try workspace.write(root, to: "Demo/Root.swift")
        let mended = workspace.run("check", ".", "--baseline", "known.txt")
        #expect(mended.code == 0 && mended.error.contains("fixed, so"), "\(mended.error)")
    }

    /// A drawing and a file hold one graph.
    @Test(arguments: [["graph", ".", "--format", "dot"], ["graph", ".", "--out", "graph.json"]])
    func oneAnswerNeedsOneProgram(words: [String]) throws {
        let workspace = try Self.package(demoProvides: Self.provided)
        let outcome = workspace.run(words)
        #expect(outcome.code == 2)
        #expect(
            outcome.error == """
                needle-gen: error: these sources are of 3 programs, Demo, Shop, Tool, which have a graph each: name the one that \
                is meant by --output-module

                """)
        #expect(workspace.run(words + ["--output-module", "Shop"]).code == 0)
    }

    /// Components of a library alone are nobody's graph.
    @Test func withoutRootsTheSourcesAreReadAsOne() throws {
        let none = "import Kit\n"
        let workspace = try Self.package(
            demoProvides: "", besides: ["Demo/Root.swift": none, "Shop/Root.swift": none])
        let outcome = workspace.run("check", ".")
        #expect(outcome.code == 0 && outcome.error.contains("'CartComponent'"), "\(outcome.error)")
        #expect(outcome.error.contains("are read as one module"))
    }

    /// Code for two programs can be compiled in neither.
    @Test(arguments: ["generate", "check"]) func aFileThatNoProgramCompilesIsWarnedOf(command: String) throws {
        let workspace = try Self.package(demoProvides: Self.provided)
        let outcome = workspace.run(command, ".", "--out", "Generated.swift")
        #expect(outcome.code == 1)
        #expect(
            outcome.error.hasPrefix(
                """
                needle-gen: warning: these sources are of 3 programs, Demo, Shop, Tool, and are read as one module, without \
                the access and the isolation of each: move Generated.swift into the folder of the one that compiles it, or \
                name its module by --output-module

                """), "\(outcome.error)")
        #expect(!workspace.run(command, ".", "--out", "Shop/Generated.swift").error.contains("programs"))
    }

    @Test func fixMendsEachProgram() throws {
        let hidden = "private var title: String { \"\" }"
        let workspace = try Self.package(demoProvides: hidden)
        let shop = try #require(workspace.text("Shop/Root.swift"))
        let hidingShop = shop.replacingOccurrences(of: "var title", with: "private var title")
        try workspace.write(hidingShop, to: "Shop/Root.swift")
        let outcome = workspace.run("fix", "--write", ".")
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.error.contains("mended 2 findings in 2 files\n"), "\(outcome.error)")
        #expect(!outcome.error.contains("duplicate-component"), "\(outcome.error)")
        for name in ["Demo", "Shop"] {
            #expect(workspace.text("\(name)/Root.swift")?.contains("private") == false)
        }
    }

    /// A default flag begins with the module, which is not known where all are read as one.
    @Test func flagsAreThoseOfAllPrograms() throws {
        let slot = """

            public enum Tabs: PluginSlot { public typealias Plugin = String }
            public final class OfferTab: SlotComponent<EmptyDependency, Tabs> {
                public override var plugin: String { "" }
            }
            extension CartComponent { public var tabs: Plugins<Tabs> { plugins() } }
            """
        let tab = """
            import Kit
            import DIRuntime
            final class DemoTab: SlotComponent<EmptyDependency, Tabs> { override var plugin: String { "" } }
            """
        let workspace = try Self.package(
            demoProvides: Self.provided, besides: ["Kit/Kit.swift": Self.kit + slot, "Demo/Tab.swift": tab])
        let outcome = workspace.run("flags", ".")
        #expect(outcome.code == 0 && outcome.error.isEmpty, "\(outcome.error)")
        #expect(
            outcome.output == """
                Tabs in CartComponent
                    Demo.DemoTab *  DemoTab   Demo/Tab.swift:3
                    Kit.OfferTab *  OfferTab  Kit/Kit.swift:7

                * the default, which changes with the name of the class

                """)
        try workspace.write(#"["Demo.DemoTab", "Kit.OfferTab"]"#, to: "flags.json")
        #expect(workspace.run("flags", "--expect", "flags.json", ".").code == 0)
    }
}
