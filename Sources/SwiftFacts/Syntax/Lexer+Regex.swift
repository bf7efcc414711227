/// The kind and the range of the token before an operator.
struct TokenEnd {
    let kind: Token.Kind
    let start: Int
    let end: Int
}

/// Regex literals, told from operators as the language does it: by the blanks around the operator that the slash
/// belongs to and, where these leave it open, by the token before.
extension Lexer {
    /// Longer lines than this hold no regex literal, so that a file of nothing but slashes stays linear.
    private static var longestRegexLine: Int { 4_096 }

    /// A slash that begins no comment: a regex literal or an operator character.
    mutating func lexSlash(from start: Int) -> Token {
        let continuesOperator = previousEnd == start && previousKind == .operatorCharacter
        let before =
            continuesOperator ? beforeOperator : TokenEnd(kind: previousKind, start: previousStart, end: previousEnd)
        let isFirstSlash = !(continuesOperator && operatorHoldsSlash)
        if isFirstSlash, mayBeginRegex(start, operatorStart: continuesOperator ? operatorStart : start, after: before),
            let end = endOfBareRegex(from: start)
        {
            offset = end
            return significant(.regex, from: start)
        }
        return operatorCharacter(from: start)
    }

    private func mayBeginRegex(_ start: Int, operatorStart: Int, after before: TokenEnd) -> Bool {
        if start > operatorStart, base[start - 1] == Byte.asterisk { return false }
        if before.end == operatorStart, operatorStart > 0, !endsWithSeparator(before) { return false }
        if before.kind == .identifier, isWord("func", before) || isWord("operator", before) { return false }
        return isFollowedByOperand(endOfOperator(from: start)) || !endsOperand(before)
    }

    /// Whether an operator that touches this token on its right is no postfix or infix operator.
    private func endsWithSeparator(_ token: TokenEnd) -> Bool {
        switch token.kind {
        case .leftParen, .leftBracket, .leftBrace, .interpolationOpen, .comma, .semicolon, .colon, .endOfFile: true
        default: false
        }
    }

    private func endOfOperator(from start: Int) -> Int {
        var position = start
        while position < count {
            switch base[position] {
            case Byte.exclamationMark, Byte.percent, Byte.ampersand, Byte.asterisk, Byte.plus, Byte.minus, Byte.slash,
                Byte.less, Byte.equal, Byte.greater, Byte.questionMark, Byte.caret, Byte.bar, Byte.tilde:
                position += 1
            case 0x80... where foreignScalar(at: position) == .operatorCharacter:
                position = endOfScalar(at: position)
            default:
                return position
            }
        }
        return position
    }

    private func isFollowedByOperand(_ position: Int) -> Bool {
        switch byte(at: position) {
        case Byte.null, Byte.tab, Byte.lineFeed, Byte.carriageReturn, Byte.space, Byte.rightParen, Byte.comma,
            Byte.colon, Byte.semicolon, Byte.rightBracket, Byte.rightBrace:
            return false
        case 0x80...: return foreignScalar(at: position) != .blank
        default: return true
        }
    }

    /// Whether an infix operator may follow the token.
    private func endsOperand(_ token: TokenEnd) -> Bool {
        switch token.kind {
        case .number, .string, .regex, .rightParen, .rightBracket, .rightBrace, .period:
            return true
        case .operatorCharacter:
            // Only the run before the slash is known; it is postfix, as in `x!`, if it touches an operand.
            let touchesToken = token.end == previousEnd && beforeOperator.end == operatorStart
            return touchesToken && !endsWithSeparator(beforeOperator) && endsOperand(beforeOperator)
        case .identifier:
            let isMember = token.start > 0 && base[token.start - 1] == Byte.period
            return isMember || !isExpressionKeyword(token)
        case .pound:
            let isDirective = isWord("#if", token) || isWord("#elseif", token) || isWord("#else", token)
            return !isDirective && !isWord("#endif", token)
        default:
            return false
        }
    }

    /// Whether an expression follows this keyword.
    private func isExpressionKeyword(_ word: TokenEnd) -> Bool {
        switch word.end - word.start {
        case 2: return isWord("in", word) || isWord("if", word) || isWord("is", word) || isWord("as", word)
        case 3: return isWord("try", word)
        case 4: return isWord("case", word) || isWord("else", word)
        case 5:
            return isWord("while", word) || isWord("where", word) || isWord("throw", word) || isWord("guard", word)
        case 6: return isWord("return", word) || isWord("switch", word)
        default: return false
        }
    }

    private func isWord(_ word: StaticString, _ token: TokenEnd) -> Bool {
        bytes.matches(word, from: token.start, to: token.end)
    }

    /// The offset beyond the `/…/` that begins at `start`: it ends on its line at the first slash, also within a
    /// character class, has no blank at either end and no unbalanced `)`, and no comment follows it.
    private func endOfBareRegex(from start: Int) -> Int? {
        let limit = min(count, start + Lexer.longestRegexLine)
        var position = start + 1
        guard position < limit, base[position] != Byte.space, base[position] != Byte.tab else { return nil }
        var groups = 0
        var classes = 0
        var endsWithBlank = false
        while position < limit {
            var byte = base[position]
            let isEscaped = byte == Byte.backslash
            if isEscaped {
                position += 1
                byte = self.byte(at: position)
            }
            if Lexer.isLineBreak(byte) { return nil }
            if !isEscaped {
                if byte == Byte.slash {
                    let next = self.byte(at: position + 1)
                    return endsWithBlank || next == Byte.slash || next == Byte.asterisk ? nil : position + 1
                }
                if byte == Byte.leftBracket { classes += 1 }
                if byte == Byte.rightBracket, classes > 0 { classes -= 1 }
                if byte == Byte.leftParen, classes == 0 { groups += 1 }
                if byte == Byte.rightParen, classes == 0 {
                    guard groups > 0 else { return nil }
                    groups -= 1
                }
            }
            endsWithBlank = !isEscaped && (byte == Byte.space || byte == Byte.tab)
            position += 1
        }
        return nil
    }

    /// The offset beyond the `#/…/#` whose slash stands at `slash`; it may span lines if its first line is empty.
    mutating func endOfExtendedRegex(from slash: Int, numberSigns: Int) -> Int? {
        var position = slash + 1
        while byte(at: position) == Byte.space || byte(at: position) == Byte.tab { position += 1 }
        let isMultiLine = Lexer.isLineBreak(byte(at: position))
        if isMultiLine, numberSigns >= unclosedRegexNumberSigns { return nil }
        let limit = isMultiLine ? count : min(count, slash + Lexer.longestRegexLine)
        while position < limit {
            let byte = base[position]
            if byte == Byte.slash, hasNumberSigns(numberSigns, at: position + 1) { return position + 1 + numberSigns }
            if !isMultiLine, Lexer.isLineBreak(byte) { return nil }
            if byte == Byte.backslash, position + 1 < limit, !Lexer.isLineBreak(base[position + 1]) { position += 1 }
            position += 1
        }
        if isMultiLine { unclosedRegexNumberSigns = numberSigns }
        return nil
    }
}
