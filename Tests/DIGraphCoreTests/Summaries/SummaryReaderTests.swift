import DIGraphReports
import Foundation
import Testing

@testable import DIGraphCore
@testable import SwiftFacts

/// The reader of summaries: what is no summary is refused, and what only looks like one does no harm.
@Suite struct SummaryReaderTests {
    private typealias Parts = [ModuleSummary.Part: [UInt8]]

    private static let sources = [
        "App/Home.swift": """
        import DIRuntime

        protocol HomeDependency: Dependency {
            var title: String { get }
            var user: User? { get }
            func page(_ number: Int) -> Page
        }

        final class HomeComponent: Component<HomeDependency> {
            #if DEBUG
            var label: String { dependency.title + suffix }
            #endif
            var suffix: String { "!" }  // needle:ignore unused-provider
        }
        """,
        "App/Root.swift": """
        import DIRuntime
        @testable import Kit

        class BaseRoot: BootstrapComponent {
            var user: User? { nil }
        }

        @MainActor final class RootComponent: BaseRoot {
            let title = "Root"
            var home: HomeComponent { shared { HomeComponent(parent: self) } }
            var pages: (Int) -> Page { { Page(number: $0) } }
        }
        """,
        "App/User.swift": """
        struct User: Sendable { let name: String }
        typealias Page = Pages.One
        enum Pages { struct One { let number: Int } }
        func start() { _ = RootComponent() }
        """,
    ]

    private static let session = Session(settings: settings)

    private static var settings: GeneratorSettings {
        var settings = GeneratorSettings()
        settings.modules = [.init(name: "App")]
        settings.outputModule = "App"
        settings.severities.tellsNotes = true
        return settings
    }

    private static let parts = parts(of: sources)

    private static func parts(of sources: [String: String]) -> Parts {
        let paths = sources.keys.sorted()
        let descriptions = paths.map { SourceDescription(path: $0, module: "App") }
        return session.summarize(
            .init(name: "App"), descriptions, read: { .bytes(Array(sources[paths[$0], default: ""].utf8)) },
            loop: inOrder
        ).parts
    }

    private static func inOrder(_ count: Int, _ body: @Sendable (Int) -> Void) {
        for index in 0..<count { body(index) }
    }

    private func bytes(_ part: ModuleSummary.Part) -> [UInt8] { Self.parts[part] ?? [] }

    private func summary(_ parts: Parts = Self.parts) throws -> ModuleSummary {
        try ModuleSummary(parts[.graph] ?? []) { parts[$0] }
    }

    /// Links the module alone, and looks at all that comes of it.
    @discardableResult
    private func link(_ summary: ModuleSummary) -> String {
        let files = summary.indices.map { index in
            SourceDescription(path: summary.path(ofFileAt: index), recordedIn: summary, at: index)
        }
        let scanned = Self.session.scan(files, read: { _ in .unreadable("no source") }, loop: Self.inOrder)
        let analysis = Self.session.analyze(scanned)
        let findings = analysis.diagnostics.map { analysis.findings.formatter.text(of: $0, allNotes: true) }.joined()
        return findings + (analysis.hasErrors ? "" : Self.session.emit(analysis))
    }

    @Test func aWholeSummaryIsLinked() throws {
        let summary = try summary()
        #expect(link(summary).contains("App/Home.swift:6:10: error: 'HomeComponent' requests 'page(_:)"))
        #expect(summary.faults.isEmpty)
        #expect(summary.usedParts == Set(ModuleSummary.Part.allCases))
    }

    // MARK: What is refused

    @Test(arguments: ModuleSummary.Part.allCases)
    func everyPrefixAndEveryChangedByteIsRefused(_ part: ModuleSummary.Part) throws {
        var random = SeededGenerator(seed: 3)
        let whole = bytes(part)
        for index in whole.indices {
            var changed = whole
            changed[index] ^= UInt8.random(in: 1...255, using: &random)
            #expect(throws: SummaryFault.self) { try SummaryHead.read(part, Array(whole[..<index])) }
            #expect(throws: SummaryFault.self) { try SummaryHead.read(part, changed) }
        }
        #expect(throws: SummaryFault.damaged) { try SummaryHead.read(part, whole + [0]) }
    }

