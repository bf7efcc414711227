/// Cuts the bytes of a Swift file into tokens and trivia that tile the file exactly.
///
///     var lexer = Lexer(bytes)
///     var piece = lexer.next()
///     while piece.kind != .endOfFile { piece = lexer.next() }
///
/// Broken sources never trap: whatever is not terminated ends at the end of its line or of the file. An interpolation
/// that is not terminated has no `.interpolationClose`.
public struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    let base: UnsafePointer<UInt8>
    let count: Int
    private let words: WordTable
    /// For each byte whether it belongs to a name in ASCII.
    private let nameBytes = NameByteTable.shared.entries
    var offset = 0

    /// The string literal whose text comes next; nil while code comes next.
    var openString: StringDelimiter?
    /// The string literals around the current code, outermost first: each waits for its interpolation to end.
    var interpolations: [Interpolation] = []
    /// What the file leaves open: to its end, or else the first string that its line ends.
    private(set) var unclosed: (literal: UnclosedLiteral, start: Int)?
    /// The fewest number signs for which no `/#` was found up to the end of the file.
    var unclosedRegexNumberSigns = Int.max

    /// The first line feed after the last comment, kept because a file may have none, all the way to its end.
    private var nextLineFeed = -1
    var lineBreakIsPending = true
    var previousKind = Token.Kind.endOfFile
    var previousStart = 0
    var previousEnd = 0
    /// Where the run of operator characters that touch each other began.
    var operatorStart = 0
    /// Whether that run holds a slash so far.
    var operatorHoldsSlash = false
    /// What stood before that run.
    var beforeOperator = TokenEnd(kind: .endOfFile, start: 0, end: 0)

    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.init(bytes, .swift)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ words: WordTable) {
        self.words = words
        if let base = bytes.baseAddress {
            self.bytes = bytes
            self.base = base
        } else {
            let empty: StaticString = ""
            self.bytes = UnsafeBufferPointer(start: empty.utf8Start, count: 0)
            self.base = empty.utf8Start
        }
        self.count = bytes.count
    }

    /// A lexer that goes on in code, outside any string literal, after a word that ends at `offset`.
    public init(_ bytes: UnsafeBufferPointer<UInt8>, afterNameAt offset: Int) {
        self.init(bytes)
        restart(afterNameAt: offset)
    }

    /// Goes on in code, outside any string literal, after a word that ends at `offset`.
    mutating func restart(afterNameAt offset: Int) {
        self.offset = offset
        openString = nil
        if !interpolations.isEmpty { interpolations = [] }
        unclosedRegexNumberSigns = .max
        nextLineFeed = -1
        lineBreakIsPending = false
        previousKind = .identifier
        previousStart = offset
        previousEnd = offset
        operatorStart = 0
        operatorHoldsSlash = false
        beforeOperator = TokenEnd(kind: .endOfFile, start: 0, end: 0)
    }

    /// The next token that is no trivia.
    public mutating func nextSignificant() -> Token {
        var token = next()
        while token.kind.isTrivia { token = next() }
        return token
    }

    /// The significant tokens of a file, without trivia and end, and its comments that matter.
    ///
    ///     let (tokens, markers, unclosed) = Lexer.tokenize(bytes, vocabulary)
    public static func tokenize(
        _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary? = nil
    ) -> (tokens: TokenList, markers: [Token], unclosed: (literal: UnclosedLiteral, start: Int)?) {
        var lexer = Lexer(bytes, vocabulary?.words ?? .swift)
        var tokens = TokenListBuilder(capacity: bytes.count / 4 + 16)
        var markers: [Token] = []
        while true {
            let piece = lexer.next()
            switch piece.kind {
            case .endOfFile:
                return (tokens.finish(), markers, lexer.unclosed)
            case .lineComment:
                if let vocabulary, lexer.comment(piece, holds: vocabulary.comment) { markers.append(piece) }
            case .blockComment:
                // A mark is short, and so is what is meant to be one.
                if let vocabulary, piece.end - piece.start < 64, lexer.comment(piece, holds: vocabulary.comment) {
                    markers.append(piece)
                }
            case .whitespace, .newline, .shebang, .byteOrderMark, .unknown:
                continue
            default:
                tokens.append(piece)
            }
        }
    }

    /// The next piece of the file, trivia included; `.endOfFile` with an empty range at the end, for ever after.
    ///
    /// A `.newline` piece takes in the blank lines and the indentation that follow it.
    public mutating func next() -> Token {
        let start = offset
        guard start < count else {
            return piece(.endOfFile, from: start)
        }
        if openString != nil, let kind = lexStringText() {
            return significant(kind, from: start)
        }
        let byte = base[start]
        if byte == Byte.space || byte == Byte.tab {
            offset = start &+ 1
            skipBlanks()
            return piece(.whitespace, from: start)
        }
        if Lexer.isNameByte(byte) {
            return lexWord(byte, from: start)
        }
        if byte == Byte.lineFeed || byte == Byte.carriageReturn {
            offset = start &+ 1
            skipLinesAndBlanks()
            lineBreakIsPending = true
            if !interpolations.isEmpty { leaveInterpolationsOfOneLine() }
            return piece(.newline, from: start)
        }
        if byte == Byte.slash, let comment = lexComment(from: start) {
            return comment
        }
        return lexMark(byte, from: start)
    }
}

