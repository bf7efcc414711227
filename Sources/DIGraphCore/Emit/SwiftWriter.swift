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

    private mutating func indent() {
        switch depth {
        case 0: break
        case 1: text += "    "
        case 2: text += "        "
        default:
            text += "            "
            for _ in 3..<depth { text += "    " }
        }
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
        var start = 0
        while start < elements.count {
            let shared = conditions(elements[start])
            let end = elements[start...].firstIndex { conditions($0) != shared } ?? elements.count
            conditional(shared) { writer in
                for element in elements[start..<end] { body(&writer, element) }
            }
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

/// Spelling rules of Swift that generated names must keep to.
enum SwiftName {
    static func isKeyword(_ name: String) -> Bool {
        Word.isKeyword(name)
    }

    static func withoutBackticks(_ name: String) -> String {
        name.contains(byte: UInt8(ascii: "`")) ? name.filter { $0 != "`" } : name
    }

    /// The name as it is declared and used: in backticks where it is a keyword or no plain identifier.
    static func escaped(_ name: String) -> String {
        let plain = withoutBackticks(name)
        return isKeyword(plain) || !plain.hasNameBytesOnly || beginsWithNumber(plain) ? "`\(plain)`" : plain
    }

    /// Of any script; to look at a character costs many times as much as at a byte.
    private static func beginsWithNumber(_ name: String) -> Bool {
        guard let byte = name.utf8.first else { return false }
        return byte < 0x80 ? byte &- UInt8(ascii: "0") < 10 : name.first?.isNumber == true
    }

    /// `LoggedInComponent` → `loggedInComponent`, `URLCache` → `urlCache`.
    static func lowercasedFirst(_ name: String) -> String {
        if let lowered = lowercasedFirstLetter(name) { return lowered }
        var lowered = name.prefix { $0.isUppercase }
        let nextIsPart = lowered.endIndex < name.endIndex && name[lowered.endIndex].isLetter
        if lowered.count > 1, nextIsPart { lowered = lowered.dropLast() }
        return lowered.lowercased() + name[lowered.endIndex...]
    }

    /// Where only the first letter is a capital one, as in nearly all names; nil elsewhere.
    private static func lowercasedFirstLetter(_ name: String) -> String? {
        let bytes = name.utf8.prefix(2)
        guard bytes.count == 2, let first = bytes.first, let second = bytes.last, first &- UInt8(ascii: "A") < 26,
            second &- UInt8(ascii: "a") < 26 || second &- UInt8(ascii: "0") < 10
        else { return nil }
        return String(UnicodeScalar(first | 0x20)) + name[name.utf8.index(after: name.startIndex)...]
    }

    static func capitalizedFirst(_ name: String) -> String {
        // Two bytes of ASCII are two characters.
        let bytes = name.utf8.prefix(2)
        guard let first = bytes.first, first &- UInt8(ascii: "a") < 26, bytes.allSatisfy({ $0 < 0x80 }) else {
            return name.prefix(1).uppercased() + name.dropFirst()
        }
        return String(UnicodeScalar(first & 0xDF)) + name[name.utf8.index(after: name.startIndex)...]
    }

    static func lastPart(_ qualifiedName: String) -> String {
        identifier(qualifiedName.lastNamePart)
    }

    static func joined(_ qualifiedName: String) -> String {
        identifier(qualifiedName)
    }

    /// A qualified name with each part in backticks where it needs them.
    static func escapedParts(_ qualifiedName: String) -> String {
        guard qualifiedName.isDotted else { return escaped(qualifiedName) }
        return qualifiedName.nameParts.map(escaped).joined(separator: ".")
    }

    /// What of a raw identifier, such as `my root`, may stand in a plain one.
    private static func identifier(_ name: String) -> String {
        func isPlain(_ byte: UInt8) -> Bool { Lexer.isNameByte(byte) && byte != UInt8(ascii: "$") }
        if name.hasNameBytesOnly, !name.contains(byte: UInt8(ascii: "$")) { return name }
        return String(decoding: name.utf8.filter(isPlain), as: UTF8.self)
    }

    /// The first candidate that is free, else the last one with as many underscores as it takes.
    static func unique(_ candidates: [String], isTaken: (String) -> Bool) -> String {
        if let free = candidates.first(where: { !isTaken($0) }) { return free }
        var name = candidates.last ?? "_"
        while isTaken(name) { name += "_" }
        return name
    }
}
