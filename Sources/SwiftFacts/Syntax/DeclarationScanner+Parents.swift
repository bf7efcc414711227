/// The argument of a creation that is its parent.
extension DeclarationScanner {
    /// An argument that is the parent of what a call makes.
    struct ParentArgument {
        /// Its first token and its last one.
        let value: ClosedRange<Int>
        /// The parameter that it is given to, if that is no `parent`.
        var parameter: String?
    }

    /// The arguments in these brackets that may be a parent: that of the vocabulary's label, or else each that some
    /// initialiser passes on as its parent.
    func parentArguments(in open: Int, of callee: () -> String?) -> [ParentArgument] {
        if let label = parentLabel(in: open) { return argument(at: label, in: open).map { [$0] } ?? [] }
        if !followsParents { return [] }
        let close = min(buffer.closer(of: open), buffer.count)
        var found: [ParentArgument] = []
        var unlabelled = 0
        lazy var takesUnlabelled = callee().map(parents.mayTakeUnlabelled) == true
        var position = open + 1
        while position < close {
            var parameter: String?
            if buffer.kind(position) == .identifier, buffer.kind(position + 1) == .colon {
                let label = buffer.text(position)
                if parents.labels.contains(label) { parameter = label }
            } else {
                let text = ParentParameters.text(ofUnlabelled: unlabelled)
                if parents.positions.contains(unlabelled), takesUnlabelled { parameter = text }
                unlabelled += 1
            }
            if let parameter, var argument = argument(at: position, in: open) {
                argument.parameter = parameter
                found.append(argument)
            }
            while position < close, buffer.kind(position) != .comma { position = buffer.skip(position) }
            position += 1
        }
        return found
    }

    /// The argument that begins at a label, or at its value.
    private func argument(at start: Int, in open: Int) -> ParentArgument? {
        let close = buffer.closer(of: open)
        let hasLabel = buffer.kind(start) == .identifier && buffer.kind(start + 1) == .colon
        var end = hasLabel ? start + 2 : start
        let first = end
        while end < close, buffer.kind(end) != .comma, !beginsArgument(end, after: first) { end = buffer.skip(end) }
        return end > first ? ParentArgument(value: first...end - 1) : nil
    }

    /// The label of an argument before which a comma was lost: the compiler tells that. In `a ? b : c` no label follows.
    private func beginsArgument(_ label: Int, after first: Int) -> Bool {
        guard label > first, buffer.kind(label) == .identifier, buffer.kind(label + 1) == .colon else { return false }
        let follows = [.identifier, .number, .string].contains(buffer.kind(label - 1)) || buffer.isCloser(label - 1)
        return follows && !(first..<label).contains { buffer.isOperator($0, "?") }
    }

    /// The same of a compound name, as in `Child.init(parent:name:)`: what the parent is called, nil for `parent`.
    func parentParameters(named open: Int, of callee: String) -> [String?] {
        if parentLabel(in: open) != nil { return [nil] }
        if !followsParents { return [] }
        let labels = stride(from: open + 1, to: buffer.closer(of: open), by: 2).map { buffer.text($0) }
        let unlabelled = labels.filter { $0 == "_" }.indices.filter(parents.positions.contains)
        return labels.filter(parents.labels.contains)
            + (parents.mayTakeUnlabelled(callee) ? unlabelled.map { ParentParameters.text(ofUnlabelled: $0) } : [])
    }

    /// The parameter of an initialiser that a delegation passes on as it is; nil where the callers may not tell the parent.
    func parameterPassedOn(_ argument: ParentArgument, body: Body) -> String? {
        guard let name = nameGiven(by: argument.value, body: body, depth: 0),
            let index = body.parameterList.firstIndex(where: { $0.name == name })
        else { return nil }
        let parameter = body.parameterList[index]
        if parameter.hasDefault || parameter.isVariadic { return nil }
        if let label = parameter.label { return label }
        let before = body.parameterList[..<index].filter { $0.label == nil }
        if before.contains(where: { $0.hasDefault || $0.isVariadic }) { return nil }
        return ParentParameters.text(ofUnlabelled: before.count)
    }