// MARK: - Pieces

extension Lexer {
    @inline(__always)
    func piece(_ kind: Token.Kind, from start: Int) -> Token {
        Token(
            kind: kind, startsLine: false,
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset))
    }

    @inline(__always)
    mutating func significant(_ kind: Token.Kind, word: Word = .none, from start: Int) -> Token {
        let token = Token(
            kind: kind, word: word, startsLine: lineBreakIsPending,
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset))
        lineBreakIsPending = false
        previousKind = kind
        previousStart = start
        previousEnd = offset
        return token
    }

    /// An operator character; what its run touches on the left decides whether a slash may begin a regex literal.
    mutating func operatorCharacter(from start: Int) -> Token {
        if previousKind != .operatorCharacter || previousEnd != start {
            operatorStart = start
            operatorHoldsSlash = false
            beforeOperator = TokenEnd(kind: previousKind, start: previousStart, end: previousEnd)
        }
        if base[start] == Byte.slash { operatorHoldsSlash = true }
        return significant(.operatorCharacter, from: start)
    }

    /// The byte at an offset, or 0 beyond the end.
    @inline(__always)
    func byte(at position: Int) -> UInt8 {
        position < count ? base[position] : 0
    }

    @inline(__always)
    public static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | Byte.caseBit) &- Byte.a < 26 || byte &- Byte.zero < 10 || byte == Byte.underscore || byte >= 0x80
            || byte == Byte.dollar
    }

    static func areNameBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            if !isNameByte(bytes[index]) { return false }
            index = index &+ 1
        }
        return true
    }

    @inline(__always)
    public static func isDigit(_ byte: UInt8) -> Bool {
        byte &- Byte.zero < 10
    }

    @inline(__always)
    public static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == Byte.lineFeed || byte == Byte.carriageReturn
    }

    private func comment(_ comment: Token, holds mark: StaticString) -> Bool {
        let text = UnsafeBufferPointer(start: base + Int(comment.start), count: Int(comment.end - comment.start))
        return text.firstOffset(of: mark, from: 2) != nil || Self.begins(text, inCapitalsOf: mark)
    }

    /// Whether the first word of a comment holds the mark behind its first letter, whatever the case: `NEEDLE`.
    private static func begins(_ text: UnsafeBufferPointer<UInt8>, inCapitalsOf mark: StaticString) -> Bool {
        var start = 2
        while start < text.count, text[start] == Byte.space || text[start] == Byte.slash || text[start] == Byte.asterisk
        {
            start += 1
        }
        guard start < text.count, text[start] | 0x20 != text[start] else { return false }
        if text.count - start - 1 < mark.utf8CodeUnitCount { return false }
        var offset = 0
        while offset < mark.utf8CodeUnitCount {
            if text[start + 1 + offset] | 0x20 != mark.utf8Start[offset] { return false }
            offset += 1
        }
        return true
    }
}

// MARK: - Trivia

extension Lexer {
    private mutating func skipBlanks() {
        var position = offset
        while position < count {
            let byte = base[position]
            guard byte == Byte.space || byte == Byte.tab else { break }
            position = position &+ 1
        }
        offset = position
    }

    private mutating func skipLinesAndBlanks() {
        var position = offset
        while position < count {
            let byte = base[position]
            guard byte == Byte.space || byte == Byte.lineFeed || byte == Byte.tab || byte == Byte.carriageReturn else {
                break
            }
            position = position &+ 1
        }
        offset = position
    }

