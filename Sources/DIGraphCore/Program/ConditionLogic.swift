import SwiftFacts

/// Boolean reasoning about `#if` conditions, each distinct test being one unknown.
///
/// An answer takes bounded time: where the search gets long it is the careful one, neither implied nor exclusive, so that
/// the worst that comes of it is an error and never code that does not compile.
enum ConditionLogic {
    /// Whether at least one of the alternatives holds wherever all premises hold.
    static func implies(_ premises: [Condition], anyOf alternatives: [[Condition]]) -> Bool {
        if alternatives.contains(where: { $0.without(premises).isEmpty }) { return true }
        if premises.count > 2 * mostConditions { return false }
        if premises.isEmpty, alternatives.count == 1, alternatives[0].contains(where: isOpenQuestion) { return false }
        let open = alternatives.map { $0.without(premises) }
        guard let alternatives = Condition.joiningBranches(open) else { return true }
        var search = AssignmentSearch()
        for premise in premises { search.require(premise.formula) }
        for alternative in alternatives { search.require(.not(.all(alternative.map { $0.formula }))) }
        return search.provesImpossible()
    }

    /// Whether a condition asks, among other things, what nothing but the build can tell.
    private static func isOpenQuestion(_ condition: Condition) -> Bool {
        var formula = condition.firstConjunct
        while case .not(let inner) = formula { formula = inner }
        guard case .test(let text) = formula else { return false }
        return Condition.knownAnswer(text) == nil
    }

    /// Whether two places are never compiled together.
    static func areExclusive(_ left: [Condition], _ right: [Condition]) -> Bool {
        var steps = 0
        return areExclusive(left, right, steps: &steps)
    }

    /// - Parameter steps: counts what the answer costs.
    private static func areExclusive(_ left: [Condition], _ right: [Condition], steps: inout Int) -> Bool {
        if left.isEmpty, right.isEmpty { return false }
        let shared = left.countShared(with: right)
        // Two branches of one `#if`, as nearly all are, differ first where the later one excludes the earlier one.
        if shared < min(left.count, right.count), left[shared].isOpposite(of: right[shared]) { return true }
        let all = compared(left, right, from: shared)
        // A short comparison takes its time as well.
        steps += max(all.count, 16)
        if Condition.areForOtherLibraries(left[shared...], right[shared...]) { return true }
        if let canHold = Condition.canAllHold(all) { return !canHold }
        var search = AssignmentSearch()
        for condition in all { search.require(condition.formula) }
        defer { steps += search.steps }
        return search.provesImpossible()
    }

    /// Deeper than anybody nests `#if`, only what is next to each of two places is compared: some of it can rule out no more than
    /// all of it.
    private static let mostConditions = 64

    private static func compared(_ left: [Condition], _ right: [Condition], from shared: Int) -> [Condition] {
        if left.count + right.count <= 2 * mostConditions { return left + right[shared...] }
        return left[shared...].suffix(mostConditions) + right[shared...].suffix(mostConditions)
    }

    /// Whether a place is compiled under no conditions at all.
    static func isNeverMet(_ conditions: [Condition]) -> Bool { areExclusive(conditions, conditions) }

    /// How many steps the search for overlaps may take for each place, so that many places of one name end in bounded time:
    /// those that are left are taken for compiled together.
    private static let mostStepsForPlace = 1_500

    /// For each place the first one before it that may be compiled together with it.
    static func firstOverlaps(_ places: [[Condition]]) -> [Int?] {
        guard places.count > 1, let first = places.first else { return places.map { _ in nil } }
        let shared = places.dropFirst().reduce(first.count) { min($0, first.countShared(with: $1)) }
        var tree = BranchTree()
        var steps = 0
        return places.enumerated().map { index, conditions in
            defer { tree.insert(index, under: conditions[shared...]) }
            return tree.first(besides: conditions[shared...]) { earlier in
                steps > places.count * mostStepsForPlace || !areExclusive(places[earlier], conditions, steps: &steps)
            }
        }
    }
}

/// Places of which each may be compiled, by their conditions.
struct Alternatives {
    /// Up to this many are compared by what they mean, so that the whole takes no longer than reading them.
    private static let fewest = 8

