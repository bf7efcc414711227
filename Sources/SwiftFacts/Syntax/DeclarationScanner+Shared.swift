/// Calls of `shared` in one getter that are taken for one instance, and of which both run.
extension DeclarationScanner {
    /// Notes what surely is ambiguous: in code without branches, values that the same call makes.
    func noteRepeatedShared(in block: Range<Int>, of member: String, in context: Context) {
        guard let owner = context.owner, let open = getterBrace(in: block) else { return }
        var first: [String: Int] = [:]
        var index = open + 1
        let end = min(buffer.closer(of: open), buffer.count)
        while index < end, !mayBranch(at: index) {
            if buffer.isWord(index, .shared), let value = sharedValue(callAt: index) {
                let key = "\(buffer.branch(at: index)) \(value)"
                if let earlier = first[key] {
                    facts.add(
                        RepeatedSharedRecord(
                            first: facts.place(buffer.tokens[earlier].start),
                            second: facts.place(buffer.tokens[index].start), owner: UInt32(owner),
                            member: facts.name(member)))
                } else {
                    first[key] = index
                }
            }
            index = buffer.kind(index) == .leftBrace ? buffer.skip(index) : index + 1
        }
    }

    /// The brace of the getter: the block's own, or that behind `get`.
    func getterBrace(in block: Range<Int>) -> Int? {
        var index = block.lowerBound
        guard buffer.kind(index) == .leftBrace else { return nil }
        guard buffer.isWord(index + 1, .get) else { return index }
        index += 2
        while index < block.upperBound, buffer.kind(index) != .leftBrace { index += 1 }
        return index < block.upperBound ? index : nil
    }

    /// From here on not everything runs.
    private func mayBranch(at index: Int) -> Bool {
        switch buffer.kind(index) {
        case .operatorCharacter:
            return ["?", "&", "|"].contains { buffer.isOperator(index, $0) }
        case .identifier:
            switch buffer.word(index) {
            case .if, .guard, .switch, .for, .while, .repeat, .do: return buffer.kind(index - 1) != .period
            default: return false
            }
        default: return false
        }
    }

    /// What is called in `shared { call(…) }`, with `try` and `await`; nil for other values, and for `shared` of others.
    private func sharedValue(callAt index: Int) -> String? {
        let open = index + 1
        guard buffer.kind(open) == .leftBrace,
            buffer.kind(index - 1) != .period || buffer.isWord(index - 2, .selfValue)
        else { return nil }
        var last = open + 1
        while buffer.kind(last) == .identifier, buffer.kind(last + 1) == .identifier, !buffer.startsLine(last + 1) {
            last += 1
        }
        while buffer.kind(last) == .identifier, buffer.kind(last + 1) == .period { last += 2 }
        guard buffer.kind(last) == .identifier, buffer.kind(last + 1) == .leftParen,
            buffer.skip(last + 1) == buffer.closer(of: open)
        else { return nil }
        return buffer.text(from: open + 1, through: last)
    }
}
