/// The part of YAML that project files are written in: maps and lists by indentation or in brackets, and plain texts.
///
/// What is more than that, such as anchors and texts over several lines, is unknown.
struct BlockText {
    private struct Line {
        var indent: Int
        var text: Substring
    }

    private static let greatestDepth = 64
    private var lines: [Line] = []
    private var next = 0

    static func value(of text: String) -> ManifestValue {
        var reader = BlockText(text)
        return reader.block(above: -1, depth: 0)
    }

    private init(_ text: String) {
        // Lines by bytes: "\r\n" is one character.
        for bytes in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let line = Self.withoutComment(Substring(bytes))
            let content = line.drop { $0 == " " }
            if content.isEmpty || content.hasPrefix("---") { continue }
            lines.append(Line(indent: line.utf8.count - content.utf8.count, text: content))
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        for index in line.indices {
            let character = line[index]
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'", !before.isLetter {
                quote = character
            } else if quote == nil, character == "#", before == " " {
                return trimmed(line[..<index])
            }
            before = character
        }
        return trimmed(line)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }

    // MARK: Blocks

    /// The map or list whose lines are indented deeper than a line above them.
    private mutating func block(above indent: Int, depth: Int) -> ManifestValue {
        guard next < lines.count, lines[next].indent > indent, depth < Self.greatestDepth else { return .nothing }
        let own = lines[next].indent
        return Self.isItem(lines[next].text) ? list(at: own, depth: depth) : map(at: own, depth: depth)
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func list(at indent: Int, depth: Int) -> ManifestValue {
        var values: [ManifestValue] = []
        while next < lines.count, lines[next].indent == indent, Self.isItem(lines[next].text) {
            let item = lines[next].text.dropFirst().drop { $0 == " " }
            if item.isEmpty || Self.entry(item) != nil || Self.isItem(item) {
                // What stands behind the dash is a block of its own.
                lines[next] = Line(indent: indent + lines[next].text.count - item.count, text: item)
                if item.isEmpty { next += 1 }
                values.append(block(above: indent, depth: depth + 1))
            } else {
                next += 1
                values.append(Self.scalar(item))
            }
            skip(deeperThan: indent)
        }
        return .list(values)
    }

    private mutating func map(at indent: Int, depth: Int) -> ManifestValue {
        var pairs: [(key: ManifestValue, value: ManifestValue)] = []
        while next < lines.count, lines[next].indent == indent, let (key, rest) = Self.entry(lines[next].text) {
            next += 1
            // A list may stand as far to the left as its key.
            let isList = next < lines.count && lines[next].indent == indent && Self.isItem(lines[next].text)
            let value = rest.isEmpty ? block(above: isList ? indent - 1 : indent, depth: depth + 1) : Self.scalar(rest)
            pairs.append((Self.scalar(key), value))
            skip(deeperThan: indent)
        }
        return .pairs(pairs)
    }

    private mutating func skip(deeperThan indent: Int) {
        while next < lines.count, lines[next].indent > indent { next += 1 }
    }

    /// `key: value`, or a key whose value follows.
    private static func entry(_ text: Substring) -> (key: Substring, rest: Substring)? {
        if text.first == "[" || text.first == "{" { return nil }
        var quote: Character?
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            let after = text.index(after: index)
            if character == quote {
                quote = nil
            } else if quote == nil, index == text.startIndex, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == ":", after == text.endIndex || text[after] == " " {
                return (text[..<index], text[after...].drop { $0 == " " })
            }
            index = after
        }
        return nil
    }

    // MARK: In one line

    private static func scalar(_ text: Substring, depth: Int = 0) -> ManifestValue {
        guard let first = text.first, let last = text.last, depth < greatestDepth else { return .unknown }
        switch (first, last) {
        case ("[", "]"): return .list(parts(text.dropFirst().dropLast()).map { scalar($0, depth: depth + 1) })
        case ("{", "}"):
            return .pairs(
                parts(text.dropFirst().dropLast()).compactMap { part in
                    entry(part).map { (scalar($0.key, depth: depth + 1), scalar($0.rest, depth: depth + 1)) }
                })
        case ("\"", "\""), ("'", "'"): return text.count > 1 ? .text(String(text.dropFirst().dropLast())) : .unknown
        case ("|", _), (">", _), ("&", _), ("*", _), ("!", _), ("[", _), ("{", _), ("\"", _), ("'", _):
            // `*.swift` is no alias, which is one word.
            return first == "*" && text.contains { $0 == "." || $0 == "/" } ? .text(String(text)) : .unknown
        default: return .text(String(text))
        }
    }

    /// What commas outside of brackets and quotes separate.
    private static func parts(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var quote: Character?
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case quote: quote = nil
            case "\"" where quote == nil, "'" where quote == nil: quote = text[index]
            case "[" where quote == nil, "{" where quote == nil: depth += 1
            case "]" where quote == nil, "}" where quote == nil: depth -= 1
            case "," where quote == nil && depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return (parts + [text[start...]]).map { trimmed($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
}
