/// Reads which names a piece of code uses: those of its own type, and the members that it asks of them.
///
/// One pass over the tokens. Of each use it keeps whether it surely happens when the member is read: not behind a
/// condition, and not in a closure that somebody may call later.
struct UseReader {
    /// A pair of brackets that the place stands in.
    private struct Frame {
        let kind: Token.Kind
        let open: Int
        let close: Int
        /// What is called or subscripted by it.
        var called: Operand?
        /// The use that is called with what stands here.
        var taker: Int?
        /// What stands here surely happens.
        var isCertain: Bool
        /// The expression that ends here is the value of the member.
        var holdsValue = false
        /// `try` stands before what follows.
        var isTried = false
        /// A call before this place may have thrown.
        var mayHaveThrown = false
        /// Braces of `shared { … }`, or in them.
        var isShared = false
        /// As it was at the beginning, and is again behind each comma.
        let isCertainAtFirst: Bool

        init(kind: Token.Kind, open: Int, close: Int, called: Operand? = nil, isCertain: Bool) {
            self.kind = kind
            self.open = open
            self.close = close
            self.called = called
            self.isCertain = isCertain
            isCertainAtFirst = isCertain
        }
    }

    /// What a period or a bracket may follow.
    private struct Operand {
        /// The index of the use; nil for `self`, whose members are the type's own.
        let use: Int?
        let start: Int
        var end: Int
    }

    /// Which code runs when the member is read or called.
    enum Execution {
        case never
        /// All of it, as that of a `lazy var`.
        case whole
        /// What stands in these braces.
        case braces(Int)
    }

    private let buffer: TokenBuffer
    private let facts: FactsBuilder
    private let range: Range<Int>
    private let execution: Execution
    private let branch: BranchID
    private var frames: [Frame]
    private var operand: Operand?
    /// The names that the code binds, with the call that a constant was made by.
    private var locals: [NameHash: Int?] = [:]
    /// `name` of `name = …`, and the index of the equals sign.
    private var assigned: (target: Operand, sign: Int)?
    private(set) var expandsMacro = false

    init(_ buffer: TokenBuffer, _ facts: FactsBuilder, range: Range<Int>, execution: Execution, parameters: Range<Int>)
    {
        self.buffer = buffer
        self.facts = facts
        self.range = range
        self.execution = execution
        branch = buffer.branch(at: range.lowerBound)
        var outermost = Frame(kind: .endOfFile, open: range.lowerBound - 1, close: range.upperBound, isCertain: false)
        if case .whole = execution {
            outermost = Frame(kind: .endOfFile, open: range.lowerBound - 1, close: range.upperBound, isCertain: true)
            outermost.holdsValue = true
        }
        frames = [outermost]
        for index in parameters where buffer.kind(index) == .identifier && buffer.kind(index + 1) == .colon {
            locals[buffer.nameHash(index)] = .some(nil)
        }
    }

    mutating func read() {
        var index = range.lowerBound
        while index < range.upperBound {
            while frames.count > 1, index >= frames[frames.count - 1].close { leave(at: index) }
            index = readToken(at: index)
        }
        while frames.count > 1 { leave(at: range.upperBound) }
    }

    private var frame: Frame { frames[frames.count - 1] }

    /// Returns the index of the next token to read.
    private mutating func readToken(at index: Int) -> Int {
        if frame.isTried, buffer.endsStatement(before: index) {
            frames[frames.count - 1].isTried = false
            noteThrow()
        }
        switch buffer.kind(index) {
        case .identifier: return readName(at: index)
        case .leftParen, .leftBracket, .leftBrace, .interpolationOpen: enter(index)
        case .rightParen where operand?.end == index - 1: operand?.end = index
        case .rightParen, .rightBracket, .rightBrace, .interpolationClose: break
        case .comma:
            operand = nil
            if frame.kind != .leftBrace { frames[frames.count - 1].isCertain = frame.isCertainAtFirst }
        case .operatorCharacter: readOperator(at: index)
        case .period: break
        case .pound:
            if let end = buffer.directiveEnd(index) { return end }
            operand = nil
            if !Self.builtinMacros.contains(buffer.text(index)) { expandsMacro = true }
        default: operand = nil
        }
        return index + 1
    }

    /// The expressions with a number sign that look at nothing but themselves.
    private static let builtinMacros: Set<String> = [
        "#available", "#unavailable", "#selector", "#keyPath", "#file", "#fileID", "#filePath", "#line", "#column",
        "#function", "#dsohandle", "#isolation", "#warning", "#error", "#sourceLocation", "#colorLiteral",
        "#imageLiteral", "#fileLiteral", "#externalMacro", "#if", "#elseif", "#else", "#endif", "#",
    ]

    // MARK: Brackets