    @Test func otherFilesAndVersionsAreTold() throws {
        #expect(throws: SummaryFault.notSummary) { try ModuleSummary(Array("import Kit\n".utf8)) { _ in nil } }
        #expect(throws: SummaryFault.notSummary) { try ModuleSummary([]) { _ in nil } }
        #expect(throws: SummaryFault.notSummary) { try ModuleSummary(bytes(.types)) { _ in nil } }
        var newer = bytes(.graph)
        newer[4] &+= 1
        #expect(throws: SummaryFault.otherVersion) { try ModuleSummary(newer) { _ in nil } }
    }

    @Test func partsMustBelongTogether() throws {
        func faults(_ part: ModuleSummary.Part, _ bytes: [UInt8]?) throws -> [SummaryFault] {
            var parts = Self.parts
            parts[part] = bytes
            let summary = try summary(parts)
            link(summary)
            return summary.faults.map(\.fault)
        }
        let other = Self.session.summarize(
            .init(name: "Kit"), [SourceDescription(path: "A.swift")],
            read: { _ in .bytes(Array("class A {}".utf8)) }, loop: Self.inOrder
        ).parts
        let older = Self.session.summarize(
            .init(name: "App"), [SourceDescription(path: "A.swift")],
            read: { _ in .bytes(Array("class A {}".utf8)) }, loop: Self.inOrder
        ).parts
        for part in [ModuleSummary.Part.types, .positions] {
            #expect(try faults(part, other[part]).contains(.ofOtherModule("Kit")))
            #expect(try faults(part, older[part]).contains(.ofOtherSources))
            #expect(try faults(part, bytes(part).dropLast()).contains(.damaged))
        }
        var edited = Self.sources
        edited["App/User.swift"] = edited["App/User.swift"]?.replacing("let number", with: "let index")
        let changed = Self.parts(of: edited)
        #expect(changed[.graph] == bytes(.graph))
        #expect(try faults(.types, changed[.types]).contains(.ofOtherSources))
        #expect(try faults(.positions, changed[.positions]).contains(.ofOtherSources))
        #expect(try faults(.types, nil).contains(.missing))
        // Without the positions the graph is the same, and findings have no lines.
        #expect(try faults(.positions, nil).isEmpty)
    }

    // MARK: What only looks like one

    /// Whoever writes the checksum as well may say anything: it is refused, or linked to something.
    @Test func anyBytesWithTheirChecksumDoNoHarm() throws {
        var random = SeededGenerator(seed: 17)
        var refused = 0
        let rounds = 800
        for _ in 0..<rounds {
            var parts = Self.parts
            let part = ModuleSummary.Part.allCases[Int.random(in: 0..<3, using: &random)]
            parts[part] = mutated(bytes(part), part, &random)
            if part == .graph { pair(&parts) }
            guard let summary = try? summary(parts) else {
                refused += 1
                continue
            }
            link(summary)
            refused += summary.faults.isEmpty ? 0 : 1
        }
        #expect(refused > rounds / 10 && refused < rounds)
    }

    private func mutated(
        _ bytes: [UInt8], _ part: ModuleSummary.Part, _ random: inout SeededGenerator
    ) -> [UInt8] {
        var content = Array(bytes[20...])
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: content.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: content[index] = UInt8.random(in: 0...255, using: &random)
            case 1: content[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: content.remove(at: index)
            default: content.insert(UInt8.random(in: 0...3, using: &random), at: index)
            }
            if content.isEmpty { break }
        }
        return SummaryHead.bytes(part, content)
    }

    /// The other parts as if they had been written with the first.
    private func pair(_ parts: inout Parts) {
        var head: [UInt8] = []
        head.appendBlock("App".utf8)
        let size = 20 + head.count
        head.appendWord(SummaryHead.checksum(in: parts[.graph] ?? []))
        for part in [ModuleSummary.Part.types, .positions] {
            parts[part] = SummaryHead.bytes(part, head + bytes(part)[(size + 8)...])
        }
    }
}
