/// Reads the heads of a file's declarations, each from its keyword on, with the rules of the lexer.
public struct DeclarationHeadReader {
    /// What was read so far.
    public var heads = DeclarationHeads()
    /// Whether heads that lie in each other were cut, which only words in comments and literals do.
    public var isCut: Bool { restOfLongHeads < 0 }

    /// The tokens that every head may have.
    private static let freeLength = 32
    private let bytes: UnsafeBufferPointer<UInt8>
    private var keyword = DeclarationHead.Keyword.class
    private var lexer: Lexer
    private var token = Token(kind: .identifier, startsLine: false, start: 0, end: 0)
    private var previous = Token(kind: .identifier, startsLine: false, start: 0, end: 0)
    /// The hash of the last mention.
    private var lastMention = NameHash.none.rawValue
    private var mentionCount = 0
    private var bases: [UInt64] = []
    private var qualifiers: [UInt64] = []
    /// The first part of the path that is being read.
    private var pathStart = NameHash.none.rawValue
    private var angles = 0
    private var brackets = 0
    /// The tokens of the current head so far.
    private var length = 0
    /// The tokens that all heads together may still have beyond those: no more than a file holds.
    private var restOfLongHeads: Int

    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lexer = Lexer(bytes)
        restOfLongHeads = bytes.count
    }

    /// False where the word declares nothing, as in `class func`.
    public mutating func read(_ keyword: DeclarationHead.Keyword, after offset: Int) -> Bool {
        start(keyword, after: offset)
        while keyword == .extension, token.kind == .leftParen { advance() }
        guard token.kind == .identifier, !isReservedWord else { return false }
        let nameCount = readName()
        switch keyword {
        case .actor, .initialiser: break
        case .struct, .enum: readSuppressed()
        case .typealias: readAlias()
        case .class, .protocol, .extension: readClauses()
        }
        for hash in bases { heads.append(hash) }
        for hash in qualifiers { heads.append(hash) }
        heads.append(keyword, nameCount: nameCount, mentionCount: mentionCount, baseCount: bases.count)
        return true
    }

    private mutating func start(_ keyword: DeclarationHead.Keyword, after offset: Int) {
        self.keyword = keyword
        lexer.restart(afterNameAt: offset)
        token = Self.next(of: &lexer, in: bytes)
        previous = Token(kind: .identifier, startsLine: false, start: 0, end: 0)
        mentionCount = 0
        bases.removeAll(keepingCapacity: true)
        qualifiers.removeAll(keepingCapacity: true)
        pathStart = NameHash.none.rawValue
        angles = 0
        brackets = 0
        length = 0
    }

    /// The number of its parts.
    private mutating func readName() -> Int {
        heads.append(hash(of: token))
        advance()
        var count = 1
        while keyword == .extension, token.kind == .period {
            advance()
            guard token.kind == .identifier else { break }
            heads.append(hash(of: token))
            advance()
            count += 1
        }
        return count
    }

    private mutating func advance() {
        previous = token
        length += 1
        if length > Self.freeLength { restOfLongHeads -= 1 }
        token = Self.next(of: &lexer, in: bytes)
        if isCut, length > Self.freeLength {
            token = Token(kind: .endOfFile, startsLine: true, start: token.start, end: token.start)
        }
    }

    /// The next token that is no trivia, or a backtick without its partner.
    private static func next(of lexer: inout Lexer, in bytes: UnsafeBufferPointer<UInt8>) -> Token {
        var token = lexer.next()
        while token.kind.isTrivia {
            if token.kind == .unknown, bytes[Int(token.start)] == Byte.backtick { return token }
            token = lexer.next()
        }
        return token
    }

    /// The generic parameters, the inheritance clause and the where clause.
    private mutating func readClauses() {
        var isAfterWhere = false
        var constrainsSelf = false
        var clauseEnd = 0
        while !endsHead {
            let current = token
            let follows = previous.kind == .period
            countBrackets()
            advance()
            guard current.kind == .identifier else { continue }
            // In brackets it may be a label.
            let mayDeclare = token.kind == .identifier || !follows && (brackets <= 0 || token.kind != .colon)
            if mayDeclare, endsClauses(current, before: token) { break }
            mention(current, follows: follows)
            if angles > 0 || token.kind == .period { continue }
            appendBase(follows: follows)
            if !isAfterWhere { clauseEnd = bases.count }
            isAfterWhere = isAfterWhere || current.word == .where
            constrainsSelf = constrainsSelf || current.word == .selfType
        }
        switch keyword {
        case .extension: clauseEnd = 0
        case .protocol where constrainsSelf: clauseEnd = bases.count
        default: break
        }
        if bases.count == clauseEnd { return }
        bases.removeLast(bases.count - clauseEnd)
        qualifiers.removeLast(qualifiers.count - clauseEnd)
    }

    /// What the clauses of a value's type take back: `Copyable` of `~Copyable`.
    private mutating func readSuppressed() {
        guard token.kind == .colon || isOperator(token, Byte.less), mayHoldTilde else { return }
        while !endsHead {
            let current = token
            countBrackets()
            advance()
            if current.kind == .identifier, endsClauses(current, before: token) { break }
            guard isOperator(current, Byte.tilde), token.kind == .identifier, angles <= 0 else { continue }
            lastMention = hash(of: token)
            appendBase(follows: false)
        }
    }

    /// Nearly all heads end soon, and say of nothing that they are not.
    private var mayHoldTilde: Bool {
        let start = Int(token.start)
        let near = UnsafeBufferPointer(rebasing: bytes[start..<min(start + 256, bytes.count)])
        let end = near.firstOffset(of: Byte.leftBrace, from: 0)
        return UnsafeBufferPointer(rebasing: near[..<(end ?? near.count)]).firstOffset(of: Byte.tilde, from: 0) != nil
            || end == nil
    }

    private func isOperator(_ token: Token, _ byte: UInt8) -> Bool {
        token.kind == .operatorCharacter && bytes[Int(token.start)] == byte
    }

    private mutating func mention(_ token: Token, follows: Bool) {
        lastMention = hash(of: token)
        heads.append(lastMention)
        mentionCount += 1
        if !follows { pathStart = lastMention }
    }

    /// The last mention is a base; it `follows` when other parts of its path stand before it.
    private mutating func appendBase(follows: Bool) {
        bases.append(lastMention)
        qualifiers.append(follows ? pathStart : NameHash.none.rawValue)
    }

    /// No head holds a literal, a number sign, or half of a name in backticks: the word stood in one, and is none.
    private var endsHead: Bool {
        switch token.kind {
        case .leftBrace, .rightBrace, .semicolon, .endOfFile, .string, .interpolationOpen, .regex, .pound, .unknown:
            true
        default: false
        }
    }

    /// Keeps the depths of angle brackets and of all others up to date with the current token.
    private mutating func countBrackets() {
        switch token.kind {
        case .leftParen, .leftBracket: brackets += 1
        case .rightParen, .rightBracket: brackets -= 1
        case .operatorCharacter:
            let byte = bytes[Int(token.start)]
            if byte == Byte.less { angles += 1 }
            if byte == Byte.greater, !isArrowHead { angles -= 1 }
        default: break
        }
    }

    private var isArrowHead: Bool {
        previous.kind == .operatorCharacter && previous.end == token.start
            && bytes[Int(previous.start)] == Byte.minus && bytes[Int(token.start)] == Byte.greater
    }

    private func hash(of token: Token) -> UInt64 {
        NameHash(text(of: token)).rawValue
    }

    private func text(of token: Token) -> UnsafeBufferPointer<UInt8> {
        let start = Int(token.start)
        return UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: Int(token.end) - start)
    }

    /// Words that begin a member after the modifier `class`, and that no type is named without backticks.
    private var isReservedWord: Bool {
        switch token.word {
        case .var, .let, .func, .initializer, .where, .public, .static, .private, .internal, .subscript, .fileprivate:
            true
        default: false
        }
    }

    /// Whether a word shows that the head was none, or ended without a brace: it begins a declaration or a statement.
    ///
    /// `class` may be a constraint, as in `protocol P: class, Q {`, and `protocol<A, B>` a type of Swift 2.
    private func endsClauses(_ word: Token, before following: Token) -> Bool {
        switch word.word {
        case .func, .enum, .import, .struct, .extension, .typealias, .associatedtype, .var, .deinit: true
        case .break, .case, .catch, .continue, .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .return,
            .super, .switch, .throw, .try, .while:
            true
        case .class: following.kind == .identifier && following.word != .where
        case .protocol: following.kind == .identifier
        default: false
        }
    }
}

