/// Finds the type that the code around `.init(parent: self)` tells, as far as declarations tell it; nil where only the
/// type checker knows.
struct ContextualTypeFinder {
    let buffer: TokenBuffer
    let types: TypeParser
    let statements: StatementStarts
    let written: WrittenTypes
    let body: DeclarationScanner.Body

    /// - Parameter next: the token after the call.
    func type(at index: Int, next: Int) -> TypeSyntax? {
        if buffer.isWord(next, .as), let type = types.type(at: next + 1)?.type { return unwrapped(type) }
        return unwrapped(expectedType(at: index, depth: 0))
    }

    /// The type that a call with a name has to be of, where it is all that is returned or assigned.
    func requiredType(at first: Int, of open: Int) -> TypeSyntax? {
        let next = buffer.skip(open)
        var index = first
        // `(Child)(parent: self)`
        while buffer.kind(index - 1) == .leftParen, buffer.closer(of: index - 1) < open { index -= 1 }
        let isReturned = buffer.isWord(index - 1, .return) || buffer.isAssignment(index - 1)
        guard isWholeValue(endingWith: open), isReturned || isOnlyStatement(index, next: next),
            let type = type(at: index, next: next), MemberType(type) == nil
        else { return nil }
        return type
    }

    /// Whether it is the last statement of a function, a getter or a closure, or of a branch of `#if` at the end of one.
    private func isOnlyStatement(_ index: Int, next: Int) -> Bool {
        guard let opener = buffer.opener(around: index, from: body.range.lowerBound) else { return false }
        return buffer.kind(opener) == .leftBrace && buffer.isCloser(buffer.afterBranches(endingBefore: next))
            && controlKeyword(of: opener) == nil
    }

    /// Whether a value beside it has a say. Of `condition ? value : .init(…)` and `value ?? .init(…)` Swift makes what the value
    /// is, and that may be a subclass of what is told, except where the value tells it.
    func isBesideValue(_ index: Int, next: Int, told: TypeSyntax) -> Bool {
        if unwrapped(defaultedType(at: index)) == told { return false }
        let opener = buffer.opener(around: index, from: body.range.lowerBound)
        return hasOperator(before: index, next: next, in: opener) || isBesideValue(opener)
    }

    /// Whether something that stands in these brackets, as all of them, is beside a value.
    private func isBesideValue(_ opener: Int?) -> Bool {
        var opener = opener
        for _ in 0..<32 {
            guard let index = opener, isTransparent(index) else { return false }
            opener = buffer.opener(around: index, from: body.range.lowerBound)
            if hasOperator(before: index, next: buffer.skip(index), in: opener) { return true }
        }
        return false
    }

    /// The member of `self` whose type alone `member ?? .init(…)` is of.
    func memberBeside(_ index: Int, otherwise told: TypeSyntax) -> MemberType? {
        guard let type = defaultedType(at: index), var member = MemberType(type) else { return nil }
        member.otherwise = told
        let start = buffer.kind(index - 4) == .period ? index - 5 : index - 3
        let before = buffer.kind(start - 1)
        if before == .colon || before == .operatorCharacter && !buffer.isAssignment(start - 1) { return nil }
        return isBesideValue(buffer.opener(around: index, from: body.range.lowerBound)) ? nil : member
    }

    private func hasOperator(before index: Int, next: Int, in opener: Int?) -> Bool {
        let fileStart = body.isOfFile ? statements.start(of: index) : body.range.lowerBound
        let marks = questionMarks(from: opener.map { startOfStatementOrPart(index, in: $0) } ?? fileStart, to: index)
        return marks > 1 || marks == 1 && !isBesideNil(index, next: next)
    }

    /// How many `?` stand apart from what is before them; a doubled one counts as two, and more than two are not counted.
    private func questionMarks(from start: Int, to end: Int) -> Int {
        // A statement may be asked about each of its parts, one after the other.
        var seen =
            written.questionMarks.start == start && written.questionMarks.end <= end
            ? written.questionMarks : (start: start, end: start, count: 0)
        while seen.end < end, seen.count < 2 {
            if buffer.isOperator(seen.end, "?") {
                let isDoubled = buffer.isOperator(seen.end + 1, "?") && buffer.touchesNext(seen.end)
                if isDoubled { seen.count = 2 } else if !buffer.touchesNext(seen.end - 1) { seen.count += 1 }
            }
            seen.end = buffer.skip(seen.end)
        }
        written.questionMarks = seen
        return seen.count
    }

