import Foundation
import Testing

@testable import DIGraphProjects

/// Scripts/check-manifests.py compares what is read here with what SwiftPM says.
@Suite struct ManifestCorpusTests {
    private static let corpus = ProcessInfo.processInfo.environment["NEEDLE_MANIFESTS"]

    private struct Read: Encodable {
        let name: String
        let kind: String
        let isOnMainActor: Bool
        /// Whether it is claimed that nothing else compiles what is in its folder.
        let ownsFolder: Bool
        /// Of all files of the package, those that are the module's.
        let sources: [String]
    }

    @Test(.enabled(if: corpus != nil)) func writesWhatItReads() throws {
        let list = try String(contentsOfFile: try #require(Self.corpus), encoding: .utf8)
        var read: [String: [Read]] = [:]
        for manifest in list.split(separator: "\n").map(String.init) {
            let folder = ProjectPath.folder(of: manifest)
            let files = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            let modules = PackageManifest(path: manifest, disk: .foundation).modules
            let found = FoundModules(modules, packageFolders: [], buildFolders: [])
            let holders = found.modules(holding: files.map { folder + "/" + $0 })
            read[manifest] = modules.enumerated().map { index, module in
                Read(
                    name: module.name, kind: "\(module.kind)", isOnMainActor: module.compiler.hasMainActorIsolation,
                    ownsFolder: !module.ownedPaths.isEmpty,
                    sources: zip(files, holders).filter { $1.contains(index) }.map(\.0))
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(read).write(to: URL(fileURLWithPath: try #require(Self.corpus) + ".json"))
    }
}
