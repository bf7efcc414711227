import Foundation
import Testing

@testable import SwiftFacts

/// What is kept of a file, as bytes and back.
@Suite struct FactsTests {
    private static let fixtures: [[UInt8]] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent("Fixtures").path)
        let swift = (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return swift.compactMap { path in
            (try? Data(contentsOf: root.appendingPathComponent("Fixtures/\(path)"))).map { [UInt8]($0) }
        }
    }()

    /// A file with something in every array.
    private static let rich = Array(
        """
        @_exported import struct Store.Cart
        #if DEBUG && !(os(iOS) || swift(>=6.1))
        @testable import Tools
        #elseif canImport(UIKit)
        import UIKit
        #else
        import AppKit
        #endif
        @available(iOS 17, *) public final class Root<D, each E>: Component<any D & P>, Sendable { // needle:ignore a, b
            @MainActor lazy var first, second: [String: (Int, named: Text?)]! = shared { Store() }
            override class var flag: String { "root" }
            var tabs: Plugins<Tabs> { plugins() }
            func make<T: Codable>(_ id: T, with others: @escaping (inout T, Never...) async throws(Fault) -> Void = {})
                throws -> some View where T: Equatable {
                Child(parent: self).other.map(Other.init)
            }
            enum State { case one(Int, String), two(value: Any.Type) }
            var child: Child { .init(parent: self) }
            var twice: [Store] { [shared { Store() }, shared { Store() }] }
            var mistaken: Child { Child(self) }
            #if A
            private(set) static weak var late = URL(string: "x")
            #endif
        }
        // needle:mock
        protocol P: AnyObject where Self: Q { associatedtype Item: Codable = Text where Item.ID == Int; subscript(_: Int) -> Self { get async throws set } }
        extension Outer.Inner<Song> where Item == Song, Item: ~Copyable { typealias A<T> = repeat (each T).Type }
        func Factory() {}
        // needle:mock
        let stray = 1
        vra other = 1
        """.utf8)

    private static let deep = [UInt8](repeating: UInt8(ascii: "("), count: 1_001)

    private func facts(_ source: [UInt8]) -> FileFacts {
        source.withUnsafeBufferPointer { DeclarationScanner.facts(of: $0, .needle) }
    }

    @Test func bytesAreReadBackAsTheyWere() {
        #expect(Self.fixtures.count > 500)
        for source in Self.fixtures + [Self.rich, Self.deep, []] {
            let facts = facts(source)
            let sections = facts.sections
            #expect(FileFacts(sections: sections[...])?.sections == sections)
            #expect(sections == self.facts(source).sections)
        }
    }

    /// What the compiler reads has no bracket without another one to it, by whatever strings, regexes and operators, and no
    /// word where a declaration would begin.
    @Test func whatCompilesHasNoSyntaxErrors() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var count = 0
        for folder in ["Sources", "Tests", "Fixtures/cases", "Fixtures/apps"] {
            let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            for case let path as String in paths ?? .init() where path.hasSuffix(".swift") {
                if path.hasPrefix("error-") || path.hasPrefix("scan-ends-of")
                    || path.hasPrefix("graph-misspelt-keyword")
                {
                    continue
                }
                let source = try Data(contentsOf: root.appendingPathComponent("\(folder)/\(path)"))
                let summary = FileSummary(file: FileID(0), facts: facts([UInt8](source)))
                #expect(summary.unmatched == nil, "\(folder)/\(path)")
                #expect(summary.strayWords.isEmpty, "\(folder)/\(path)")
                count += 1
            }
        }
        #expect(count > 800)
    }

    @Test func theRichFileUsesEveryArray() {
        // A file that is too deep has nothing else, and what nothing closes changes the rest.
        for (name, value) in Mirror(reflecting: facts(Self.rich)).children
        where !["unread", "unmatched"].contains(name) {
            guard let array = value as? any Collection else { continue }
            #expect(!array.isEmpty, "\(name ?? "") is empty")
        }
    }

    /// What stands above a declaration changes its position and nothing else.
    @Test func linesAboveChangePositionsOnly() {
        for source in Self.fixtures + [Self.rich] where source.first != UInt8(ascii: "#") && source.first != 0xEF {
            let facts = facts(source)
            var moved = self.facts(Array("// A line.\n\n".utf8) + source)
            #expect(moved.positions.places.count == facts.positions.places.count)
            moved.positions = facts.positions
            #expect(moved.sections == facts.sections)
        }
    }

    // MARK: Damage

    @Test func everyPrefixIsAnError() {
        let sections = facts(Self.rich).sections
        for count in 0..<sections.count { #expect(FileFacts(sections: sections[..<count]) == nil) }
        #expect(FileFacts(sections: (sections + [0])[...]) == nil)
    }

    /// Who writes the checksum as well may say anything: it is refused, or can be looked at as a whole.
    @Test func whatIsReadCanBeLookedAt() {
        let sections = facts(Self.rich).sections
        var random = SeededGenerator(seed: 11)
        var refused = 0
        for round in 0..<20_000 {
            var changed = sections
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if round % 8 == 0 { changed.removeLast(Int.random(in: 0..<changed.count, using: &random)) }
            guard let facts = FileFacts(sections: changed[...]) else {
                refused += 1
                continue
            }
            lookAt(FileSummary(file: FileID(0), facts: facts))
        }
        #expect(refused > 5_000)
    }

    private func lookAt(_ summary: FileSummary) {
        var texts: [Any] = [
            summary.functions, summary.calledTypes, summary.suppressions, summary.strayMarks, summary.strayWords,
        ]
        texts += [summary.unread as Any, summary.unmatched as Any]
        for type in summary.types {
            texts += [type.name, type.kind, type.access, type.effectiveAccess, type.attributes.map(\.text)]
            texts += [type.genericParameters, type.inherits.map(\.argumentOffsets), type.inherits.map(\.text)]
            texts += [type.conditions.map(\.text), type.payloads.map(\.description), position(type.offset, summary)]
            texts += [type.constraints.map(\.description), type.extendedArguments.map(\.description)]
            for member in type.members {
                texts += [member.name, member.kind, member.setterAccess, member.type?.text ?? "", member.fullName]
                texts += [
                    member.conditions.map(\.formula),
                    member.parameters.map { "\($0.label ?? "") \($0.name) \($0.type)" },
                ]
                texts += [member.effects.keywords, member.generics.parameterText, member.generics.whereText]
                texts += [position(member.type?.offset ?? 0, summary), member.attributes.map(\.text)]
                texts += [member.generics.constraints.map(\.description)]
            }
        }
        for alias in summary.typealiases {
            texts += [alias.name, alias.type.description, alias.genericParameters, alias.conditions.map(\.text)]
        }
        for body in summary.bodies {
            texts += [summary.types[body.owner].name, position(body.memberOffset, summary)]
            for use in body.uses {
                texts += [use.name, position(use.offset, summary), use.isCertain, use.base?.name ?? use.name]
                texts += [use.target?.offset ?? 0]
            }
        }
        for creation in summary.creations {
            texts += [creation.callee.text, creation.parent ?? "", creation.contextualType?.description ?? ""]
            texts += [creation.owner.map { summary.types[$0].name } ?? "", creation.member ?? ""]
        }
        for declaration in summary.imports {
            texts += [declaration.module, declaration.importedKind ?? "", declaration.attributes.map(\.text)]
        }
        #expect(!texts.isEmpty)
    }

    private func position(_ offset: UInt32, _ summary: FileSummary) -> LinePosition {
        summary.lines.position(of: offset)
    }
}
