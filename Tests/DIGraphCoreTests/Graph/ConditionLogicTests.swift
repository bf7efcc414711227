import Testing

@testable import DIGraphCore
@testable import SwiftFacts

/// What is said about conditions is what a table of all answers says.
@Suite struct ConditionLogicTests {
    @Test(arguments: 0..<500)
    func answersAreThoseOfTheTruthTable(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let premises = RandomCondition.list(upTo: 3, using: &random)
        let alternatives = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            RandomCondition.list(upTo: 3, using: &random)
        }
        let implied = RandomCondition.allAnswers.allSatisfy { answers in
            !premises.allSatisfy { $0.holds(answers) }
                || alternatives.contains { $0.allSatisfy { $0.holds(answers) } }
        }
        let texts = alternatives.map { $0.map(\.text) }
        #expect(
            ConditionLogic.implies(premises.map(\.condition), anyOf: alternatives.map { $0.map(\.condition) })
                == implied, "\(premises.map(\.text)) implies any of \(texts)")
        let others = alternatives.first ?? []
        let exclusive = RandomCondition.allAnswers.allSatisfy { answers in
            !(premises + others).allSatisfy { $0.holds(answers) }
        }
        #expect(
            ConditionLogic.areExclusive(premises.map(\.condition), others.map(\.condition)) == exclusive,
            "\(premises.map(\.text)) excludes \(others.map(\.text))")
    }

    /// However they are put together, what is left holds where one of the places is compiled, and nowhere else.
    @Test(arguments: 0..<300)
    func alternativesHoldWhereOneDoes(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let places = (0..<Int.random(in: 1...12, using: &random)).map { _ in
            RandomCondition.list(upTo: 3, using: &random)
        }
        let half = places.count / 2
        var alternatives = Alternatives(places[0].map(\.condition))
        for place in places[..<half].dropFirst() { alternatives.add(place.map(\.condition)) }
        if half > 0 {
            var others = Alternatives(places[half].map(\.condition))
            for place in places[half...].dropFirst() { others.add(place.map(\.condition)) }
            alternatives.add(others)
        }
        let other = RandomCondition.list(upTo: 3, using: &random)
        let isCovered = alternatives.covers(other.map(\.condition))
        for answers in RandomCondition.allAnswers {
            let holds = places.contains { $0.allSatisfy { $0.holds(answers) } }
            let facts = answers.enumerated().map { flag, isSet in Condition.written("\(isSet ? "" : "!")FLAG\(flag)") }
            #expect(ConditionLogic.implies(facts, anyOf: [alternatives.conditions]) == holds)
            if isCovered, other.allSatisfy({ $0.holds(answers) }) { #expect(holds) }
        }
    }

    /// A build is for one operating system; a name may stand for several of them.
    @Test(arguments: [
        ("os(iOS)", "os(macOS)", true), ("os(iOS)", "os(iOS)", false), ("os(iOS)", "!os(macOS)", false),
        ("os(OSX)", "os(macOS)", false), ("os(iOS) || os(tvOS)", "os(Linux) || os(Windows)", true),
        ("os(iOS) || os(tvOS)", "os(tvOS) || os(macOS)", false), ("os(iOS) && DEBUG", "!DEBUG || os(Linux)", true),
        ("os(iOS)", "os(macCatalyst)", false), ("os(iOS)", "os(anyAppleOS)", false),
        ("os(iOS)", "targetEnvironment(simulator)", false),
    ])
    func oneOperatingSystem(left: String, right: String, areExclusive: Bool) {
        #expect(ConditionLogic.areExclusive([.written(left)], [.written(right)]) == areExclusive)
        #expect(ConditionLogic.areExclusive([.written(right)], [.written(left)]) == areExclusive)
    }

    /// Behind what is always compiled nothing is left to ask, however many places came before it.
    @Test(arguments: [2, 30])
    func whatIsAlwaysCompiledIsAll(count: Int) {
        var alternatives = Alternatives([.test("FLAG0")])
        for number in 1..<count { alternatives.add([.test("FLAG\(number)")]) }
        #expect(alternatives.conditions.count == 1)
        alternatives.add([])
        #expect(alternatives.conditions.isEmpty)
        alternatives.add([.test("FLAG")])
        #expect(alternatives.conditions.isEmpty)
    }

    @Test(arguments: [
        ("swift(>=5.9)", true), ("compiler(>=6.0)", true), ("swift(>=6.1)", false), ("canImport(Swift)", true),
        ("swift(>=5.10)", true), ("swift(>=5.10.1)", false), ("swift(>=6)", false), ("!swift(<6)", false),
        ("!swift(<5.10.0)", true), ("!compiler(<6.0.0)", true), ("true", true), ("!false", true),
        ("true || DEBUG", true), ("DEBUG || !DEBUG", true),
        ("os(iOS) || os( iOS )", false),
    ])
    func whatHoldsEverywhere(text: String, holds: Bool) {
        #expect(ConditionLogic.implies([], anyOf: [[.written(text)]]) == holds)
    }

    @Test func blanksMakeNoOtherTest() {
        #expect(ConditionLogic.areExclusive([.written("os( iOS )")], [.written("!os(iOS)")]))
        #expect(ConditionLogic.implies([.written("os(iOS)")], anyOf: [[.written("(os( iOS ))")]]))
    }

    @Test func branchesOfOneChainAreExclusiveAndCoverAll() {
        let branches = (0..<200).map { "\($0 == 0 ? "#if" : "#elseif") FLAG\($0)\nclass A {}" }
        let chain = (branches + ["#else", "class A {}", "#endif"]).joined(separator: "\n")
        let conditions = ReportSources.summary(of: chain).types.map(\.conditions)
        #expect(conditions.count == 201)
        let neighbours = zip(conditions, conditions.dropFirst())
        #expect(neighbours.allSatisfy { ConditionLogic.areExclusive($0, $1) })
        #expect(ConditionLogic.implies([], anyOf: conditions))
        #expect(!ConditionLogic.implies([], anyOf: conditions.dropLast()))
    }

    /// Among blocks of `#if` in each other, the first place that overlaps is the one that comparing all of them finds.
    @Test(arguments: 0..<200)
    func firstOverlapsAreThoseOfAllPairs(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = Self.randomBlocks(using: &random)
        var places = ReportSources.summary(of: text).types.map(\.conditions)
        // Conditions of no `#if`, as those of an availability are.
        for index in places.indices where Bool.random(using: &random) {
            places[index].insert(.test("FLAG0"), at: Int.random(in: 0...places[index].count, using: &random))
        }
        let model = places.indices.map { index in
            places[..<index].firstIndex { !ConditionLogic.areExclusive($0, places[index]) }
        }
        #expect(ConditionLogic.firstOverlaps(places) == model, "\(text)")
    }

    /// Places in blocks of `#if` exclude each other where no answers compile both.
    @Test(arguments: 0..<300)
    func placesInBlocksAreExclusiveWhereNoBuildHasBoth(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = Self.randomBlocks(using: &random)
        let places = ReportSources.summary(of: text).types.map(\.conditions)
        let builds = RandomCondition.allAnswers.map { Self.compiled(in: text, $0) }
        for (index, place) in places.enumerated() where !place.isEmpty {
            for (otherIndex, other) in places.enumerated() where !other.isEmpty {
                let isExclusive = builds.allSatisfy { !($0.contains(index) && $0.contains(otherIndex)) }
                #expect(ConditionLogic.areExclusive(place, other) == isExclusive, "\(index), \(otherIndex) of \(text)")
            }
        }
    }

    /// The classes, by their index in the text, that a build compiles; slow and plain.
    private static func compiled(in text: String, _ answers: [Bool]) -> Set<Int> {
        var blocks: [(isOpen: Bool, wasTaken: Bool)] = []
        var index = 0
        var compiled: Set<Int> = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            let flag = words.last?.last?.wholeNumberValue
            let holds = flag.map { answers[$0] != (words.last?.first == "!") } ?? true
            switch words[0] {
            case "#if": blocks.append((holds, holds))
            case "#endif": blocks.removeLast()
            case "class":
                if blocks.allSatisfy(\.isOpen) { compiled.insert(index) }
                index += 1
            default:
                let wasTaken = blocks.removeLast().wasTaken
                blocks.append((holds && !wasTaken, holds || wasTaken))
            }
        }
        return compiled
    }

    /// Classes in blocks of `#if` beside and in each other.
    private static func randomBlocks(using random: inout SeededGenerator) -> String {
        var text = "class A {}\n"
        var depth = 0
        for _ in 0..<Int.random(in: 5...40, using: &random) {
            let flag = "\(Bool.random(using: &random) ? "" : "!")FLAG\(Int.random(in: 0..<4, using: &random))"
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                text += "#if \(flag)\n"
                depth += 1
            case 2 where depth > 0: text += "#elseif \(flag)\n"
            case 3 where depth > 0:
                text += "#endif\n"
                depth -= 1
            default: text += "class A {}\n"
            }
        }
        text += String(repeating: "#else\nclass A {}\n#endif\n", count: depth)
        return text
    }

    /// A question that no short search answers is answered with care.
    @Test func hardQuestionsAreNotImplied() {
        let clauses = (0..<60).flatMap { first in (0..<60).map { "(A\(first) || !B\($0) || C\(first &* 7 % 61))" } }
        let hard = Condition.written(clauses.joined(separator: " && "))
        #expect(!ConditionLogic.implies([hard], anyOf: [[.written("Z")]]))
    }
}

