import Testing

@Suite struct MocksTests {
    private static let service = """
        protocol UserService {
            func user(id: Int) -> String
        }

        """

    @Test func writesOnlyWhatChanged() throws {
        let workspace = try Workspace(Sample.app)
        let first = workspace.run("mocks", "Sources", "--out", "Tests/Mocks.swift")
        #expect(first.code == 0)
        #expect(first.error == "needle-gen: wrote Tests/Mocks.swift: 1 mock (2 files)\n")
        let head = "final class ChildDependencyMock: ChildDependency"
        #expect(workspace.text("Tests/Mocks.swift")?.contains(head) == true)
        let date = try workspace.modificationDate("Tests/Mocks.swift")
        let second = workspace.run("mocks", "Sources", "--out", "Tests/Mocks.swift")
        #expect(second.error == "needle-gen: Tests/Mocks.swift is up to date: 1 mock (2 files)\n")
        #expect(try workspace.modificationDate("Tests/Mocks.swift") == date)
    }

    @Test(arguments: [
        ("UserService", "UserServiceMock"), ("App.UserService", "UserServiceMock"),
        ("Inner.Store", "OuterInnerStoreMock"), ("Outer.Inner.Store", "OuterInnerStoreMock"),
        ("Store", "OuterInnerStoreMock"), ("Both", "BothMock"), ("App.Both", "BothMock"),
    ])
    func protocolsByTheirNames(name: String, mock: String) throws {
        let workspace = try Workspace(Sample.app)
        let nested = "enum Outer { enum Inner { protocol Store { var size: Int { get } } } }\n"
        try workspace.write(
            Self.service + nested + "typealias Both = UserService & Outer.Inner.Store\n",
            to: "Sources/UserService.swift")
        let outcome = workspace.run("mocks", "--module", "App=Sources", "--out", "Mocks.swift", "--protocol", name)
        #expect(outcome.code == 0)
        #expect(workspace.text("Mocks.swift")?.contains("class \(mock): ") == true)
    }

