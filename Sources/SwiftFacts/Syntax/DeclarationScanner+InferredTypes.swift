/// What the value of a property tells of its type.
extension DeclarationScanner {
    /// The type that an initial value shows: `T(…)`, `T(…)!`, `T { … }`, `T.init(…)`, `value as T`, a literal, a tuple, an
    /// array or a dictionary of these, `shared { T(…) }` or `{ T(…) }()`.
    ///
    /// - Parameter depth: how many tuples and collections it stands in.
    func inferredType(of range: Range<Int>, depth: Int = 0) -> TypeReference? {
        guard var range = valueMade(by: range) else { return nil }
        if range.count > 1, buffer.isWord(range.lowerBound, .try), buffer.isOperator(range.lowerBound + 1, "!") {
            range = range.lowerBound + 2..<range.upperBound
        }
        if range.count > 1, buffer.isWord(range.lowerBound, .unsafe), !buffer.touchesNext(range.lowerBound) {
            range = range.lowerBound + 1..<range.upperBound
        }
        guard !range.isEmpty, range.upperBound <= buffer.count else { return nil }
        let offset = buffer.tokens[range.lowerBound].start
        if let cast = castType(of: range) { return TypeReference(syntax: cast, offset: offset) }
        if let literal = literalType(of: range) { return TypeReference(syntax: literal, offset: offset) }
        if buffer.kind(range.lowerBound) == .leftParen, buffer.skip(range.lowerBound) == range.upperBound {
            return tupleType(at: range.lowerBound, depth: depth).map { TypeReference(syntax: $0, offset: offset) }
        }
        if buffer.kind(range.lowerBound) == .leftBracket, buffer.skip(range.lowerBound) == range.upperBound {
            return collectionType(at: range.lowerBound, depth: depth).map { TypeReference(syntax: $0, offset: offset) }
        }
        guard let called = types.type(at: range.lowerBound), let end = endOfCall(called.next, in: range),
            !hasPlaceholder(called.type, in: range.lowerBound..<called.next)
        else { return nil }
        guard case .named(var parts) = called.type else {
            return end == range.upperBound ? collection(called.type, offset) : nil
        }
        if parts.last?.name == "init" { parts.removeLast() }
        guard end == range.upperBound, let name = parts.last?.name, name.startsUppercase else { return nil }
        return TypeReference(syntax: .named(parts), offset: offset)
    }

    /// Whether a type leaves a part of itself to the compiler: `[_: String]`.
    func hasPlaceholder(_ type: TypeSyntax, in range: Range<Int>) -> Bool {
        range.contains { buffer.isWord($0, .underscore) } && type.mentions(anyOf: ["_"])
    }

    /// The index after the arguments, a closure behind them or in their place, and the `!` that unwraps what is made.
    private func endOfCall(_ first: Int, in range: Range<Int>) -> Int? {
        var end = first
        if buffer.kind(end) == .leftParen {
            // `Child.init(name:)` makes nothing yet.
            if isCompoundName(end, buffer.closer(of: end)) { return nil }
            end = buffer.skip(end)
        }
        if end < range.upperBound, buffer.kind(end) == .leftBrace { end = buffer.skip(end) }
        if end == range.upperBound - 1, end > first, buffer.isOperator(end, "!") { end += 1 }
        return end > first ? end : nil
    }

    /// Whether what a value makes is no call of an initialiser, or unwrapped, so that the initialiser may fail.
    func isUnwrapped(_ value: Range<Int>) -> Bool {
        guard let value = valueMade(by: value), let last = value.last else { return false }
        if buffer.isOperator(last, "!") || nameOfLiteral(value) != nil || castType(of: value) != nil { return true }
        let (open, isWhole) = (value.lowerBound, buffer.skip(value.lowerBound) == value.upperBound)
        switch buffer.kind(open) {
        case .leftParen where isWhole: return parts(at: open).allSatisfy { isUnwrapped($0.value) }
        case .leftBracket where isWhole:
            return parts(at: open).allSatisfy { isUnwrapped($0.value) && $0.before.map(isUnwrapped) != false }
        default: return buffer.kind(open) == .leftBracket
        }
    }

    /// What the closure of `shared { value }` or `{ value }()` returns, else the value itself.
    func valueMade(by value: Range<Int>) -> Range<Int>? {
        guard let open = makingClosure(in: value), buffer.skip(open) > open + 1 else { return value }
        var range = open + 1..<buffer.closer(of: open)
        if !range.isEmpty, buffer.isWord(range.lowerBound, .return) { range = range.lowerBound + 1..<range.upperBound }
        return expressionEnd(range.lowerBound) == range.upperBound ? valueMade(by: range) : nil
    }

    /// The brace of the closure that a value is no more than the result of.
    private func makingClosure(in value: Range<Int>) -> Int? {
        let first = value.lowerBound
        if buffer.kind(first) == .leftBrace {
            let call = buffer.skip(first)
            return buffer.kind(call) == .leftParen && buffer.skip(call) == value.upperBound ? first : nil
        }
        guard buffer.isWord(first, .sharedCall), let open = closureBrace(ofCallAt: first),
            buffer.skip(first + 1) == value.upperBound, open == first + 1 || buffer.isOnlyArgument(open)
        else { return nil }
        return open
    }

