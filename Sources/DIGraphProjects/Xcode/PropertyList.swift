/// A property list in the old text format, which Xcode writes its projects in.
indirect enum PropertyList {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    var list: [PropertyList] {
        if case .list(let values) = self { return values }
        return []
    }

    /// The texts of a list; a text by itself is a list of one.
    var texts: [String] {
        if case .text(let text) = self { return [text] }
        return list.compactMap(\.text)
    }

    subscript(key: String) -> PropertyList? {
        if case .dictionary(let members) = self { return members[key] }
        return nil
    }

    /// Nil where the text is none.
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    private struct Reader {
        let bytes: [UInt8]
        var offset = 0

        private static let deepest = 64

        mutating func value(depth: Int) -> PropertyList? {
            skipSpace()
            guard offset < bytes.count, depth < Self.deepest else { return nil }
            switch bytes[offset] {
            case UInt8(ascii: "{"): return dictionary(depth: depth)
            case UInt8(ascii: "("): return list(depth: depth)
            case UInt8(ascii: "<"): return data()
            default: return string().map { .text($0) }
            }
        }

        private mutating func dictionary(depth: Int) -> PropertyList? {
            offset += 1
            var members: [String: PropertyList] = [:]
            while !take("}") {
                guard let key = string(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
                members[key] = value
            }
            return .dictionary(members)
        }

        private mutating func list(depth: Int) -> PropertyList? {
            offset += 1
            var values: [PropertyList] = []
            while !take(")") {
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
                if !take(","), !isNext(")") { return nil }
            }
            return .list(values)
        }

        private mutating func data() -> PropertyList? {
            guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            offset = end + 1
            return .text("")
        }

        private mutating func string() -> String? {
            skipSpace()
            guard offset < bytes.count else { return nil }
            if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
                return quoted(bytes[offset])
            }
            let start = offset
            while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
            return offset == start ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                true
            default: "_$/:.-+@".utf8.contains(byte)
            }
        }

        private mutating func quoted(_ quote: UInt8) -> String? {
            offset += 1
            var text: [UInt8] = []
            while offset < bytes.count, bytes[offset] != quote {
                if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
                    offset += 1
                    text += escape()
                } else {
                    text.append(bytes[offset])
                    offset += 1
                }
            }
            guard offset < bytes.count else { return nil }
            offset += 1
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func escape() -> [UInt8] {
            let escaped = bytes[offset]
            offset += 1
            switch escaped {
            case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
            case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
            case UInt8(ascii: "U"):
                let digits = bytes[offset...].prefix(4)
                guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(code)
                else { return [escaped] }
                offset += digits.count
                return Array(String(Character(scalar)).utf8)
            default: return [escaped]
            }
        }

        private mutating func isNext(_ character: Unicode.Scalar) -> Bool {
            skipSpace()
            return offset < bytes.count && bytes[offset] == UInt8(ascii: character)
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard isNext(character) else { return false }
            offset += 1
            return true
        }

        /// Space and comments.
        private mutating func skipSpace() {
            while offset < bytes.count {
                if bytes[offset] <= 0x20 {
                    offset += 1
                } else if bytes[offset...].starts(with: "//".utf8) {
                    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
                } else if bytes[offset...].starts(with: "/*".utf8) {
                    offset += 2
                    while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
                    offset = min(offset + 2, bytes.count)
                } else {
                    return
                }
            }
        }
    }
}