    /// `condition ? nil : value`, `condition ? value : nil`
    private func isBesideNil(_ index: Int, next: Int) -> Bool {
        if buffer.kind(index - 1) == .colon {
            return buffer.text(index - 2) == "nil" && buffer.isOperator(index - 3, "?")
        }
        return buffer.kind(next) == .colon && buffer.text(next + 1) == "nil"
            && buffer.kind(next + 2) != .operatorCharacter
    }

    /// Whether what stands in the brackets is the type of them, or a part of it.
    private func isTransparent(_ opener: Int) -> Bool {
        buffer.kind(opener) != .leftBrace || isClosure(opener) || buffer.sharedCall(ofClosure: opener) != nil
    }

    private var targets: AssignmentTargets {
        AssignmentTargets(buffer: buffer, types: types, written: written, body: body)
    }

    /// The type of the expression that begins at `index`, or that `index` is a branch of.
    private func expectedType(at index: Int, depth: Int) -> TypeSyntax? {
        let defaulted = defaultedType(at: index)
        if let type = defaulted, MemberType(type) == nil { return type }
        return typeOfPlace(at: index, depth: depth) ?? defaulted
    }

    /// Of what `name ?? …` has in place of nothing, so far as the name tells.
    private func defaultedType(at index: Int) -> TypeSyntax? {
        let name = index - 3
        guard buffer.isOperator(index - 1, "?"), buffer.isOperator(index - 2, "?"), buffer.touchesNext(index - 2),
            name >= body.range.lowerBound, buffer.kind(name) == .identifier, !buffer.touchesNext(name)
        else { return nil }
        let isMember = buffer.kind(name - 1) == .period
        if isMember, buffer.kind(name - 2) != .identifier || buffer.kind(name - 3) == .period { return nil }
        return targets.type(from: isMember ? name - 2 : name, to: index - 2)?.part(.wrapped)
    }

    private func typeOfPlace(at index: Int, depth: Int) -> TypeSyntax? {
        guard depth < 32 else { return nil }
        guard let opener = buffer.opener(around: index, from: body.range.lowerBound) else {
            return body.resultType
                ?? (body.isOfFile ? assignedType(at: index, after: statements.start(of: index)) : nil)
        }
        switch buffer.kind(opener) {
        case .leftBracket: return elementType(at: index, of: opener, depth: depth)
        case .leftParen: return partType(at: index, of: opener, depth: depth)
        default: break
        }
        guard buffer.kind(opener) == .leftBrace else { return nil }
        let start = statements.start(of: index, in: opener)
        if let keyword = bindingKeyword(at: start) { return declaredType(at: keyword, before: index) }
        // The condition of a statement tells nothing.
        if start != index, buffer.isWord(start, .if) || buffer.isWord(start, .switch) { return nil }
        if buffer.firstAssignment(in: start..<max(start, index)) != nil { return assignedType(at: index, after: start) }
        if isAdded(index) { return targets.type(from: start, to: index - 2) }
        guard isResult(from: start, to: index) else { return nil }
        return valueType(ofBlock: opener, depth: depth + 1)
    }

    /// Of the value, in the statement that begins at `start`, that is assigned to something.
    private func assignedType(at index: Int, after start: Int) -> TypeSyntax? {
        guard let assignment = buffer.firstAssignment(in: start..<max(start, index)),
            isResult(from: assignment + 1, to: index)
        else { return nil }
        return targets.type(from: start, to: assignment)
    }

    /// Whether this stands behind `+=`, and is of the same type as what it is added to.
    private func isAdded(_ index: Int) -> Bool {
        buffer.kind(index) == .leftBracket && buffer.isOperator(index - 1, "=") && buffer.isOperator(index - 2, "+")
            && buffer.touchesNext(index - 2) && !buffer.touchesNext(index - 3)
    }

    /// `let` or `var`, with `weak`, `async` and the like before it.
    private func bindingKeyword(at start: Int) -> Int? {
        let first = buffer.isWord(start, .async) ? start + 1 : start
        guard buffer.kind(first) == .identifier || buffer.kind(first) == .at,
            let keyword = Modifiers(buffer, at: first, defaultAccess: .internal)?.next
        else { return nil }
        return buffer.isWord(keyword, .let) || buffer.isWord(keyword, .var) ? keyword : nil
    }

