import Testing

/// The call of a build script that knows nothing of modules, in apps of many modules.
@Suite struct UnnamedModulesTests {
    private let files = [
        "App/Sources/Root.swift": """
        import Cart
        import DIRuntime
        final class RootComponent: BootstrapComponent {
            var cart: CartComponent { CartComponent(parent: self) }
            var total: Int { 3 }
        }
        """,
        "Cart/Sources/Cart.swift": """
        import DIRuntime
        public protocol CartDependency: Dependency {
            var total: Int { get }
        }
        public final class CartComponent: Component<CartDependency> {}
        """,
        "Cart/Tests/CartTests.swift": "@testable import Cart\nimport XCTest\n",
        "Other/Sources/Other.swift": "import SomethingElse\nstruct Other {}\n",
    ]

    private func imports(_ extra: [String: String] = [:]) throws -> [String] {
        let workspace = try Workspace(files.merging(extra) { $1 })
        let outcome = workspace.run("generate", "Sources/NeedleGenerated.swift", "../", in: "App")
        #expect(outcome.code == 0, "\(outcome.error)")
        let lines = workspace.text("App/Sources/NeedleGenerated.swift")?.split(separator: "\n").map(String.init) ?? []
        return lines.filter { $0.contains("import ") && !$0.hasPrefix("//") }
    }

    @Test func importsWhatTheFilesOfTheGraphImport() throws {
        #expect(try imports() == ["import Cart", "import DIRuntime"])
    }

    @Test func aDemoAboveTheAppDoesNotMakeItImportItself() throws {
        let demo = """
            import App
            import Cart
            import DIRuntime
            extension RootComponent {
                var demoCart: CartComponent { CartComponent(parent: self) }
            }
            """
        #expect(try imports(["Demo/Sources/Demo.swift": demo]) == ["import Cart", "import DIRuntime"])
    }

    @Test func testsBringNothingInThatTheAppHasNot() throws {
        let support = """
            @testable import App
            @testable import Cart
            import DIRuntime
            import XCTest
            import Mocking
            extension RootComponent {
                func makeCart() -> CartComponent { CartComponent(parent: self) }
            }
            """
        #expect(try imports(["App/Tests/Support.swift": support]) == ["import Cart", "import DIRuntime"])
    }

    @Test func accessLevelsAreThoseOfTheOutputsModule() throws {
        // What other modules write binds them only; a file of the app binds it, though it has nothing to do with the graph.
        let cart = files["Cart/Sources/Cart.swift", default: ""]
        let extra = ["Cart/Sources/Cart.swift": "public import Models\ninternal import Formats\n" + cart]
        #expect(try imports(extra).contains("import Models"))
        let found = try imports(extra.merging(["App/Sources/View.swift": "  private import Models\n"]) { $1 })
        #expect(found.contains("internal import Models"))
        #expect(found.contains("import Formats"))
    }

    @Test func checkAgreesWithGenerate() throws {
        let workspace = try Workspace(files)
        #expect(workspace.run("generate", "App/Sources/NeedleGenerated.swift", ".").code == 0)
        let outcome = workspace.run("check", ".", "--out", "App/Sources/NeedleGenerated.swift")
        #expect(outcome.code == 0, "\(outcome.error)")
    }
}

/// A needle.json that lost the line of one module, whose files are among its other sources.
@Suite struct LostModuleTests {
    private let files = [
        "Sources/App/Root.swift": """
        import Core
        import DIRuntime
        import Sync
        final class RootComponent: MainActorBootstrapComponent {
            nonisolated var store: Store { Store() }
            var sync: SyncComponent { SyncComponent(parent: self) }
        }
        """,
        "Sources/Core/Store.swift": "public final class Store: Sendable { public init() {} }\n",
        "Sources/Sync/Sources/Sync.swift": """
        import Core
        import DIRuntime
        public protocol SyncDependency: Dependency {
            var store: Store { get }
        }
        public final class SyncComponent: Component<SyncDependency> {}
        """,
        "needle.json": """
        {
            "sources": ["Sources"], "output": "Sources/App/Needle.generated.swift", "outputModule": "App",
            "modules": {
                "App": {"path": "Sources/App", "defaultIsolation": "MainActor"},
                "Core": "Sources/Core"
            }
        }
        """,
    ]

    @Test func theFolderOfAnImportedModuleIsItsOwn() throws {
        let workspace = try Workspace(files)
        let outcome = workspace.run("generate")
        #expect(outcome.code == 0)
        #expect(
            outcome.error.hasPrefix(
                """
                needle.json:5:9: warning: 'Sync', which Sources/App/Root.swift imports, is none of the modules that are named, \
                and is taken to be in Sources/Sync: add '"Sync": "Sources/Sync"'

                """), "\(outcome.error)")
        let text = workspace.text("Sources/App/Needle.generated.swift")
        #expect(text?.contains("\nimport Sync\n") == true)
        let whole = files["needle.json", default: ""].replacing(
            "\"Core\":", with: "\"Sync\": \"Sources/Sync\", \"Core\":")
        let named = try Workspace(files.merging(["needle.json": whole]) { $1 })
        #expect(named.run("generate").error.contains("warning") == false)
        #expect(named.text("Sources/App/Needle.generated.swift") == text)
    }

    @Test(arguments: [
        // A folder of the output's own module, whose files are not named apart.
        ["needle.json": #"{"sources": ["Sources"], "outputModule": "App", "modules": {"Core": "Sources/Core"}}"#],
        // Its own files import the module: it is another one.
        ["Sources/Sync/Views.swift": "import DIRuntime\nimport Sync\n"],
        [
            "Other/Sync/Views.swift": "struct Views {}\n",
            "needle.json": """
            {"sources": ["Sources", "Other"], "outputModule": "App", "modules": {"App": "Sources/App", "Core": "Sources/Core"}}
            """,
        ],
    ])
    func whereThatIsNotSureNothingIsSaid(_ changes: [String: String]) throws {
        let workspace = try Workspace(files.merging(changes) { $1 })
        #expect(!workspace.run("check").error.contains("none of the modules"))
    }
}