    private mutating func lexComment(from start: Int) -> Token? {
        let second = byte(at: start &+ 1)
        if second == Byte.slash {
            skipToLineBreak(from: start &+ 2)
            return piece(.lineComment, from: start)
        }
        guard second == Byte.asterisk else { return nil }
        skipBlockComment(from: start &+ 2)
        let comment = UnsafeBufferPointer(start: base, count: offset)
        if comment.firstOffset(of: Byte.lineFeed, from: start) != nil
            || comment.firstOffset(of: Byte.carriageReturn, from: start) != nil
        {
            lineBreakIsPending = true
        }
        return piece(.blockComment, from: start)
    }

    private mutating func skipToLineBreak(from start: Int) {
        if nextLineFeed < start { nextLineFeed = bytes.firstOffset(of: Byte.lineFeed, from: start) ?? count }
        let line = UnsafeBufferPointer(start: base, count: nextLineFeed)
        offset = line.firstOffset(of: Byte.carriageReturn, from: start) ?? nextLineFeed
    }

    private mutating func skipBlockComment(from start: Int) {
        var bodyStart = start
        var position = start
        var depth = 1
        while let slash = bytes.firstOffset(of: Byte.slash, from: position) {
            position = slash + 1
            if slash > bodyStart, base[slash - 1] == Byte.asterisk {
                depth -= 1
                bodyStart = position
                if depth == 0 {
                    offset = position
                    return
                }
            } else if byte(at: position) == Byte.asterisk {
                depth += 1
                position += 1
                bodyStart = position
            }
        }
        noteUnclosed(.comment, from: start - 2)
        offset = count
    }

    mutating func noteUnclosed(_ literal: UnclosedLiteral, from start: Int) {
        if literal != .lineOfString || unclosed == nil { unclosed = (literal, start) }
    }

    /// `#!` at the very beginning, where only a byte order mark may stand before it.
    mutating func lexShebang(from start: Int) -> Token? {
        guard start == 0 || (start == 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF) else { return nil }
        skipToLineBreak(from: start + 2)
        return piece(.shebang, from: start)
    }
}

// MARK: - Words and marks

extension Lexer {
    /// A name, a number, or what a byte outside ASCII begins.
    private mutating func lexWord(_ first: UInt8, from start: Int) -> Token {
        if Lexer.isDigit(first) {
            offset = endOfNumber(from: start)
            return significant(.number, from: start)
        }
        if first >= 0x80, let mark = lexForeignMark(first, from: start) {
            return mark
        }
        offset = endOfName(from: start)
        return significant(.identifier, word: word(from: start), from: start)
    }

    @inline(__always)
    private func word(from start: Int) -> Word {
        words.word(at: base + start, length: offset &- start, available: count &- start)
    }

    func endOfName(from start: Int) -> Int {
        var position = start
        while true {
            while position < count, nameBytes[Int(base[position])] { position = position &+ 1 }
            guard position < count, base[position] >= 0x80, position == start || foreignScalar(at: position) == .name
            else { return position }
            position = endOfScalar(at: position)
        }
    }

    private func endOfNumber(from start: Int) -> Int {
        var position = endOfName(from: start)
        let second = byte(at: start + 1) | Byte.caseBit
        if base[start] == Byte.zero, second == Byte.x {
            return endOfHexadecimalNumber(integerEnd: position)
        }
        // `pair.0.1` is a member of a member, while `0...1.5` is a range.
        let isTupleIndex =
            previousKind == .period && previousEnd == start && start >= 1
            && !(start >= 2 && base[start - 2] == Byte.period)
        if !isTupleIndex, byte(at: position) == Byte.period, Lexer.isDigit(byte(at: position + 1)) {
            position = endOfName(from: position + 1)
        }
        let isExponent = base[position - 1] | Byte.caseBit == Byte.e && second != Byte.b && second != Byte.o
        return isExponent ? endOfExponent(from: position) : position
    }

    private func endOfHexadecimalNumber(integerEnd: Int) -> Int {
        var position = integerEnd
        if byte(at: position) == Byte.period {
            var fraction = position + 1
            while Lexer.isHexadecimalDigit(byte(at: fraction)) { fraction += 1 }
            guard fraction > position + 1, byte(at: fraction) | Byte.caseBit == Byte.p else { return position }
            position = endOfName(from: fraction)
        }
        return base[position - 1] | Byte.caseBit == Byte.p ? endOfExponent(from: position) : position
    }

