import SwiftFacts

/// Collects lines of Swift code; blocks indent what is written inside them, conditions do not.
struct SwiftWriter {
    private(set) var text = ""
    private var depth = 0

    static let lineLength = 120

    mutating func line(_ code: String) {
        if !code.isEmpty {
            indent()
            text += code
        }
        text += "\n"
    }

    private static let indentations = (0...8).map { String(repeating: "    ", count: $0) }

    private mutating func indent() {
        text += depth < Self.indentations.count ? Self.indentations[depth] : String(repeating: "    ", count: depth)
    }

    /// Characters are counted only where the bytes are too many.
    private func fits(_ code: String, and more: String = "", with extra: Int = 0) -> Bool {
        let room = SwiftWriter.lineLength - depth * 4 - extra
        return code.utf8.count + more.utf8.count <= room || code.count + more.count <= room
    }

    private mutating func line(_ first: String, _ second: String, _ third: String, _ fourth: String = "") {
        indent()
        text += first
        text += second
        text += third
        text += fourth
        text += "\n"
    }

    mutating func blankLine() {
        text += "\n"
    }

    /// Drops the blank line after which nothing came.
    mutating func endWithoutBlankLine() {
        if text.utf8.suffix(2).elementsEqual("\n\n".utf8) { text.removeLast() }
    }

    /// What every generated file begins with: the marker, how it comes to be, and the user's own text.
    mutating func header(_ origin: String, text: String?) {
        line(GeneratedFileMarker.line)
        line(origin)
        line("// swift-format-ignore-file")
        line("// swiftlint:disable all")
        if let text, !text.isEmpty { line(text.last?.isNewline == true ? String(text.dropLast()) : text) }
        blankLine()
    }

    mutating func imports(_ imports: [EmittedImport]) {
        conditionalRuns(imports, conditions: \.conditions) { $0.line($1.text) }
    }

    /// `head { … }` over several lines.
    mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        line(head, " {", "")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// `head { statement }`, on one line where it fits.
    mutating func block(_ head: String, statement: String) {
        if fits(head, and: statement, with: 5) {
            line(head, " { ", statement, " }")
        } else {
            block(head) { $0.line(statement) }
        }
    }

    /// A block whose head has parameters: on one line where it fits, else with a line for each.
    mutating func block(_ name: String, parameters: [String], _ body: (inout SwiftWriter) -> Void) {
        let head = "\(name)(\(parameters.joined(separator: ", ")))"
        if fits(head + " {") { return block(head, body) }
        line(name + "(")
        depth += 1
        for (index, parameter) in parameters.enumerated() {
            line(parameter + (index == parameters.count - 1 ? "" : ","))
        }
        depth -= 1
        block(")", body)
    }

    /// `case label:` and its statements.
    mutating func branch(_ label: String, _ body: (inout SwiftWriter) -> Void) {
        line(label)
        depth += 1
        body(&self)
        depth -= 1
    }

    /// `case label: statement`, on one line where it fits.
    mutating func branch(_ label: String, statement: String) {
        if fits(label, and: statement, with: 1) {
            line(label, " ", statement)
        } else {
            branch(label) { $0.line(statement) }
        }
    }

    /// `head { parameter in … }` over several lines.
    mutating func block(_ head: String, closureParameter: String, _ body: (inout SwiftWriter) -> Void) {
        line(head + " { \(closureParameter) in")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// The body between `#if` and `#endif`, or as it is when there is no condition.
    mutating func conditional(_ conditions: [Condition], _ body: (inout SwiftWriter) -> Void) {
        guard let condition = Condition.all(conditions) else { return body(&self) }
        line("#if " + condition.text)
        body(&self)
        line("#endif")
    }

    /// Writes each element; neighbours with the same conditions share one `#if`.
    mutating func conditionalRuns<Element>(
        _ elements: [Element], conditions: (Element) -> [Condition], _ body: (inout SwiftWriter, Element) -> Void
    ) {
        conditionalRuns(ofFirst: elements.count, conditions: { conditions(elements[$0]) }) { writer, run in
            for index in run { body(&writer, elements[index]) }
        }
    }

    /// The same of what the indices stand for; not generic, so that it is compiled once.
    @inline(never)
    private mutating func conditionalRuns(
        ofFirst count: Int, conditions: (Int) -> [Condition], _ body: (inout SwiftWriter, Range<Int>) -> Void
    ) {
        var start = 0
        while start < count {
            let shared = conditions(start)
            let end = (start + 1..<count).first { conditions($0) != shared } ?? count
            conditional(shared) { body(&$0, start..<end) }
            start = end
        }
    }
}

extension AccessLevel {
    /// Before a declaration that may be used wherever what has this access is.
    var modifier: String {
        switch self {
        case .public, .open: "public "
        case .package: "package "
        default: ""
        }
    }
}
