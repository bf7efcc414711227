import Foundation
import Testing

/// `needle-gen summarize`, and summaries among the sources.
@Suite struct SummaryCommandTests {
    private static let cart = """
        import DIRuntime

        public protocol CartDependency: Dependency {
            var title: String { get }
        }

        public final class CartComponent: Component<CartDependency> {
            public var label: String { dependency.title }
        }
        """
    private static let prices = """
        public struct Price {
            let cents: Int
            func text() -> String { "\\(cents)" }
        }
        """
    private static let app = """
        import Cart
        import DIRuntime

        final class RootComponent: BootstrapComponent {
            let title = "Shop"
            var cart: CartComponent { CartComponent(parent: self) }
        }
        """

    private func workspace() throws -> Workspace {
        try Workspace([
            "Cart/Cart.swift": Self.cart, "Cart/Prices.swift": Self.prices, "App/Root.swift": Self.app,
        ])
    }

    private func summarize(_ workspace: Workspace, _ words: String...) -> Workspace.Outcome {
        workspace.run(["summarize", "--module", "Cart", "Cart", "--out", "out/Cart.digraph"] + words)
    }

    private func parts(_ workspace: Workspace) -> [Data?] {
        ["digraph", "digraphtypes", "digraphpos"].map {
            FileManager.default.contents(atPath: workspace.path("out/Cart.\($0)"))
        }
    }

    private static let generate = ["generate", "out/Cart.digraph", "App", "--out", "App/Graph.swift"]

    @Test func aSummaryStandsForItsSources() throws {
        let workspace = try workspace()
        let written = "wrote out/Cart.digraph, out/Cart.digraphtypes, out/Cart.digraphpos"
        #expect(summarize(workspace).error.contains(written))
        let found = workspace.run(Self.generate)
        #expect(found.code == 0, "\(found.error)")
        #expect(found.error.contains("2 components, 1 root, 1 dependency (3 files)"), "\(found.error)")
        let text = workspace.text("App/Graph.swift")
        try FileManager.default.removeItem(atPath: workspace.path("App/Graph.swift"))
        _ = workspace.run("generate", "--module", "Cart=Cart", "App", "--out", "App/Graph.swift")
        #expect(workspace.text("App/Graph.swift") == text)
        #expect(workspace.run(["check"] + Self.generate.dropFirst()).code == 0)
        let again = summarize(workspace)
        #expect(again.error == "needle-gen: out/Cart.digraph is up to date: 2 files\n")
    }

