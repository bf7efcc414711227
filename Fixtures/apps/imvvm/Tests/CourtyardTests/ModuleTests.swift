import Foundation
import Testing

/// What a module does not import it cannot name: parents know flags, and plug-ins know neither parents nor each other.
@Suite("The modules of features")
struct ModuleTests {
    @Test(arguments: ["HomeScreen", "FeedTab"])
    func parentsImportNoFeature(module: String) throws {
        let allowed: Set = ["Architecture", "CourtyardCore", "DIRuntime", "PluginFramework"]
        #expect(try imports(of: module).subtracting(allowed) == [])
    }

    @Test(arguments: [
        "AdItem", "AnalyticsWorker", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem", "TipItem",
    ])
    func pluginsImportNoFeature(module: String) throws {
        let allowed: Set = ["Architecture", "CourtyardCore", "DIRuntime"]
        #expect(try imports(of: module).subtracting(allowed) == [])
    }

    @Test(arguments: [
        "AdItem", "AnalyticsWorker", "FeedTab", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem", "TipItem",
    ])
    func pluginsHaveOneComponent(module: String) throws {
        let components = try lines(of: module).filter { $0.contains(": MainActorComponent<") }
        #expect(components.count == 1)
    }

    private func imports(of module: String) throws -> Set<String> {
        let names = try lines(of: module).compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { return nil }
            return String(words[keyword + 1])
        }
        #expect(!names.isEmpty)
        return Set(names)
    }

    private func lines(of module: String) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/\(module)").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
    }
}
