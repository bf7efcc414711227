/// What an `#if` asks of the compiler: as it is spelled, and as a formula that can be reasoned about.
public struct Condition: Sendable {
    /// The structure of a condition; the leaves are what only the compiler can answer.
    public indirect enum Formula: Sendable {
        /// One question, without blanks: `DEBUG`, `os(iOS)`, `swift(>=6.1)`.
        case test(String)
        case constant(Bool)
        case not(Formula)
        case all([Formula])
        case any([Formula])

        /// What literals make of it, and tests that all compilers answer alike; nil where another test decides.
        var value: Bool? {
            switch self {
            case .constant(let value): value
            case .test(let text): Condition.knownAnswer(text)
            case .not(let inner): inner.value.map { !$0 }
            case .all(let parts): Self.value(of: parts, decidedBy: false)
            case .any(let parts): Self.value(of: parts, decidedBy: true)
            }
        }

        private static func value(of parts: [Formula], decidedBy decisive: Bool) -> Bool? {
            let values = parts.lazy.map { $0.value }
            if values.contains(decisive) { return decisive }
            return values.contains(nil) ? nil : !decisive
        }
    }

    /// An `#if` with its branches, each of which excludes all others.
    final class Block: Sendable {
        /// What the branches ask, without what those before them asked; `#else` asks nothing.
        let questions: [Condition]
        let hasElse: Bool
        /// For each test the first branch that asks for it; nil where a branch asks for more than one test.
        fileprivate let branches: [String: Int]?
        /// The opposites of all branches, joined, and where each of them ends: their beginning is what a branch repeats.
        private let opposites: [UInt8]
        private let ends: [Int]
        /// How many branches come first that no build takes, as of `#if false` and `#if compiler(<6)`.
        private let neverTaken: Int
        /// The first branch that all builds take which come to it.
        private let firstTaken: Int?

        init(questions: [Condition], hasElse: Bool) {
            self.questions = questions
            self.hasElse = hasElse
            neverTaken = questions.prefix { $0.formula.value == false }.count
            firstTaken = questions.firstIndex { $0.formula.value == true }
            var opposites: [UInt8] = []
            var ends: [Int] = []
            for question in questions where questions.count > 1 {
                opposites += ((opposites.isEmpty ? "" : " && ") + question.negated.operandText).utf8
                ends.append(opposites.count)
            }
            self.opposites = opposites
            self.ends = ends
            let tests =
                questions.count > 1 ? questions.compactMap { $0.openTest }.filter { $0.isTrue }.map { $0.text } : []
            branches =
                tests.count == questions.count
                ? Dictionary(zip(tests, tests.indices), uniquingKeysWith: { first, _ in first }) : nil
        }

        /// The opposites of the first branches, as operands of a longer condition.
        fileprivate func oppositesText(before branch: Int) -> String {
            String(decoding: opposites[..<ends[branch - 1]], as: UTF8.self)
        }

        /// Whether it is known that no build takes a branch: it asks for what is false, or stands behind what is true.
        func isNeverTaken(_ branch: Int) -> Bool {
            branch < questions.count && questions[branch].formula.value == false
                || firstTaken.map { $0 < branch } ?? false
        }

        fileprivate var branchCount: Int { questions.count + (hasElse ? 1 : 0) }

        /// What a branch asks beyond literals: that no branch before it was taken, and its own question.
        func conditions(ofBranch index: Int) -> [Condition] {
            // What follows an `#else` is no branch, though broken sources may have it.
            let index = min(index, questions.count)
            var conditions: [Condition] = []
            if index > neverTaken {
                let noneBefore = Condition(storage: Storage(.noneBefore, self, index))
                conditions.append(index == 1 ? questions[0].negated.in(self, index) : noneBefore)
            }
            if index < questions.count, questions[index].formula.value != true {
                conditions.append(questions[index].in(self, index))
            }
            return conditions
        }
    }

    private enum Content: Sendable {
        case written(text: String, formula: Formula)
        /// The opposites of all branches before: kept by their number, for each branch of a long `#if` has more of them.
        case noneBefore
        /// All of these, whose formula few ask for.
        case all(text: String, of: [Condition])
    }

    private final class Storage: Sendable {
        let content: Content
        let block: Block?
        /// The index of the branch in the block.
        let branch: Int

        init(_ content: Content, _ block: Block? = nil, _ branch: Int = 0) {
            self.content = content
            self.block = block
            self.branch = branch
        }
    }

    private let storage: Storage

    /// As it may stand behind `#if`.
    public var text: String {
        switch storage.content {
        case .written(let text, _), .all(let text, _): text
        case .noneBefore: textOfParts
        }
    }

