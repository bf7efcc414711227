@testable import DIGraphCore
import Foundation
import Testing

/// Sources that somebody is just typing: the scan of the beginning of any source, or of one with a piece missing, ends
/// without a trap.
@Suite struct BrokenSourceTests {
    private static let sources: [[UInt8]] = {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/cases")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.contains("expected/") }.sorted()
            .compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }.map(Array.init)
    }()

    @Test func theCasesAreThere() {
        #expect(Self.sources.count > 200)
    }

    @Test func prefixes() {
        var types = 0
        for bytes in Self.sources {
            for length in stride(from: 0, through: bytes.count, by: 17) {
                types += bytes[..<length].withUnsafeBufferPointer { scan($0) }
            }
        }
        #expect(types > 10_000)
    }

    /// A whole token is missing, wherever one begins.
    @Test func missingTokens() {
        var types = 0
        for bytes in Self.sources {
            let tokens = bytes.withUnsafeBufferPointer { Lexer.tokenize($0).tokens }
            for (index, token) in tokens.enumerated() where index % 5 == 0 {
                let rest = bytes[..<Int(token.start)] + bytes[Int(token.end)...]
                types += rest.withUnsafeBufferPointer { scan($0) }
            }
        }
        #expect(types > 10_000)
    }

    private func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        DeclarationScanner.scan(bytes, file: FileID(0)).types.count
    }
}