    /// The name that an expression is, or that a `let` of the same body gives to what the expression names.
    private func nameGiven(by value: ClosedRange<Int>, body: Body, depth: Int) -> String? {
        var (first, last) = (value.lowerBound, value.upperBound)
        while first < last, buffer.kind(first) == .leftParen, buffer.closer(of: first) == last {
            first += 1
            last -= 1
        }
        guard buffer.kind(first) == .identifier, isPostfixSelf(after: first, through: last) else { return nil }
        let name = buffer.text(first)
        let declared = body.range.first { index in
            index < value.lowerBound && buffer.isOperator(index + 1, "=") && buffer.text(index) == name
                && (buffer.isWord(index - 1, .let) || buffer.isWord(index - 1, .var))
        }
        guard let declared else { return name }
        let start = declared + 2
        var end = start
        while end < value.lowerBound, !buffer.startsLine(end + 1), buffer.kind(end + 1) != .semicolon,
            buffer.kind(end + 1) != .comma, !buffer.isWord(end + 1, .else)
        {
            end = buffer.skip(end + 1) - 1
        }
        if start == end, buffer.text(start) == name { return name }
        return depth < 8 ? nameGiven(by: start...end, body: body, depth: depth + 1) : nil
    }

    /// The index of a `parent` that is a label directly inside this bracket.
    func parentLabel(in open: Int) -> Int? {
        let close = min(buffer.closer(of: open), buffer.count)
        guard buffer.holdsParent(from: open + 1, to: close) else { return nil }
        var position = open + 1
        while position < close {
            if buffer.kind(position + 1) == .colon, buffer.isWord(position, .parentLabel),
                buffer.kind(position - 1) == .comma || position == open + 1 || isCompoundName(open, close)
                    || beginsArgument(position, after: open + 1)
            {
                return position
            }
            position = buffer.skip(position)
        }
        return nil
    }

    /// `(parent:name:)`: labels without values.
    func isCompoundName(_ open: Int, _ close: Int) -> Bool {
        guard close > open + 1, close < buffer.count else { return false }
        var position = open + 1
        while position < close {
            guard buffer.kind(position) == .identifier, buffer.kind(position + 1) == .colon else { return false }
            position += 2
        }
        return true
    }

    /// `self`, `(self)`, `self!`, `self as Scope`, `copy self`, or another name of it.
    func isSelf(from first: Int, through last: Int, body: Body) -> Bool {
        var first = first
        var last = last
        while buffer.kind(first) == .leftParen, buffer.closer(of: first) <= last {
            let close = buffer.closer(of: first)
            if close == last {
                last -= 1
                first += 1
            } else if isPostfixSelf(after: close, through: last) {
                last = close
            } else {
                return false
            }
        }
        first = buffer.skipOwnership(at: first)
        guard buffer.kind(first) == .identifier, first == last || isPostfixSelf(after: first, through: last) else {
            return false
        }
        let bindings = buffer.selfBindings
        return SelfBindings.isSelf(buffer, first)
            ? !bindings.isRebound(at: first, in: body.range, buffer)
            : bindings.isAlias(first, in: body.range, buffer)
    }

    /// `ByHand { … }`, or the name of a variable or a parameter that is nothing else, also as `self.name` and `name!`.
    func isHandMade(from first: Int, through last: Int) -> Bool {
        let parents = handMadeParents
        if let end = parents.endOfCall(at: first) { return end == last + 1 }
        let isMember = buffer.isWord(first, .selfValue) && buffer.kind(first + 1) == .period
        let name = isMember ? first + 2 : first
        guard name <= last, buffer.kind(name) == .identifier else { return false }
        return parents.names.contains(buffer.nameHash(name)) && isPostfixSelf(after: name, through: last)
    }

    /// Whether an initialiser with a `parent` parameter passes on something else, and no name that its own code gives.
    func isOtherThanGiven(from first: Int, through last: Int, body: Body) -> Bool {
        guard let given = body.parentName else { return false }
        let names = (first...last).filter { buffer.kind($0) == .identifier && buffer.kind($0 - 1) != .period }
        if names.contains(where: { buffer.text($0) == given }) { return false }
        return !names.contains { name in
            body.range.contains { index in
                (buffer.isWord(index - 1, .let) || buffer.isWord(index - 1, .var))
                    && buffer.text(index) == buffer.text(name)
            }
        }
    }

    /// What may follow `self` without making it something else: `!`, `?`, `as Scope`, `as! Scope`, `.self`.
    private func isPostfixSelf(after index: Int, through last: Int) -> Bool {
        var position = index + 1
        if position > last { return true }
        if position == last, buffer.isOperator(position, "!") || buffer.isOperator(position, "?") { return true }
        if position + 1 == last, buffer.kind(position) == .period { return buffer.isWord(last, .selfValue) }
        guard buffer.isWord(position, .as) else { return false }
        position += 1
        if buffer.isOperator(position, "!") || buffer.isOperator(position, "?") { position += 1 }
        guard let type = types.type(at: position) else { return false }
        return type.next == last + 1
    }
}