    @Test func allUnknownNamesAreTold() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run(
            ["mocks", "Sources", "--out", "-"]
                + ["ChildDependency", "Cild", "ner.Store"].flatMap { ["--protocol", $0] })
        #expect(outcome.code == 2)
        let unknown = ["Cild", "ner.Store"].map { "--protocol: no protocol of the sources has the name \($0)" }
        #expect(unknown.allSatisfy(outcome.error.contains))
        let json =
            #"{"sources": "Sources", "mocks": {"output": "M.swift", "protocols": ["Cild", "ChildDependency", "Sore"]}}"#
        try workspace.write(json, to: "needle.json")
        for (column, name) in [(69, "Cild"), (96, "Sore")] {
            let told = "needle.json:1:\(column): error: \"protocols\": no protocol of the sources has the name \(name)"
            #expect(workspace.run("check").error.contains(told))
            #expect(workspace.run("mocks").error.contains(told))
        }
    }

    @Test func aPatternIsNoName() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            #"{"sources": "Sources", "mocks": {"output": "M.swift", "protocols": ["*Dependency"]}}"#, to: "needle.json")
        let told = #"needle.json:1:69: error: "protocols": no protocol of the sources has the name *Dependency; "#
        let advice = "patterns are not expanded here, so write each name, or `// needle:mock` above each protocol\n"
        #expect(workspace.run("mocks").error.contains(told + advice))
    }

    @Test func anOutputThatNothingCompilesIsTold() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            #"{"sources": "Sources", "output": "G.txt", "mocks": {"output": "M.txt"}}"#, to: "needle.json")
        for (command, told) in [
            ("mocks", "1:63: warning: output: M.txt"), ("generate", "1:34: warning: output: G.txt"),
        ] {
            #expect(
                workspace.run(command).error.contains("needle.json:\(told) will hold Swift code, which is compiled"))
        }
        #expect(!workspace.run("mocks", "--out", "N.txt").error.contains("warning: output"))
    }

    /// To change its name would save nothing: it is refused.
    @Test func anOutputThatIsRefusedIsToldOnce() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("Notes\n", to: "Notes.txt")
        for (command, key) in [
            ("mocks", #""mocks": {"output": "Notes.txt"}"#), ("generate", #""output": "needle.json""#),
            ("check", #""output": "Notes.txt""#),
        ] {
            try workspace.write("{\(key)}", to: "needle.json")
            let outcome = workspace.run(command)
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("exists and was not generated, so it is not overwritten"))
            #expect(!outcome.error.contains("will hold Swift code"))
        }
    }

    @Test func anOutputInTheFolderOfAnotherModuleIsTold() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("struct Money {}\n", to: "Core/Money.swift")
        func warning(output: String) throws -> Bool {
            let modules = #""modules": {"App": "Sources", "Core": "Core"}, "outputModule": "App""#
            try workspace.write(#"{\#(modules), "output": "\#(output)"}"#, to: "needle.json")
            return workspace.run("generate").error.contains(
                "needle.json:1:82: warning: output: \(output) is in the folder of 'Core', and what it will hold is for 'App'"
            )
        }
        #expect(try warning(output: "Core/G.swift"))
        #expect(try !warning(output: "Sources/G.swift"))
        #expect(try !warning(output: "G.swift"))
    }

    @Test func itsOwnFileIsNoSource() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("mocks", "Sources", "--out", "Sources/Mocks.swift").code == 0)
        let text = workspace.text("Sources/Mocks.swift")
        #expect(workspace.run("mocks", "Sources", "--out", "Sources/Mocks.swift").code == 0)
        #expect(workspace.text("Sources/Mocks.swift") == text)
        #expect(workspace.run("check", "Sources").code == 0)
    }

    @Test func whatSomebodyWroteIsKept() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("final class Fake {}\n", to: "Tests/Mocks.swift")
        let outcome = workspace.run("mocks", "Sources", "--out", "Tests/Mocks.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("Tests/Mocks.swift exists and was not generated, so it is not overwritten"))
        #expect(workspace.text("Tests/Mocks.swift") == "final class Fake {}\n")
    }

    @Test(arguments: [
        (
            ["mocks", "Sources"],
            "nowhere to write: add --out FILE, or \"mocks\" with an \"output\" to needle.json; without one the build plugin "
                + "alone writes mocks"
        ),
        (["mocks", "Sources", "--out", "-", "--access", "open"], "'open' is not one of internal, package, public"),
        (["Sources", "--protocol", "UserService"], "--protocol is not an option of generate"),
        (["check", "Sources", "--debug-only"], "--debug-only is not an option of check"),
        (["mocks", "Sources", "--out", "-", "--format", "tree"], "'tree' is not one of text, xcode, json"),
        (["mock", "Sources"], "'mock' is neither a command nor a file; did you mean mocks?"),
        (
            ["mocks", "Sources", "--out", "-", "--protocol", "UserServise"],
            "no protocol of the sources has the name UserServise; did you mean UserService?"
        ),
    ])
    func wrongUse(arguments: [String], message: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(Self.service, to: "Sources/UserService.swift")
        let outcome = workspace.run(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.contains(message))
    }

    @Test func optionsComeAfterTheConfiguration() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(Self.service, to: "Sources/UserService.swift")
        try workspace.write(
            """
            {"sources": "Sources", "mocks": {"output": "Tests/Mocks.swift", "debugOnly": true, "access": "internal"}}
            """, to: "needle.json")
        let plain = workspace.run("mocks", "--out", "-")
        #expect(plain.output.contains("#if DEBUG"))
        #expect(!plain.output.contains("UserServiceMock"))
        let more = workspace.run("mocks", "needle.json", "--protocol", "UserService", "--out", "-")
        #expect(more.output.contains("final class UserServiceMock: UserService"))
        #expect(workspace.names(in: ".") == ["Sources", "needle.json"])
    }

    @Test(arguments: [
        (#"{"mocks": {"acess": "public"}}"#, #"needle.json:1:12: error: unknown key "acess"; did you mean "access"?"#),
        (#"{"mocks": {"debugOnly": 1}}"#, #"needle.json:1:25: error: "debugOnly" must be true or false, not a number"#),
        (#"{"mocks": "Mocks.swift"}"#, #"needle.json:1:11: error: "mocks" must be an object, not a string"#),
        (#"{"mocks": {"sources": "x"}}"#, #"needle.json:1:12: error: unknown key "sources""#),
        (#"{"protocols": ["x"]}"#, #"needle.json:1:2: error: unknown key "protocols""#),
        (#"{"mocks": {"access": "open"}}"#, #""access": 'open' is not one of internal, package, public"#),
    ])
    func wrongConfiguration(json: String, message: String) throws {
        let workspace = try Workspace(["needle.json": json])
        let outcome = workspace.run("mocks")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains(message))
    }

    @Test func checkFailsOnStaleMocks() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(#"{"sources": "Sources", "mocks": {"output": "Mocks.swift"}}"#, to: "app.json")
        let missing = workspace.run("check", "app.json")
        #expect(missing.code == 1)
        #expect(missing.error.contains("error: Mocks.swift does not exist; run `needle-gen mocks app.json`\n"))
        #expect(workspace.run("mocks", "app.json").code == 0)
        let current = workspace.run("check", "app.json")
        #expect(current.code == 0)
        #expect(current.error.contains("needle-gen: Mocks.swift is up to date: 1 mock (2 files)\n"))
        let package = "swift package --allow-writing-to-package-directory needle-gen"
        try workspace.write(Sample.child.replacing("title", with: "name"), to: "Sources/Child.swift")
        try workspace.write(Sample.root.replacing("title", with: "name"), to: "Sources/Root.swift")
        let stale = workspace.run("check", "app.json")
        #expect(stale.code == 1)
        #expect(stale.error.contains("error: Mocks.swift is stale; run `needle-gen mocks app.json`\n"))
        let called = workspace.run("check", "app.json", "--invocation", "\(package) --target App")
        #expect(called.error.contains("run `\(package) mocks`\n"))
        #expect(workspace.run("generate", "app.json", "--out", "-").code == 0)
    }

    @Test func checkReadsTheSourcesOnce() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("// needle:mock\n" + Self.service, to: "Sources/UserService.swift")
        try workspace.write(
            #"{"sources": "Sources", "output": "Out.swift", "mocks": {"output": "Mocks.swift"}}"#, to: "needle.json")
        #expect(workspace.run().code == 0)
        #expect(workspace.run("mocks").code == 0)
        #expect(workspace.text("Mocks.swift")?.contains("UserServiceMock") == true)
        let outcome = workspace.run("check", "--timings")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("3 files read"))
        let stages = outcome.error.split(separator: "\n").filter { $0.hasPrefix("  ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(stages == ["find", "scan", "analyze", "emit", "compare", "mocks", "compare", "total"])
    }

    /// The mocks need more files than the graph, but `check` must find the graph that `generate` finds.
    @Test func whatTheMocksNeedDoesNotChangeTheGraph() throws {
        let workspace = try Workspace(Sample.app)
        let provider = "enum ChildDependencyProvider {}\n// needle:mock\nprotocol Marked {}\n"
        try workspace.write(provider, to: "Sources/Marked.swift")
        try workspace.write(
            #"{"sources": "Sources", "output": "Out.swift", "mocks": {"output": "Mocks.swift"}}"#, to: "needle.json")
        #expect(workspace.run().code == 0)
        #expect(workspace.run("mocks").code == 0)
        let outcome = workspace.run("check")
        #expect(outcome.code == 0, "\(outcome.error)")
    }

    /// A test target is none of the sources, so nothing in it can be seen without an import.
    @Test func mocksOutsideOfAllModulesImportThem() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("mocks", "--module", "App=Sources", "--out", "Tests/Mocks.swift", "--quiet")
        #expect(outcome.code == 0)
        #expect(outcome.error == "")
        #expect(workspace.text("Tests/Mocks.swift")?.contains("\n@testable import App\n") == true)
        let inside = workspace.run("mocks", "--module", "App=Sources", "--out", "Sources/Mocks.swift", "--quiet")
        #expect(inside.code == 0)
        #expect(workspace.text("Sources/Mocks.swift")?.contains("import App") == false)
    }
}
