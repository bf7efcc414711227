/// What ends a string literal: its quotes and its number signs.
struct StringDelimiter {
    let isMultiLine: Bool
    let numberSigns: Int
    let start: Int
}

/// A string literal that waits while the code of its interpolation is read.
struct Interpolation {
    let string: StringDelimiter
    var parens = 0
}

// MARK: - Strings

extension Lexer {
    /// The opening quotes, of which the first was just read, and the text up to the end or the first interpolation.
    mutating func lexStringBegin(numberSigns: Int, from start: Int) -> Token {
        let hasThreeQuotes = byte(at: offset) == Byte.quote && byte(at: offset + 1) == Byte.quote
        let isMultiLine = hasThreeQuotes && !(numberSigns > 0 && closesOnItsLine(numberSigns: numberSigns))
        if isMultiLine { offset += 2 }
        let string = StringDelimiter(isMultiLine: isMultiLine, numberSigns: numberSigns, start: start)
        openString = string
        skipText(of: string)
        return significant(.string, from: start)
    }

    /// The piece of an open string that begins here; nil, with the string given up, at the end of an unterminated line.
    mutating func lexStringText() -> Token.Kind? {
        guard let string = openString else { return nil }
        if opensInterpolation(at: offset, in: string) {
            offset += string.numberSigns + 2
            interpolations.append(Interpolation(string: string))
            openString = nil
            return .interpolationOpen
        }
        let start = offset
        skipText(of: string)
        return offset > start ? .string : nil
    }

    /// Moves beyond the closing quotes, or up to the next interpolation or to where an unterminated string ends.
    private mutating func skipText(of string: StringDelimiter) {
        var position = offset
        while position < count {
            let byte = base[position]
            if byte == Byte.quote {
                let end = endOfClosingQuotes(at: position, of: string)
                if end > 0 {
                    openString = nil
                    offset = end
                    return
                }
            } else if byte == Byte.backslash {
                if opensInterpolation(at: position, in: string) {
                    offset = position
                    return
                }
                position = lastOfEscape(at: position, in: string)
            } else if !string.isMultiLine, byte == Byte.lineFeed || byte == Byte.carriageReturn {
                break
            }
            position = position &+ 1
        }
        noteUnclosed(string.isMultiLine ? .string : .lineOfString, from: string.start)
        openString = nil
        offset = position
    }

    private func opensInterpolation(at position: Int, in string: StringDelimiter) -> Bool {
        guard byte(at: position) == Byte.backslash, hasNumberSigns(string.numberSigns, at: position + 1) else {
            return false
        }
        return byte(at: position + 1 + string.numberSigns) == Byte.leftParen
    }

    /// The last byte of the escape that begins with the backslash at `position`, or `position` if it is plain text.
    private func lastOfEscape(at position: Int, in string: StringDelimiter) -> Int {
        guard hasNumberSigns(string.numberSigns, at: position + 1) else { return position }
        let escaped = position + 1 + string.numberSigns
        return escaped < count && !Lexer.isLineBreak(base[escaped]) ? escaped : position
    }

    /// The offset beyond the closing delimiter at `position`, or 0.
    private func endOfClosingQuotes(at position: Int, of string: StringDelimiter) -> Int {
        var end = position + 1
        if string.isMultiLine {
            guard byte(at: end) == Byte.quote, byte(at: end + 1) == Byte.quote else { return 0 }
            end += 2
        }
        return hasNumberSigns(string.numberSigns, at: end) ? end + string.numberSigns : 0
    }

    func hasNumberSigns(_ number: Int, at position: Int) -> Bool {
        var index = 0
        while index < number {
            guard byte(at: position + index) == Byte.numberSign else { return false }
            index += 1
        }
        return true
    }

    /// Whether a raw string that begins with three quotes ends on its first line, so that it is `#"""#` or the like.
    private func closesOnItsLine(numberSigns: Int) -> Bool {
        var position = offset
        while position < count, !Lexer.isLineBreak(base[position]) {
            if base[position] == Byte.quote, hasNumberSigns(numberSigns, at: position + 1) { return true }
            position += 1
        }
        return false
    }
}

// MARK: - Interpolations

extension Lexer {
    mutating func lexLeftParen(from start: Int) -> Token {
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].parens += 1 }
        return significant(.leftParen, from: start)
    }

    mutating func lexRightParen(from start: Int) -> Token {
        guard let innermost = interpolations.last else { return significant(.rightParen, from: start) }
        if innermost.parens > 0 {
            interpolations[interpolations.count - 1].parens -= 1
            return significant(.rightParen, from: start)
        }
        interpolations.removeLast()
        openString = innermost.string
        return significant(.interpolationClose, from: start)
    }

    /// A line break in the code of an interpolation ends the strings that must end on their line.
    mutating func leaveInterpolationsOfOneLine() {
        while let innermost = interpolations.last, !innermost.string.isMultiLine {
            interpolations.removeLast()
        }
    }
}
