/// What is around a place.
extension TokenBuffer {
    /// The innermost bracket around a place, if it was opened at or after `start`.
    func opener(around index: Int, from start: Int) -> Int? {
        let opener = surroundings.opener(around: index)
        return opener >= start ? opener : nil
    }

    /// The innermost braces around a place, -1 where there are none.
    package func brace(around index: Int) -> Int { surroundings.brace(around: index) }

    /// The `shared` that takes these braces as its closure: `shared { … }`, `shared({ … })`.
    func sharedCall(ofClosure open: Int) -> Int? {
        let name = isOnlyArgument(open) ? open - 2 : open - 1
        return isWord(name, .sharedCall) ? name : nil
    }

    /// Whether these brackets are all that stands in parentheses.
    func isOnlyArgument(_ open: Int) -> Bool {
        kind(open - 1) == .leftParen && skip(open) == closer(of: open - 1)
    }

    /// Nil too where the first one stands in brackets that are opened in the range.
    func firstAssignment(in range: Range<Int>) -> Int? {
        guard let first = surroundings.assignments.firstIndex(atOrAfter: range.lowerBound, in: range) else {
            return nil
        }
        let assignment = surroundings.assignments[first]
        return opener(around: assignment, from: range.lowerBound) == nil ? assignment : nil
    }

    /// Whether something is assigned from `start` on, in no brackets that are opened there.
    func holdsAssignment(outsideBracketsOf start: Int, before end: Int) -> Bool {
        surroundings.assignments(from: start, to: end).contains { opener(around: $0, from: start) == nil }
    }

    /// The index after a `consume` or `copy` before a name.
    func skipOwnership(at index: Int) -> Int {
        let isOperator = text(index) == "consume" || text(index) == "copy"
        return isOperator && kind(index + 1) == .identifier && !startsLine(index + 1) ? index + 1 : index
    }

    /// What `self` is bound to by names, and what is bound to `self`, in the whole file.
    var selfBindings: SelfBindings { surroundings.selfBindings }
}
