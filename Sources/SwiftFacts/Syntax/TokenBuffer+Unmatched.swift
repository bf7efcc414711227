/// Which bracket may be the one that is not closed, where the outermost one is that nothing is left for.
extension TokenBuffer {
    /// The first one that is known to be unmatched, and the one inside of it that may be meant.
    var unmatchedBrackets: [Int] { [unmatched, likelyUnmatched].compactMap { $0 } }

    /// The first bracket that a bracket around it ends, else the first in a line that begins further right than the one in
    /// which it is closed; nil where that is the one that is known to be unmatched.
    private var likelyUnmatched: Int? {
        guard let unmatched, isOpener(unmatched) else { return nil }
        let inner = (unmatched + 1..<count).filter(isOpener)
        return inner.first(where: isEndedByOther) ?? inner.filter(isClosedFurtherLeft).min(by: closesEarlier)
    }

    private func isEndedByOther(_ opener: Int) -> Bool { !isClosed(opener) && closer(of: opener) < count }

    private func isClosedFurtherLeft(_ opener: Int) -> Bool {
        let closer = closer(of: opener)
        guard isClosed(opener), closer < count, startsLine(closer) else { return false }
        return indentation(of: closer) < indentation(of: opener)
    }

    private func closesEarlier(_ first: Int, _ second: Int) -> Bool { closer(of: first) < closer(of: second) }

    /// How many blanks the line begins with that a token is in; none of a line that no layout tells anything of.
    private func indentation(of index: Int) -> Int {
        let place = Int(tokens[index].start)
        var start = place
        while start > 0, !Lexer.isLineBreak(bytes[start - 1]) {
            start -= 1
            if place - start > 1_000 { return 0 }
        }
        var end = start
        while end < bytes.count, bytes[end] == Byte.space || bytes[end] == Byte.tab { end += 1 }
        return end - start
    }
}