    // Few ask for it, and the optimiser would write it into everybody who asks for the text.
    @inline(never)
    private var textOfParts: String { parts.map { $0.text }.joined(separator: " && ") }

    public var formula: Formula {
        switch storage.content {
        case .written(_, let formula): formula
        case .all(_, let conditions): .all(conditions.map { $0.formula })
        case .noneBefore: .all(parts.map { $0.formula })
        }
    }

    /// A part of the formula that must hold: of a long `#if`, that its first branch was not taken.
    public var firstConjunct: Formula {
        guard isNoneBefore, let question = questionsBefore.first else { return formula }
        return .not(question.formula)
    }

    /// The conditions that it stands for: one for each branch before an `#elseif` or `#else`, else itself.
    public var parts: [Condition] {
        isNoneBefore ? questionsBefore.map { $0.negated } : [self]
    }

    /// Of an `#if` without a condition, which no compiler accepts.
    static let unreadable = Condition(text: "true", formula: .constant(true))

    public init(text: String, formula: Formula) {
        storage = Storage(.written(text: text, formula: formula))
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    private func `in`(_ block: Block, _ branch: Int) -> Condition {
        Condition(storage: Storage(storage.content, block, branch))
    }

    /// The opposite, as it holds in the `#else` branch.
    public var negated: Condition { Condition(text: "!(\(text))", formula: .not(formula)) }

    /// Whether they are of one branch of one `#if`, and so stand in the same ones.
    public func isOfSameBranch(as other: Condition) -> Bool {
        storage.block != nil && storage.block === other.storage.block && storage.branch == other.storage.branch
    }

    /// Whether they are the two branches of one `#if`.
    public func isOpposite(of other: Condition) -> Bool {
        if isInOtherBranch(than: other) { return true }
        if isNoneBefore || other.isNoneBefore { return false }
        return isNegation(of: other) || other.isNegation(of: self)
    }

    private func isNegation(of other: Condition) -> Bool {
        let text = text.utf8
        let inner = other.text.utf8
        return text.count == inner.count + 3 && text.starts(with: "!(".utf8) && text.dropFirst(2).starts(with: inner)
    }

    /// One question, such as `os(macOS)`.
    public static func test(_ text: String) -> Condition {
        Condition(text: text, formula: .test(text))
    }

    /// That all of them hold; nil where there are none, and so nothing is asked.
    public static func all(_ conditions: [Condition]) -> Condition? {
        if conditions.count == 1, !conditions[0].isNoneBefore { return conditions[0] }
        guard !conditions.isEmpty else { return nil }
        let operands = conditions.map { condition in
            condition.isNoneBefore
                ? condition.storage.block?.oppositesText(before: condition.storage.branch) ?? "" : condition.operandText
        }
        return Condition(storage: Storage(.all(text: operands.joined(separator: " && "), of: conditions)))
    }

    /// That all of at least one of the lists hold.
    public static func any(_ alternatives: [[Condition]]) -> Condition {
        var parts: [Condition] = []
        var seen: Set<Condition> = []
        for alternative in alternatives {
            let part = all(alternative) ?? Condition(text: "true", formula: .constant(true))
            if seen.insert(part).inserted { parts.append(part) }
        }
        return Condition(
            text: parts.map { $0.operandText }.joined(separator: " || "), formula: .any(parts.map { $0.formula }))
    }

    private var operandText: String {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == previous, byte == Byte.bar || byte == Byte.ampersand { return "(\(text))" }
            previous = byte
        }
        return text
    }
}

extension Condition: Hashable {
    // The standard library's sets and searches are made for each type, and would have it in each of their loops.
    @inline(never)
    public static func == (left: Condition, right: Condition) -> Bool {
        if left.storage === right.storage { return true }
        guard left.isNoneBefore || right.isNoneBefore else { return left.text == right.text }
        guard left.isNoneBefore, right.isNoneBefore, left.storage.branch == right.storage.branch else { return false }
        return left.storage.block === right.storage.block || left.questionsBefore == right.questionsBefore
    }

    public func hash(into hasher: inout Hasher) {
        if isNoneBefore {
            // Also the last question: each long `#if` has a branch of this number.
            hasher.combine(storage.branch)
            hasher.combine(questionsBefore.last?.text)
        } else {
            hasher.combine(text)
        }
    }

    /// What the branches before an `#elseif` or `#else` ask.
    private var questionsBefore: ArraySlice<Condition> { storage.block?.questions[..<storage.branch] ?? [] }