// MARK: - Typealiases

extension DeclarationHeadReader {
    /// A typealias ends with its line, unless the text on either side of the line break shows that it goes on.
    private mutating func readAlias() {
        var hasAttribute = false
        var isFunctionType = false
        var isComplete = false
        while !endsHead {
            if token.startsLine, angles + brackets <= 0, isComplete, !continuesAlias(token) { break }
            let current = token
            let isAttribute = previous.kind == .at
            let follows = previous.kind == .period
            isFunctionType = isFunctionType || isArrowHead
            hasAttribute = hasAttribute || current.kind == .at
            // A word in lower case may be a specifier, such as `any`; after `@` it is an attribute.
            isComplete = mayEndType(current, hasAttribute) && !isAttribute
            countBrackets()
            advance()
            guard current.kind == .identifier else { continue }
            if endsClauses(current, before: token), angles + brackets <= 0 || token.kind != .colon { break }
            mention(current, follows: follows)
            if angles <= 0, token.kind != .period { appendBase(follows: follows) }
        }
        if isFunctionType {
            bases.removeAll(keepingCapacity: true)
            qualifiers.removeAll(keepingCapacity: true)
        }
    }

    private func mayEndType(_ token: Token, _ hasAttribute: Bool) -> Bool {
        switch token.kind {
        case .identifier:
            return isCapitalised(token)
        case .rightParen, .rightBracket:
            return !hasAttribute
        case .operatorCharacter:
            let byte = bytes[Int(token.start)]
            return byte == Byte.questionMark || byte == Byte.exclamationMark
                || byte == Byte.greater && !isArrowHead
        default:
            return false
        }
    }

    private func isCapitalised(_ token: Token) -> Bool {
        let first = bytes[Int(token.start)]
        return first >= Byte.capitalA && first <= Byte.capitalZ
    }

    private func continuesAlias(_ token: Token) -> Bool {
        switch token.kind {
        case .operatorCharacter, .period, .comma, .colon, .moduleSelector, .leftParen, .leftBracket, .rightParen,
            .rightBracket:
            return true
        case .identifier:
            return token.word == .where || token.word == .async || token.word == .throws || token.word == .rethrows
        default:
            return false
        }
    }
}
