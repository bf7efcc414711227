/// What the value of a property names and calls.
extension DeclarationScanner {
    /// A path of names and calls, with nothing of the arguments but their labels: `Theme.shared`, `Store.make(path:)`.
    ///
    /// - Parameter isShown: the value shows its type, so that only the calls matter, which are those of all parts of a
    ///   tuple or a collection, a line each: `(named:)`, `(_:){}`.
    func path(of value: Range<Int>, isShown: Bool) -> String? {
        guard let value = valueMade(by: value) else { return nil }
        if !isShown {
            let value = withoutKeywords(value)
            guard let path = path(value) else { return nil }
            // Files that declare it are found by its name alone.
            _ = facts.name(buffer.text(value.lowerBound))
            return path
        }
        var calls: [String] = []
        collectCalls(of: value, depth: 0, into: &calls)
        return calls.isEmpty ? nil : calls.joined(separator: "\n")
    }

    /// `try!` and `unsafe` change no type.
    private func withoutKeywords(_ value: Range<Int>) -> Range<Int> {
        var first = value.lowerBound
        if buffer.isWord(first, .try), buffer.isOperator(first + 1, "!") { first += 2 }
        if buffer.isWord(first, .unsafe), buffer.kind(first + 1) == .identifier { first += 1 }
        return min(first, value.upperBound)..<value.upperBound
    }

    private func collectCalls(of value: Range<Int>, depth: Int, into calls: inout [String]) {
        guard !value.isEmpty, depth <= 32 else { return }
        let open = value.lowerBound
        let isBracket = buffer.kind(open) == .leftParen || buffer.kind(open) == .leftBracket
        if isBracket, buffer.skip(open) == value.upperBound {
            for part in parts(at: open) {
                if let before = part.before { collectCalls(of: before, depth: depth + 1, into: &calls) }
                collectCalls(of: part.value, depth: depth + 1, into: &calls)
            }
        } else if let path = path(withoutKeywords(value)),
            let first = path.firstIndex(where: { $0 == "(" || $0 == "{" })
        {
            let call = String(path[first...].prefix { $0 != "!" })
            if !calls.contains(call) { calls.append(call) }
        }
    }

    private func path(_ value: Range<Int>) -> String? {
        var (text, position) = ("", value.lowerBound)
        while position < value.upperBound, buffer.kind(position) == .identifier {
            text += buffer.text(position)
            position = buffer.skipAngles(position + 1)
            if buffer.kind(position) == .leftParen, position < value.upperBound {
                text += labels(at: position)
                position = buffer.skip(position)
            }
            if buffer.kind(position) == .leftBrace, position < value.upperBound {
                text += text.hasSuffix(")") ? "{}" : "(){}"
                position = buffer.skip(position)
            }
            if position == value.upperBound - 1, buffer.isOperator(position, "!") { return text + "!" }
            if position >= value.upperBound { return position == value.upperBound ? text : nil }
            guard buffer.kind(position) == .period else { return nil }
            text += "."
            position += 1
        }
        return nil
    }

    private func labels(at open: Int) -> String {
        let labels = parts(at: open).map { part in
            part.before.map { $0.count == 1 ? buffer.text($0.lowerBound) : "_" } ?? "_"
        }
        return "(" + labels.map { $0 + ":" }.joined() + ")"
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
