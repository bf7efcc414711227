/// Finds the type that the code around `.init(parent: self)` tells, as far as declarations tell it; nil where only the
/// type checker knows.
struct ContextualTypeFinder {
    let buffer: TokenBuffer
    let types: TypeParser
    let body: DeclarationScanner.Body

    func type(at index: Int) -> TypeSyntax? {
        unwrapped(expectedType(at: index, depth: 0))
    }

    /// The type of the expression that begins at `index`, or that `index` is a branch of.
    private func expectedType(at index: Int, depth: Int) -> TypeSyntax? {
        guard depth < 32 else { return nil }
        guard let opener = buffer.openers(around: index, from: body.range.lowerBound).last else {
            return body.resultType
        }
        guard buffer.kind(opener) == .leftBrace else { return nil }
        let start = statementStart(of: index, in: opener)
        if buffer.isWord(start, .let) || buffer.isWord(start, .var) { return declaredType(at: start, before: index) }
        // The condition of a statement tells nothing.
        if start != index, buffer.isWord(start, .if) || buffer.isWord(start, .switch) { return nil }
        if (start..<index).contains(where: { buffer.isAssignment($0) }) { return nil }
        guard isResult(from: start, to: index) else { return nil }
        return valueType(ofBlock: opener, depth: depth + 1)
    }

    /// Only `return`, `try`, `await` and the parts of `condition ? value : value` may stand before a result.
    private func isResult(from start: Int, to index: Int) -> Bool {
        if start == index { return true }
        let first = buffer.word(start)
        if index == start + 1 { return first == .return || first == .try || first == .await }
        return buffer.isOperator(index - 1, "?") || buffer.kind(index - 1) == .colon || buffer.isWord(index - 1, .try)
            || buffer.isWord(index - 1, .await)
    }

    /// `let name: Type = …`
    private func declaredType(at keyword: Int, before index: Int) -> TypeSyntax? {
        guard buffer.kind(keyword + 2) == .colon, let type = types.type(at: keyword + 3), type.next < index,
            buffer.isAssignment(type.next)
        else { return nil }
        return type.type
    }

    /// The type of what the code in these braces results in.
    private func valueType(ofBlock opener: Int, depth: Int) -> TypeSyntax? {
        let before = opener - 1
        if buffer.isWord(before, .shared) { return expectedType(at: beforeSelf(before), depth: depth) }
        if let control = controlKeyword(of: opener) { return expectedType(at: control, depth: depth) }
        let isOutermost = buffer.openers(around: opener, from: body.range.lowerBound).isEmpty
        if isOutermost, !(body.range.lowerBound..<opener).contains(where: { buffer.isAssignment($0) }) {
            return body.resultType
        }
        if isAccessor(opener) { return body.resultType }
        return buffer.isAssignment(before) ? expectedType(at: opener, depth: depth) : nil
    }

    /// `self.shared { … }` begins at `self`.
    private func beforeSelf(_ index: Int) -> Int {
        buffer.kind(index - 1) == .period && buffer.isWord(index - 2, .selfValue) ? index - 2 : index
    }

    private func isAccessor(_ opener: Int) -> Bool {
        var position = opener - 1
        while position > body.range.lowerBound,
            buffer.isWord(position, .async) || buffer.isWord(position, .throws) || buffer.isWord(position, .mutating)
        {
            position -= 1
        }
        return buffer.isWord(position, .get)
    }

    /// The `if` or `switch` whose braces these are; the first one of an `else if` chain.
    private func controlKeyword(of opener: Int) -> Int? {
        let outer = buffer.openers(around: opener, from: body.range.lowerBound).last
        let start = outer.map { statementStart(of: opener, in: $0) } ?? body.range.lowerBound
        return (start..<opener).first { index in
            buffer.openers(around: index, from: start).isEmpty
                && (buffer.isWord(index, .if) || buffer.isWord(index, .switch) || buffer.isWord(index, .do))
        }
    }

    /// The first token of the statement that holds `index`, directly in the braces that begin at `opener`.
    private func statementStart(of index: Int, in opener: Int) -> Int {
        var start = opener + 1
        var position = opener + 1
        var isCaseLabel = false
        while position <= index {
            let previous = position - 1
            if position > opener + 1, beginsStatement(position) { start = position }
            if buffer.isWord(position, .case) || buffer.isWord(position, .default) { isCaseLabel = true }
            if isCaseLabel, buffer.kind(position) == .colon {
                isCaseLabel = false
                start = position + 1
            } else if buffer.isWord(previous, .in), !isCaseLabel, isClosureSignature(before: previous, opener) {
                start = position
            }
            let next = buffer.skip(position)
            if next > index { break }
            position = next
        }
        return start
    }

    private func beginsStatement(_ index: Int) -> Bool {
        if buffer.kind(index - 1) == .semicolon { return true }
        guard buffer.startsLine(index) else { return false }
        switch buffer.kind(index) {
        case .operatorCharacter, .colon: return false
        case .period: return !buffer.endsOperand(index - 1)
        default: return !buffer.isWord(index, .else) && !buffer.isAssignment(index - 1)
        }
    }

    /// `{ [weak self] value in`: nothing but a capture list and names stand between the brace and `in`.
    private func isClosureSignature(before index: Int, _ opener: Int) -> Bool {
        !(opener + 1..<index).contains { buffer.isWord($0, .for) || buffer.startsLine($0) && $0 > opener + 1 }
    }

    private func unwrapped(_ type: TypeSyntax?) -> TypeSyntax? {
        switch type {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .attributed(_, let wrapped): unwrapped(wrapped)
        case .function(_, _, let result): unwrapped(result)
        case .named: type
        default: nil
        }
    }
}
