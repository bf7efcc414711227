/// What the value of a property names and calls.
extension DeclarationScanner {
    func note(_ value: Range<Int>, of member: inout MemberSyntax) {
        member.flags.insert(.initialized)
        if member.flags.contains(.inferredType) { return member.value = calls(in: value) }
        guard var path = valueMade(by: value).map(withoutKeywords) else { return }
        let isUnwrapped = !path.isEmpty && buffer.isOperator(path.upperBound - 1, "!")
        if isUnwrapped { path.removeLast() }
        member.value = steps(of: path) ?? []
        if isUnwrapped { member.flags.insert(.unwrapped) }
    }

    /// Those of all parts of a tuple or a collection, each once: a value that shows its type is judged by what it calls.
    func calls(in value: Range<Int>) -> [ValueStep] {
        var calls: [ValueStep] = []
        if let value = valueMade(by: value) { collectCalls(of: value, depth: 0, into: &calls) }
        return calls
    }

    /// `try!` and `unsafe` change no type.
    private func withoutKeywords(_ value: Range<Int>) -> Range<Int> {
        var first = value.lowerBound
        if buffer.isWord(first, .try), buffer.isOperator(first + 1, "!") { first += 2 }
        if buffer.isWord(first, .unsafe), buffer.kind(first + 1) == .identifier { first += 1 }
        return min(first, value.upperBound)..<value.upperBound
    }

    private func collectCalls(of value: Range<Int>, depth: Int, into calls: inout [ValueStep]) {
        guard !value.isEmpty, depth <= 32 else { return }
        let open = value.lowerBound
        let isBracket = buffer.kind(open) == .leftParen || buffer.kind(open) == .leftBracket
        if isBracket, buffer.skip(open) == value.upperBound {
            for part in parts(at: open) {
                if let before = part.before { collectCalls(of: before, depth: depth + 1, into: &calls) }
                collectCalls(of: part.value, depth: depth + 1, into: &calls)
            }
        } else {
            var path = withoutKeywords(value)
            if !path.isEmpty, buffer.isOperator(path.upperBound - 1, "!") { path.removeLast() }
            guard let call = steps(of: path)?.lazy.compactMap({ $0.call }).first else { return }
            let step = ValueStep(name: "", call: call)
            if !calls.contains(step) { calls.append(step) }
        }
    }

    /// Names and calls, with nothing of the arguments but their labels; nil for any other value.
    private func steps(of path: Range<Int>) -> [ValueStep]? {
        var (steps, position) = ([ValueStep](), path.lowerBound)
        while position < path.upperBound, buffer.kind(position) == .identifier {
            let name = buffer.text(position)
            position = buffer.skipAngles(position + 1)
            steps.append(ValueStep(name: name, call: call(at: &position, before: path.upperBound)))
            if position >= path.upperBound { return position == path.upperBound ? steps : nil }
            guard buffer.kind(position) == .period else { return nil }
            position += 1
        }
        return nil
    }

    private func call(at position: inout Int, before end: Int) -> CallLabels? {
        let open = position
        if position < end, buffer.kind(position) == .leftParen { position = buffer.skip(position) }
        let hasTrailingClosure = position < end && buffer.kind(position) == .leftBrace
        let labels = position > open ? labels(at: open) : []
        if hasTrailingClosure { position = buffer.skip(position) }
        return position > open ? CallLabels(labels, hasTrailingClosure: hasTrailingClosure) : nil
    }

    private func labels(at open: Int) -> [String?] {
        parts(at: open).map { part in
            part.before.flatMap { $0.count == 1 ? buffer.text($0.lowerBound) : nil }
        }
    }

    /// Whether a value is nothing but a closure, or an initialiser by its name, that is not called, also in parentheses; or
    /// a collection of these.
    func isClosure(_ value: Range<Int>) -> Bool {
        var (first, end) = (value.lowerBound, value.upperBound)
        while first < end, buffer.kind(first) == .leftParen, buffer.skip(first) == end {
            (first, end) = (first + 1, end - 1)
        }
        if first < end, buffer.kind(first) == .leftBrace { return buffer.skip(first) == end }
        if first < end, buffer.kind(first) == .leftBracket, buffer.skip(first) == end {
            return parts(at: first).contains { isClosure($0.value) }
        }
        // `Child.init`, `Child.init(name:)`
        guard first < end, let named = types.type(at: first), buffer.isWord(named.next - 1, .initializer) else {
            return false
        }
        return named.next == end
            || buffer.skip(named.next) == end && isCompoundName(named.next, buffer.closer(of: named.next))
    }
}
