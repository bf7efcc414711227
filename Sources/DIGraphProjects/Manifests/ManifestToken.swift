/// A word of a manifest: of Swift's grammar or Starlark's as much as manifests are made of.
struct ManifestToken: Equatable {
    /// A piece of a string: its text, or what is interpolated.
    enum Piece: Equatable {
        case text(String)
        case interpolation([ManifestToken])
    }

    enum Kind: Equatable {
        case word(String)
        case string([Piece])
        case number(String)
        /// A bracket, a comma, a colon, an operator, the head of a line of `#if`.
        case symbol(String)
    }

    let kind: Kind
    /// Whether it is the first of its line, so that a statement may begin with it.
    let startsLine: Bool

    func isSymbol(_ text: String) -> Bool { kind == .symbol(text) }
    func isWord(_ text: String) -> Bool { kind == .word(text) }
}

/// Cuts a manifest into words, without comments and the conditions of `#if`.
struct ManifestLexer {
    enum Dialect {
        case swift, starlark
    }

    private let bytes: [UInt8]
    private let dialect: Dialect
    private var offset = 0
    private var startsLine = true
    /// How many strings are around the place.
    private var depth = 0

    private static let deepest = 16
    private var tokens: [ManifestToken] = []

    static func tokens(_ bytes: [UInt8], _ dialect: Dialect) -> [ManifestToken] {
        var lexer = ManifestLexer(bytes: bytes, dialect: dialect)
        lexer.lex(until: nil)
        return lexer.tokens
    }

    private func byte(_ ahead: Int = 0) -> UInt8 {
        offset + ahead < bytes.count ? bytes[offset + ahead] : 0
    }

    private func starts(_ text: String) -> Bool {
        bytes[offset...].starts(with: text.utf8)
    }

    private mutating func add(_ kind: ManifestToken.Kind) {
        tokens.append(ManifestToken(kind: kind, startsLine: startsLine))
        startsLine = false
    }

    /// Up to the end, or to the parenthesis that closes an interpolation.
    private mutating func lex(until close: UInt8?) {
        var depth = 0
        while offset < bytes.count {
            let next = byte()
            if next == close, depth == 0 { return }
            if next == UInt8(ascii: "(") { depth += 1 }
            if next == UInt8(ascii: ")") { depth -= 1 }
            lexToken(next)
        }
    }

    private mutating func lexToken(_ next: UInt8) {
        switch next {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            startsLine = true
            offset += 1
        case 0...0x20: offset += 1
        case UInt8(ascii: "\\") where dialect == .starlark: offset += 2
        case UInt8(ascii: "#"): lexHash()
        case UInt8(ascii: "/") where dialect == .swift && byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where dialect == .swift && byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): lexString(quote: next, hashes: 0)
        case UInt8(ascii: "'") where dialect == .starlark: lexString(quote: next, hashes: 0)
        case UInt8(ascii: "`"): offset += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case _ where Self.isWordByte(next): lexWord()
        default: lexSymbol(next)
        }
    }

    private mutating func lexHash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if dialect == .swift, byte(hashes) == UInt8(ascii: "\"") {
            offset += hashes
            return lexString(quote: UInt8(ascii: "\""), hashes: hashes)
        }
        if dialect == .starlark { return skipLine() }
        if let directive = ["#if", "#elseif", "#else", "#endif"].first(where: starts) {
            add(.symbol(directive))
            return skipLine()
        }
        offset += 1
    }

    private mutating func skipLine() {
        while offset < bytes.count, byte() != UInt8(ascii: "\n") { offset += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while offset < bytes.count {
            if starts("/*") {
                depth += 1
                offset += 2
            } else if starts("*/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                if byte() == UInt8(ascii: "\n") { startsLine = true }
                offset += 1
            }
        }
    }

    private mutating func lexNumber() {
        let start = offset
        // `$0.1` and `pair.0.1` hold no fractions.
        let isName = tokens.last.map { $0.isSymbol("$") || $0.isSymbol(".") } == true
        while Self.isWordByte(byte()) || (!isName && byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))) {
            offset += 1
        }
        add(.number(String(decoding: bytes[start..<offset], as: UTF8.self)))
    }

    private mutating func lexWord() {
        let start = offset
        while Self.isWordByte(byte()) { offset += 1 }
        add(.word(String(decoding: bytes[start..<offset], as: UTF8.self)))
    }

    private mutating func lexSymbol(_ first: UInt8) {
        let operators = ["->", "...", "..<", "+=", "-=", "==", "!=", "<=", ">=", "&&", "||", "??"]
        let text = operators.first(where: starts) ?? String(UnicodeScalar(first))
        offset += text.utf8.count
        add(.symbol(text))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            true
        default: isDigit(byte)
        }
    }

    // MARK: Strings

    private mutating func lexString(quote: UInt8, hashes: Int) {
        let one = [quote]
        let isMultiLine = bytes[offset...].starts(with: one + one + one)
        let close = (isMultiLine ? one + one + one : one) + Array(repeating: UInt8(ascii: "#"), count: hashes)
        let isFirst = startsLine
        offset += isMultiLine ? 3 : 1
        var pieces: [ManifestToken.Piece] = []
        var text: [UInt8] = []
        while offset < bytes.count, !bytes[offset...].starts(with: close) {
            if !isMultiLine, byte() == UInt8(ascii: "\n") { break }
            guard byte() == UInt8(ascii: "\\"), isEscape(hashes) else {
                text.append(byte())
                offset += 1
                continue
            }
            offset += 1 + hashes
            if dialect == .swift, byte() == UInt8(ascii: "("), depth < Self.deepest {
                pieces.append(.text(String(decoding: text, as: UTF8.self)))
                text = []
                pieces.append(.interpolation(interpolation()))
            } else {
                text += escape()
            }
        }
        offset = min(offset + close.count, bytes.count)
        pieces.append(.text(String(decoding: text, as: UTF8.self)))
        startsLine = isFirst
        add(.string(pieces))
    }

    private func isEscape(_ hashes: Int) -> Bool {
        bytes[(offset + 1)...].prefix(hashes).allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func escape() -> [UInt8] {
        let escaped = byte()
        offset += 1
        switch escaped {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "\n"): return []
        default: return [escaped]
        }
    }

    private mutating func interpolation() -> [ManifestToken] {
        var inner = self
        inner.offset += 1
        inner.tokens = []
        inner.depth += 1
        inner.lex(until: UInt8(ascii: ")"))
        offset = min(inner.offset + 1, bytes.count)
        return inner.tokens
    }
}
