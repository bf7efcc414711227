/// Which calls of `shared` in a body may run before which others.
///
/// It follows statements as far as they tell branches apart: `if`, `guard`, `switch`, `do`, loops, `?:`, `#if`, and what
/// leaves them. Where it is in doubt, both run: a closure may run any number of times.
final class SharedFlow {
    /// More are taken as if each ran after all before it.
    static let mostSites = 64
    private static let deepest = 200

    /// The calls, in their order, by the index of the name.
    let sites: [Int]

    /// Which calls may have run at a place, a bit for each; nil where nothing comes to the place.
    private typealias Ran = UInt64?

    private let scanner: DeclarationScanner
    private let buffer: TokenBuffer
    /// For each call those that may have run before it.
    private var before: [UInt64]
    /// At the place that is looked at.
    private var ran: Ran = 0
    /// At the ends of each loop and `switch` around the place.
    private var jumps: [(breaks: Ran, continues: Ran)] = []
    /// At the `return` of each closure around the place.
    private var returned: [Ran] = []
    /// Where something throws to the `catch` clauses around the place.
    private var thrown: Ran = nil
    /// At a `fallthrough`.
    private var fallen: Ran = nil
    /// At every `break` or `continue` with a label, which may come out behind any statement that has one.
    private var labelled: Ran = nil
    private var depth = 0

    init(in code: Range<Int>, _ scanner: DeclarationScanner) {
        self.scanner = scanner
        buffer = scanner.buffer
        sites = Self.sites(in: code, scanner)
        before = Array(repeating: 0, count: sites.count)
        if sites.count > 1, sites.count <= Self.mostSites { walk(code) }
    }

    /// Of each two calls that may both run, by their numbers; for each later one those that come first.
    var pairs: [(earlier: Int, later: Int)] {
        if sites.count > Self.mostSites { return (1..<sites.count).map { (0, $0) } }
        return sites.indices.flatMap { later in
            (0..<later).filter { before[later] & bit($0) | before[$0] & bit(later) != 0 }.map { ($0, later) }
        }
    }

    /// The calls on `self` in this code that take its name: not those in local functions, variables and types.
    private static func sites(in code: Range<Int>, _ scanner: DeclarationScanner) -> [Int] {
        let buffer = scanner.buffer
        var sites: [Int] = []
        var end = code.lowerBound
        let names = buffer.sharedNames
        var next = names.partitioningIndex { $0 >= code.lowerBound }
        var index = code.lowerBound
        while next < names.count, names[next] < code.upperBound {
            while index <= names[next] {
                if index >= end, let local = scanner.endOfLocalDeclaration(at: index) { end = local }
                index += 1
            }
            if names[next] >= end, scanner.isSharedCall(names[next]) { sites.append(names[next]) }
            next += 1
        }
        return sites
    }

    private func bit(_ site: Int) -> UInt64 { 1 &<< UInt64(site) }

    private func numbers(in range: Range<Int>) -> Range<Int> {
        let first = sites.partitioningIndex { $0 >= range.lowerBound }
        return first..<max(sites.partitioningIndex { $0 >= range.upperBound }, first)
    }

    private func bits(in range: Range<Int>) -> UInt64 {
        numbers(in: range).reduce(0) { $0 | bit($1) }
    }

    /// Notes that what is in a range may run again after calls.
    private func repeats(_ range: Range<Int>, after ran: Ran) {
        for site in numbers(in: range) { before[site] |= ran ?? 0 }
    }

    private func merged(_ states: Ran...) -> Ran {
        states.reduce(nil) { sum, next in
            guard let sum, let next else { return sum ?? next }
            return sum | next
        }
    }

    /// Does something that may be left out.
    private func maybe(_ body: () -> Void) {
        let entry = ran
        body()
        ran = merged(entry, ran)
    }

    // MARK: Statements

    private enum Exit {
        case `return`, `throw`
    }

    /// What a statement does when all in it has run.
    private struct StatementEnd {
        var exit: Exit?
        var mayThrow = false
    }

