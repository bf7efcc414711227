/// Writes files that hold no component: models, services, views and controllers, in the usual mixture of an app.
struct OtherFileWriter {
    private enum Kind: CaseIterable {
        case model, service, view, controller, helpers
    }

    private let lines: ClosedRange<Int>
    /// One in so many files has types that are named like the runtime's; none if it is 0.
    private let lookAlikes: Int
    private var random: SplitMix64
    private var statements: StatementWriter

    init(seed: UInt64, lines: ClosedRange<Int>, lookAlikes: Int = 0) {
        self.lines = lines
        self.lookAlikes = lookAlikes
        random = SplitMix64(seed: seed ^ 0xF11E)
        statements = StatementWriter(seed: seed ^ 0x57A7)
    }

    mutating func writeFile(_ index: Int, to tree: inout SourceTree) {
        let kinds: [Kind] = [.model, .model, .model, .service, .service, .service, .view, .view, .controller, .helpers]
        let kind = random.pick(kinds)
        let topic = random.pick(Vocabulary.topics)
        // The number keeps names apart, so that no two files declare the same type.
        let name = topic + random.pick(Vocabulary.aspects) + String(index)
        let length = random.number(in: lines)
        var writer = SourceWriter()
        writeHead(name, topic, kind, &writer)
        switch kind {
        case .model: writeModel(name, length, &writer)
        case .service: writeService(name, length, &writer)
        case .view: writeView(name, length, &writer)
        case .controller: writeController(name, length, &writer)
        case .helpers: writeHelpers(name, length, &writer)
        }
        if lookAlikes > 0, index.isMultiple(of: lookAlikes) { writeLookAlikes(name, &writer) }
        tree.add(Self.folder(kind, topic), name + Self.suffix(kind), writer.text)
    }

    private static func folder(_ kind: Kind, _ topic: String) -> String {
        switch kind {
        case .model: "Features/\(topic)/Models"
        case .service: "Features/\(topic)/Services"
        case .view: "Features/\(topic)/Views"
        case .controller: "Features/\(topic)/Controllers"
        case .helpers: "Common/\(topic)"
        }
    }

    private static func suffix(_ kind: Kind) -> String {
        switch kind {
        case .model: "Model"
        case .service: "Service"
        case .view: "View"
        case .controller: "ViewController"
        case .helpers: "+Helpers"
        }
    }

    private mutating func writeHead(_ name: String, _ topic: String, _ kind: Kind, _ writer: inout SourceWriter) {
        writer.lines(["//", "//  \(name)\(Self.suffix(kind)).swift", "//  \(topic)", "//", ""])
        switch kind {
        case .view: writer.lines(["import Combine", "import SwiftUI"])
        case .controller: writer.lines(["import Foundation", "import UIKit"])
        default: writer.line("import Foundation")
        }
        if random.chance(30) { writer.line("import \(topic)Kit") }
        writer.line()
    }

    // MARK: - Models

    private mutating func writeModel(_ name: String, _ length: Int, _ writer: inout SourceWriter) {
        writer.line("/// \(Vocabulary.sentence(&random))")
        let members = names(random.number(in: 5...12))
        writer.block("struct \(name)Model: Codable, Hashable, Identifiable, Sendable") { writer in
            writer.line("let id: UUID")
            for member in members {
                if random.chance(25) { writer.line("/// \(Vocabulary.sentence(&random))") }
                writer.line("\(random.chance(50) ? "let" : "var") \(member): \(type())")
            }
            writer.line()
            writer.block("enum CodingKeys: String, CodingKey") { writer in
                writer.line("case id")
                for member in members { writer.line("case \(member) = \"\(Self.snakeCase(member))\"") }
            }
            writer.line()
            writer.block("enum Status: String, Codable, CaseIterable") { writer in
                for name in Array(Set((0..<5).map { _ in random.pick(Vocabulary.adjectives) })).sorted() {
                    writer.line("case \(name)")
                }
            }
        }
        while writer.lineCount < length {
            writer.line()
            writer.line("// MARK: - \(Vocabulary.caption(&random))")
            writer.line()
            writer.block("extension \(name)Model") { writer in
                for _ in 0..<random.number(in: 2...4) { writeMember(&writer) }
            }
        }
    }

    // MARK: - Services