    /// Of an element in `[a, b]`, or a value in `[key: b]`, where the type of the whole is told.
    private func elementType(at index: Int, of opener: Int, depth: Int) -> TypeSyntax? {
        guard isPartOrBranch(index, in: opener), isWholeLiteral(opener),
            let whole = expectedType(at: opener, depth: depth + 1)
        else { return nil }
        return whole.part(hasKey(index, in: opener) ? .value : .element)
    }

    /// Whether a part of a literal is a key with a value: a colon in it is of no `condition ? value : value`.
    private func hasKey(_ index: Int, in opener: Int) -> Bool {
        var conditions = 0
        var position = startOfStatementOrPart(index, in: opener)
        while position < index {
            if buffer.isOperator(position, "?"), !buffer.touchesNext(position - 1) { conditions += 1 }
            if buffer.kind(position) == .colon {
                if conditions == 0 { return true }
                conditions -= 1
            }
            position = buffer.skip(position)
        }
        return false
    }

    /// Of a part in `(a, b: c)`, or of what stands in parentheses for nothing.
    private func partType(at index: Int, of opener: Int, depth: Int) -> TypeSyntax? {
        guard isPartOrBranch(index, in: opener) else { return nil }
        if let added = addedType(at: index, of: opener) { return added }
        if index == opener + 1, let start = startOfSome(opener) {
            return expectedType(at: start, depth: depth + 1)?.part(.wrapped)
        }
        guard isWholeLiteral(opener), let whole = expectedType(at: opener, depth: depth + 1) else { return nil }
        return isTuple(opener) ? whole.part(.place(partsBefore(index, in: opener))) : whole
    }

    private func isTuple(_ opener: Int) -> Bool {
        let closer = buffer.closer(of: opener)
        var position = opener + 1
        while position < closer, buffer.kind(position) != .comma { position = buffer.skip(position) }
        return position < closer
    }

    /// Where `.some(…)` or `Optional.some(…)` begins, a value by itself.
    private func startOfSome(_ opener: Int) -> Int? {
        let period = opener - 2
        guard buffer.kind(opener - 1) == .identifier, buffer.touchesNext(opener - 1), buffer.kind(period) == .period,
            buffer.text(opener - 1) == "some", isWholeValue(endingWith: opener)
        else { return nil }
        if buffer.kind(period - 1) == .identifier, !isBeforeValue(period - 1) {
            return buffer.text(period - 1) == "Optional" && buffer.kind(period - 2) != .period ? period - 1 : nil
        }
        return buffer.endsOperand(period - 1) || buffer.isOperator(period - 1, ">") ? nil : period
    }

    /// Of the first argument in `pages.append(…)` and `pages.insert(…, at: 0)`, a statement of its own.
    private func addedType(at index: Int, of opener: Int) -> TypeSyntax? {
        guard index == opener + 1, buffer.kind(opener - 2) == .period, buffer.touchesNext(opener - 1),
            ["append", "insert"].contains(buffer.text(opener - 1)),
            let block = buffer.opener(around: opener, from: body.range.lowerBound), buffer.kind(block) == .leftBrace
        else { return nil }
        let start = statements.start(of: opener, in: block)
        return targets.type(from: start, to: opener - 2)?.part(.element)
    }

    /// A part, the value of a key or label, or a part of `condition ? value : value`.
    private func isPartOrBranch(_ index: Int, in opener: Int) -> Bool {
        let previous = buffer.kind(index - 1)
        return index == opener + 1 || previous == .comma || previous == .colon || buffer.isOperator(index - 1, "?")
    }

    private func partsBefore(_ index: Int, in opener: Int) -> Int {
        var count = 0
        var position = opener + 1
        while position < index {
            if buffer.kind(position) == .comma { count += 1 }
            position = buffer.skip(position)
        }
        return count
    }

    /// Whether the brackets are a value by themselves: no arguments of a call, and nothing is asked of it.
    private func isWholeLiteral(_ opener: Int) -> Bool {
        let before = opener - 1
        if !buffer.startsLine(opener) {
            if buffer.endsOperand(before), buffer.touchesNext(before) { return false }
            if buffer.kind(before) == .identifier, !isBeforeValue(before) { return false }
        }
        return isWholeValue(endingWith: opener)
    }

