import DIGraphReports
import SwiftFacts
import Testing

@testable import DIGraphCore

/// The scanner knows no framework: with other words it finds the same, and the usual ones mean nothing to it.
@Suite struct VocabularyTests {
    private static let other = Vocabulary(
        parentLabel: "owner", sharedCall: "once", weakSharedCall: "whileHeld", memberNameLabel: "member",
        pluginsCall: "parts", requesters: ["needs"], handMadeParent: "ByHand", comment: "kit:", mark: "kit:mark",
        ignore: "kit:ignore", ignoreFile: "kit:ignore-file")

    private static let source = """
        // kit:ignore-file unused-request
        final class Feature: Base {
            var network: Network { once { Network() } }
            var twice: Network {
                if true { return once { Network() } }
                return once { Network() }
            }
            var held: Network { whileHeld { Network() } }
            var child: Child { Child(owner: self) }
            var alone: Child { Child(owner: ByHand { _ in }) }
            var escaped: Child { Child(`owner`: self) }
            var slots: [Slot] { parts() }
        }
        // kit:mark
        protocol Loading {}  // kit:ignore detached-component
        """

    /// The same in the words of Needle.
    private static let inNeedle = [
        ("owner", "parent"), ("once", "shared"), ("whileHeld", "weakShared"), ("parts", "plugins"),
        ("ByHand", "StandaloneScope"),
        ("kit:mark", "needle:mock"),
        ("kit:", "needle:"),
    ].reduce(source) { $0.replacing($1.0, with: $1.1) }

    private struct Found: Equatable {
        var creations: [String]
        var shared: [String]
        var repeated: Int
        var pluginCalls: Int
        var marked: [Int]
        var ignored: [String]
    }

    private func found(in source: String, _ vocabulary: Vocabulary) -> Found {
        let summary = Array(source.utf8).withUnsafeBufferPointer {
            DeclarationScanner.scan($0, vocabulary, file: FileID(0))
        }
        return Found(
            creations: summary.creations.filter { $0.parent != nil }.map {
                "\($0.callee): \($0.parentIsSelf), \($0.parentIsHandMade)"
            },
            shared: summary.types.flatMap { $0.members.filter(\.isShared).map(\.name) },
            repeated: summary.repeatedShared.count, pluginCalls: summary.pluginCalls.count, marked: summary.markedTypes,
            ignored: summary.suppressionComments.map(\.id))
    }

    @Test func anotherFrameworkSaysTheSame() {
        let found = found(in: Self.source, Self.other)
        #expect(found == self.found(in: Self.inNeedle, .needle))
        #expect(found.creations.filter { $0.hasSuffix("true, false") }.count == 2)
        #expect(found.creations.filter { $0.hasSuffix("false, true") }.count == 1)
        #expect(found.shared == ["network"])
        #expect(found.pluginCalls == 1)
        #expect(found.marked == [1])
        #expect(found.ignored == ["unused-request", "detached-component"])
    }

    @Test func otherWordsMeanNothing() {
        let nothing = Found(creations: [], shared: [], repeated: 0, pluginCalls: 0, marked: [], ignored: [])
        #expect(found(in: Self.inNeedle, Self.other) == nothing)
        #expect(found(in: Self.source, .needle) == nothing)
    }

    @Test func editsUseTheWords() {
        let source = "let child = Child(self)\nlet title = needs.name\n"
        let changes: [(offset: UInt32, change: SourceChange)] = [
            (12, .parentLabel), (0, .everyName("name", instead: "text", declaredAt: [])),
        ]
        let edits = SourceEditor.edits(of: changes, in: Array(source.utf8), Self.other)
        #expect(edits.map { $0?.map(\.text) } == [["owner: "], ["text"]])
        let inNeedle = SourceEditor.edits(of: changes, in: Array(source.utf8), .needle)
        #expect(inNeedle.map { $0?.map(\.text) } == [["parent: "], nil])
    }
}
