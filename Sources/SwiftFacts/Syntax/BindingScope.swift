/// Finds the code in which a name means what is bound at one of its places: by `let`, `for`, a pattern, a parameter or a
/// capture.
///
/// A list of conditions, a closure's parameters or a pattern may bind any number of names, so what is found out for one of
/// them is kept for the next.
final class BindingScope {
    let buffer: TokenBuffer
    /// For each token the innermost bracket around it, and the innermost brace; -1 where there is none.
    private let openers: UnsafePointer<Int32>
    private let braces: UnsafePointer<Int32>
    private var heads: [Int: PatternHead] = [:]
    private var headers: [Int: Range<Int>] = [:]
    private var lastBlock: Search<Range<Int>?>?
    private var lastCase: Search<Int>?

    /// What a `let` belongs to, which says how far its names reach.
    private enum PatternHead {
        case condition
        case caseOfSwitch
        /// The rest of the block: also what `guard` binds.
        case block
    }

    /// From all places between its ends, in the bracket where it ended, a search finds the same.
    private struct Search<Result> {
        let start: Int
        let end: Int
        let opener: Int
        let found: Result
    }

    init(_ buffer: TokenBuffer, openers: UnsafePointer<Int32>, braces: UnsafePointer<Int32>) {
        self.buffer = buffer
        self.openers = openers
        self.braces = braces
    }

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
                if buffer.isWord(position, .in) || buffer.isWord(position, .case) || buffer.isWord(position, .where) {
                    return nil
                }
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
        if buffer.isWord(keyword, .for) { return block(after: place) }
        let brace = innermostBrace(at: place)
        let end = brace < 0 ? buffer.count : buffer.closer(of: brace)
        switch head(ofPatternAt: keyword, in: brace) {
        case .condition: return block(after: place)
        case .caseOfSwitch: return place..<nextCase(after: place, end: end, brace: brace)
        case .block: return place..<end
        }
    }

    private func head(ofPatternAt keyword: Int, in brace: Int) -> PatternHead {
        if let known = heads[keyword] { return known }
        let head = searchHead(ofPatternAt: keyword, in: brace)
        heads[keyword] = head
        return head
    }

    private func searchHead(ofPatternAt keyword: Int, in brace: Int) -> PatternHead {
        var position = keyword - 1
        while position > brace {
            if buffer.isWord(position, .guard) { return .block }
            if buffer.isWord(position, .if) || buffer.isWord(position, .while) || buffer.isWord(position, .for)
                || buffer.isWord(position, .catch)
            {
                return .condition
            }
            if buffer.isWord(position, .case), innermostBrace(at: position) == brace, !isCondition(position) {
                return .caseOfSwitch
            }
            if buffer.kind(position) == .semicolon || buffer.kind(position) == .rightBrace { return .block }
            if buffer.beginsStatement(position + 1) { return .block }
            // The pattern before it in the same list.
            if let known = heads[position], innermostBrace(at: position) == brace { return known }
            position -= 1
        }
        return .block
    }

    /// `if case`, `guard case`, and what comes after a comma.
    private func isCondition(_ index: Int) -> Bool {
        buffer.kind(index - 1) == .comma || buffer.isWord(index - 1, .if) || buffer.isWord(index - 1, .guard)
            || buffer.isWord(index - 1, .while) || buffer.isWord(index - 1, .for)
    }

    private func nextCase(after place: Int, end: Int, brace: Int) -> Int {
        if let lastCase, lastCase.opener == brace, lastCase.start < place, place < lastCase.end {
            return lastCase.found
        }
        let next = (place + 1..<max(end, place + 1)).first { index in
            innermostBrace(at: index) == brace && (buffer.isWord(index, .case) || buffer.isWord(index, .default))
        }
        lastCase = Search(start: place, end: next ?? end, opener: brace, found: next ?? end)
        return next ?? end
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
            header(of: brace).contains(place)
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

    /// What stands before the `in` of a closure, from its last line on; empty where there is none.
    private func header(of brace: Int) -> Range<Int> {
        if let known = headers[brace] { return known }
        var start = brace + 1
        var end = brace + 1
        let close = buffer.closer(of: brace)
        while end < close, mayStandInHeader(end), !buffer.isWord(end, .in) {
            if buffer.beginsStatement(end) { start = end }
            end += 1
        }
        let header = buffer.isWord(end, .in) ? start..<end : end..<end
        headers[brace] = header
        return header
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
        var position = place
        repeat {
            if let lastBlock, lastBlock.opener == innermostBracket(at: position), lastBlock.start <= position,
                position < lastBlock.end
            {
                return lastBlock.found
            }
            position = buffer.isCloser(position) || position == place ? position + 1 : buffer.skip(position)
        } while position < buffer.count && buffer.kind(position) != .rightBrace && buffer.kind(position) != .leftBrace
        let found = buffer.kind(position) == .leftBrace ? position..<buffer.closer(of: position) : nil
        lastBlock = Search(start: place, end: position, opener: innermostBracket(at: position - 1), found: found)
        return found
    }
}