    /// The end of `-3` where an exponent has a sign; `position` is where the letter of the exponent ended.
    private func endOfExponent(from position: Int) -> Int {
        let sign = byte(at: position)
        guard sign == Byte.plus || sign == Byte.minus, Lexer.isDigit(byte(at: position + 1)) else { return position }
        return endOfName(from: position + 1)
    }

    private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | Byte.caseBit) &- Byte.a < 6 || byte == Byte.underscore
    }

    /// A punctuation mark, an operator character, or the begin of a literal.
    private mutating func lexMark(_ byte: UInt8, from start: Int) -> Token {
        offset = start &+ 1
        switch byte {
        case Byte.period: return significant(.period, from: start)
        case Byte.leftParen: return lexLeftParen(from: start)
        case Byte.rightParen: return lexRightParen(from: start)
        case Byte.comma: return significant(.comma, from: start)
        case Byte.colon: return lexColon(from: start)
        case Byte.quote: return lexStringBegin(numberSigns: 0, from: start)
        case Byte.leftBrace: return significant(.leftBrace, from: start)
        case Byte.rightBrace: return significant(.rightBrace, from: start)
        case Byte.leftBracket: return significant(.leftBracket, from: start)
        case Byte.rightBracket: return significant(.rightBracket, from: start)
        case Byte.at: return significant(.at, from: start)
        case Byte.semicolon: return significant(.semicolon, from: start)
        case Byte.backslash: return significant(.backslash, from: start)
        case Byte.backtick: return lexEscapedName(from: start)
        case Byte.numberSign: return lexNumberSign(from: start)
        case Byte.slash: return lexSlash(from: start)
        case Byte.exclamationMark, Byte.percent, Byte.ampersand, Byte.asterisk, Byte.plus, Byte.minus, Byte.less,
            Byte.equal, Byte.greater, Byte.questionMark, Byte.caret, Byte.bar, Byte.tilde:
            return operatorCharacter(from: start)
        case Byte.null, Byte.verticalTab, Byte.formFeed: return piece(.whitespace, from: start)
        default: return piece(.unknown, from: start)
        }
    }

    private mutating func lexColon(from start: Int) -> Token {
        guard self.byte(at: offset) == Byte.colon else { return significant(.colon, from: start) }
        offset &+= 1
        return significant(.moduleSelector, from: start)
    }

    private mutating func lexEscapedName(from start: Int) -> Token {
        var position = start + 1
        while position < count, base[position] != Byte.backtick {
            if Lexer.isLineBreak(base[position]) { return piece(.unknown, from: start) }
            position += 1
        }
        guard position < count else { return piece(.unknown, from: start) }
        offset = position + 1
        let word = words.word(at: base + start + 1, length: position - start - 1, available: count - start - 1)
        return significant(.identifier, word: word.isName ? word : .none, from: start)
    }

    /// A number sign: a shebang, a raw string, an extended regex literal, a directive or a macro.
    private mutating func lexNumberSign(from start: Int) -> Token {
        var position = start + 1
        while byte(at: position) == Byte.numberSign { position += 1 }
        let numberSigns = position - start
        let next = byte(at: position)
        if next == Byte.quote {
            offset = position + 1
            return lexStringBegin(numberSigns: numberSigns, from: start)
        }
        if next == Byte.slash, let end = endOfExtendedRegex(from: position, numberSigns: numberSigns) {
            offset = end
            return significant(.regex, from: start)
        }
        if next == Byte.exclamationMark, numberSigns == 1, let shebang = lexShebang(from: start) {
            return shebang
        }
        let isNamed = numberSigns == 1 && Lexer.isNameByte(next) && !Lexer.isDigit(next)
        guard isNamed, next < 0x80 || foreignScalar(at: position) == .name else {
            offset = position
            return significant(.pound, from: start)
        }
        offset = endOfName(from: position)
        return significant(.pound, word: word(from: start), from: start)
    }
}

/// What a file begins, and does not close.
public enum UnclosedLiteral: Sendable {
    case comment
    /// In three quotes.
    case string
    /// In one quote: the lexer goes on in the next line.
    case lineOfString
}

/// A look-up costs a third of the comparisons, in an unoptimised build as well.
private struct NameByteTable: @unchecked Sendable {
    static let shared = NameByteTable()

    /// Never freed: it is made once, and lexers on all threads read it.
    let entries: UnsafePointer<Bool>

    private init() {
        let entries = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max {
            (entries + Int(byte)).initialize(to: byte < 0x80 && Lexer.isNameByte(byte))
        }
        self.entries = UnsafePointer(entries)
    }
}
