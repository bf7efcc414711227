import Foundation
import Testing

/// What the plugins read of a needle.json themselves: the files that the generator depends on.
@Suite final class SettingsFileTests {
    private let folder: URL

    init() throws {
        let name = "settings-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        for path in ["Core/b.swift", "Core/a.swift", "Core/.hidden/c.swift", "App/main.swift", "Extra/e.swift"] {
            try write("", to: path)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func settings(_ text: String, in path: String = "needle.json") throws -> SettingsFile {
        try write(text, to: path)
        return try #require(SettingsFile(in: [folder.appendingPathComponent("App"), folder]))
    }

    private func names(_ urls: [URL]) -> [String] {
        urls.map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted()
    }

    @Test func isFoundInTheTargetsFolderFirst() throws {
        #expect(SettingsFile(in: [folder]) == nil)
        #expect(names([try settings("{}").url]) == ["needle.json"])
        #expect(names([try settings("{}", in: "App/needle.json").url]) == ["App/needle.json"])
    }

    @Test func theNearestFolderUpToThePackageHasIt() throws {
        let target = folder.appendingPathComponent("Package/Tests/AppTests")
        let package = folder.appendingPathComponent("Package")
        func found(in folder: URL) -> [String] {
            names([SettingsFile(nearest: folder, in: package)?.url].compactMap { $0 })
        }
        _ = try settings("{}")
        #expect(found(in: target).isEmpty)
        try write("{}", to: "Package/needle.json")
        #expect(found(in: target) == ["Package/needle.json"])
        try write("{}", to: "Package/Tests/needle.json")
        #expect(found(in: target) == ["Package/Tests/needle.json"])
        try write("{}", to: "Package/Tests/AppTests/needle.json")
        #expect(found(in: target) == ["Package/Tests/AppTests/needle.json"])
        #expect(found(in: folder.appendingPathComponent("Elsewhere")) == ["Package/needle.json"])
    }

    @Test func namesModulesThatTheBuildDoesNotKnow() throws {
        let settings = try settings(
            #"{"modules": {"Core": {"path": "Core", "package": "p"}, "App": "App", "Extra": ["Extra"]}}"#)
        let modules = settings.modules(besides: ["App"])
        #expect(modules.map(\.name) == ["Core", "Extra"])
        #expect(modules.map(\.package) == ["p", nil])
        #expect(names(modules.flatMap(\.files)) == ["Core/a.swift", "Core/b.swift", "Extra/e.swift"])
    }

    /// The tool reads all of these.
    @Test(arguments: [
        #"{"modules": "none", "includeModules": "Third"}"#, "\u{FEFF}{\"includeModules\": \"Third\"}",
        "{\r\n  \"includeModules\":\t[\"Third\"]\r\n}\r\n", #"{"includeModules": "Third", "modules": {}}"#,
    ])
    func oneKeyHidesNoOther(text: String) throws {
        let settings = try settings(text)
        #expect(settings.includedModules == ["Third"])
        #expect(settings.modules(besides: []).isEmpty)
    }

    @Test func sourcesInFoldersOfTargetsAreNotLoose() throws {
        let settings = try settings(#"{"sources": ["."]}"#)
        let targets = ["App", "Core"].map { folder.appendingPathComponent($0) }
        #expect(names(settings.looseSources(outside: targets)) == ["Extra/e.swift"])
    }

    @Test func inputsAreWhatExists() throws {
        let settings = try settings(#"{"headerDoc": "header.txt", "includeModules": "Third"}"#)
        #expect(names(settings.inputs) == ["needle.json"])
        #expect(settings.includedModules == ["Third"])
        try write("// Header", to: "header.txt")
        #expect(names(settings.inputs) == ["header.txt", "needle.json"])
    }

    @Test func whatThePlanDependsOnIsTold() throws {
        let plan = try settings(
            """
            {"sources": ["Extra"],
             "modules": {"Core": {"path": ["Core"]}}, "headerDoc": "head.txt"}
            """)
        #expect(plan.plan == #"{"modules":{"Core":{"path":["Core"]}},"sources":["Extra"]}"#)
        try write("// Head", to: "head.txt")
        #expect(plan.plan == #"{"headerDoc":"head.txt","modules":{"Core":{"path":["Core"]}},"sources":["Extra"]}"#)
        #expect(try settings("{}").plan == "{}")
        #expect(try settings("{").plan == nil)
    }

    @Test func anOutputIsThatOfOneModule() throws {
        let app = folder.appendingPathComponent("App")
        let elsewhere = try settings(#"{"output": "Generated/Out.swift"}"#)
        #expect(elsewhere.output(ofModule: "App", in: app) == nil)
        let named = try settings(#"{"output": "Generated/Out.swift", "outputModule": "App"}"#)
        #expect(named.output(ofModule: "App", in: app)?.lastPathComponent == "Out.swift")
        #expect(named.output(ofModule: "Core", in: folder.appendingPathComponent("Core")) == nil)
        let inside = try settings(#"{"output": "App/Out.swift"}"#)
        #expect(inside.output(ofModule: "App", in: app)?.lastPathComponent == "Out.swift")
    }

    /// One needle.json of several targets would write each over the last.
    @Test func whatIsOfOneGraphIsNotWrittenTwice() throws {
        func key(_ command: String, _ texts: String...) throws -> String? {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent("App/needle.json"))
            let all = try texts.enumerated().map { try settings($1, in: $0 == 0 ? "needle.json" : "App/needle.json") }
            return SettingsFile.keyOfOne(among: all.count == 1 ? all + all : all, writing: command)
        }
        let shared = #"{"reports": ["sarif=a.sarif", "json"], "mocks": {"output": "Mocks.swift"}}"#
        for command in SettingsFile.commandsWithReports where command != "mocks" {
            #expect(try key(command, shared) == "\"reports\" of needle.json")
        }
        #expect(try key("mocks", shared) == "\"mocks\" of needle.json")
        #expect(try key("flags", shared) == nil && key("check", "{}") == nil)
        #expect(try key("check", shared, #"{"reports": "sarif=a.sarif"}"#) == nil)
        #expect(try key("check", shared, #"{"reports": "sarif=../a.sarif"}"#) != nil)
    }

    @Test func theBuildWritesMocksThatHaveNoFile() throws {
        let forTests = try settings(#"{"mocks": {"protocols": ["UserService"]}}"#)
        #expect(forTests.asksForMocks(of: "AppTests", isTest: true))
        #expect(!forTests.asksForMocks(of: "App", isTest: false))
        let named = try settings(#"{"mocks": {"outputModule": "Previews"}}"#)
        #expect(named.asksForMocks(of: "Previews", isTest: false))
        #expect(!named.asksForMocks(of: "AppTests", isTest: true))
        let committed = try settings(#"{"mocks": {"output": "Tests/Mocks.swift"}}"#)
        #expect(!committed.asksForMocks(of: "AppTests", isTest: true))
        #expect(!(try settings("{}")).asksForMocks(of: "AppTests", isTest: true))
    }

    @Test func theGraphsCodeAmongTheSourcesIsSeen() throws {
        let marker = "// needle-gen:generated\n"
        try write(marker + "final class ClockMock {}\n", to: "App/Mocks.swift")
        try write("// Speaks of:\n\(marker)private enum NeedleGraph_App {}\n", to: "App/Notes.swift")
        try write(marker + "private enum NeedleGraph_App {}\n", to: "App/Graph.swift")
        func found(_ names: String..., products: [GeneratorCall.Product] = [.graph]) -> String? {
            let files = names.map { folder.appendingPathComponent("App/\($0)") }
            return GeneratorCall.committedCode(of: products, among: files)?.lastPathComponent
        }
        #expect(found("main.swift", "Mocks.swift", "Notes.swift", "Missing.swift") == nil)
        #expect(found("main.swift", "Mocks.swift", "Graph.swift") == "Graph.swift")
        #expect(found("main.swift", "Mocks.swift", products: [.graph, .mocks]) == "Mocks.swift")
    }

    /// The generator reports it, at its place; planning must not.
    @Test func mistakesAreLeftToTheGenerator() throws {
        let settings = try settings(#"{"sources": 1"#)
        #expect(names(settings.inputs) == ["needle.json"])
        #expect(settings.looseSources(outside: []).isEmpty)
    }

    @Test func theListIsWrittenOnlyWhenItChanges() throws {
        let settings = try settings(#"{"modules": {"Core": "Core"}}"#)
        let app = folder.appendingPathComponent("App/main.swift")
        let sources = SourceList(module: "App", files: [app], settings: settings)
        let call = try GeneratorCall(for: "App", sources: sources, settings: settings, in: folder)
        let list = folder.appendingPathComponent("App+Needle.sources.txt")
        let root = folder.path
        let plan = try #require(settings.plan)
        #expect(
            try String(contentsOf: list, encoding: .utf8)
                == "settings \(plan)\nmodule Core\n\(root)/Core/a.swift\n\(root)/Core/b.swift\n"
                + "module App\n\(root)/App/main.swift\n")
        #expect(call.output.lastPathComponent == "App+Needle.generated.swift")
        #expect(call.inputs.contains(list) && call.inputs.contains(settings.url) && call.inputs.contains(app))
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: list.path)
        _ = try GeneratorCall(for: "App", sources: sources, settings: settings, in: folder)
        let date = try FileManager.default.attributesOfItem(atPath: list.path)[.modificationDate] as? Date
        #expect(date == old)
    }

    @Test(arguments: [("My App", "My_App"), ("Shop", "Shop"), ("2048", "_048"), ("Läden", "Läden")])
    func moduleNamesOfProducts(product: String, module: String) {
        #expect(SourceList.moduleName(ofProduct: product) == module)
    }
}