    private var places: [[Condition]] = []
    /// All of them, once there are many.
    private var known = ConditionTree()

    init(_ conditions: [Condition]) {
        add(conditions)
    }

    mutating func add(_ conditions: [Condition]) {
        add(conditions, whereFew: places.count < Self.fewest)
    }

    mutating func add(_ other: Alternatives) {
        let areFew = other.places.count < Self.fewest
        for conditions in other.places { add(conditions, whereFew: areFew && places.count < Self.fewest) }
    }

    private mutating func add(_ conditions: [Condition], whereFew areFew: Bool) {
        if covers(conditions, whereFew: areFew) { return }
        if conditions.isEmpty || areFew {
            places.removeAll { ConditionLogic.implies($0, anyOf: [conditions]) }
        }
        places.append(conditions)
        if places.count < Self.fewest { return }
        for place in places.count == Self.fewest ? places[...] : places.suffix(1) { known.insert(place) }
    }

    /// Whether one of them is surely compiled where these conditions hold.
    func covers(_ conditions: [Condition]) -> Bool {
        covers(conditions, whereFew: places.count < Self.fewest)
    }

    private func covers(_ conditions: [Condition], whereFew areFew: Bool) -> Bool {
        // What is around a place makes it superfluous; nothing is around what is always compiled.
        let isInside =
            places.count < Self.fewest
            ? places.contains { $0.count <= conditions.count && conditions.countShared(with: $0) == $0.count }
            : known.holdsBeginning(of: conditions)
        return isInside || !places.isEmpty && areFew && ConditionLogic.implies(conditions, anyOf: places)
    }

    /// Whether one of them may be compiled together with one of the others.
    func overlap(_ other: Alternatives) -> Bool {
        places.contains { place in other.places.contains { !ConditionLogic.areExclusive(place, $0) } }
    }

    /// Under which at least one of them is compiled.
    var conditions: [Condition] {
        places.count == 1 ? places[0] : [.any(places)]
    }
}

/// Lists of conditions by how they begin, since those of nested places share their beginnings.
private struct ConditionTree {
    private struct Edge: Hashable {
        let node: Int
        let condition: Condition
    }

    private var next: [Edge: Int] = [:]
    /// By node: whether a list ends there.
    private var isEnd = [false]

    mutating func insert(_ conditions: [Condition]) {
        var node = 0
        for condition in conditions {
            let edge = Edge(node: node, condition: condition)
            if let known = next[edge] {
                node = known
            } else {
                next[edge] = isEnd.count
                node = isEnd.count
                isEnd.append(false)
            }
        }
        isEnd[node] = true
    }

    /// Whether a list of the tree is equal to another one, or to its beginning.
    func holdsBeginning(of conditions: [Condition]) -> Bool {
        var node = 0
        for condition in conditions {
            if isEnd[node] { return true }
            guard let known = next[Edge(node: node, condition: condition)] else { return false }
            node = known
        }
        return isEnd[node]
    }
}

/// Looks for answers to all tests under which everything that is required holds.
///
/// What only one answer can meet is answered first and put in everywhere; only then both answers of a test are tried.
private struct AssignmentSearch {
    /// A formula in which only tests are negated.
    private indirect enum Clause {
        case literal(test: Int, isTrue: Bool)
        case constant(Bool)
        case all([Clause])
        case any([Clause])
    }

    private static let mostSteps = 50_000

    private var numbers: [String: Int] = [:]
    private var answers: [Bool?] = []
    /// The tests whose answers follow from the system that a build is for.
    private var systemTests: [(text: String, number: Int)] = []
    /// Alternatives of which one must hold; all else is in the answers at once.
    private var open: [[Clause]] = []
    private var isImpossible = false
    private(set) var steps = 0

    mutating func require(_ formula: Condition.Formula) {
        require(clause(formula, isTrue: true))
    }

    /// Whether it is certain that no answers meet the requirements.
    mutating func provesImpossible() -> Bool {
        propagate()
        guard !isImpossible, steps < Self.mostSteps, let test = firstOpenTest() else { return isImpossible }
        for answer in [true, false] {
            var attempt = self
            attempt.steps += answers.count
            attempt.answer(test, answer)
            guard attempt.provesImpossible() else { return false }
            steps = attempt.steps
        }
        return true
    }