    private mutating func enter(_ open: Int) {
        let kind = buffer.kind(open)
        let isCall =
            kind != .interpolationOpen && operand?.end == open - 1
            && (kind == .leftBrace || !buffer.startsLine(open))
        let called = isCall ? operand : nil
        if let called, kind == .leftParen, buffer.isOnlyArgument(open + 1), buffer.kind(open + 1) == .leftBrace,
            isShared(called)
        {
            operand?.end = open
            return
        }
        var next = Frame(
            kind: kind, open: open, close: min(buffer.closer(of: open), range.upperBound), called: called,
            isCertain: frame.isCertain && isCertain(behind: open, called: called))
        next.taker = kind == .leftParen ? called?.use ?? frame.taker : frame.taker
        next.isShared = frame.isShared
        next.mayHaveThrown = frame.mayHaveThrown
        next.isTried = frame.isTried && kind != .leftBrace
        if kind == .leftBrace { enterBraces(&next) }
        // `make(id:)` only names a method.
        let isName = buffer.kind(next.close - 1) == .colon
        if kind == .leftParen, !isName, let use = called?.use { facts.mark(use: use, .called) }
        operand = nil
        frames.append(next)
    }

    /// Whether the arguments of a call are surely computed at once.
    private func isCertain(behind open: Int, called: Operand?) -> Bool {
        if buffer.kind(open - 1) == .pound { return false }
        guard let called, let use = called.use else { return true }
        // A method of another type may take an autoclosure, as those of loggers do.
        let isMethodOfOther = !facts.isOwn(use: use) && !buffer.text(called.end).startsUppercase
        if isMethodOfOther, !buffer.isWord(called.end, .initializer) { return false }
        return !Self.lazyCalls.contains(facts.nameHash(ofUse: use))
    }

    /// Those whose arguments are autoclosures, as far as the libraries are known.
    private static let lazyCalls: Set<NameHash> = Set(
        ["assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "StateObject"].map {
            NameHash($0)
        })

    private mutating func enterBraces(_ braces: inout Frame) {
        let isValue = frame.holdsValue
        switch execution {
        case .braces(braces.open):
            braces = Frame(kind: .leftBrace, open: braces.open, close: braces.close, isCertain: true)
            braces.holdsValue = true
            return
        default: break
        }
        var next = buffer.skip(braces.open)
        if let called = braces.called, isShared(called) {
            if buffer.isOnlyArgument(braces.open) { next += 1 }
            braces.isShared = true
            braces.holdsValue = isValue && beginsValue(called.start) && next == frame.close
        } else if braces.called == nil, buffer.kind(next) == .leftParen, buffer.closer(of: next) == next + 1 {
            braces.holdsValue = isValue && beginsValue(braces.open) && buffer.skip(next) == frame.close
        } else {
            // What a closure does, and when, its taker knows; all other braces stand behind a condition.
            braces.isCertain = false
            braces.isShared = false
        }
    }

    /// `shared { … }` or `shared({ … })`, also of `self`.
    private func isShared(_ called: Operand) -> Bool {
        guard let use = called.use, facts.isOwn(use: use), facts.nameHash(ofUse: use) == buffer.vocabulary.sharedHash
        else {
            return false
        }
        // It is no property of the type, though one may have that name.
        facts.clear(use: use, .certain)
        return true
    }

    private mutating func leave(at close: Int) {
        let left = frames.removeLast()
        guard let called = left.called else {
            operand = nil
            return
        }
        operand = Operand(use: called.use, start: called.start, end: close)
        if frame.isTried { noteThrow() }
        guard let use = called.use, left.kind != .leftBracket else { return operand = nil }
        let next = close + 1
        let hasTrailingClosure = buffer.kind(next) == .leftBrace && !buffer.startsLine(next)
        if hasTrailingClosure || left.kind == .leftBrace && facts.nameHash(ofUse: use) == buffer.vocabulary.sharedHash {
            return
        }
        if frame.holdsValue, frame.isCertain, next == frame.close, beginsValue(called.start) {
            facts.mark(use: use, frame.isShared ? [.value, .shared] : .value)
        } else if let assigned, assigned.sign == called.start - 1, endsStatement(before: next) {
            note(use, assignedTo: assigned.target)
        }
    }

    /// What follows may not happen, up to the end of a closure: that one's taker knows what its errors do.
    private mutating func noteThrow() {
        for index in frames.indices.reversed() {
            frames[index].mayHaveThrown = true
            if frames[index].kind == .leftBrace, !frames[index].isCertain { return }
        }
    }

    private mutating func note(_ call: Int, assignedTo target: Operand) {
        if buffer.isWord(target.start - 1, .let) || buffer.isWord(target.start - 1, .var) {
            locals[buffer.nameHash(target.start)] = call
        } else if let use = target.use, facts.isOwn(use: use) {
            facts.mark(use: call, assignedTo: use)
        }
    }

    /// Whether the expression that begins here is the first thing in its braces, or what is returned from them.
    private func beginsValue(_ start: Int) -> Bool {
        var before = start - 1
        while buffer.word(before).marksExpression
            || buffer.isOperator(before, "!") && buffer.isWord(before - 1, .try)
        {
            before -= 1
        }
        return buffer.isWord(before, .return) || before == frame.open
    }

    private func endsStatement(before index: Int) -> Bool {
        index >= range.upperBound || index == frame.close || buffer.endsStatement(before: index)
    }

