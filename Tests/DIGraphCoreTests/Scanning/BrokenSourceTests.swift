@testable import DIGraphCore
@testable import SwiftFacts
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

    /// What stands between two brackets is read by whoever stands around it, and never again by what follows.
    @Test func nothingIsReadTwice() {
        let replacements = ["", "(", ")", "[", "{", "}", "<", "@a("]
        var types = 0
        for (file, bytes) in Self.sources.enumerated() {
            let tokens = bytes.withUnsafeBufferPointer { Lexer.tokenize($0).tokens }
            for index in stride(from: file % 19, to: tokens.count, by: 19) {
                let token = tokens[index]
                let replacement = replacements[index % replacements.count].utf8
                let mutant = bytes[..<Int(token.start)] + replacement + bytes[Int(token.end)...]
                let summary = mutant.withUnsafeBufferPointer { DeclarationScanner.scan($0, .needle, file: FileID(0)) }
                types += summary.types.count
                let text = String(decoding: mutant, as: UTF8.self)
                #expect(Set(summary.types.map(\.offset)).count == summary.types.count, "\(text)")
                let members = summary.types.flatMap(\.members).map(\.offset)
                #expect(Set(members).count == members.count, "\(text)")
                let creations = summary.creations.map(\.offset)
                #expect(Set(creations).count == creations.count, "\(text)")
            }
        }
        #expect(types > 10_000)
    }

    @Test(arguments: [
        "func load() -@a( Int", "var name: @a( String { get }",
        "@available(*, message: @a(\"old\") var name: Int { get }",
        "func load() throws( -> Int", "private( var name: Int", "var name: (Int", "func load(", "var (a, b: Int",
        "case", "case a,", "case a(Int),", "precedencegroup P", "subscript(index: Int", "typealias A = [Int",
    ])
    func whatIsNeverClosedEndsWithWhatIsAroundIt(member: String) {
        let summary = ReportSources.summary(
            of: """
                enum First {
                    \(member)
                }
                enum Second { static let value = 1 }
                """)
        #expect(summary.types.map(\.name) == ["First", "Second"])
        #expect(summary.types.last?.members.map(\.name) == ["value"])
    }

    @Test(arguments: [
        "final class Page: Component<Needs>", "let page = final class Page: Component<Needs>",
        "let page =\n\nfinal class Page: Component<Needs>", "struct Page<Text>: Sendable where Text: Sendable",
        "func make() { let page = final class Page }", "extension Page where Text: Sendable",
    ])
    func aHeadWithoutBracesTakesNoOthers(head: String) {
        let summary = ReportSources.summary(
            of: """
                \(head)

                protocol Needs: Dependency {
                    var title: String { get }
                }
                """)
        let holders = summary.types.filter { $0.members.map(\.name) == ["title"] }
        #expect(holders.map(\.name) == ["Needs"])
    }

    @Test func prefixes() {
        var types = 0
        for (file, bytes) in Self.sources.enumerated() {
            for length in stride(from: file % 109, through: bytes.count, by: 109) {
                types += bytes[..<length].withUnsafeBufferPointer { scan($0) }
            }
        }
        #expect(types > 10_000)
    }

    /// A whole token is missing, wherever one begins.
    @Test func missingTokens() {
        var types = 0
        for (file, bytes) in Self.sources.enumerated() {
            let tokens = bytes.withUnsafeBufferPointer { Lexer.tokenize($0).tokens }
            for token in stride(from: file % 37, to: tokens.count, by: 37).map({ tokens[$0] }) {
                let rest = bytes[..<Int(token.start)] + bytes[Int(token.end)...]
                types += rest.withUnsafeBufferPointer { scan($0) }
            }
        }
        #expect(types > 10_000)
    }

    private func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        DeclarationScanner.scan(bytes, .needle, file: FileID(0)).types.count
    }
}
