@testable import DIGraphCore
@testable import DIGraphReports
import Testing

/// The graph of the files that the selection lexes is the graph of all files.
@Suite struct SelectionPropertyTests {
    @Test(arguments: 0..<200)
    func selectionChangesNothing(seed: UInt64) {
        var writer = RandomAppWriter(seed: seed)
        let files = writer.write()
        let modules: [String?] = writer.modules(of: files.count)
        var settings = GeneratorSettings()
        settings.modules = Set(modules.compactMap(\.self)).sorted().map { .init(name: $0) }
        settings.outputModule = settings.modules.last?.name
        let session = Session(settings: settings)
        let sources = files.indices.map { SourceDescription(path: "\($0).swift", module: modules[$0]) }
        let selected = session.scan(sources, read: { .bytes(Array(files[$0].utf8)) }) { count, body in
            for index in 0..<count { body(index) }
        }
        let all = ScannedSources(
            sources: sources, summaries: files.enumerated().map { ReportSources.summary(of: $1, file: $0) },
            faults: [], statistics: ScanStatistics())
        let expected = describe(session.analyze(all))
        let found = describe(session.analyze(selected))
        if found != expected {
            let texts = files.enumerated().map { "// \($0).swift \(modules[$0] ?? "")\n\($1)" }.joined(separator: "\n")
            Issue.record("seed \(seed):\n\(texts)\nall files:\n\(expected)\nselected files:\n\(found)")
        }
    }

    private func describe(_ analysis: Analysis) -> String {
        analysis.report(as: .json) + analysis.diagnostics.map { analysis.findings.formatter.text(of: $0) }.joined()
    }
}

/// Writes a few small files that a byte search finds hard: components without an import, aliases, look-alikes.
private struct RandomAppWriter {
    private var session: SeededGenerator
    private let names = ["Home", "Login", "Chat", "Feed"]

    init(seed: UInt64) {
        session = SeededGenerator(seed: seed)
    }

    mutating func modules(of count: Int) -> [String?] {
        guard chance(30) else { return Array(repeating: nil, count: count) }
        return (0..<count).map { _ in pick(["App", "Kit"]) }
    }

    mutating func write() -> [String] {
        var files = (0..<Int.random(in: 2...7, using: &session)).map { _ in head() }
        let pieces = [root()] + names.flatMap { component($0) } + (0..<4).map { _ in noise() }
        for piece in pieces { files[Int.random(in: 0..<files.count, using: &session)] += piece + "\n" }
        return files
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &session) < percent
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices.randomElement(using: &session) ?? ""
    }

    private mutating func name() -> String { pick(names) }

    private mutating func head() -> String {
        pick([
            "import DIRuntime\n", "import DIRuntime\n", "import Foundation\n", "import Kit\n", "",
            chance(10) ? "@_exported import DIRuntime\n" : "",
        ])
    }

    private mutating func root() -> String {
        let base = pick(["BootstrapComponent", "DIRuntime.BootstrapComponent"])
        return """
            public class Root: \(base) {
                public var text: String { "" }
                public var user: User { User() }
                public var first: \(name())Component { \(name())Component(parent: self) }
            }
            """
    }

    /// Everything about one component, in pieces that may stand in different files.
    private mutating func component(_ name: String) -> [String] {
        let base = pick([
            "Component<\(name)Dependency>", "Component<\(name)Dependency>", "DIRuntime.Component<\(name)Dependency>",
            "Screen<\(name)Dependency>", "\(name)Base", "Shell<\(name)Dependency>", "Missing<\(name)Dependency>",
            "Of<Component<\(name)Dependency>>", "Of<\(name)Base>", "Second<User, \(name)Base>",
        ])
        var pieces = [
            "public class \(name)Component: \(base) {\n    public var own\(name): Int { 1 }\n}",
            "public protocol \(name)Dependency: \(pick(["Dependency", "Dependency", "Shared"])) {\n"
                + "    var \(pick(["text: String", "user: User", "own\(self.name()): Int"])) { get }\n}",
        ]
        if base.contains("Base") { pieces.append("public typealias \(name)Base = Component<\(name)Dependency>") }
        if chance(60) {
            pieces.append(
                "extension \(name)Component {\n    var next: \(self.name())Component { \(self.name())Component(parent: self) }\n}"
            )
        }
        if chance(30) { pieces.append("extension \(name)Component {\n    var user: User { User() }\n}") }
        if chance(30) { pieces.append("let make\(name) = parents.map(\(name)Component.init)") }
        if base.hasPrefix("Of") { pieces.append("public typealias Of<B> = B") }
        if base.hasPrefix("Second") { pieces.append("public typealias Second<A, B> = B") }
        if chance(20) {
            pieces.append("typealias \(name)Alias = \(name)Component\nlet other\(name) = \(name)Alias.init")
        }
        return pieces
    }

    /// Bases that components share, and types that only look like those of the runtime.
    private mutating func noise() -> String {
        pick([
            "public typealias Screen = Component", "public class Shell<D>: Component<D> {}",
            "public protocol Shared: Dependency {}", "public struct User {}", "typealias User = Person",
            "enum Path {\n    struct Component {}\n    enum Dependency {}\n    typealias Element = Path.Component\n}",
            "typealias Element = FilePath.Component\nextension Element {}", "extension FilePath.Component {}",
            "public class Component {}\nclass Engine: Component {}", "struct Component {}", "protocol Dependency {}",
            "let lines = text.split().map(String.init)", "let views = [Element.init, .init]",
            "extension Root {\n    struct Component {}\n}", "extension \(name())Component {\n    enum Dependency {}\n}",
            "protocol Dependency: Sendable {}", "struct Dependency: Sendable {}", "extension String: Shared {}",
            "class Inner: Shell<User> {}\nclass Outer {\n    func make() { _ = Inner(parent: self) }\n}",
            "class Inner: Producer<User, Path> {\n    func make() { _ = Inner(parent: self) }\n}",
            "typealias Inner = Of<\(name())Component>", "typealias Producer<A, B> = \(name())Component",
            "class Fake\(name()): \(name())Dependency {}", "let box = [Box<Int>.init]",
        ])
    }
}
