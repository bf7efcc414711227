/// The significant tokens of one file with the partner of every bracket and the `#if` conditions of every place.
///
/// A class, since without the optimiser each call on a member copies a struct, and with it all of its arrays' references.
/// Its changes are not checked at run time for others that happen meanwhile: none calls code that could make one.
package final class TokenBuffer {
    let bytes: UnsafeBufferPointer<UInt8>
    package let tokens: TokenList
    package let vocabulary: Vocabulary
    package let count: Int
    /// The memory of the tokens.
    private let base: UnsafePointer<Token>
    /// The index of the closing bracket for each opening one, its complement for one that is never closed; for a `<`
    /// that was asked for, what ``matchAngles(from:)`` found; unused elsewhere.
    private let closers: UnsafeMutablePointer<Int32>
    /// The names that may be parent labels, ascending.
    @exclusivity(unchecked) private var parents: [Int] = []
    /// The names that may be calls for one value, ascending.
    private(set) var sharedNames: [Int] = []
    /// By the index of each directive: the one after its condition, and that of the `#if` that it belongs to.
    private(set) var extents: [Int: DirectiveExtent] = [:]
    /// By the index of each directive whose branch no build takes: that of the next one of its `#if`.
    private var skipped: [Int: Int] = [:]
    /// By the index of each `#if`: the one after its `#endif`.
    private(set) var blockEnds: [Int: Int] = [:]
    /// Each `#if` that begins with members of what stands before it.
    private(set) lazy var memberBlocks = findMemberBlocks()
    /// What begins with `@` or a modifier and turned out to be no declaration: nor is what begins within it.
    @exclusivity(unchecked) var noDeclaration = 0..<0
    /// Computed where a file asks for it, which few do.
    private(set) lazy var surroundings = Surroundings(self)
    @exclusivity(unchecked) private var branchChanges: [(index: Int, branch: BranchID)] = []
    /// Each `#if` of the file, and each branch of them.
    private(set) var blocks: [Condition.Block] = []
    @exclusivity(unchecked) private(set) var branches: [BranchRecord] = []
    /// The first token in more brackets, or the first directive in more blocks, than anything is read in.
    private(set) var tooDeep: Int?
    /// The first bracket that nothing closes, or that closes nothing, but for one that ends the file.
    private(set) var unmatched: Int?
    /// The mark that a conflict of version control begins with, `<<<<<<< HEAD`, if one ends further down as well.
    @exclusivity(unchecked) private(set) var conflict: Int?
    private var conflictStart: Int?
    /// The Swift compiler reads 256.
    private static let deepest = 1_000

    /// - Parameter answers: those that the compiler is known to have to questions of an `#if`.
    package init(
        bytes: UnsafeBufferPointer<UInt8>, tokens: TokenList, _ vocabulary: Vocabulary, answers: [String: Bool] = [:]
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.vocabulary = vocabulary
        count = tokens.count
        base = tokens.base
        closers = .allocate(capacity: tokens.count)
        closers.initialize(repeating: ~Int32(truncatingIfNeeded: tokens.count), count: tokens.count)
        readConditions(directives: matchBrackets(), answers)
    }

    deinit {
        closers.deallocate()
    }

    @inline(__always)
    package func kind(_ index: Int) -> Token.Kind {
        index >= 0 && index < count ? base[index].kind : .endOfFile
    }

    /// What the name or directive means to the scanner; `none` for any other token and for a keyword in backticks.
    @inline(__always)
    package func word(_ index: Int) -> Word {
        index >= 0 && index < count ? base[index].word : .none
    }

    package func startsLine(_ index: Int) -> Bool {
        index >= 0 && index < count && base[index].startsLine
    }

    /// The name without its backticks, or the token's own text.
    package func text(_ index: Int) -> String {
        text(in: nameBytes(index))
    }

    /// The bytes of the name without its backticks, or of the token.
    private func nameBytes(_ index: Int) -> Range<Int> {
        guard index >= 0, index < count else { return 0..<0 }
        let start = Int(base[index].start)
        let end = Int(base[index].end)
        // 0x60 is the backtick.
        if base[index].kind == .identifier, end - start > 2, bytes[start] == Byte.backtick {
            return start + 1..<end - 1
        }
        return start..<end
    }

    private func text(in range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    func nameHash(_ index: Int) -> NameHash {
        NameHash(UnsafeBufferPointer(rebasing: bytes[nameBytes(index)]))
    }

    /// Whether the name stands in backticks, so that it is no keyword.
    func isEscaped(_ index: Int) -> Bool {
        kind(index) == .identifier && bytes[Int(base[index].start)] == Byte.backtick
    }

    /// The source between two tokens, both included, with every run of trivia reduced to one space.
    ///
    /// - Parameter limit: the number of bytes after which `…` stands for what is left.
    func text(from first: Int, through last: Int, limit: Int = .max) -> String {
        let last = min(last, count - 1)
        guard first >= 0, first <= last else { return "" }
        // Tokens that touch each other are copied as one piece.
        var result = ""
        var start = Int(base[first].start)
        for index in first..<last where base[index].end != base[index + 1].start {
            result += text(in: start..<Int(base[index].end))
            if result.utf8.count > limit { return result + "…" }
            result += " "
            start = Int(base[index + 1].start)
        }
        let end = text(in: start..<Int(base[last].end))
        return result.isEmpty ? end : result + end
    }

    /// Whether the token is this keyword or name; no keyword stands in backticks.
    @inline(__always)
    package func isWord(_ index: Int, _ word: Word) -> Bool {
        index >= 0 && index < count && base[index].word == word
    }

    /// Whether a parent label may stand between two tokens.
    func holdsParent(from start: Int, to end: Int) -> Bool {
        let index = parents.indices.partitioningIndex { parents[$0] >= start }
        return index < parents.count && parents[index] < end
    }

    @inline(__always)
    package func isOperator(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        kind(index) == .operatorCharacter && UInt32(bytes[Int(base[index].start)]) == character.value
    }

    /// Whether nothing stands between the token and the next one.
    package func touchesNext(_ index: Int) -> Bool {
        index >= 0 && index + 1 < count && base[index].end == base[index + 1].start
    }

    func isArrow(_ index: Int) -> Bool {
        isOperator(index, "-") && touchesNext(index) && isOperator(index + 1, ">")
    }

    /// The last token of an attribute's name that begins there: of `State`, `Storage.Queue` or `Shop::Queue`.
    func lastOfAttributeName(from index: Int) -> Int {
        var last = index
        while true {
            let joins = kind(last + 1) == .moduleSelector || kind(last + 1) == .period
            guard joins, kind(last + 2) == .identifier else { return last }
            last += 2
        }
    }

    /// The parts of an attribute's name, without backticks and with a period between them: of `Shop::Queue` too.
    func attributeName(from first: Int, through last: Int) -> String {
        var name = text(first)
        if first == last { return name }
        for index in first + 1...last where kind(index) == .identifier { name += "." + text(index) }
        return name
    }

    /// A single `=`, which is neither the start nor the end of a longer operator.
    package func isAssignment(_ index: Int) -> Bool {
        guard beginsValue(index) else { return false }
        guard kind(index - 1) == .operatorCharacter, touchesNext(index - 1) else { return true }
        // The `?` of `var page:Page?=nil` ends what it touches; the `!` of `a != b` touches nothing before it.
        return touchesNext(index - 2) && (isOperator(index - 1, "?") || isOperator(index - 1, "!"))
    }

    /// The `=` behind a name or a type, which may end in `>`.
    package func beginsValue(_ index: Int) -> Bool {
        isOperator(index, "=") && !(touchesNext(index) && kind(index + 1) == .operatorCharacter)
    }

    /// The index of the first token that starts there or later.
    package func firstIndex(atOrAfter offset: UInt32) -> Int {
        (0..<count).partitioningIndex { base[$0].start >= offset }
    }

    /// Where the last token before an offset ends; 0 where there is none.
    func endOfCode(before offset: UInt32) -> Int {
        let index = firstIndex(atOrAfter: offset)
        return index == 0 ? 0 : Int(base[index - 1].end)
    }

    func isOpener(_ index: Int) -> Bool {
        switch kind(index) {
        case .leftParen, .leftBracket, .leftBrace, .interpolationOpen: true
        default: false
        }
    }

    package func isCloser(_ index: Int) -> Bool {
        switch kind(index) {
        case .rightParen, .rightBracket, .rightBrace, .interpolationClose: true
        default: false
        }
    }

    /// Whether a value, other than a name, ends here, so that a period after it is a member access.
    func endsOperand(_ index: Int) -> Bool {
        switch kind(index) {
        case .rightParen, .rightBracket, .rightBrace, .string, .number, .regex: true
        // The `?` of `x ? .a : .b` stands apart from what follows it.
        case .operatorCharacter: touchesNext(index) && (isOperator(index, "?") || isOperator(index, "!"))
        default: false
        }
    }

    /// The index of the bracket that ends what the one at `opener` holds: the one that closes it, else the one that closes
    /// what is around it, else the number of tokens.
    package func closer(of opener: Int) -> Int {
        Int(isClosed(opener) ? closers[opener] : ~closers[opener])
    }

    /// Whether a bracket of its own kind closes the one at `opener`.
    package func isClosed(_ opener: Int) -> Bool {
        closers[opener] >= 0
    }

    /// The names that are assigned to, where the code itself binds them.
    private(set) lazy var bindings = NameBindings(self, surroundings)

    /// The index after this token, or after the brackets that it opens. What is never closed ends before the bracket that
    /// closes what is around it, so that nobody reads on behind that.
    package func skip(_ index: Int) -> Int {
        guard isOpener(index) else { return index + 1 }
        return isClosed(index) ? closer(of: index) + 1 : closer(of: index)
    }

    /// The index after a generic list `<…>` that begins here, else the index itself.
    package func skipAngles(_ index: Int) -> Int {
        guard isOperator(index, "<") else { return index }
        if closers[index] == unknownAngle { matchAngles(from: index) }
        return closers[index] == unclosedAngle ? index : Int(closers[index]) + 1
    }

    /// Notes what closes the `<` at an index and those behind it that are passed, so that each is passed once.
    private func matchAngles(from index: Int) {
        // Those that are open, each with the one around it in its place.
        var open = Int32(truncatingIfNeeded: index)
        closers[index] = unclosedAngle
        var position = index + 1
        while position < count, !isCloser(position), kind(position) != .leftBrace {
            if isArrow(position) {
                position += 2
            } else if isOperator(position, "<") {
                if closers[position] == unclosedAngle { break }
                if closers[position] == unknownAngle {
                    closers[position] = open
                    open = Int32(truncatingIfNeeded: position)
                    position += 1
                } else {
                    position = Int(closers[position]) + 1
                }
            } else if isOperator(position, ">") {
                let around = closers[Int(open)]
                closers[Int(open)] = Int32(truncatingIfNeeded: position)
                if around == unclosedAngle { return }
                open = around
                position += 1
            } else {
                position = skip(position)
            }
        }
        while open != unclosedAngle {
            let around = closers[Int(open)]
            closers[Int(open)] = unclosedAngle
            open = around
        }
    }

    private var unknownAngle: Int32 { ~Int32(truncatingIfNeeded: count) }
    private var unclosedAngle: Int32 { ~0 }

    // MARK: Conditions

    /// The innermost `#if` branch around a token.
    package func branch(at index: Int) -> BranchID {
        let next = branchChanges.indices.partitioningIndex { branchChanges[$0].index > index }
        return next == 0 ? .none : branchChanges[next - 1].branch
    }

    /// Whether two branches of one `#if` are around these, so that nothing in them is compiled together.
    func areExclusive(_ first: BranchID, _ second: BranchID) -> Bool {
        var around: [UInt32: UInt32] = [:]
        for branch in self.branches(around: first) { around[branch.block] = branch.index }
        return self.branches(around: second).contains { branch in
            around[branch.block].map { $0 != branch.index } ?? false
        }
    }

    /// Whether a comment stands in a branch that no build takes.
    func isNeverCompiled(at offset: UInt32) -> Bool {
        if skipped.isEmpty { return false }
        return branches(around: branch(at: firstIndex(atOrAfter: offset))).contains {
            blocks[Int($0.block)].isNeverTaken(Int($0.index))
        }
    }

    private func branches(around branch: BranchID) -> some Sequence<BranchRecord> {
        sequence(state: branch) { [branches] next -> BranchRecord? in
            guard next != .none else { return nil }
            let record = branches[Int(next.index)]
            next = record.around
            return record
        }
    }

    /// The index after the conditional compilation directive that begins here, and after the branch that it begins where no
    /// build takes that; nil when none does.
    package func directiveEnd(_ index: Int) -> Int? {
        kind(index) == .pound ? skipped[index] ?? extents[index]?.end : nil
    }

    private func readConditions(directives places: [Int], _ answers: [String: Bool]) {
        var directives: [Directive] = []
        var open: [Int] = []
        for (place, index) in places.enumerated() {
            let word = base[index].word
            if word == .directiveIf { open.append(index) }
            var end = index + 1
            if word == .directiveIf || word == .directiveElseif {
                // No condition holds another directive.
                let limit = place + 1 < places.count ? places[place + 1] : count
                while end < limit, !base[end].startsLine, !isCloser(end) { end = min(skip(end), limit) }
            }
            extents[index] = (end, open.last ?? index)
            if word == .directiveEndif, let first = open.popLast() { blockEnds[first] = end }
            let condition = ConditionParser.condition(from: index + 1, to: end, in: self)?.answering(answers)
            directives.append((index, end, word, condition))
        }
        readBranches(directives)
    }

    typealias DirectiveExtent = (end: Int, first: Int)
    private typealias Directive = (start: Int, index: Int, word: Word, condition: Condition?)

    private func readBranches(_ directives: [Directive]) {
        let blockIndices = readBlocks(directives)
        // Per open `#if`: the block, the branch, and what is around it.
        var open: [(block: Int, branch: UInt32, around: BranchID, start: Int)] = []
        var current = BranchID.none
        for (position, directive) in directives.enumerated() {
            if directive.word != .directiveIf, let last = open.last, blocks[last.block].isNeverTaken(Int(last.branch)) {
                skipped[last.start] = directive.start
            }
            switch directive.word {
            case .directiveIf:
                open.append((blockIndices[position, default: 0], 0, current, directive.start))
                noteDepth(open.count, at: directive.index - 1)
            case .directiveEndif: current = open.popLast()?.around ?? current
            default:
                guard !open.isEmpty else { continue }
                open[open.count - 1].branch += 1
                open[open.count - 1].start = directive.start
            }
            if directive.word != .directiveEndif, let last = open.last {
                current = BranchID(index: UInt32(branches.count))
                branches.append(BranchRecord(around: last.around, block: UInt32(last.block), index: last.branch))
            }
            branchChanges.append((index: directive.index, branch: current))
        }
    }

    /// Reads each `#if` with all of its branches; returns their indices by the positions of the directives.
    private func readBlocks(_ directives: [Directive]) -> [Int: Int] {
        var indices: [Int: Int] = [:]
        var open: [(start: Int, questions: [Condition], hasElse: Bool)] = []
        func close(_ last: (start: Int, questions: [Condition], hasElse: Bool)?) {
            guard let last else { return }
            indices[last.start] = blocks.count
            blocks.append(Condition.Block(questions: last.questions, hasElse: last.hasElse))
        }
        for (position, directive) in directives.enumerated() {
            switch directive.word {
            case .directiveIf: open.append((position, [directive.condition ?? .unreadable], false))
            case .directiveEndif: close(open.popLast())
            case .directiveElseif where !open.isEmpty:
                open[open.count - 1].questions.append(directive.condition ?? .unreadable)
            case .directiveElse where !open.isEmpty: open[open.count - 1].hasElse = true
            default: break
            }
        }
        while let last = open.popLast() { close(last) }
        return indices
    }

    private func noteDepth(_ depth: Int, at index: Int) {
        if depth > Self.deepest, tooDeep.map({ index < $0 }) != false { tooDeep = index }
    }

    // MARK: Brackets

    /// Pairs all brackets; notes the names that the vocabulary has, and returns the directives of conditional compilation.
    private func matchBrackets() -> [Int] {
        var directives: [Int] = []
        var open: [Int] = []
        // How many of each kind are open, so that a stray closing bracket does not search them all.
        var counts = [Int](repeating: 0, count: Int(Token.Kind.endOfFile.rawValue) + 1)
        var index = -1
        while index &+ 1 < count {
            index = index &+ 1
            let opener: Token.Kind
            switch base[index].kind {
            case .identifier:
                if base[index].word == .parentLabel { parents.append(index) }
                if base[index].word == .sharedCall || base[index].word == .weakSharedCall { sharedNames.append(index) }
                continue
            case .pound:
                if base[index].word != .none { directives.append(index) }
                continue
            case .operatorCharacter:
                if base[index].startsLine || index == 0 { noteConflictMark(index) }
                continue
            case .leftParen, .leftBracket, .leftBrace, .interpolationOpen:
                open.append(index)
                noteDepth(open.count, at: index)
                counts[Int(base[index].kind.rawValue)] += 1
                continue
            case .rightParen: opener = .leftParen
            case .rightBracket: opener = .leftBracket
            case .rightBrace: opener = .leftBrace
            case .interpolationClose: opener = .interpolationOpen
            default: continue
            }
            if counts[Int(opener.rawValue)] > 0 {
                close(opener, at: index, &open, &counts)
            } else {
                noteUnmatched(index)
            }
        }
        // What the file ends with takes nothing along, unless it is a class whose members are gone.
        if let first = open.first, first + 1 < count || beginsClass(first) { noteUnmatched(first) }
        return directives
    }

    /// An opener that was left open ends where the next bracket around it does.
    private func close(_ opener: Token.Kind, at index: Int, _ open: inout [Int], _ counts: inout [Int]) {
        while let last = open.popLast() {
            counts[Int(base[last].kind.rawValue)] -= 1
            if base[last].kind == opener {
                closers[last] = Int32(truncatingIfNeeded: index)
                return
            }
            closers[last] = ~Int32(truncatingIfNeeded: index)
            noteUnmatched(last)
        }
    }

    private func noteConflictMark(_ index: Int) {
        if conflictStart == nil {
            if beginsConflictMark(index, of: Byte.less) { conflictStart = index }
        } else if conflict == nil, beginsConflictMark(index, of: Byte.greater) {
            conflict = conflictStart
        }
    }

    /// Seven equal characters at the very begin of a line, and a blank.
    private func beginsConflictMark(_ index: Int, of character: UInt8) -> Bool {
        let start = Int(base[index].start)
        guard start == 0 || Lexer.isLineBreak(bytes[start - 1]), start + 7 < bytes.count else { return false }
        return bytes[start..<start + 7].allSatisfy { $0 == character } && bytes[start + 7] == Byte.space
    }

    /// Whether a bracket begins the body of a class.
    private func beginsClass(_ opener: Int) -> Bool {
        guard tokens[opener].kind == .leftBrace else { return false }
        let head = tokens[..<opener].reversed().prefix { $0.kind != .leftBrace && $0.kind != .rightBrace }
        return head.contains { $0.word == .class }
    }

    private func noteUnmatched(_ index: Int) {
        if unmatched.map({ index < $0 }) != false { unmatched = index }
    }
}