    // MARK: Operators

    private mutating func readOperator(at index: Int) {
        if buffer.isAssignment(index) {
            assigned = operand.flatMap { $0.end == index - 1 ? ($0, index) : nil }
            if let use = assigned?.target.use { facts.write(use: use) }
            operand = nil
            return
        }
        let isPostfix = buffer.isOperator(index, "!") || buffer.isOperator(index, "?")
        // `x?.y`, `x ? y : z`, `x ?? y`, `x && y`, `x || y`: what follows may not happen.
        if buffer.isOperator(index, "?") || buffer.isOperator(index, "&") || buffer.isOperator(index, "|") {
            frames[frames.count - 1].isCertain = false
        }
        if isPostfix, let known = operand, known.end == index - 1, buffer.touchesNext(index - 1) {
            operand = Operand(use: known.use, start: known.start, end: index)
        } else {
            operand = nil
        }
    }

    // MARK: Names

    private mutating func readName(at index: Int) -> Int {
        if buffer.kind(index - 1) == .period, buffer.kind(index - 2) != .period {
            readMember(at: index)
            return (operand?.end ?? index) + 1
        }
        switch buffer.word(index) {
        case .selfValue, .super:
            operand = Operand(use: nil, start: index, end: index)
            return index + 1
        case .let, .var, .func:
            bind(after: index)
            operand = nil
            return index + 1
        case .if, .guard, .switch, .for, .while, .repeat, .do, .defer:
            frames[frames.count - 1].isCertain = false
            operand = nil
        case .try:
            operand = nil
            // `try?` and `try!` go on.
            if buffer.kind(index + 1) != .operatorCharacter { frames[frames.count - 1].isTried = true }
        case .return, .in, .case, .where, .await, .as, .is, .else, .throw, .true, .false, .catch:
            operand = nil
        default:
            if standsBeforeName(index) {
                operand = nil
                return index + 1
            }
            readOwnName(at: index)
            return (operand?.end ?? index) + 1
        }
        return index + 1
    }

    /// `any` of `any Screen`, or `copy` of `copy store`: no name is followed by another.
    private func standsBeforeName(_ index: Int) -> Bool {
        let next = index + 1
        guard next < range.upperBound, buffer.kind(next) == .identifier, !buffer.startsLine(next) else { return false }
        switch buffer.word(next) {
        case .as, .is, .in, .else, .where, .catch: return false
        default: return true
        }
    }

    private mutating func readMember(at index: Int) {
        let base = operand.flatMap { $0.end == index - 2 ? $0 : nil }
        let end = endOfName(at: index)
        // An implicit member, as `.init`, begins with its period.
        guard let base else { return add(index, base: nil, flags: [], start: index - 1, end: end) }
        if let use = base.use {
            add(index, base: use, flags: [], start: base.start, end: end)
        } else {
            // What a base class has under the name is another member.
            let isCertain = !buffer.isWord(base.start, .super)
            add(index, base: nil, flags: .own, start: base.start, end: end, isCertain: isCertain)
        }
    }

    private mutating func readOwnName(at index: Int) {
        let before = buffer.kind(index - 1)
        if buffer.kind(index + 1) == .colon, before == .leftParen || before == .comma, frame.kind == .leftParen {
            // The label of an argument.
            operand = nil
            return
        }
        let end = endOfName(at: index)
        if let made = locals[buffer.nameHash(index)] {
            add(index, base: nil, flags: .own, start: index, end: end, isCertain: false)
            operand = Operand(use: made ?? operand?.use, start: index, end: end)
        } else {
            add(index, base: nil, flags: .own, start: index, end: end)
        }
    }

    /// With the generic arguments of what is called.
    private func endOfName(at index: Int) -> Int {
        let next = buffer.skipAngles(index + 1)
        let isGeneric = next > index + 1 && (buffer.kind(next) == .leftParen || buffer.kind(next) == .period)
        return isGeneric && buffer.touchesNext(index) ? next - 1 : index
    }

    private mutating func add(
        _ index: Int, base: Int?, flags: UseRecord.Flags, start: Int, end: Int, isCertain: Bool = true
    ) {
        var flags = flags
        if frame.isCertain, !frame.mayHaveThrown, isCertain, buffer.blocks.isEmpty || buffer.branch(at: index) == branch
        {
            flags.insert(.certain)
        }
        let use = facts.addUse(
            buffer.nameHash(index), at: buffer.tokens[index].start, base: base, taker: frame.taker, flags)
        operand = Operand(use: use, start: start, end: end)
    }

    /// What the code declares itself hides what its type has: one name, or those of a tuple.
    private mutating func bind(after keyword: Int) {
        let names =
            buffer.kind(keyword + 1) == .leftParen
            ? keyword + 2..<buffer.closer(of: keyword + 1) : keyword + 1..<keyword + 2
        for index in names.clamped(to: range) where buffer.kind(index) == .identifier {
            locals[buffer.nameHash(index)] = .some(nil)
        }
    }
}
