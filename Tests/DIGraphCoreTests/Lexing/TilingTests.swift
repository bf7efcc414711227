@testable import DIGraphCore
@testable import SwiftFacts
import Testing

/// The pieces of a file lie end to end, whatever the bytes are.
@Suite struct TilingTests {
    @Test func fixturesAreThere() throws {
        #expect(try LexingSources.fixtures().count >= 12)
    }

    @Test func everyFixture() throws {
        for (name, bytes) in try LexingSources.fixtures() {
            #expect(bytes.withUnsafeBufferPointer { LexingSources.firstGap(in: $0) } == nil, "\(name)")
        }
    }

    @Test func everyPrefix() throws {
        let filter = SourceFilter(runtimeModules: ["DIRuntime"])
        for (name, bytes) in try LexingSources.fixtures() {
            let failures = bytes.withUnsafeBufferPointer { bytes in
                (0...bytes.count).filter { length in
                    let prefix = UnsafeBufferPointer(rebasing: bytes[..<length])
                    _ = filter.examine(prefix)
                    _ = DeclarationScanner.scan(prefix, .needle, file: FileID(0))
                    return LexingSources.firstGap(in: prefix) != nil
                }
            }
            #expect(failures == [], "\(name): lengths of prefixes")
        }
    }

    @Test func everyDeletionOfOneByte() throws {
        let filter = SourceFilter(runtimeModules: ["DIRuntime"])
        for (name, bytes) in try LexingSources.fixtures() {
            let failures = bytes.indices.filter { index in
                var shorter = bytes
                shorter.remove(at: index)
                return shorter.withUnsafeBufferPointer { shorter in
                    _ = filter.examine(shorter)
                    _ = DeclarationScanner.scan(shorter, .needle, file: FileID(0))
                    return LexingSources.firstGap(in: shorter) != nil
                }
            }
            #expect(failures == [], "\(name): offsets of deleted bytes")
        }
    }

    @Test func randomBytes() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("\"\"\"\"##//**\\\\()(){}[]<>`$@.,:;?!-_aZ09 \n\r\t\u{FEFF}é≠🎉\u{0}'x".utf8)
        for _ in 0..<3_000 {
            let count = Int.random(in: 0...60, using: &generator)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            let gap = bytes.withUnsafeBufferPointer { buffer in
                _ = DeclarationScanner.scan(buffer, .needle, file: FileID(0))
                return LexingSources.firstGap(in: buffer)
            }
            if gap != nil { Issue.record("a gap in \(bytes)") }
        }
    }

    @Test func longRunsOfOneDelimiter() {
        let units = ["/[", "#/a ", "#", "\"\\(", "/*", "(/a", "#/\n", "`", "#\"\"\""]
        for unit in units {
            let bytes = Array(String(repeating: unit, count: 20_000).utf8)
            #expect(bytes.withUnsafeBufferPointer { LexingSources.firstGap(in: $0) } == nil, "\(unit)")
        }
    }
}
