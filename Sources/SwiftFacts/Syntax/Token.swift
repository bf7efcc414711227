/// A piece of source text: a kind and a byte range, never a string.
public struct Token: Equatable, Sendable {
    public enum Kind: UInt8, Sendable {
        // Trivia: the scanner never sees these.
        case whitespace
        case newline
        case lineComment
        case blockComment
        case shebang
        case byteOrderMark
        /// A byte that no Swift token begins with.
        case unknown

        /// A name, a keyword, an escaped name with its backticks, or `$0`.
        case identifier
        /// An integer or a floating-point literal.
        case number
        /// A piece of a string literal: up to the closing quote, or up to the next interpolation.
        case string
        /// `\(` inside a string literal, with its number signs in a raw string.
        case interpolationOpen
        /// The `)` that ends an interpolation.
        case interpolationClose
        /// A whole regex literal, `/…/` or `#/…/#`.
        case regex

        case leftParen
        case rightParen
        case leftBracket
        case rightBracket
        case leftBrace
        case rightBrace
        case comma
        case colon
        /// The `::` of `Module::Name`.
        case moduleSelector
        case semicolon
        case period
        case at
        case backslash
        /// `#` with the name that follows it: `#if`, `#available`, `#Preview`, …; or a bare `#`.
        case pound
        /// One character of an operator; `->` and `==` are two tokens that touch.
        case operatorCharacter
        case endOfFile

        public var isTrivia: Bool { rawValue <= Kind.unknown.rawValue }
    }

    public let kind: Kind
    /// What the name or the directive means to the scanner.
    public let word: Word
    /// A line break stands between this token and the one before it.
    public let startsLine: Bool
    public let start: UInt32
    public let end: UInt32

    public init(kind: Kind, word: Word = .none, startsLine: Bool, start: UInt32, end: UInt32) {
        self.kind = kind
        self.word = word
        self.startsLine = startsLine
        self.start = start
        self.end = end
    }
}
