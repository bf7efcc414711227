/// Finds the code in which a name means what is bound at one of its places: by `let`, `for`, a pattern, a parameter or a
/// capture.
struct BindingScope {
    let buffer: TokenBuffer
    /// For each token the innermost bracket around it, and the innermost brace; -1 where there is none.
    let openers: UnsafePointer<Int32>
    let braces: UnsafePointer<Int32>

    private func innermostBrace(at index: Int) -> Int { index < buffer.count ? Int(braces[index]) : -1 }

    /// What follows in the block around a place.
    func restOfBlock(from place: Int) -> Range<Int> {
        let brace = innermostBrace(at: place)
        return place..<max(place, brace < 0 ? buffer.count : buffer.closer(of: brace))
    }

    /// Whether a place is in one of these braces.
    func isInside(_ known: Set<Int>, _ place: Int) -> Bool {
        if known.isEmpty { return false }
        var brace = innermostBrace(at: place)
        while brace >= 0, !known.contains(brace) { brace = innermostBrace(at: brace) }
        return brace >= 0
    }

    private func innermostBracket(at index: Int) -> Int { index < buffer.count ? Int(openers[index]) : -1 }

    /// The bracket that the one at `closer` closes.
    func opener(before closer: Int) -> Int {
        buffer.isOpener(closer - 1) ? closer - 1 : innermostBracket(at: closer - 1)
    }

    /// Nil where the name at this place is only used.
    func code(ofBindingAt place: Int) -> Range<Int>? {
        if let parameter = parameterScope(place) { return parameter }
        if let keyword = patternKeyword(before: place) { return patternScope(place, keyword) }
        return closureScope(place)
    }

    /// `func name(label place: Type) { … }`
    private func parameterScope(_ place: Int) -> Range<Int>? {
        guard buffer.kind(place + 1) == .colon else { return nil }
        let before = buffer.kind(place - 1)
        let isFirstName = before == .leftParen || before == .comma
        let label = place - (isFirstName ? 0 : 1)
        let open = innermostBracket(at: label)
        guard open >= 0, buffer.kind(open) == .leftParen, isFirstName || before == .identifier else { return nil }
        var name = open - 1
        while name > 0, buffer.kind(name) == .identifier || buffer.kind(name) == .operatorCharacter,
            !isCallableKeyword(name), !isCallableKeyword(name - 1)
        {
            name -= 1
        }
        guard isCallableKeyword(name) || isCallableKeyword(name - 1) else { return nil }
        return block(after: buffer.closer(of: open))
    }

    private func isCallableKeyword(_ index: Int) -> Bool {
        buffer.isWord(index, .func) || buffer.isWord(index, .initializer) || buffer.isWord(index, .subscript)
    }

    private static let longestPattern = 200

    /// The `let`, `var` or `for` whose pattern holds the place.
    private func patternKeyword(before place: Int) -> Int? {
        var position = place - 1
        var firstComma: Int?
        while position >= 0, place - position < Self.longestPattern {
            switch buffer.kind(position) {
            case .leftParen, .period: break
            case .comma: firstComma = position
            case .identifier:
                if buffer.isWord(position, .let) || buffer.isWord(position, .var) || buffer.isWord(position, .for) {
                    return firstComma.map { endsCondition($0, of: position) } == true ? nil : position
                }
                if buffer.isWord(position, .in) || buffer.isWord(position, .case) { return nil }
            case .rightParen:
                // The parts of a tuple that stand before.
                position = opener(of: position)
            default: return nil
            }
            position -= 1
        }
        return nil
    }

    /// In `if let name, name.isOpen` the comma ends what is bound.
    private func endsCondition(_ comma: Int, of keyword: Int) -> Bool {
        innermostBracket(at: comma) == innermostBracket(at: keyword)
            && (buffer.kind(keyword - 1) == .comma || buffer.isWord(keyword - 1, .if)
                || buffer.isWord(keyword - 1, .guard) || buffer.isWord(keyword - 1, .while))
    }

    private func opener(of close: Int) -> Int {
        var position = close - 1
        while position > innermostBracket(at: close), buffer.closer(of: position) != close || !buffer.isOpener(position)
        {
            position -= 1
        }
        return position
    }