    /// Follows code from `ran` to its end, and leaves there what may have run.
    private func walk(_ range: Range<Int>) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { return beInDoubt(about: range) }
        var end = StatementEnd()
        var brackets = 0
        var conditions: [Condition] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if brackets == 0, end.exit != nil || end.mayThrow, buffer.endsStatement(before: index) { leave(&end) }
            if let next = buffer.directiveEnd(index) {
                readDirective(at: index, &conditions)
                index = next
                continue
            }
            switch buffer.kind(index) {
            case .leftParen, .leftBracket, .interpolationOpen: brackets += 1
            case .rightParen, .rightBracket, .interpolationClose: brackets -= 1
            case .identifier where buffer.isWord(index, .return): end.exit = .return
            case .identifier where buffer.isWord(index, .throw): end.exit = .throw
            case .identifier where mayThrow(index):
                if triesOnlyCall(index, in: range) { thrown = merged(thrown, ran) } else { end.mayThrow = true }
            default: break
            }
            index = max(step(at: index, in: range), index + 1)
        }
        leave(&end)
        while let condition = conditions.popLast() { ran = merged(ran, condition.entry, condition.out) }
    }

    /// Follows what begins at a token; returns the index after it.
    private func step(at index: Int, in range: Range<Int>) -> Int {
        switch buffer.kind(index) {
        case .leftBrace: return closure(at: index)
        case .operatorCharacter where isTernary(index): return ternary(at: index, in: range)
        case .identifier where isSite(index): return call(at: index)
        case .identifier where buffer.kind(index - 1) != .period: return statement(at: index)
        default: return index + 1
        }
    }

    private func statement(at index: Int) -> Int {
        let next = unlabelledStatement(at: index)
        if buffer.kind(index - 1) == .colon { ran = merged(ran, labelled) }
        return next
    }

    private func unlabelledStatement(at index: Int) -> Int {
        switch buffer.word(index) {
        case .if: return ifStatement(at: index)
        case .guard: return guardStatement(at: index)
        case .switch: return switchStatement(at: index)
        case .for, .while: return loop(at: index)
        case .repeat: return repeatLoop(at: index)
        case .do: return doStatement(at: index)
        case .defer: return deferStatement(at: index)
        case .break, .continue, .fallthrough: return jump(at: index)
        default: return scanner.endOfLocalDeclaration(at: index) ?? index + 1
        }
    }

    private func leave(_ end: inout StatementEnd) {
        if end.mayThrow || end.exit == .throw { thrown = merged(thrown, ran) }
        if end.exit == .return, !returned.isEmpty {
            returned[returned.count - 1] = merged(returned[returned.count - 1], ran)
        }
        if end.exit != nil { ran = nil }
        end = StatementEnd()
    }

    /// `try`, but neither `try?` nor `try!`.
    private func mayThrow(_ index: Int) -> Bool {
        buffer.isWord(index, .try) && !buffer.isOperator(index + 1, "?") && !buffer.isOperator(index + 1, "!")
    }

    /// Whether what `try` stands before is one of the calls and no more: it throws before there is a value.
    private func triesOnlyCall(_ index: Int, in range: Range<Int>) -> Bool {
        var site = buffer.isWord(index + 1, .await) ? index + 2 : index + 1
        while buffer.kind(site + 1) == .period { site += 2 }
        guard isSite(site) else { return false }
        let end = buffer.skip(site + 1)
        return end >= range.upperBound || buffer.endsStatement(before: end)
    }

    /// Takes all calls of a range as if each ran after all others.
    private func beInDoubt(about range: Range<Int>) {
        ran = (ran ?? 0) | bits(in: range)
        thrown = merged(thrown, ran)
        repeats(range, after: ran)
    }

    private func jump(at index: Int) -> Int {
        let hasLabel = buffer.kind(index + 1) == .identifier && !buffer.startsLine(index + 1)
        if buffer.isWord(index, .fallthrough) {
            fallen = merged(fallen, ran)
        } else if hasLabel || jumps.isEmpty {
            labelled = merged(labelled, ran)
        } else if buffer.isWord(index, .break) {
            jumps[jumps.count - 1].breaks = merged(jumps[jumps.count - 1].breaks, ran)
        } else {
            // Those of a `switch` are passed on to the loop around it.
            jumps[jumps.count - 1].continues = merged(jumps[jumps.count - 1].continues, ran)
        }
        ran = nil
        return index + (hasLabel ? 2 : 1)
    }

    /// The brace of a statement's block; those of closures in what is before it are passed.
    private func block(from start: Int) -> Int? {
        var index = start
        while index < buffer.count, !buffer.isCloser(index) {
            let next = buffer.skip(index)
            if buffer.kind(index) == .leftBrace, !isSite(index - 1), !goesOnAfterClosure(next) { return index }
            index = next
        }
        return nil
    }

    private func goesOnAfterClosure(_ index: Int) -> Bool {
        switch buffer.kind(index) {
        case .period: true
        case .leftBrace, .comma, .operatorCharacter, .leftParen: !buffer.startsLine(index)
        default: false
        }
    }

    private func inside(_ open: Int) -> Range<Int> {
        open + 1..<max(buffer.closer(of: open), open + 1)
    }

    private func ifStatement(at start: Int) -> Int {
        var out: Ran = nil
        var index = start
        while buffer.isWord(index, .if), let open = block(from: index + 1) {
            walk(index + 1..<open)
            let entry = ran
            walk(inside(open))
            out = merged(out, ran)
            ran = entry
            index = buffer.skip(open)
            guard buffer.isWord(index, .else) else { break }
            index += 1
            guard buffer.kind(index) == .leftBrace else { continue }
            walk(inside(index))
            index = buffer.skip(index)
            break
        }
        ran = merged(out, ran)
        return index
    }

    private func guardStatement(at start: Int) -> Int {
        var index = start + 1
        while index < buffer.count, !buffer.isWord(index, .else), !buffer.isCloser(index) { index = buffer.skip(index) }
        guard buffer.isWord(index, .else), buffer.kind(index + 1) == .leftBrace else { return start + 1 }
        walk(start + 1..<index)
        let entry = ran
        walk(inside(index + 1))
        ran = entry
        return buffer.skip(index + 1)
    }

    private func switchStatement(at start: Int) -> Int {
        guard let open = block(from: start + 1) else { return start + 1 }
        walk(start + 1..<open)
        let entry = ran
        var out: Ran = nil
        jumps.append((nil, nil))
        let body = inside(open)
        var labels = body.filter { isCaseLabel($0) && buffer.brace(around: $0) == open }
        labels.append(body.upperBound)
        for (label, end) in zip(labels, labels.dropFirst()) {
            ran = merged(entry, fallen)
            fallen = nil
            walk(label + 1..<end)
            out = merged(out, ran)
        }
        let (breaks, continues) = jumps.removeLast()
        if !jumps.isEmpty { jumps[jumps.count - 1].continues = merged(jumps[jumps.count - 1].continues, continues) }
        ran = merged(out, breaks)
        return buffer.skip(open)
    }

    private func isCaseLabel(_ index: Int) -> Bool {
        guard buffer.isWord(index, .case) || buffer.isWord(index, .default) else { return false }
        switch buffer.word(index - 1) {
        case .if, .guard, .while, .for: return false
        default: return buffer.kind(index - 1) != .period && buffer.kind(index - 1) != .comma
        }
    }

    private func loop(at start: Int) -> Int {
        guard let open = block(from: start + 1) else { return start + 1 }
        let end = buffer.skip(open)
        walk(start + 1..<open)
        maybe {
            iterate(over: start..<end) { walk(inside(open)) }
            if (start..<open).contains(where: mayThrow) { thrown = merged(thrown, ran) }
        }
        return end
    }

    private func repeatLoop(at start: Int) -> Int {
        guard buffer.kind(start + 1) == .leftBrace else { return start + 1 }
        let end = buffer.skip(start + 1)
        iterate(over: start..<end) { walk(inside(start + 1)) }
        return buffer.isWord(end, .while) ? end + 1 : end
    }

    private func iterate(over range: Range<Int>, _ body: () -> Void) {
        jumps.append((nil, nil))
        let outer = thrown
        thrown = nil
        body()
        let (breaks, continues) = jumps.removeLast()
        let again = merged(ran, continues, labelled)
        repeats(range, after: again)
        thrown = merged(outer, thrown.map { $0 | (again ?? 0) })
        ran = merged(ran, continues, breaks)
    }

    private func doStatement(at start: Int) -> Int {
        guard let open = block(from: start + 1) else { return start + 1 }
        let (entry, outer) = (ran, thrown)
        thrown = nil
        walk(inside(open))
        let caught = merged(entry, thrown)
        thrown = merged(outer, thrown)
        var out = ran
        var index = buffer.skip(open)
        while buffer.isWord(index, .catch), let handler = block(from: index + 1) {
            ran = caught
            walk(index + 1..<handler)
            walk(inside(handler))
            out = merged(out, ran)
            index = buffer.skip(handler)
        }
        ran = out
        return index
    }

    /// It runs at the end, wherever that is.
    private func deferStatement(at start: Int) -> Int {
        guard buffer.kind(start + 1) == .leftBrace else { return start + 1 }
        let body = inside(start + 1)
        maybe { walk(body) }
        let deferred = bits(in: body)
        for site in sites.indices where deferred & bit(site) == 0 { before[site] |= deferred }
        return buffer.skip(start + 1)
    }

    // MARK: Conditions

    /// An `#if` whose end is not seen yet.
    private struct Condition {
        let entry: Ran
        var out: Ran = nil
        var hasElse = false
    }

    private func readDirective(at index: Int, _ conditions: inout [Condition]) {
        if buffer.isWord(index, .directiveIf) {
            conditions.append(Condition(entry: ran))
        } else if let last = conditions.popLast() {
            let out = merged(last.out, ran)
            if buffer.isWord(index, .directiveEndif) {
                ran = last.hasElse ? out : merged(out, last.entry)
            } else {
                ran = last.entry
                let hasElse = buffer.isWord(index, .directiveElse)
                conditions.append(Condition(entry: last.entry, out: out, hasElse: hasElse))
            }
        }
    }

    // MARK: Expressions

    private func isSite(_ index: Int) -> Bool {
        sites.firstIndex(atOrAfter: index, in: index..<index + 1) != nil
    }

    private func call(at index: Int) -> Int {
        guard let site = sites.firstIndex(atOrAfter: index, in: index..<index + 1) else { return index + 1 }
        before[site] |= ran ?? 0
        var next = index + 1
        if buffer.kind(next) == .leftParen {
            maybe { walk(inside(index + 1)) }
            next = buffer.skip(next)
        }
        if buffer.kind(next) == .leftBrace {
            maybe { runClosure(next) }
            next = buffer.skip(next)
        }
        ran = ran.map { $0 | bit(site) }
        return next
    }

    private func closure(at open: Int) -> Int {
        let next = buffer.skip(open)
        let runsOnce = buffer.kind(next) == .leftParen && !buffer.startsLine(next)
        if runsOnce {
            runClosure(open)
        } else {
            maybe {
                runClosure(open)
                repeats(open..<next, after: ran)
            }
        }
        return next
    }

    private func runClosure(_ open: Int) {
        let (outerJumps, entry) = (jumps, ran)
        jumps = []
        returned.append(nil)
        walk(inside(open))
        ran = merged(ran, returned.removeLast())
        // What only throws comes out elsewhere.
        if ran == nil { ran = entry }
        jumps = outerJumps
    }

    private func isTernary(_ index: Int) -> Bool {
        guard buffer.isOperator(index, "?"), !buffer.touchesNext(index - 1) else { return false }
        return !(buffer.touchesNext(index) && buffer.kind(index + 1) == .operatorCharacter)
    }

    private func ternary(at index: Int, in range: Range<Int>) -> Int {
        guard depth < Self.deepest, let colon = colon(after: index, in: range) else { return index + 1 }
        let end = max(min(scanner.expressionEnd(colon + 1), range.upperBound), colon + 1)
        let entry = ran
        walk(index + 1..<colon)
        let out = ran
        ran = entry
        walk(colon + 1..<end)
        ran = merged(out, ran)
        return end
    }

    private func colon(after question: Int, in range: Range<Int>) -> Int? {
        var open = 0
        var index = question + 1
        while index < range.upperBound, !buffer.isCloser(index) {
            if isTernary(index) { open += 1 }
            if buffer.kind(index) == .colon {
                if open == 0 { return index }
                open -= 1
            }
            index = buffer.skip(index)
        }
        return nil
    }
}