extension Condition {
    /// As the scanner reads it behind an `#if`; where it asks nothing, there is none.
    static func written(_ text: String) -> Condition {
        let conditions = ReportSources.summary(of: "#if \(text)\nclass A {}\n#endif").types.first?.conditions
        return conditions?.first ?? Condition(text: text, formula: .constant(true))
    }
}

/// A condition over four flags with its own idea of when it holds.
private struct RandomCondition {
    let text: String
    let holds: @Sendable ([Bool]) -> Bool

    var condition: Condition { .written(text) }

    static let allAnswers = (0..<16).map { number in (0..<4).map { number >> $0 & 1 == 1 } }

    static func list(upTo count: Int, using random: inout SeededGenerator) -> [RandomCondition] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in make(depth: 3, using: &random) }
    }

    private static func make(depth: Int, using random: inout SeededGenerator) -> RandomCondition {
        switch Int.random(in: 0..<(depth == 0 ? 2 : 5), using: &random) {
        case 0:
            let flag = Int.random(in: 0..<4, using: &random)
            return RandomCondition(text: "FLAG\(flag)") { $0[flag] }
        case 1:
            let flag = Int.random(in: 0..<4, using: &random)
            return RandomCondition(text: "!FLAG\(flag)") { !$0[flag] }
        case 2:
            let inner = make(depth: depth - 1, using: &random)
            return RandomCondition(text: "!(\(inner.text))") { !inner.holds($0) }
        case 3: return pair(" && ", depth, &random) { $0 && $1 }
        default: return pair(" || ", depth, &random) { $0 || $1 }
        }
    }

    private static func pair(
        _ mark: String, _ depth: Int, _ random: inout SeededGenerator,
        _ combine: @escaping @Sendable (Bool, Bool) -> Bool
    ) -> RandomCondition {
        let left = make(depth: depth - 1, using: &random)
        let right = make(depth: depth - 1, using: &random)
        return RandomCondition(text: "(\(left.text)\(mark)\(right.text))") { combine(left.holds($0), right.holds($0)) }
    }
}
