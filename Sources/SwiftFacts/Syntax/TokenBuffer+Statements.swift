/// Where statements begin and end.
extension TokenBuffer {
    /// Whether a statement that no bracket closes ends before the token.
    func endsStatement(before index: Int) -> Bool { kind(index) == .semicolon || beginsStatement(index) }

    /// Whether the token begins a line on which the code before it does not go on, as Swift has it. The colon of a label
    /// and the `in` of a closure are not told from others: what follows them goes on.
    package func beginsStatement(_ index: Int) -> Bool {
        if kind(index - 1) == .semicolon { return true }
        guard startsLine(index) else { return false }
        if kind(index) == .pound, let directive = extents[index] { return !memberBlocks.contains(directive.first) }
        if awaitsMore(index - 1) {
            return (isAssignment(index - 1) || kind(index - 1) == .period) && beginsDeclaration(index)
        }
        switch kind(index) {
        case .colon, .moduleSelector, .comma, .leftBrace: return false
        case .operatorCharacter: return isPrefix(index)
        case .period: return isPart(index + 1) ? isPrefix(index) : !continuesMember(at: index, memberBlocks)
        default: break
        }
        switch word(index) {
        case .else, .as, .is, .in, .where, .catch, .throws, .rethrows: return false
        // The label of one more trailing closure.
        default: return kind(index + 1) != .colon || kind(index + 2) != .leftBrace
        }
    }

    /// Whether the operator that begins a line here belongs to what follows it, as in `!isEmpty`.
    private func isPrefix(_ index: Int) -> Bool {
        if isOperator(index, "?") { return false }
        var last = index
        while touchesNext(last), isPart(last + 1) { last += 1 }
        return touchesNext(last) && !isAssignment(index) && !isArrow(index) && !isAngle(index)
    }

    private func isAngle(_ index: Int) -> Bool { isOperator(index, "<") || isOperator(index, ">") }

    /// A period that begins a line goes on with what stands before it, or before the `#if` that it is in.
    private func continuesMember(at index: Int, _ blocks: Set<Int>) -> Bool {
        if let directive = directive(before: index) { return blocks.contains(directive.first) }
        switch kind(index - 1) {
        case .colon, .semicolon: return false
        default: return index > 0 && !isOpener(index - 1) && !isWord(index - 1, .in)
        }
    }

    /// The directive whose line ends before a token.
    private func directive(before index: Int) -> DirectiveExtent? {
        if extents.isEmpty { return nil }
        var first = index
        repeat { first -= 1 } while first > 0 && !startsLine(first)
        return extents[first].flatMap { $0.end == index ? $0 : nil }
    }

    /// Whether a line begins here with a member of a type that the context tells, behind `#if DEBUG`.
    func beginsBranchWithMember(_ index: Int) -> Bool {
        guard startsLine(index), kind(index) == .period, let directive = directive(before: index) else { return false }
        return !memberBlocks.contains(directive.first)
    }

    /// Where code goes on behind the branches of `#if` that end before the token.
    func afterBranches(endingBefore index: Int) -> Int {
        var next = index
        while kind(next) == .pound, let first = extents[next]?.first, first != next, let end = blockEnds[first] {
            next = end
        }
        return next
    }

    /// Each `#if` that begins with members of what stands before it.
    func findMemberBlocks() -> Set<Int> {
        var found: Set<Int> = []
        let blocks = extents.filter { $0.key == $0.value.first }.sorted { $0.key < $1.key }
        for (index, block) in blocks.reversed()
        where found.contains(block.end) || kind(block.end) == .period && !isPart(block.end + 1) {
            found.insert(index)
        }
        for (index, _) in blocks where found.contains(index) && !continuesMember(at: index, found) {
            found.remove(index)
        }
        return found
    }

    /// Whether no value, member or name can begin here, so that what an `=`, a period or a `var` before it awaits is not
    /// typed yet.
    func beginsDeclaration(_ index: Int) -> Bool {
        switch word(index) {
        case .associatedtype, .case, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .internal, .let,
            .private, .protocol, .public, .static, .struct, .subscript, .typealias, .var:
            true
        default: false
        }
    }

    /// Whether what stands here cannot be the last of a statement.
    private func awaitsMore(_ index: Int) -> Bool {
        switch kind(index) {
        case .comma, .colon, .leftParen, .leftBracket: return true
        case .identifier where kind(index - 1) != .period: break
        // `try?` and `as!`.
        case .operatorCharacter where touchesNext(index - 1) && (isWord(index - 1, .try) || isWord(index - 1, .as)):
            return true
        default: return awaitsOperand(index)
        }
        switch word(index) {
        case .as, .associatedtype, .await, .case, .class, .else, .enum, .extension, .for, .func, .guard, .if, .import,
            .in, .is, .let, .protocol, .return, .struct, .switch, .throw, .try, .typealias, .var, .where, .while:
            return true
        default: return false
        }
    }

    /// A line that ends in a binary operator goes on; one that ends in a postfix operator, as `5...`, does not.
    private func awaitsOperand(_ index: Int) -> Bool {
        guard isPart(index) else { return false }
        var first = index
        while touchesNext(first - 1), !startsLine(first), isPart(first - 1) { first -= 1 }
        if first == index, kind(first) == .period || isOperator(first, "<") { return true }
        // The `>` of generic arguments may stand on a line of its own.
        let closesArguments = first == index && startsLine(first) && isOperator(first, ">")
        return !touchesNext(first - 1) && !closesArguments
    }

    /// Operators are runs of these.
    private func isPart(_ index: Int) -> Bool { kind(index) == .operatorCharacter || kind(index) == .period }
}