    /// Whether nothing is asked of the value that these brackets end.
    private func isWholeValue(endingWith opener: Int) -> Bool {
        let next = buffer.closer(of: opener) + 1
        guard next < buffer.count, !buffer.isCloser(next) else { return true }
        switch buffer.kind(next) {
        case .comma, .semicolon, .colon: return true
        case .operatorCharacter, .period, .leftParen, .leftBracket, .leftBrace: return false
        default: return buffer.startsLine(next) && !buffer.isWord(next, .as)
        }
    }

    private func isBeforeValue(_ index: Int) -> Bool {
        switch buffer.word(index) {
        case .return, .try, .await, .unsafe, .in, .else: true
        default: false
        }
    }

    /// Only `return`, `try`, `await`, `unsafe` and the parts of `condition ? value : value` may stand before a result.
    private func isResult(from start: Int, to index: Int) -> Bool {
        if start == index { return true }
        let first = buffer.word(start)
        if index == start + 1 { return first == .return || first.marksExpression }
        return buffer.isOperator(index - 1, "?") || buffer.kind(index - 1) == .colon
            || buffer.word(index - 1).marksExpression
    }

    /// `let name: Type = …`, `let (name, _): (Type, Int) = …`
    private func declaredType(at keyword: Int, before index: Int) -> TypeSyntax? {
        let type = written.type(at: keyword) {
            let end = buffer.skip(keyword + 1)
            return buffer.kind(end) == .colon ? types.type(at: end + 1) : nil
        }
        guard let type, type.next < index, buffer.beginsValue(type.next) else { return nil }
        return type.type
    }

    /// The type of what the code in these braces results in.
    private func valueType(ofBlock opener: Int, depth: Int) -> TypeSyntax? {
        guard depth < 32 else { return nil }
        let outer = buffer.opener(around: opener, from: body.range.lowerBound)
        let told = written.type(at: opener) { closureResult(opener) ?? outer.flatMap { localResult(opener, in: $0) } }
        if let told { return told.type }
        if let call = buffer.sharedCall(ofClosure: opener) { return expectedType(at: beforeSelf(call), depth: depth) }
        if let control = controlKeyword(of: opener) { return expectedType(at: control, depth: depth) }
        // The default value of a parameter is none of the member.
        if outer == nil, !buffer.holdsAssignment(outsideBracketsOf: body.range.lowerBound, before: opener) {
            return body.resultType
        }
        if isAccessor(opener) { return outer.flatMap { valueType(ofBlock: $0, depth: depth + 1) } ?? body.resultType }
        guard isClosure(opener), let type = expectedType(at: opener, depth: depth) else { return nil }
        return type.resultOfFunction ?? type
    }

    /// `{ [weak self] (id: Int) -> Type in … }`, `{ id -> Type in … }`
    private func closureResult(_ opener: Int) -> TypeParser.Parsed? {
        var index = opener + 1
        while buffer.kind(index) == .at { index += 2 }
        if buffer.kind(index) == .leftBracket { index = buffer.skip(index) }
        var last = index
        while buffer.kind(last) == .identifier, buffer.kind(last + 1) == .comma { last += 2 }
        let isPlain = buffer.kind(last) == .identifier && !buffer.isWord(last, .in)
        guard let result = isPlain ? result(behind: last + 1) : result(behindParameters: index),
            buffer.isWord(result.next, .in)
        else { return nil }
        return result
    }

    /// Of a function or a getter in the body: `func make() -> Type { … }`, `var child: Type { … }`.
    private func localResult(_ opener: Int, in outer: Int) -> TypeParser.Parsed? {
        guard buffer.kind(outer) == .leftBrace,
            let keyword = Modifiers(
                buffer, at: statements.start(of: opener, in: outer), defaultAccess: .internal)?.next
        else { return nil }
        if buffer.isWord(keyword, .func) { return result(behindParameters: buffer.skipAngles(keyword + 2)) }
        guard buffer.isWord(keyword, .var), buffer.kind(keyword + 2) == .colon,
            let type = types.type(at: keyword + 3), type.next == opener
        else { return nil }
        return type
    }

    private func result(behindParameters open: Int) -> TypeParser.Parsed? {
        buffer.kind(open) == .leftParen ? result(behind: buffer.skip(open)) : nil
    }

    private func result(behind index: Int) -> TypeParser.Parsed? {
        let effects = types.effects(at: index)
        return buffer.isArrow(effects.next) ? types.type(at: effects.next + 2) : nil
    }

