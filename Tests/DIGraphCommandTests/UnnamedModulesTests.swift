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
