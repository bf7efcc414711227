import SwiftFacts
import Testing

/// Random getters that call `shared`: the calls that needle-gen takes for one after the other are those of which both run
/// when the getter is run, with every answer to its conditions.
@Suite struct SharedFlowTests {
    /// Nothing that both run is missed, in whatever code.
    @Test(arguments: 0..<600)
    func callsThatBothRunAreFound(_ seed: UInt64) {
        let getter = RandomGetter(seed: seed, statements: .all)
        let missed = getter.ranTogether.subtracting(getter.found)
        #expect(missed.isEmpty, "\(missed.map(\.description).sorted()) in\n\(getter.source)")
    }

    /// Branches are told apart where only one of them can run.
    @Test(arguments: 0..<400)
    func branchesAreToldApart(_ seed: UInt64) {
        let getter = RandomGetter(seed: seed, statements: .exact, deepest: 2)
        let imagined = getter.found.subtracting(getter.ranTogether)
        #expect(imagined.isEmpty, "\(imagined.map(\.description).sorted()) in\n\(getter.source)")
    }
}

private struct Pair: Hashable, CustomStringConvertible {
    let first: Int
    let second: Int

    init(_ one: Int, _ other: Int) { (first, second) = (min(one, other), max(one, other)) }

    var description: String { "\(first) and \(second)" }
}

/// Code that can be written down and run.
private indirect enum Statement {
    case call(Int)
    case leave(Int?)
    case condition([Statement], [Statement]?)
    case require([Statement])
    case choice([(body: [Statement], fallsThrough: Bool)])
    case loop(String, [Statement])
    case ternary(Int, Int)
    case stop(String)
    case caught([Statement], [Statement])
    case fails
    case deferred([Statement])
    case closure([Statement], calls: ClosedRange<Int>)
    case labelled([Statement])

    enum Kind: CaseIterable {
        case call, leave, condition, require, choice, ternary, loop, caught, deferred, closure, labelled
    }
}

extension [Statement.Kind] {
    fileprivate static let all = Statement.Kind.allCases
    fileprivate static let exact: [Statement.Kind] = [.call, .leave, .condition, .require, .choice, .ternary]
}

private struct RandomGetter {
    private var generator: SeededGenerator
    private let kinds: [Statement.Kind]
    private let deepest: Int
    private var callCount = 0
    private var body: [Statement] = []

    init(seed: UInt64, statements: [Statement.Kind], deepest: Int = 4) {
        self.deepest = deepest
        generator = SeededGenerator(seed: seed)
        kinds = statements
        body = self.statements(depth: 0, in: Place())
    }

    /// What may leave a place early.
    private struct Place {
        var isLoop = false
        var isLabelled = false
        var mayFail = false
        var mayReturn = true
    }

    private mutating func newCall() -> Int {
        callCount += 1
        return callCount - 1
    }

    private mutating func chance(_ outOf: Int) -> Bool { Int.random(in: 0..<outOf, using: &generator) == 0 }