    /// Whether these braces are a value by themselves, and not part of a call or a statement.
    private func isClosure(_ opener: Int) -> Bool {
        let before = opener - 1
        if buffer.isAssignment(before) { return true }
        switch buffer.kind(before) {
        case .leftBrace, .leftBracket, .leftParen, .comma, .colon: return true
        default: return buffer.isWord(before, .return) || buffer.isWord(before, .in)
        }
    }

    /// `self.shared { … }` begins at `self`.
    private func beforeSelf(_ index: Int) -> Int {
        buffer.kind(index - 1) == .period && buffer.isWord(index - 2, .selfValue) ? index - 2 : index
    }

    private func isAccessor(_ opener: Int) -> Bool {
        var position = opener - 1
        if buffer.kind(position) == .rightParen,
            let open = buffer.opener(around: position - 1, from: body.range.lowerBound),
            buffer.isWord(open - 1, .throws)
        {
            position = open - 1
        }
        while position > body.range.lowerBound,
            buffer.isWord(position, .async) || buffer.isWord(position, .throws) || buffer.isWord(position, .mutating)
        {
            position -= 1
        }
        return buffer.isWord(position, .get)
    }

    /// The `if`, `guard` or `switch` whose braces these are; the first one of an `else if` chain.
    private func controlKeyword(of opener: Int) -> Int? {
        written.keyword(of: opener) {
            let outer = buffer.opener(around: opener, from: body.range.lowerBound)
            let start = outer.map { startOfStatementOrPart(opener, in: $0) } ?? body.range.lowerBound
            return written.controlKeyword(from: start, before: opener) { index in
                switch buffer.word(index) {
                case .if, .guard, .switch, .do, .for, .while, .repeat, .defer:
                    buffer.opener(around: index, from: start) == nil
                default: false
                }
            }
        }
    }

    /// In a list it is the part that counts: lists may be long, with braces in each part.
    private func startOfStatementOrPart(_ index: Int, in opener: Int) -> Int {
        if buffer.kind(opener) == .leftBrace { return statements.start(of: index, in: opener) }
        var start = index
        while start > opener + 1 {
            let before = start - 1
            if buffer.kind(before) == .comma, buffer.opener(around: before, from: opener) == opener { break }
            start = before
        }
        return start
    }

    private func unwrapped(_ type: TypeSyntax?) -> TypeSyntax? {
        switch type?.unwrapped {
        case .named(let parts): .named(parts)
        default: nil
        }
    }
}

/// Where the statements of blocks begin; each block is read once, whoever asks.
final class StatementStarts {
    private let buffer: TokenBuffer
    /// By the opening brace: the places from which on another token is the first of its statement, in order.
    private var known: [Int: (places: [Int], starts: [Int])] = [:]

    init(buffer: TokenBuffer) {
        self.buffer = buffer
    }

    /// The first token of the statement that holds `index`, directly in the braces that begin at `opener`, or in the file.
    func start(of index: Int, in opener: Int = -1) -> Int {
        let block = known[opener] ?? read(opener)
        known[opener] = block
        let next = block.places.partitioningIndex { $0 > index }
        return next == 0 ? opener + 1 : block.starts[next - 1]
    }

    private func read(_ opener: Int) -> (places: [Int], starts: [Int]) {
        var places: [Int] = []
        var starts: [Int] = []
        func begin(_ start: Int, at place: Int) {
            places.append(place)
            starts.append(start)
        }
        var position = opener + 1
        var isCaseLabel = false
        var hasLoop = false
        let end = opener < 0 ? buffer.count : min(buffer.closer(of: opener), buffer.count)
        while position < end {
            let previous = position - 1
            if position > opener + 1, buffer.beginsStatement(position) {
                begin(position, at: position)
                isCaseLabel = false
            }
            if beginsLabel(position) { isCaseLabel = true }
            if buffer.isWord(position, .for) { hasLoop = true }
            if isCaseLabel, buffer.kind(position) == .colon {
                isCaseLabel = false
                begin(position + 1, at: position)
            } else if buffer.isWord(previous, .in), !hasLoop {
                begin(position, at: position)
            }
            position = buffer.skip(position)
        }
        return (places, starts)
    }

    /// `case` or `default`, but not `if case`, one after a comma, or `.default`.
    private func beginsLabel(_ index: Int) -> Bool {
        switch buffer.word(index) {
        case .case: return buffer.kind(index - 1) != .comma && !Self.conditionals.contains(buffer.word(index - 1))
        case .default: return buffer.kind(index - 1) != .period
        default: return false
        }
    }

    private static let conditionals: [Word] = [.if, .guard, .while, .for]
}
