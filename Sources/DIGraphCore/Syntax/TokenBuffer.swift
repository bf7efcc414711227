/// The significant tokens of one file with the partner of every bracket and the `#if` conditions of every place.
///
/// A class, since without the optimiser each call on a member copies a struct, and with it all of its arrays' references.
final class TokenBuffer {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: TokenList
    let count: Int
    /// The memory of the tokens.
    private let base: UnsafePointer<Token>
    /// The index of the closing bracket for each opening one, its complement for one that is never closed; unused
    /// elsewhere.
    private let closers: UnsafeMutablePointer<Int32>
    /// The names `parent`, ascending.
    private var parents: [Int] = []
    /// The index after the condition of each directive, by the directive's own index.
    private var directiveEnds: [Int: Int] = [:]
    private var conditionChanges: [(index: Int, conditions: [Condition])] = []

    init(bytes: UnsafeBufferPointer<UInt8>, tokens: TokenList) {
        self.bytes = bytes
        self.tokens = tokens
        count = tokens.count
        base = tokens.base
        closers = .allocate(capacity: tokens.count)
        closers.initialize(repeating: ~Int32(truncatingIfNeeded: tokens.count), count: tokens.count)
        readConditions(directives: matchBrackets())
    }

    deinit {
        closers.deallocate()
    }

    @inline(__always)
    func kind(_ index: Int) -> Token.Kind {
        index >= 0 && index < count ? base[index].kind : .endOfFile
    }

    /// What the name or directive means to the scanner; `none` for any other token and for a name in backticks.
    @inline(__always)
    func word(_ index: Int) -> Word {
        index >= 0 && index < count ? base[index].word : .none
    }

    func startsLine(_ index: Int) -> Bool {
        index >= 0 && index < count && base[index].startsLine
    }

    /// The name without its backticks, or the token's own text.
    func text(_ index: Int) -> String {
        text(in: nameBytes(index))
    }

    /// The bytes of the name without its backticks, or of the token.
    private func nameBytes(_ index: Int) -> Range<Int> {
        guard index >= 0, index < count else { return 0..<0 }
        let start = Int(base[index].start)
        let end = Int(base[index].end)
        // 0x60 is the backtick.
        if base[index].kind == .identifier, end - start > 2, bytes[start] == 0x60 { return start + 1..<end - 1 }
        return start..<end
    }

    private func text(in range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    func nameHash(_ index: Int) -> NameHash {
        NameHash(UnsafeBufferPointer(rebasing: bytes[nameBytes(index)]))
    }

    /// Whether two tokens are the same name, with or without backticks.
    func haveSameName(_ left: Int, _ right: Int) -> Bool {
        let (left, right) = (nameBytes(left), nameBytes(right))
        return left.count == right.count && bytes[left].elementsEqual(bytes[right])
    }

    /// Whether the name stands in backticks, so that it is no keyword.
    func isEscaped(_ index: Int) -> Bool {
        kind(index) == .identifier && bytes[Int(base[index].start)] == 0x60
    }

    /// The source between two tokens, both included, with every run of trivia reduced to one space.
    func text(from first: Int, through last: Int) -> String {
        let last = min(last, count - 1)
        guard first >= 0, first <= last else { return "" }
        // Tokens that touch each other are copied as one piece.
        var result = ""
        var start = Int(base[first].start)
        for index in first..<last where base[index].end != base[index + 1].start {
            result += text(in: start..<Int(base[index].end))
            result += " "
            start = Int(base[index + 1].start)
        }
        let end = text(in: start..<Int(base[last].end))
        return result.isEmpty ? end : result + end
    }

    /// Whether the token is this keyword or name, and not the same name in backticks.
    @inline(__always)
    func isWord(_ index: Int, _ word: Word) -> Bool {
        index >= 0 && index < count && base[index].word == word
    }

    /// Whether the name is `parent`, with or without backticks.
    func isParent(_ index: Int) -> Bool {
        isWord(index, .parent) || isEscapedParent(index)
    }

    private func isEscapedParent(_ index: Int) -> Bool {
        isEscaped(index) && bytes.matches("`parent`", from: Int(base[index].start), to: Int(base[index].end))
    }

    /// Whether a name `parent` stands between two tokens.
    func holdsParent(from start: Int, to end: Int) -> Bool {
        var low = 0
        var high = parents.count
        while low < high {
            let middle = (low + high) / 2
            if parents[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < parents.count && parents[low] < end
    }

    @inline(__always)
    func isOperator(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        kind(index) == .operatorCharacter && UInt32(bytes[Int(base[index].start)]) == character.value
    }

    /// Whether nothing stands between the token and the next one.
    func touchesNext(_ index: Int) -> Bool {
        index >= 0 && index + 1 < count && base[index].end == base[index + 1].start
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

    private func readConditions(directives: [Int]) {
        // Per open `#if`: the conditions of the branches before the current one, and of the current one.
        var open: [(earlier: [Condition], current: Condition?)] = []
        for index in directives {
            let word = base[index].word
            var end = index + 1
            if word == .directiveIf || word == .directiveElseif {
                while end < count, !base[end].startsLine, !isCloser(end) { end = skip(end) }
            }
            directiveEnds[index] = end
            let condition = ConditionParser.condition(from: index + 1, to: end, in: self)
            switch word {
            case .directiveIf:
                open.append((earlier: [], current: condition))
            case .directiveEndif:
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

    /// Pairs all brackets; notes the names `parent`, and returns the directives of conditional compilation.
    private func matchBrackets() -> [Int] {
        var directives: [Int] = []
        var open: [Int] = []
        // How many of each kind are open, so that a stray closing bracket does not search them all.
        var counts = [Int](repeating: 0, count: Int(Token.Kind.endOfFile.rawValue) + 1)
        var index = -1
        while index &+ 1 < count {
            index = index &+ 1
            let opener: Token.Kind
            switch base[index].kind {
            case .identifier:
                if base[index].word == .parent || isEscapedParent(index) { parents.append(index) }
                continue
            case .pound:
                if base[index].word != .none { directives.append(index) }
                continue
            case .leftParen, .leftBracket, .leftBrace, .interpolationOpen:
                open.append(index)
                counts[Int(base[index].kind.rawValue)] += 1
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
                counts[Int(base[last].kind.rawValue)] -= 1
                if base[last].kind == opener {
                    closers[last] = Int32(truncatingIfNeeded: index)
                    break
                }
                closers[last] = ~Int32(truncatingIfNeeded: index)
            }
        }
        return directives
    }
}
