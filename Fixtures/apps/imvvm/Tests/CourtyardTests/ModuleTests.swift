import Foundation
import Testing

/// What a module does not import it cannot name: hosts know slots, and plug-ins know neither hosts nor each other.
@Suite("The modules of features")
struct ModuleTests {
    private static let features = [
        "AdItem", "AnalyticsWorker", "FeedTab", "HomeScreen", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem",
        "TipItem",
    ]

    @Test(arguments: features)
    func featuresImportNoFeature(module: String) throws {
        #expect(try imports(of: module).isDisjoint(with: Self.features + ["Courtyard"]))
    }

    @Test(arguments: features)
    func featuresHaveOneComponent(module: String) throws {
        let components = try lines(of: module).filter { $0.contains("Component: MainActor") }
        #expect(components.count == 1)
    }

    /// A plug-in is found by the build; nobody lists it but the manifest.
    @Test(arguments: features)
    func appNamesNoPlugin(module: String) throws {
        let files = ["LoggedIn", "LoggedOut", "Root"].map { "Courtyard/\($0)" }
        let imports = try files.map(imports).reduce(into: Set<String>()) { $0.formUnion($1) }
        #expect(!imports.contains(module) || module == "HomeScreen")
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