    var isNoneBefore: Bool {
        if case .noneBefore = storage.content { return true }
        return false
    }
}

extension [Condition] {
    /// Those that are not among others. What is around a place mostly comes first, and then nothing is searched.
    public func without(_ others: [Condition]) -> [Condition] {
        if others.isEmpty { return self }
        let shared = countShared(with: others)
        let own = self[shared...]
        // Deeper than anybody nests `#if`, what is around both is not searched again.
        let others = others.count > 64 ? others[shared...] : others[...]
        if own.count < 8 { return own.filter { !others.contains($0) } }
        let known = Set(others)
        return own.filter { !known.contains($0) }
    }

    /// How many of them both begin with: what is around both places.
    public func countShared(with others: [Condition]) -> Int {
        if isSameArray(as: others) { return count }
        let end = Swift.min(count, others.count)
        var shared = 0
        while shared < end, self[shared] == others[shared] { shared += 1 }
        return shared
    }

    /// Whether both are one array in memory, as for all that stands in one branch: then there is nothing to compare.
    private func isSameArray(as other: [Condition]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in
                other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }
}

// MARK: - Branches

extension Condition {
    /// Whether they belong to two branches of one `#if`.
    func isInOtherBranch(than other: Condition) -> Bool {
        storage.block != nil && storage.block === other.storage.block && storage.branch != other.storage.branch
    }

    /// The `#if` that a list of conditions begins with, and the branch in it.
    public static func branch(_ conditions: ArraySlice<Condition>) -> (block: ObjectIdentifier, index: Int)? {
        guard let storage = conditions.first?.storage, let block = storage.block else { return nil }
        return (ObjectIdentifier(block), storage.branch)
    }

    /// Alternatives that are branches of one `#if`, as few conditions: nil if one branch is always among them.
    public static func joiningBranches(_ alternatives: [[Condition]]) -> [[Condition]]? {
        var branches: [ObjectIdentifier: Set<Int>] = [:]
        var blocks: [Block] = []
        var others: [[Condition]] = []
        for alternative in alternatives {
            guard let first = alternative.first, let block = first.storage.block,
                alternative == block.conditions(ofBranch: first.storage.branch)
            else {
                others.append(alternative)
                continue
            }
            if branches[ObjectIdentifier(block)] == nil { blocks.append(block) }
            branches[ObjectIdentifier(block), default: []].insert(first.storage.branch)
        }
        for block in blocks {
            let indices = branches[ObjectIdentifier(block), default: []]
            let missing = (0..<block.branchCount).first { !indices.contains($0) }
            // Without an `#else` it may be that no branch is taken.
            if missing == nil, block.hasElse { return nil }
            let first = missing ?? block.questions.count
            // From the first branch on, it does not matter what the later ones exclude.
            let taken = Formula.any(block.questions[..<first].map { $0.formula })
            if first > 0 { others.append([Condition(text: "", formula: taken)]) }
            others += indices.filter { $0 > first }.sorted().map { block.conditions(ofBranch: $0) }
        }
        return others
    }
}

// MARK: - Tests

extension Condition {
    /// The one test that it asks for, and the answer that it wants; nil where it asks for more, or for what is known.
    fileprivate var openTest: (text: String, isTrue: Bool)? {
        switch formula {
        case .test(let text): Self.knownAnswer(text) == nil ? (text, true) : nil
        case .not(.test(let text)): Self.knownAnswer(text) == nil ? (text, false) : nil
        default: nil
        }
    }

    /// Whether all of them hold in some build; nil where that takes more than a look at each test, as one asks for either of two.
    public static func canAllHold(_ conditions: [Condition]) -> Bool? {
        var passed: [String] = []
        var failed: [String] = []
        for condition in conditions where !condition.isNoneBefore {
            guard addTests(of: condition.formula, isTrue: true, to: &passed, &failed) else { return nil }
        }
        for condition in conditions where condition.isNoneBefore {
            guard let branches = condition.storage.block?.branches else { return nil }
            if passed.contains(where: { branches[$0].map { $0 < condition.storage.branch } ?? false }) { return false }
        }
        for system in passed.lazy.filter(asksForSystem) {
            if passed.contains(where: { answer(to: $0, where: system) == false }) { return false }
            if failed.contains(where: { answer(to: $0, where: system) == true }) { return false }
        }
        // A few are sooner compared with each other than put into a set.
        if passed.count * failed.count <= 256 { return !passed.contains { failed.contains($0) } }
        return Set(passed).isDisjoint(with: failed)
    }