    private mutating func writeService(_ name: String, _ length: Int, _ writer: inout SourceWriter) {
        writer.line("/// \(Vocabulary.sentence(&random))")
        writer.block("protocol \(name)Servicing: AnyObject, Sendable") { writer in
            for method in methodNames(random.number(in: 2...5)) {
                writer.line("func \(method)(for id: UUID) async throws -> \(type())")
            }
        }
        writer.line()
        let kind = random.chance(25) ? "actor" : "final class"
        writer.block("\(kind) \(name)Service: \(name)Servicing") { writer in
            for member in names(random.number(in: 3...7)) {
                let value = random.pick(["[:]", "[]", "nil", "0", "\"\(Vocabulary.caption(&random))\"", ".now"])
                writer.line("private var \(member) = \(value)")
            }
            writer.line()
            writer.block("init(session: URLSession = .shared, decoder: JSONDecoder = JSONDecoder())") { writer in
                writer.lines(["self.session = session", "self.decoder = decoder"])
                writer.line("decoder.keyDecodingStrategy = .convertFromSnakeCase")
            }
            while writer.lineCount < length { writeMember(&writer) }
        }
    }

    // MARK: - Views

    private mutating func writeView(_ name: String, _ length: Int, _ writer: inout SourceWriter) {
        writer.block("struct \(name)View: View") { writer in
            for member in names(random.number(in: 2...6)) {
                let wrapper = random.pick(["@State private var", "@Binding var", "@ObservedObject var", "let"])
                writer.line("\(wrapper) \(member): \(type())")
            }
            writer.line()
            writer.block("var body: some View") { writer in
                writer.block("NavigationStack") { writeStack(&$0, depth: 0) }
                writer.line(".navigationTitle(\"\(Vocabulary.caption(&random))\")")
                writer.block(".task") { $0.line("await viewModel.\(Vocabulary.methodName(&random))()") }
            }
            while writer.lineCount < length - 12 {
                writer.line()
                writer.line("@ViewBuilder")
                let section = Vocabulary.propertyName(&random)
                writer.block("private var \(section)Section: some View") { writeStack(&$0, depth: 0) }
            }
        }
        writer.lines(["", "#if DEBUG", "#Preview {"])
        writer.lines(["    \(name)View(\(random.pick(Vocabulary.nouns)): .constant(.preview))", "}", "#endif"])
    }

    private mutating func writeStack(_ writer: inout SourceWriter, depth: Int) {
        let container = random.pick(["VStack", "HStack", "ZStack", "List", "Section", "Group", "Form"])
        let arguments = random.chance(40) ? "(alignment: .leading, spacing: \(random.number(in: 2...24)))" : ""
        writer.block(container + arguments) { writer in
            for _ in 0..<random.number(in: 2...4) {
                if depth < 2 && random.chance(25) {
                    writeStack(&writer, depth: depth + 1)
                } else {
                    writeLeaf(&writer)
                }
            }
        }
        if random.chance(60) { writer.line(".padding(.\(random.pick(["horizontal", "vertical", "all", "top"])))") }
    }

    private mutating func writeLeaf(_ writer: inout SourceWriter) {
        let member = Vocabulary.propertyName(&random)
        switch random.number(in: 0...4) {
        case 0:
            writer.line("Text(\"\(Vocabulary.caption(&random)): \\(model.\(member))\")")
            writer.indented { $0.line(".font(.\(random.pick(["headline", "body", "caption", "title2"])))") }
        case 1:
            let row = random.pick(Vocabulary.nouns)
            writer.line("ForEach(viewModel.\(member), id: \\.id) { \(row) in")
            writer.indented { $0.line("\(Vocabulary.typeName(&random))Row(model: \(row))") }
            writer.line("}")
        case 2:
            writer.block("Button(\"\(Vocabulary.caption(&random))\")") { writer in
                writer.line("Task { await viewModel.\(Vocabulary.methodName(&random))(animated: true) }")
            }
            writer.lines([".buttonStyle(.borderedProminent)", ".disabled(viewModel.\(member) == nil)"])
        case 3:
            writer.block("if let \(member) = viewModel.\(member)") { writer in
                writer.line(
                    "Label(\(member).title, systemImage: \"\(random.pick(["star", "bell", "cart", "gear"])).fill\")")
            }
        default:
            writer.line("Image(systemName: \"\(random.pick(["arrow.right", "checkmark", "xmark.circle"]))\")")
            writer.indented {
                $0.line(".foregroundStyle(Color(red: 0.\(random.number(in: 1...9)), green: 0.5, blue: 1))")
            }
        }
    }

    // MARK: - Controllers and helpers

