import SwiftFacts

/// A value of a JSON text, with the place where it begins, so that a mistake can be pointed at.
package struct JSONValue: Sendable {
    package enum Content: Sendable {
        case object([Member])
        case array([JSONValue])
        case string(String)
        case number(String)
        case boolean(Bool)
        case null
    }

    package struct Member: Sendable {
        package let key: String
        let offset: Int
        package let value: JSONValue
    }

    package let content: Content
    /// Of the value's first byte.
    let offset: Int

    /// Reads a file that messages call `path`.
    package init(_ bytes: [UInt8], path: String) throws(CommandError) {
        do {
            self = try JSONParser.parse(bytes)
        } catch {
            throw Self.failure(.syntax(error.message), at: error.offset, in: bytes, path: path)
        }
    }

    /// That something is wrong with this value of a file.
    package func failure(_ fault: ConfigurationFault, in bytes: [UInt8], path: String) -> CommandError {
        Self.failure(fault, at: offset, in: bytes, path: path)
    }

    private static func failure(
        _ fault: ConfigurationFault, at offset: Int, in bytes: [UInt8], path: String
    ) -> CommandError {
        let lines = bytes.withUnsafeBufferPointer { LineTable($0) }
        return .configuration(path: path, lines.position(of: UInt32(min(offset, bytes.count))), fault)
    }

    /// Whether a text begins as JSON does that holds several values.
    package static func isStart(of bytes: [UInt8]) -> Bool {
        let first = bytes.dropFirst(bytes.markLength).first { !" \n\r\t".utf8.contains($0) }
        return first == Byte.leftBrace || first == Byte.leftBracket
    }

    init(content: Content, offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// The kind of the value as a sentence names it.
    package var kind: String {
        switch content {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "true or false"
        case .null: "null"
        }
    }
}

/// A mistake in the syntax of a JSON text.
struct JSONSyntaxError: Error {
    let message: String
    let offset: Int
}

/// Reads a JSON text strictly.
struct JSONParser {
    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    private static let deepest = 32

    static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        return try parser.parse()
    }

    private mutating func parse() throws(JSONSyntaxError) -> JSONValue {
        offset = bytes.markLength
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw failure("JSON is UTF-8 text, and this file is UTF-32: save it as UTF-8")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw failure("JSON is UTF-8 text, and this file is UTF-16: save it as UTF-8")
        }
        let value = try value()
        skipSpace()
        if offset < bytes.count { throw failure("the file goes on after the end of its value") }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        skipSpace()
        let start = offset
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw failure("the values are nested too deeply") }
        let content: JSONValue.Content
        switch next {
        case Byte.leftBrace: content = .object(try members())
        case Byte.leftBracket: content = .array(try elements())
        case Byte.quote: content = .string(try string())
        case nil: throw failure("a value is expected")
        case let byte? where "-0123456789".utf8.contains(byte): content = .number(try number())
        default: content = try word()
        }
        return JSONValue(content: content, offset: start)
    }

    private mutating func members() throws(JSONSyntaxError) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        offset += 1
        skipSpace()
        if take("}") { return [] }
        repeat {
            skipSpace()
            let start = offset
            guard next == Byte.quote else { throw failure("a key in double quotes is expected") }
            let key = try string()
            skipSpace()
            guard take(":") else { throw failure("a colon is expected after the key \"\(key)\"") }
            members.append(.init(key: key, offset: start, value: try value()))
            skipSpace()
        } while try takeComma(before: "}")
        guard take("}") else { throw failure("a comma or } is expected") }
        return members
    }

    private mutating func elements() throws(JSONSyntaxError) -> [JSONValue] {
        var elements: [JSONValue] = []
        offset += 1
        skipSpace()
        if take("]") { return [] }
        repeat {
            elements.append(try value())
            skipSpace()
        } while try takeComma(before: "]")
        guard take("]") else { throw failure("a comma or ] is expected") }
        return elements
    }

    /// Swift lets a comma stand behind the last element, and JSON does not.
    private mutating func takeComma(before end: Unicode.Scalar) throws(JSONSyntaxError) -> Bool {
        let comma = offset
        guard take(",") else { return false }
        skipSpace()
        guard next == UInt8(ascii: end) else { return true }
        offset = comma
        throw failure("a comma may not stand before \(end): delete it")
    }

    private mutating func word() throws(JSONSyntaxError) -> JSONValue.Content {
        let start = offset
        while let byte = next, (Byte.a...Byte.z).contains(byte) { offset += 1 }
        switch String(decoding: bytes[start..<offset], as: UTF8.self) {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            offset = start
            if next == Byte.apostrophe { throw failure("a string stands in double quotes") }
            throw failure("a value is expected: text in double quotes, a number, true, false, an array or an object")
        }
    }

    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = offset
        while let byte = next, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        let hasLeadingZero = text.count > 1 && text.hasPrefix("0") && text.allSatisfy { $0.isNumber }
        guard Double(text) != nil, !hasLeadingZero else {
            offset = start
            throw failure("'\(text)' is not a number")
        }
        return text
    }

    // MARK: Strings

    private mutating func string() throws(JSONSyntaxError) -> String {
        let start = offset
        if let plain = plainString() { return plain }
        var units: [UInt8] = []
        offset += 1
        while let byte = next {
            switch byte {
            case Byte.quote:
                offset += 1
                let text = String(decoding: units, as: UTF8.self)
                // Decoding repairs, so that what is not UTF-8 comes back changed.
                if units.withUnsafeBufferPointer(text.hasBytes) { return text }
                offset = start
                throw failure("the string is not UTF-8 text")
            case Byte.backslash: units += try escape().utf8
            case Byte.tab: throw failure("a tab in a string is written \\t")
            case Byte.lineFeed, Byte.carriageReturn:
                throw failure("a string must end on its line; a line break in it is written \\n")
            case 0..<Byte.space: throw failure("a control character in a string is written \(Self.escape(of: byte))")
            default: units += plainBytes()
            }
        }
        offset = start
        throw failure("the string does not end")
    }

    /// `\\u001B`, for a byte that no string may hold as it is.
    private static func escape(of byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Those up to a quotation mark, an escape or what no string holds.
    private mutating func plainBytes() -> ArraySlice<UInt8> {
        let start = offset
        while let byte = next, byte >= Byte.space, byte != Byte.quote, byte != Byte.backslash { offset += 1 }
        return bytes[start..<offset]
    }

    /// Nearly every string: of ASCII characters without escapes. Its end is found by the C library, since an unoptimised
    /// build takes long for each byte.
    private mutating func plainString() -> String? {
        let start = offset + 1
        let text = bytes.withUnsafeBufferPointer { bytes -> String? in
            guard let end = bytes.firstOffset(of: Byte.quote, from: start) else { return nil }
            let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
            for byte in text where byte < Byte.space || byte > Byte.tilde || byte == Byte.backslash { return nil }
            return String(decoding: text, as: UTF8.self)
        }
        guard let text else { return nil }
        offset = start + text.utf8.count + 1
        return text
    }

    private mutating func escape() throws(JSONSyntaxError) -> String {
        let start = offset
        offset += 2
        switch offset <= bytes.count ? bytes[offset - 1] : 0 {
        case Byte.quote: return "\""
        case Byte.backslash: return "\\"
        case Byte.slash: return "/"
        case Byte.b: return "\u{8}"
        case Byte.f: return "\u{C}"
        case Byte.n: return "\n"
        case Byte.r: return "\r"
        case Byte.t: return "\t"
        case Byte.u:
            var units = [hexadecimal()]
            if let first = units[0], UTF16.isLeadSurrogate(first), bytes[offset...].starts(with: Array("\\u".utf8)) {
                offset += 2
                units.append(hexadecimal())
            }
            let text = String(decoding: units.compactMap { $0 }, as: UTF16.self)
            // The system would take a path for the part before it.
            if units == [0] { throw JSONSyntaxError(message: "no path and no name holds \\u0000", offset: start) }
            if !units.contains(nil) && !text.unicodeScalars.contains("\u{FFFD}") { return text }
        default: break
        }
        offset = start
        throw failure("the escape is not one that JSON knows")
    }

    private mutating func hexadecimal() -> UInt16? {
        let digits = bytes[offset...].prefix(4)
        offset += digits.count
        let isPlain = digits.count == 4 && digits.allSatisfy { $0 != Byte.plus && $0 != Byte.minus }
        return isPlain ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
    }

    // MARK: Bytes

    private var next: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private mutating func skipSpace() {
        while let byte = next,
            byte == Byte.space || byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == Byte.tab
        { offset += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    /// Whatever was expected, something else may stand in its place that people write.
    private func failure(_ message: String) -> JSONSyntaxError {
        let rest = bytes[offset...]
        var message = rest.isEmpty ? "the file ends where \(message)" : message
        let comments = ["//", "/*", "#"]
        if comments.contains(where: { rest.starts(with: $0.utf8) }) { message = "JSON has no comments: delete it" }
        // Every second byte of a text in UTF-16.
        if rest.first == 0 { message = "a NUL byte stands here, so the file is not UTF-8 text: save it as UTF-8" }
        // “ and ”, as programs for prose write them.
        if ["\u{201C}", "\u{201D}"].contains(where: { rest.starts(with: $0.utf8) }) {
            message = "a quotation mark of JSON is a plain \""
        }
        // As they come with a text that is copied from a page, and look like nothing or like a space.
        if let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first,
            scalar.properties.isWhitespace || scalar.properties.generalCategory == .format, !scalar.isASCII
        {
            let number = String(scalar.value, radix: 16, uppercase: true)
            message = "a character stands here that cannot be seen, U+\(number): delete it"
        }
        if MergeConflict.begins(at: offset, in: bytes) { message = MergeConflict.advice }
        return JSONSyntaxError(message: message, offset: offset)
    }
}