extension DeclarationScanner {
    /// Whether the name is called on `self`, and makes no name of its own for the instance.
    fileprivate func isSharedCall(_ index: Int) -> Bool {
        switch buffer.kind(index + 1) {
        case .leftBrace: break
        case .leftParen where buffer.text(index + 2) != buffer.vocabulary.memberNameLabel: break
        default: return false
        }
        guard buffer.kind(index - 1) == .period else { return true }
        var base = index - 2
        if buffer.isOperator(base, "?") || buffer.isOperator(base, "!") { base -= 1 }
        if buffer.isWord(base, .selfValue) || buffer.isWord(base, .super) { return buffer.kind(base - 1) != .period }
        guard buffer.kind(base) == .identifier, buffer.kind(base - 1) != .period else { return false }
        return buffer.selfBindings.isAlias(base, in: 0..<buffer.count, buffer)
    }

    /// The index after a function, a type, or a variable with code of its own that is declared here.
    fileprivate func endOfLocalDeclaration(at index: Int) -> Int? {
        guard buffer.kind(index - 1) != .period else { return nil }
        switch buffer.word(index) {
        case .var: return localVariable(at: index)?.next
        case .func, .class, .struct, .enum, .actor, .protocol, .extension: break
        default: return nil
        }
        guard buffer.kind(index + 1) == .identifier || buffer.kind(index + 1) == .operatorCharacter,
            !buffer.startsLine(index + 1)
        else { return nil }
        var position = index + 1
        while position < buffer.count, buffer.kind(position) != .leftBrace, !buffer.isCloser(position) {
            position = buffer.skip(position)
        }
        return buffer.kind(position) == .leftBrace ? buffer.skip(position) : nil
    }
}
