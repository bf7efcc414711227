@testable import DIGraphCore
@testable import SwiftFacts
import Foundation
import Testing

/// Reads every Swift file below the folders named in `NEEDLE_CORPUS`, which `Scripts/scan-corpus.sh` sets.
@Suite struct CorpusTests {
    private static let folders =
        ProcessInfo.processInfo.environment["NEEDLE_CORPUS"]?.split(separator: ":").map(String.init) ?? []

    @Test(.enabled(if: !folders.isEmpty, "NEEDLE_CORPUS names no folder"))
    func everyFileTilesAndNoHeadIsMissed() throws {
        let filter = SourceFilter(runtimeModules: ["DIRuntime", "NeedleFoundation"])
        var files = 0
        var total = 0
        var declarations = 0
        var lexing = Duration.zero
        for folder in Self.folders {
            for file in try Self.swiftFiles(below: folder) {
                let bytes = Array(try Data(contentsOf: file))
                bytes.withUnsafeBufferPointer { bytes in
                    lexing += ContinuousClock().measure {
                        if let gap = LexingSources.firstGap(in: bytes) { Issue.record("\(file.path): gap at \(gap)") }
                    }
                    declarations += DeclarationScanner.scan(bytes, .needle, file: FileID(files)).types.count
                    for missed in SupersetOracle(bytes).missed(by: filter) {
                        Issue.record("\(file.path): the filter misses \(missed)")
                    }
                }
                files += 1
                total += bytes.count
            }
        }
        #expect(files > 0)
        let seconds = Double(lexing.components.seconds) + Double(lexing.components.attoseconds) / 1e18
        let rate = Int(Double(total) / 1e6 / max(seconds, 1e-9))
        print("corpus: \(files) files, \(declarations) types and extensions")
        print("corpus: \(total) bytes, lexed in \(Int(seconds * 1_000)) ms, \(rate) MB/s")
    }

    private static func swiftFiles(below folder: String) throws -> [URL] {
        let root = URL(fileURLWithPath: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { root.appendingPathComponent($0) }
            .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
    }
}