    // MARK: Requirements

    private mutating func require(_ clause: Clause) {
        steps += 1
        switch clause {
        case .constant(let value): if !value { isImpossible = true }
        case .literal(let test, let isTrue): answer(test, isTrue)
        case .all(let clauses): for part in clauses { require(part) }
        case .any(let clauses): open.append(clauses)
        }
    }

    private mutating func answer(_ test: Int, _ isTrue: Bool) {
        if let answer = answers[test], answer != isTrue { isImpossible = true }
        answers[test] = isTrue
    }

    /// Requires what is left of alternatives when all others cannot hold, until nothing more follows.
    private mutating func propagate() {
        var isStable = false
        while !isStable, !isImpossible, steps < Self.mostSteps {
            isStable = true
            let pending = open
            open = []
            for alternatives in pending where !isImpossible {
                let possible = alternatives.filter { value($0) != false }
                if possible.contains(where: { value($0) == true }) { continue }
                if possible.count > 1 {
                    open.append(possible)
                } else if let only = possible.first {
                    require(only)
                    isStable = false
                } else {
                    isImpossible = true
                }
            }
        }
    }

    private mutating func value(_ clause: Clause) -> Bool? {
        steps += 1
        switch clause {
        case .constant(let value): return value
        case .literal(let test, let isTrue): return answers[test].map { $0 == isTrue }
        case .all(let clauses): return value(clauses, deciding: false)
        case .any(let clauses): return value(clauses, deciding: true)
        }
    }

    /// One part that has the deciding value decides for all.
    private mutating func value(_ clauses: [Clause], deciding: Bool) -> Bool? {
        var isOpen = false
        for clause in clauses {
            guard let value = value(clause) else {
                isOpen = true
                continue
            }
            if value == deciding { return deciding }
        }
        return isOpen ? nil : !deciding
    }

    private func firstOpenTest() -> Int? {
        for alternatives in open {
            for alternative in alternatives {
                if let test = openTest(in: alternative) { return test }
            }
        }
        return nil
    }

    private func openTest(in clause: Clause) -> Int? {
        switch clause {
        case .constant: return nil
        case .literal(let test, _): return answers[test] == nil ? test : nil
        case .all(let clauses), .any(let clauses):
            for clause in clauses {
                if let test = openTest(in: clause) { return test }
            }
            return nil
        }
    }

    // MARK: Formulas

    private mutating func clause(_ formula: Condition.Formula, isTrue: Bool) -> Clause {
        switch formula {
        case .constant(let value): return .constant(value == isTrue)
        case .not(let inner): return clause(inner, isTrue: !isTrue)
        case .all(let parts): return combined(parts, isConjunction: isTrue, isTrue: isTrue)
        case .any(let parts): return combined(parts, isConjunction: !isTrue, isTrue: isTrue)
        case .test(let text):
            if let known = Condition.knownAnswer(text) { return .constant(known == isTrue) }
            return .literal(test: number(of: text), isTrue: isTrue)
        }
    }

    private mutating func combined(_ parts: [Condition.Formula], isConjunction: Bool, isTrue: Bool) -> Clause {
        var clauses: [Clause] = []
        for part in parts { clauses.append(clause(part, isTrue: isTrue)) }
        return isConjunction ? .all(clauses) : .any(clauses)
    }

    private mutating func number(of test: String) -> Int {
        if let known = numbers[test] { return known }
        let number = answers.count
        numbers[test] = number
        answers.append(nil)
        if Condition.asksForSystem(test) {
            for other in systemTests {
                relate(other.text, other.number, to: test, number)
                relate(test, number, to: other.text, other.number)
            }
            systemTests.append((test, number))
        }
        return number
    }

    /// Of two tests one may have the same answer wherever the other holds.
    private mutating func relate(_ test: String, _ number: Int, to other: String, _ otherNumber: Int) {
        guard let isTrue = Condition.answer(to: test, where: other) else { return }
        open.append([.literal(test: otherNumber, isTrue: false), .literal(test: number, isTrue: isTrue)])
    }
}