    private func patternScope(_ place: Int, _ keyword: Int) -> Range<Int>? {
        let brace = innermostBrace(at: place)
        let end = brace < 0 ? buffer.count : buffer.closer(of: brace)
        if buffer.isWord(keyword, .for) { return block(after: place) }
        var position = keyword - 1
        while position > brace {
            if buffer.isWord(position, .guard) { return place..<end }
            if buffer.isWord(position, .if) || buffer.isWord(position, .while) || buffer.isWord(position, .for)
                || buffer.isWord(position, .catch)
            {
                return block(after: place)
            }
            if buffer.isWord(position, .case), innermostBrace(at: position) == brace, !isCondition(position) {
                return place..<nextCase(after: place, end: end, brace: brace)
            }
            if buffer.kind(position) == .semicolon || buffer.kind(position) == .rightBrace { break }
            if buffer.beginsStatement(position + 1), position + 1 <= keyword { break }
            position -= 1
        }
        return place..<end
    }

    /// `if case`, `guard case`, and what comes after a comma.
    private func isCondition(_ index: Int) -> Bool {
        buffer.kind(index - 1) == .comma || buffer.isWord(index - 1, .if) || buffer.isWord(index - 1, .guard)
            || buffer.isWord(index - 1, .while) || buffer.isWord(index - 1, .for)
    }

    private func nextCase(after place: Int, end: Int, brace: Int) -> Int {
        (place + 1..<max(end, place + 1)).first { index in
            innermostBrace(at: index) == brace && (buffer.isWord(index, .case) || buffer.isWord(index, .default))
        } ?? end
    }

    /// `{ place in … }`, `{ (place: Type) -> Result in … }`, `{ [place = value] in … }`.
    private func closureScope(_ place: Int) -> Range<Int>? {
        let brace = innermostBrace(at: place)
        guard brace >= 0 else { return nil }
        let body = brace..<buffer.closer(of: brace)
        let open = innermostBracket(at: place)
        if buffer.kind(open) == .leftBracket {
            return open == brace + 1 && buffer.isAssignment(place + 1) ? body : nil
        }
        guard mayStandBeforeParameter(place - 1), open == brace || mayHoldParameters(open, of: brace),
            let end = endOfHeader(from: place, in: body), innermostBrace(at: end) == brace,
            (brace + 1..<place).allSatisfy(mayStandInHeader)
        else { return nil }
        return body
    }

    /// What opens or parts a list, a list of captures, attributes, or the parameter's label.
    private func mayStandBeforeParameter(_ index: Int) -> Bool {
        switch buffer.kind(index) {
        case .leftBrace, .leftParen, .comma, .rightBracket, .rightParen, .identifier: true
        default: false
        }
    }

    /// Whether the parentheses begin a closure, but for a list of captures and attributes.
    private func mayHoldParameters(_ open: Int, of brace: Int) -> Bool {
        buffer.kind(open) == .leftParen && innermostBracket(at: open) == brace
            && (open == brace + 1 || buffer.kind(open - 1) == .rightBracket || buffer.kind(open - 2) == .at)
    }

    /// The `in` that ends the header of a closure, if the place is in one.
    private func endOfHeader(from place: Int, in body: Range<Int>) -> Int? {
        var index = place
        while index < body.upperBound, mayStandInHeader(index), index == place || !buffer.beginsStatement(index) {
            if buffer.isWord(index, .in) { return index }
            index += 1
        }
        return nil
    }

    private func mayStandInHeader(_ index: Int) -> Bool {
        switch buffer.kind(index) {
        case .semicolon, .leftBrace, .rightBrace, .number, .string: false
        case .identifier: !buffer.isWord(index, .for) && !buffer.isWord(index, .let) && !buffer.isWord(index, .var)
        default: true
        }
    }

    /// The next braces that stand in the same brackets as the place, or outside of them.
    private func block(after place: Int) -> Range<Int>? {
        var position = place + 1
        while position < buffer.count, buffer.kind(position) != .rightBrace {
            if buffer.kind(position) == .leftBrace { return position..<buffer.closer(of: position) }
            position = buffer.isCloser(position) ? position + 1 : buffer.skip(position)
        }
        return nil
    }
}
