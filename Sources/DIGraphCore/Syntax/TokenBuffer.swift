/// The significant tokens of one file with the partner of every bracket and the `#if` conditions of every place.
///
/// A class, since without the optimiser each call on a member copies a struct, and with it all of its arrays' references.
final class TokenBuffer {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [Token]
    /// The index of the closing bracket for each opening one, its complement for one that is never closed; unused
    /// elsewhere.
    private let closers: [Int32]
    /// The index after the condition of each directive, by the directive's own index.
    private var directiveEnds: [Int: Int] = [:]
    private var conditionChanges: [(index: Int, conditions: [Condition])] = []

    init(bytes: UnsafeBufferPointer<UInt8>, tokens: [Token]) {
        self.bytes = bytes
        self.tokens = tokens
        closers = Self.matchBrackets(tokens)
        readConditions()
    }

    var count: Int { tokens.count }

    func kind(_ index: Int) -> Token.Kind {
        index >= 0 && index < tokens.count ? tokens[index].kind : .endOfFile
    }

    func startsLine(_ index: Int) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].startsLine
    }

    /// The name without its backticks, or the token's own text.
    func text(_ index: Int) -> String {
        guard index >= 0, index < tokens.count else { return "" }
        var start = Int(tokens[index].start)
        var end = Int(tokens[index].end)
        if tokens[index].kind == .identifier, bytes[start] == UInt8(ascii: "`"), end - start > 2 {
            start += 1
            end -= 1
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether the name stands in backticks, so that it is no keyword.
    func isEscaped(_ index: Int) -> Bool {
        kind(index) == .identifier && bytes[Int(tokens[index].start)] == UInt8(ascii: "`")
    }

    /// The source between two tokens, both included, with every run of trivia reduced to one space.
    func text(from first: Int, through last: Int) -> String {
        let last = min(last, tokens.count - 1)
        guard first >= 0, first <= last else { return "" }
        var result = ""
        for index in first...last {
            let token = tokens[index]
            if index > first, tokens[index - 1].end != token.start { result += " " }
            result += String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        }
        return result
    }

    /// Whether the token is this keyword or name, and not the same name in backticks.
    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard index >= 0, index < tokens.count, tokens[index].kind == .identifier else { return false }
        return bytes.matches(word, from: Int(tokens[index].start), to: Int(tokens[index].end))
    }

    func isOperator(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        kind(index) == .operatorCharacter && bytes[Int(tokens[index].start)] == UInt8(ascii: character)
    }

    /// Whether nothing stands between the token and the next one.
    func touchesNext(_ index: Int) -> Bool {
        index >= 0 && index + 1 < tokens.count && tokens[index].end == tokens[index + 1].start
    }

    func isArrow(_ index: Int) -> Bool {
        isOperator(index, "-") && touchesNext(index) && isOperator(index + 1, ">")
    }

    /// The `::` of `Module::Name`.
    func isModuleSelector(_ index: Int) -> Bool {
        kind(index) == .colon && kind(index + 1) == .colon && touchesNext(index)
    }

    /// A single `=`, which is neither the start nor the end of a longer operator.
    func isAssignment(_ index: Int) -> Bool {
        guard isOperator(index, "=") else { return false }
        return !(touchesNext(index) && kind(index + 1) == .operatorCharacter)
    }

    func isOpener(_ index: Int) -> Bool {
        switch kind(index) {
        case .leftParen, .leftBracket, .leftBrace, .interpolationOpen: true
        default: false
        }
    }

    func isCloser(_ index: Int) -> Bool {
        switch kind(index) {
        case .rightParen, .rightBracket, .rightBrace, .interpolationClose: true
        default: false
        }
    }

    /// Whether a value, other than a name, ends here, so that a period after it is a member access.
    func endsOperand(_ index: Int) -> Bool {
        switch kind(index) {
        case .rightParen, .rightBracket, .rightBrace, .string, .number, .regex: true
        // The `?` of `x ? .a : .b` stands apart from what follows it.
        case .operatorCharacter: touchesNext(index) && (isOperator(index, "?") || isOperator(index, "!"))
        default: false
        }
    }

    /// The index of the bracket that ends what the one at `opener` holds: the one that closes it, else the one that closes
    /// what is around it, else the number of tokens.
    func closer(of opener: Int) -> Int {
        Int(isClosed(opener) ? closers[opener] : ~closers[opener])
    }

    /// Whether a bracket of its own kind closes the one at `opener`.
    func isClosed(_ opener: Int) -> Bool {
        closers[opener] >= 0
    }

    /// The brackets around a place that were opened at or after `start`, outermost first.
    func openers(around index: Int, from start: Int) -> [Int] {
        var openers: [Int] = []
        var position = start
        while position < index {
            if isOpener(position), closer(of: position) > index {
                openers.append(position)
                position += 1
            } else {
                position = skip(position)
            }
        }
        return openers
    }

    /// The index after this token, or after the brackets that it opens. What is never closed ends before the bracket that
    /// closes what is around it, so that nobody reads on behind that.
    func skip(_ index: Int) -> Int {
        guard isOpener(index) else { return index + 1 }
        return isClosed(index) ? closer(of: index) + 1 : closer(of: index)
    }

    /// The index after a generic list `<…>` that begins here, else the index itself.
    func skipAngles(_ index: Int) -> Int {
        guard isOperator(index, "<") else { return index }
        var depth = 0
        var position = index
        while position < count {
            if isArrow(position) {
                position += 2
                continue
            }
            if isOperator(position, "<") { depth += 1 }
            if isOperator(position, ">") { depth -= 1 }
            if isCloser(position) || kind(position) == .leftBrace { return index }
            position = skip(position)
            if depth == 0 { return position }
        }
        return index
    }

    // MARK: Conditions

    /// The conditions of all `#if` branches around a token, outermost first.
    func conditions(at index: Int) -> [Condition] {
        var low = 0
        var high = conditionChanges.count
        while low < high {
            let middle = (low + high) / 2
            if conditionChanges[middle].index <= index { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? [] : conditionChanges[low - 1].conditions
    }

    /// The index after the conditional compilation directive that begins here; nil when none does.
    func directiveEnd(_ index: Int) -> Int? {
        kind(index) == .pound ? directiveEnds[index] : nil
    }

    private func readConditions() {
        // Per open `#if`: the conditions of the branches before the current one, and of the current one.
        var open: [(earlier: [Condition], current: Condition?)] = []
        for index in tokens.indices where tokens[index].kind == .pound {
            let word = text(index)
            guard word == "#if" || word == "#elseif" || word == "#else" || word == "#endif" else { continue }
            var end = index + 1
            if word == "#if" || word == "#elseif" {
                while end < count, !tokens[end].startsLine, !isCloser(end) { end = skip(end) }
            }
            directiveEnds[index] = end
            let condition = ConditionParser.condition(from: index + 1, to: end, in: self)
            switch word {
            case "#if":
                open.append((earlier: [], current: condition))
            case "#endif":
                _ = open.popLast()
            default:
                guard var branch = open.popLast() else { continue }
                if let current = branch.current { branch.earlier.append(current.negated) }
                open.append((earlier: branch.earlier, current: condition))
            }
            let all = open.flatMap { branch in branch.earlier + (branch.current.map { [$0] } ?? []) }
            conditionChanges.append((index: end, conditions: all))
        }
    }

    // MARK: Brackets

    private static func matchBrackets(_ tokens: [Token]) -> [Int32] {
        var closers = [Int32](repeating: ~Int32(tokens.count), count: tokens.count)
        var open: [Int] = []
        // How many of each kind are open, so that a stray closing bracket does not search them all.
        var counts = [Int](repeating: 0, count: Int(Token.Kind.endOfFile.rawValue) + 1)
        for (index, token) in tokens.enumerated() {
            let opener: Token.Kind
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace, .interpolationOpen:
                open.append(index)
                counts[Int(token.kind.rawValue)] += 1
                continue
            case .rightParen: opener = .leftParen
            case .rightBracket: opener = .leftBracket
            case .rightBrace: opener = .leftBrace
            case .interpolationClose: opener = .interpolationOpen
            default: continue
            }
            guard counts[Int(opener.rawValue)] > 0 else { continue }
            // An opener that was left open ends where the next bracket around it does.
            while let last = open.popLast() {
                counts[Int(tokens[last].kind.rawValue)] -= 1
                if tokens[last].kind == opener {
                    closers[last] = Int32(index)
                    break
                }
                closers[last] = ~Int32(index)
            }
        }
        return closers
    }
}