    private mutating func writeController(_ name: String, _ length: Int, _ writer: inout SourceWriter) {
        writer.block("final class \(name)ViewController: UIViewController, UITableViewDelegate") { writer in
            for member in names(random.number(in: 3...6)) {
                writer.block("private lazy var \(member)Label: UILabel =", closing: "}()") { writer in
                    writer.line("let label = UILabel()")
                    writer.line("label.text = NSLocalizedString(\"\(Vocabulary.caption(&random))\", comment: \"\")")
                    writer.line("return label")
                }
            }
            writer.lines(["", "@available(*, unavailable)"])
            writer.block("required init?(coder: NSCoder)") { $0.line("fatalError(\"init(coder:) is not there\")") }
            if random.chance(20) { writeWillMove(&writer) }
            while writer.lineCount < length { writeMember(&writer) }
        }
    }

    /// What controllers do with a parent of UIKit's own.
    private func writeWillMove(_ writer: inout SourceWriter) {
        writer.line()
        writer.block("override func willMove(toParent parent: UIViewController?)") { writer in
            writer.lines(["super.willMove(toParent: parent)", "guard parent == nil else { return }"])
        }
    }

    private mutating func writeHelpers(_ name: String, _ length: Int, _ writer: inout SourceWriter) {
        while writer.lineCount < length {
            let type = random.pick(["String", "Array", "Date", "Result", "Sequence", "Optional", "URL", "Collection"])
            writer.line("// MARK: - \(type) in \(name)")
            writer.line()
            writer.block("extension \(type)") { writer in
                for _ in 0..<random.number(in: 2...5) { writeMember(&writer) }
            }
            writer.line()
        }
    }

    // MARK: - Look-alikes

    /// What parsers, game engines and package managers have: components and dependencies that are none of the runtime's.
    private mutating func writeLookAlikes(_ name: String, _ writer: inout SourceWriter) {
        writer.line()
        writer.line("// MARK: - \(Vocabulary.caption(&random))")
        writer.line()
        writer.block("struct \(name)Path: Hashable") { writer in
            writer.line("typealias Element = FilePath.Component")
            writer.line()
            writer.block("class Component: CustomStringConvertible") { writer in
                writer.line("let text: Substring")
                writer.line("var description: String { String(text) }")
            }
            writer.line()
            writer.line("final class RootComponent\(name): Component {}")
            writer.line()
            writer.block("enum Dependency: String, CaseIterable") { $0.line("case package, framework, plugin") }
            writer.line()
            writer.line("let components: [Component]")
            writer.line("let dependencies: [Dependency]")
            writer.line()
            writer.block("var names: [String]") { writer in
                writer.line("components.map(\\.text).map(String.init) + dependencies.map(\\.rawValue)")
            }
        }
        writer.line()
        writer.block("extension \(name)Path.Component") { $0.line("var isEmpty: Bool { text.isEmpty }") }
    }

    // MARK: - Members

    private mutating func writeMember(_ writer: inout SourceWriter) {
        writer.line()
        if random.chance(45) { writer.line("/// \(Vocabulary.sentence(&random))") }
        switch random.number(in: 0...5) {
        case 0:
            writer.block("var \(Vocabulary.propertyName(&random)): \(type())") { writer in
                statements.write(random.number(in: 1...4), &writer)
                writer.line("return \(random.pick(Vocabulary.nouns))")
            }
        case 1:
            writer.line("private static let \(Vocabulary.propertyName(&random)): \(type()) = .init()")
        default:
            let effects = random.pick(["", "", " async", " throws", " async throws"])
            let parameters = random.pick(Vocabulary.nouns) + ": " + type()
            let result = random.chance(50) ? " -> \(type())" : ""
            let access = random.pick(["", "", "private ", "public ", "@discardableResult "])
            let method = Vocabulary.methodName(&random)
            writer.block(
                "\(access)func \(method)(_ \(parameters), limit: Int = \(random.number(in: 1...200)))\(effects)\(result)"
            ) {
                statements.write(random.number(in: 3...9), &$0)
            }
        }
    }

    private mutating func type() -> String {
        let type = random.chance(70) ? random.pick(Vocabulary.types) : Vocabulary.typeName(&random)
        switch random.number(in: 0...9) {
        case 0: return "[\(type)]"
        case 1: return "[String: \(type)]"
        case 2, 3: return type + "?"
        default: return type
        }
    }

    private mutating func names(_ count: Int) -> [String] {
        Set((0..<count).map { _ in Vocabulary.propertyName(&random) }).sorted()
    }

    private mutating func methodNames(_ count: Int) -> [String] {
        Set((0..<count).map { _ in Vocabulary.methodName(&random) }).sorted()
    }

    private static func snakeCase(_ name: String) -> String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase { text += "_" }
            text += letter.lowercased()
        }
    }
}