    /// Adds the tests whose answers a formula fixes; false where it fixes not all of them, or asks for what is known.
    private static func addTests(
        of formula: Formula, isTrue: Bool, to passed: inout [String], _ failed: inout [String]
    ) -> Bool {
        switch formula {
        case .test(let text):
            if knownAnswer(text) != nil { return false }
            if isTrue { passed.append(text) } else { failed.append(text) }
            return true
        case .not(let inner): return addTests(of: inner, isTrue: !isTrue, to: &passed, &failed)
        case .all(let parts) where isTrue, .any(let parts) where !isTrue:
            return parts.allSatisfy { addTests(of: $0, isTrue: isTrue, to: &passed, &failed) }
        case .all, .any, .constant: return false
        }
    }

    /// What every compiler since Swift 6 answers alike is no question; in language mode 5 they say 5.10 of themselves. By a
    /// version from 99 on people mean none.
    public static func knownAnswer(_ text: String) -> Bool? {
        guard let first = text.utf8.first, first == Byte.s || first == Byte.c else { return nil }
        for (prefix, value, oldest) in [
            ("swift(>=", true, [5, 10]), ("swift(<", false, [5, 10]), ("compiler(>=", true, [6]),
            ("compiler(<", false, [6]),
        ] {
            guard text.hasPrefix(prefix) else { continue }
            let version = text.dropFirst(prefix.count).dropLast().split(separator: ".").map { Int($0) ?? .max }
            if isAtMost(version, oldest) { return value }
            if let major = version.first, 99..<Int.max ~= major { return !value }
        }
        return text == "canImport(Swift)" ? true : nil
    }

    /// Of `6.0.0` and `6` neither is later.
    private static func isAtMost(_ version: [Int], _ other: [Int]) -> Bool {
        for (index, part) in version.enumerated() {
            let otherPart = index < other.count ? other[index] : 0
            if part != otherPart { return part < otherPart }
        }
        return true
    }
}

// MARK: - Reading

/// Reads the condition of an `#if` or `#elseif` from its tokens.
struct ConditionParser {
    private let buffer: TokenBuffer
    private var position: Int
    private let end: Int
    private var depth = 0
    /// Nobody nests deeper; what does is one question as a whole.
    private static let deepest = 200

    /// Nil where no condition stands between the two tokens.
    static func condition(from start: Int, to end: Int, in buffer: TokenBuffer) -> Condition? {
        guard start < end else { return nil }
        var parser = ConditionParser(buffer: buffer, position: start, end: end)
        let formula = parser.alternatives()
        let text = buffer.text(from: start, through: end - 1)
        let isWhole = parser.position == end
        return Condition(text: text, formula: isWhole ? formula ?? .test(text) : .test(text))
    }

    private mutating func alternatives() -> Condition.Formula? {
        list(separatedBy: "|", of: { $0.factors() }).map { $0.count == 1 ? $0[0] : .any($0) }
    }

    private mutating func factors() -> Condition.Formula? {
        list(separatedBy: "&", of: { $0.operand() }).map { $0.count == 1 ? $0[0] : .all($0) }
    }

    private mutating func list(
        separatedBy character: Unicode.Scalar, of element: (inout ConditionParser) -> Condition.Formula?
    ) -> [Condition.Formula]? {
        var elements: [Condition.Formula] = []
        while let next = element(&self) {
            elements.append(next)
            guard buffer.isOperator(position, character), buffer.isOperator(position + 1, character),
                position + 1 < end
            else { return elements }
            position += 2
        }
        return nil
    }

    private mutating func operand() -> Condition.Formula? {
        var isNegated = false
        while position < end, buffer.isOperator(position, "!") {
            isNegated.toggle()
            position += 1
        }
        guard let formula = buffer.kind(position) == .leftParen ? group() : test() else { return nil }
        return isNegated ? .not(formula) : formula
    }

    private mutating func group() -> Condition.Formula? {
        let close = buffer.closer(of: position)
        guard close < end, depth < Self.deepest else { return nil }
        depth += 1
        position += 1
        let formula = alternatives()
        depth -= 1
        guard position == close else { return nil }
        position += 1
        return formula
    }

    /// A name, with what stands in the brackets after it.
    private mutating func test() -> Condition.Formula? {
        guard position < end, buffer.kind(position) == .identifier else { return nil }
        let start = position
        position += 1
        if position < end, buffer.kind(position) == .leftParen { position = min(buffer.skip(position), end) }
        let text = (start..<position).map(buffer.text).joined()
        switch text {
        case "true", "false": return .constant(text == "true")
        case "os(OSX)": return .test("os(macOS)")
        case "os(xrOS)": return .test("os(visionOS)")
        default: return .test(text)
        }
    }
}