    @Test func theCodeIsForTheModuleWithSources() throws {
        let workspace = try workspace()
        #expect(summarize(workspace).code == 0)
        for words in [["out/Cart.digraph", "--module", "App=App"], ["--module", "App=App", "out/Cart.digraph"]] {
            let outcome = workspace.run(words + ["--out", "-"])
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("NeedleGraph_App"))
            #expect(!outcome.error.contains("detached-component"))
        }
    }

    @Test func noPathOfTheMachineIsInIt() throws {
        let workspace = try workspace()
        _ = workspace.run("summarize", "--module", "Cart", workspace.path("Cart"), "--out", "out/Cart.digraph")
        let first = parts(workspace)
        _ = workspace.run(
            "summarize", "--module", "Cart", "Cart", "--absolute-paths", "--out", "out/Cart.digraph", "-j1")
        #expect(parts(workspace) == first)
        for part in first { #expect(part?.range(of: Data(workspace.folder.path.utf8)) == nil && part != nil) }
    }

    /// Per edit of a file: which of the parts it changes.
    @Test(arguments: [
        ("Cart/Cart.swift", "import DIRuntime\n", "import DIRuntime\n\n// A line.\n", [false, false, true]),
        (
            "Cart/Cart.swift", "{ dependency.title }", "{ print(1); return dependency.title + \"!\" }",
            [false, false, true]
        ),
        ("Cart/Prices.swift", "\"\\(cents)\"", "String(cents)", [false, true, true]),
        ("Cart/Prices.swift", "\"\\(cents)\"", "\"\\(cents) ct\"", [false, false, true]),
        ("Cart/Prices.swift", "let cents: Int", "let cents: Int\n    let currency = 1", [false, true, true]),
        ("Cart/Prices.swift", "public struct Price {", "struct Tax {}\npublic struct Price {", [true, true, true]),
        ("Cart/Cart.swift", "title: String { get }", "title: Substring { get }", [true, true, true]),
    ])
    func anEditChangesOnlyWhatItIsAbout(path: String, old: String, new: String, changes: [Bool]) throws {
        let workspace = try workspace()
        _ = summarize(workspace)
        let before = parts(workspace)
        try workspace.write((workspace.text(path) ?? "").replacingOccurrences(of: old, with: new), to: path)
        #expect(summarize(workspace).code == 0)
        #expect(zip(parts(workspace), before).map { $0 != $1 } == changes, "\(new)")
    }

    @Test func findingsStandAtTheirPlaces() throws {
        let workspace = try workspace()
        try workspace.write(Self.app.replacingOccurrences(of: "let title = \"Shop\"\n", with: ""), to: "App/Root.swift")
        _ = summarize(workspace)
        let expected = workspace.run("generate", "--module", "Cart=Cart", "App", "--out", "App/Graph.swift").error
        #expect(expected.contains("Cart/Cart.swift:4:9: error:"))
        #expect(workspace.run(Self.generate).error == expected)
        // Who gives away a module without its sources need not tell their lines.
        try FileManager.default.removeItem(atPath: workspace.path("out/Cart.digraphpos"))
        let missing = "Cart/Cart.swift:1:1: error: 'CartComponent' requests 'title"
        #expect(workspace.run(Self.generate).error.contains(missing))
    }

    // MARK: Build systems

    @Test func buildSystemsAreToldWhatWasRead() throws {
        let workspace = try workspace()
        _ = summarize(workspace, "--depfile", "out/Cart.d")
        #expect(workspace.text("out/Cart.d") == "out/Cart.digraph: \\\n  Cart/Cart.swift \\\n  Cart/Prices.swift\n")
        let outcome = workspace.run(Self.generate + ["--depfile", "out/Graph.d", "--unused-inputs", "out/unused"])
        #expect(outcome.code == 0)
        #expect(workspace.text("out/Graph.d") == "App/Graph.swift: \\\n  App/Root.swift \\\n  out/Cart.digraph\n")
        #expect(workspace.text("out/unused") == "out/Cart.digraphtypes\nout/Cart.digraphpos\n")
        #expect(
            workspace.run(Self.generate + ["--print-inputs"]).output
                == "App/Root.swift\nout/Cart.digraph\nout/Cart.digraphtypes\nout/Cart.digraphpos\n")
        try workspace.write("import DIRuntime\n", to: "My App/$1#.swift")
        _ = workspace.run("generate", "My App", "--out", "My App/G.swift", "--depfile", "d")
        #expect(workspace.text("d") == "My\\ App/G.swift: \\\n  My\\ App/$$1\\#.swift\n")
        try workspace.write("import DIRuntime\n", to: "Odd/a:b\tc\\d\\ e.swift")
        _ = workspace.run("generate", "Odd", "--out", "G.swift", "--depfile", "d")
        #expect(workspace.text("d") == #"G.swift: \\#n  Odd/a\:b\\#tc\d\\\ e.swift\#n"#)
    }

    @Test func noRuleNamesALineBreak() throws {
        let workspace = try Workspace(["New\nApp/Root.swift": Sample.root, "New\nApp/Child.swift": Sample.child])
        let lists = [
            ["--depfile", "d"], ["--unused-inputs", "d"], ["--print-inputs"], ["--emit-inputs-deps-file", "true"],
        ]
        for words in lists {
            let outcome = workspace.run(["generate", ".", "--out", "G.swift"] + words)
            #expect(outcome.code == 2 && outcome.output.isEmpty)
            #expect(outcome.error.contains(#"neither a rule of make nor a list can name 'New\nApp/Child.swift'"#))
        }
        let words = ["--module", "App", "New\nApp", "--out", "App.digraph", "--depfile", "d"]
        #expect(workspace.run(["summarize"] + words).code == 2)
        #expect(workspace.names(in: ".") == ["New\nApp"])
    }

    /// What stdout is, only the caller knows.
    @Test func aRuleNamesAFile() throws {
        let workspace = try workspace()
        _ = summarize(workspace)
        let words = ["generate", "out/Cart.digraph", "App", "--out", "-", "--unused-inputs", "unused"]
        let outcome = workspace.run(words + ["--depfile", "Graph.d"])
        #expect(outcome.code == 2)
        #expect(
            outcome.error
                == "needle-gen: error: --depfile writes a rule for the generated file, and stdout has no name: give it one by "
                + "--out FILE\n")
        #expect(workspace.text("Graph.d") == nil && workspace.text("unused") == nil)
        #expect(workspace.run(words).code == 0)
        #expect(workspace.text("unused") == "out/Cart.digraphtypes\nout/Cart.digraphpos\n")
    }

    @Test(
        arguments: ["--depfile", "--unused-inputs"],
        [
            "# Notes\n", "all: app\n\tswift build\n", "app:\n\tswift build\n", "services:\n  web:\n    image: shop\n",
            "out/Core.digraph\nout/Cart.digraph\n",
        ])
    func whatBuildSystemsAreToldReplacesItselfOnly(option: String, text: String) throws {
        let workspace = try workspace()
        _ = summarize(workspace)
        #expect(workspace.run(Self.generate + [option, "told"]).code == 0)
        try workspace.write("public struct More {}\n", to: "App/More.swift")
        #expect(workspace.run(Self.generate + [option, "told"]).code == 0)
        try workspace.write(text, to: "told")
        let outcome = workspace.run(Self.generate + [option, "told"])
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("told exists and was not generated, so it is not overwritten"))
        #expect(workspace.text("told") == text)
    }

    // MARK: Mistakes

    @Test func mistakesAreNamed() throws {
        let workspace = try workspace()
        _ = summarize(workspace)
        func error(_ words: String...) -> String {
            let outcome = workspace.run(words)
            #expect(outcome.code == 2, "\(words)")
            return outcome.error
        }
        #expect(
            error("generate", "--module", "Kit=out/Cart.digraph", "App", "--out", "-")
                == "needle-gen: error: out/Cart.digraph is the summary of the module Cart, not of Kit\n")
        #expect(
            error("generate", "out/Cart.digraph", "--module", "Cart=Cart", "--out", "-").contains(
                "the module Cart is there twice: as out/Cart.digraph and as sources"))
        #expect(error("generate", "out/None.digraph", "App", "--out", "-").contains("out/None.digraph does not exist"))
        #expect(error("mocks", "out/Cart.digraph", "--out", "-").contains("mocks needs the sources of the module"))
        #expect(error("fix", "out/Cart.digraph").contains("fix needs the sources of the module"))
        #expect(error("summarize", "Cart", "--out", "A.digraph").contains("say which module the sources are"))
        #expect(error("summarize", "--module", "Cart", "Cart", "--out", "A.txt").contains("ends in .digraph"))
        #expect(error("summarize", "--module", "Cart", "Cart").contains("add --out NAME.digraph"))
        let mixed = error("summarize", "--module", "A", "out/Cart.digraph", "--out", "A.digraph")
        #expect(mixed.contains("summarize needs"))
        #expect(
            error("generate", "out/Cart.digraph", "App", "--runtime-module", "Kit", "--out", "-").contains(
                "was summarized with no --runtime-module, and this run has --runtime-module Kit"))
        try workspace.write("struct A {}", to: "A.digraph")
        let foreign = error("generate", "A.digraph", "App", "--out", "-")
        #expect(foreign.contains("A.digraph was not written by `needle-gen summarize`"))
        #expect(error("summarize", "--module", "Cart", "Cart", "--out", "A.digraph").contains("is not overwritten"))
        try workspace.write("", to: "out/Cart.digraphpos")
        #expect(error("check", "out/Cart.digraph", "App").contains("out/Cart.digraphpos was not written by"))
    }
}