    private mutating func statements(depth: Int, in place: Place) -> [Statement] {
        var result: [Statement] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let next = statement(depth: depth, in: place)
            result.append(next)
            switch next {
            case .leave, .stop, .fails: return result
            default: break
            }
        }
        return result
    }

    private mutating func statement(depth: Int, in place: Place) -> Statement {
        if place.isLoop, chance(6) { return .stop(chance(2) ? "break" : "continue") }
        if place.isLabelled, chance(6) { return .stop("break out") }
        if place.mayFail, chance(4) { return .fails }
        let kind = depth >= deepest || callCount > 7 ? .call : kinds.randomElement(using: &generator) ?? .call
        let inside = depth + 1
        switch kind {
        case .call: return .call(newCall())
        case .leave: return place.mayReturn && depth > 0 ? .leave(chance(3) ? nil : newCall()) : .call(newCall())
        case .condition:
            return .condition(
                statements(depth: inside, in: place), chance(2) ? statements(depth: inside, in: place) : nil)
        case .require where place.mayReturn: return .require(chance(2) ? [.call(newCall())] : [])
        case .choice:
            var place = place
            place.isLoop = false
            return .choice((0..<3).map { (statements(depth: inside, in: place), $0 < 2 && chance(3)) })
        case .ternary: return .ternary(newCall(), newCall())
        case .loop:
            var place = place
            place.isLoop = true
            let head = ["for _ in 0..<n() {", "while c() {", "repeat {"].randomElement(using: &generator) ?? ""
            return .loop(head, statements(depth: inside, in: place))
        case .caught:
            var tried = place
            tried.mayFail = true
            return .caught(statements(depth: inside, in: tried), statements(depth: inside, in: place))
        case .deferred: return .deferred(statements(depth: deepest, in: Place(mayReturn: false)))
        case .closure:
            return .closure(statements(depth: inside, in: Place()), calls: chance(2) ? 1...1 : 0...2)
        case .labelled:
            var place = place
            place.isLabelled = true
            place.isLoop = false
            return .labelled(statements(depth: inside, in: place))
        case .require: return .call(newCall())
        }
    }

    // MARK: Text

    var source: String {
        "final class RootComponent: BootstrapComponent {\nvar queue: Queue? {\n\(text(body))\n}\n}\n"
    }

    private func text(_ statements: [Statement]) -> String { statements.map(text).joined(separator: "\n") }

    private func text(_ statement: Statement) -> String {
        switch statement {
        case .call(let call): "_ = shared { Queue() } // \(call)"
        case .leave(let call): call.map { "return shared { Queue() } // \($0)" } ?? "return nil"
        case .condition(let then, let other):
            "if c() {\n\(text(then))\n}" + (other.map { " else {\n\(text($0))\n}" } ?? "")
        case .require(let body): "guard c() else {\n\(text(body))\nreturn nil\n}"
        case .choice(let cases):
            "switch n() {\n"
                + cases.enumerated().map { index, branch in
                    (index == 2 ? "default:\n" : "case \(index):\n") + text(branch.body)
                        + (branch.fallsThrough ? "\nfallthrough" : "")
                }.joined(separator: "\n") + "\n}"
        case .loop(let head, let body): "\(head)\n\(text(body))\n}\(head == "repeat {" ? " while c()" : "")"
        case .ternary(let first, let second): "_ = c() ? shared { Queue() } : shared { Queue() } // \(first), \(second)"
        case .stop(let word): word
        case .caught(let body, let handler): "do {\n\(text(body))\ntry f()\n} catch {\n\(text(handler))\n}"
        case .fails: "throw E()"
        case .deferred(let body): "defer {\n\(text(body))\n}"
        case .closure(let body, let calls):
            calls == 1...1
                ? "_ = { () -> Queue? in\n\(text(body))\nreturn nil\n}()" : "each {\n\(text(body))\nreturn nil\n}"
        case .labelled(let body): "out: do {\n\(text(body))\n}"
        }
    }

    /// The pairs that the scan notes, by the numbers of the calls.
    var found: Set<Pair> {
        let summary = ReportSources.summary(of: source)
        let bytes = Array(source.utf8)
        let word = Array("shared {".utf8)
        let offsets = bytes.indices.filter { bytes[$0...].starts(with: word) }
        let order = numbers(body)
        func number(_ offset: UInt32) -> Int { offsets.firstIndex(of: Int(offset)).map { order[$0] } ?? -1 }
        return Set(summary.repeatedShared.map { Pair(number($0.firstOffset), number($0.secondOffset)) })
    }

    /// The numbers of all calls in the order of the text.
    private func numbers(_ statements: [Statement]) -> [Int] {
        statements.flatMap { statement -> [Int] in
            switch statement {
            case .call(let call): [call]
            case .leave(let call): call.map { [$0] } ?? []
            case .condition(let then, let other): numbers(then) + numbers(other ?? [])
            case .require(let body), .loop(_, let body), .deferred(let body), .closure(let body, _),
                .labelled(let body):
                numbers(body)
            case .choice(let cases): cases.flatMap { numbers($0.body) }
            case .ternary(let first, let second): [first, second]
            case .stop, .fails: []
            case .caught(let body, let handler): numbers(body) + numbers(handler)
            }
        }
    }

    // MARK: Runs

    /// The pairs of which both run in some run of the getter.
    var ranTogether: Set<Pair> {
        var pairs: Set<Pair> = []
        for seed in 0..<600 as Range<UInt64> {
            var run = Run(choices: SeededGenerator(seed: seed))
            _ = run.all(body)
            for (index, second) in run.calls.enumerated() {
                for first in run.calls[..<index] where first != second { pairs.insert(Pair(first, second)) }
            }
        }
        return pairs
    }
}

/// One run, with an answer for every condition.
private struct Run {
    var choices: SeededGenerator
    var calls: [Int] = []

    enum End { case next, `return`, `break`, `continue`, out, thrown, fall }

    private mutating func choose(_ range: Range<Int>) -> Int { Int.random(in: range, using: &choices) }

    mutating func all(_ statements: [Statement]) -> End {
        var deferred: [[Statement]] = []
        var end = End.next
        for statement in statements where end == .next {
            if case .deferred(let body) = statement { deferred.append(body) } else { end = one(statement) }
        }
        for body in deferred.reversed() { _ = all(body) }
        return end
    }

    private mutating func one(_ statement: Statement) -> End {
        switch statement {
        case .call(let call):
            calls.append(call)
            return .next
        case .leave(let call):
            if let call { calls.append(call) }
            return .return
        case .condition(let then, let other): return choose(0..<2) == 0 ? all(then) : all(other ?? [])
        case .require(let body):
            if choose(0..<2) == 0 { return .next }
            _ = all(body)
            return .return
        case .choice(let cases): return choice(cases)
        case .loop(let head, let body): return loop(body, atLeastOnce: head == "repeat {")
        case .ternary(let first, let second):
            calls.append(choose(0..<2) == 0 ? first : second)
            return .next
        case .stop(let word): return word == "break" ? .break : word == "continue" ? .continue : .out
        case .caught(let body, let handler):
            var end = all(body)
            if end == .next, choose(0..<2) == 0 { end = .thrown }
            return end == .thrown ? all(handler) : end
        case .fails: return .thrown
        case .deferred: return .next
        case .closure(let body, let times):
            for _ in 0..<choose(times.lowerBound..<times.upperBound + 1) { _ = all(body) }
            return .next
        case .labelled(let body):
            let end = all(body)
            return end == .out ? .next : end
        }
    }

    private mutating func choice(_ cases: [(body: [Statement], fallsThrough: Bool)]) -> End {
        var index = choose(0..<3)
        while true {
            let end = all(cases[index].body)
            guard end == .next, cases[index].fallsThrough else { return end == .break ? .next : end }
            index += 1
        }
    }

    private mutating func loop(_ body: [Statement], atLeastOnce: Bool) -> End {
        for _ in 0..<choose((atLeastOnce ? 1 : 0)..<4) {
            switch all(body) {
            case .next, .continue: continue
            case .break: return .next
            case let end: return end
            }
        }
        return .next
    }
}