    /// `value as Type`, `value as! Type` or `value as? Type`, where no operator stands before.
    private func castType(of range: Range<Int>) -> TypeSyntax? {
        var position = range.lowerBound
        if buffer.isWord(position, .if) || buffer.isWord(position, .switch) { return nil }
        while position < range.upperBound, !buffer.isWord(position, .as) {
            if buffer.kind(position) == .operatorCharacter { return nil }
            position = buffer.skip(position)
        }
        guard position > range.lowerBound, position < range.upperBound else { return nil }
        let isOptional = buffer.isOperator(position + 1, "?")
        let start = isOptional || buffer.isOperator(position + 1, "!") ? position + 2 : position + 1
        guard let type = types.type(at: start), type.next == range.upperBound,
            !hasPlaceholder(type.type, in: start..<type.next)
        else { return nil }
        return isOptional ? .optional(type.type) : type.type
    }

    /// `(40, name: "Ada")`, each part of which shows its type.
    private func tupleType(at open: Int, depth: Int) -> TypeSyntax? {
        var elements: [TypeSyntax.TupleElement] = []
        for (label, value) in parts(at: open) {
            guard let type = partType(value, depth) else { return nil }
            elements.append(TypeSyntax.TupleElement(label: label.map { buffer.text($0.lowerBound) }, type: type))
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    /// `[40, 80]` and `["Ada": 40]`, all parts of which show the same type.
    private func collectionType(at open: Int, depth: Int) -> TypeSyntax? {
        var shown: TypeSyntax?
        for (key, value) in parts(at: open) {
            guard var type = partType(value, depth) else { return nil }
            if let key {
                guard let keyType = partType(key, depth) else { return nil }
                type = .dictionary(key: keyType, value: type)
            } else {
                type = .array(type)
            }
            guard shown ?? type == type else { return nil }
            shown = type
        }
        return shown
    }

    /// Nobody writes a tuple or a collection in 32 others.
    private func partType(_ part: Range<Int>, _ depth: Int) -> TypeSyntax? {
        if part.isEmpty || depth == 32 || mayFail(part) { return nil }
        return inferredType(of: part, depth: depth + 1)?.syntax
    }

    /// What stands between the commas of a tuple or a collection: each value, with the label or key before its colon.
    func parts(at open: Int) -> [(before: Range<Int>?, value: Range<Int>)] {
        let close = buffer.closer(of: open)
        var parts: [(before: Range<Int>?, value: Range<Int>)] = []
        var position = open + 1
        while position < close {
            let end = min(expressionEnd(position), close)
            var colon = position
            while colon < end, buffer.kind(colon) != .colon { colon = buffer.skip(colon) }
            parts.append(colon < end ? (position..<colon, colon + 1..<end) : (nil, position..<end))
            position = end + 1
        }
        return parts
    }

    /// `[Item]()` and `[Key: Value]()`.
    private func collection(_ type: TypeSyntax, _ offset: UInt32) -> TypeReference? {
        switch type {
        case .array, .dictionary: TypeReference(syntax: type, offset: offset)
        default: nil
        }
    }

    /// Whether an initial value that begins like this may be nil, for all that a scan can know.
    func mayFail(_ value: Range<Int>) -> Bool {
        guard let open = value.first(where: { buffer.kind($0) == .leftParen }), open > value.lowerBound else {
            return false
        }
        let first = open + 1
        guard first < buffer.closer(of: open) else { return false }
        let name = buffer.text(open - 1)
        return buffer.kind(first + 1) == .colon
            ? FailingInitializers.isKnown(label: buffer.text(first), of: name)
            : FailingInitializers.isKnown(of: name, takingNumber: buffer.kind(first) == .number)
    }

    /// The module is named: an app may call a type of its own `Bool`, and `true` is none.
    private func literalType(of range: Range<Int>) -> TypeSyntax? {
        nameOfLiteral(range).map { .named([.init(name: "Swift"), .init(name: $0)]) }
    }

    private func nameOfLiteral(_ range: Range<Int>) -> String? {
        var first = range.lowerBound
        if buffer.isOperator(first, "-"), range.count == 2 { first += 1 }
        switch buffer.kind(first) {
        case .number where first == range.upperBound - 1:
            let text = buffer.text(first)
            if text.hasPrefix("0x") { return text.contains { $0 == "." || $0 == "p" || $0 == "P" } ? "Double" : "Int" }
            return text.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }) ? "Double" : "Int"
        case .string:
            var position = first
            while position < range.upperBound,
                buffer.kind(position) == .string || buffer.kind(position) == .interpolationOpen
            {
                position = buffer.skip(position)
            }
            return position == range.upperBound ? "String" : nil
        case .identifier where range.count == 1:
            return buffer.isWord(first, .true) || buffer.isWord(first, .false) ? "Bool" : nil
        default: return nil
        }
    }
}
