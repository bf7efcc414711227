import SwiftFacts

/// One search for all requests that ask for the same.
///
/// Scopes that create each other in a circle and provide nothing find the same: they are a strongly connected component of
/// the scopes that are passed, and Tarjan's algorithm answers each of these after all that is above it. Where an answer
/// depends on who asks, or is long, it is unknown, and `Resolver` searches for each request by itself.
/// Its changes are not checked at run time for others that happen meanwhile: none calls code that could make one.
final class SharedSearch {
    /// What a component asks for, as far as an answer depends on it: not at all where nobody provides anything of the name.
    struct Question: Hashable {
        private struct Demand: Hashable {
            let number: Int
            let signature: CanonicalSignature
            let isSettable: Bool
            let effects: Effects
        }

        private let demand: Demand?

        init(_ request: Request, _ number: Int?) {
            demand = number.map {
                Demand(
                    number: $0, signature: request.signature, isSettable: request.isSettable, effects: request.effects)
            }
        }
    }

    /// A component with one of its requests.
    struct Asking {
        let component: Component
        let request: Request
        /// The number of the request's name, if anybody provides something of that name.
        let number: Int?
        /// Among the component's requests.
        let position: Int
        /// What the component is created under, where that counts as well.
        var creationConditions: [Condition] = []

        var premises: [Condition] { request.conditions + component.conditions + creationConditions }
    }

    /// What is found from a scope upwards, the scope included.
    private struct Answer {
        /// More are not put together for scopes that nobody may ask for.
        static let mostOwners = 100

        /// By the scope's index.
        var owners: [ResolvedRequest.Owner] = []
        /// How many ways lead to a root on which nobody provides: at most a million, and any number if they pass a circle.
        var unservedPaths = 0
        var passesCircle = false
        var meetsConditions = false
        var isKnown = true

        mutating func add(_ other: Answer) {
            unservedPaths = min(unservedPaths + other.unservedPaths, PathCounter.most)
            passesCircle = passesCircle || other.passesCircle
            meetsConditions = meetsConditions || other.meetsConditions
            isKnown = isKnown && other.isKnown
            if owners.isEmpty { owners = other.owners }
            guard isKnown, !owners.elementsEqual(other.owners, by: { $0.scope == $1.scope }) else { return }
            owners += other.owners.filter { owner in !owners.contains { $0.scope == owner.scope } }
            owners.sort { $0.scope < $1.scope }
            isKnown = owners.count <= Self.mostOwners
        }
    }

    /// The ways to a component on which nobody provides.
    private struct Unserved {
        let path: ScopePath?
        let otherPaths: Int
    }

    /// What is known of a step.
    private struct Mark {
        /// The steps are numbered as they are met; zero is none.
        var number = 0
        /// The lowest number that a way from here leads back to.
        var lowest = 0
        var answer: Int?
        var isPassed = false
        /// How far the nearest root is that nobody provides below.
        var distance: Int?
        /// The next scope on the way there.
        var above: ScopeID?
        /// The scope on that way at which the upper end of a `ScopePath` begins.
        var upperEnd: ScopeID?
    }

    private let resolver: Resolver
    private let graph: ScopeGraph
    private var straightWays: StraightWays
    @exclusivity(unchecked) private var premises: [Condition] = []
    @exclusivity(unchecked) private var asking: [Asking] = []
    @exclusivity(unchecked) private var marks: [Mark]
    @exclusivity(unchecked) private var met: [Resolver.Step] = []
    @exclusivity(unchecked) private var answers: [Answer] = []
    /// The steps from the start to the one at hand, each with how many of its scope's parents were taken.
    @exclusivity(unchecked) private var way: [(step: Resolver.Step, parents: [ScopeID], taken: Int)] = []
    /// The passed steps without an answer.
    @exclusivity(unchecked) private var open: [Resolver.Step] = []
    @exclusivity(unchecked) private var isMeasured = false
    private var paths: PathCounter
    /// Of components that asked before.
    private var unserved: [ScopeID: Unserved] = [:]

    init(for resolver: Resolver) {
        self.resolver = resolver
        graph = resolver.graph
        straightWays = StraightWays(of: graph, resolver.members)
        paths = PathCounter(of: graph)
        marks = Array(repeating: Mark(), count: graph.components.count * 2)
    }

    /// Answers requests that ask for the same, as far as the answers hold under the premises of each; returns the others.
    func answer(
        _ asking: [Asking], under premises: [Condition], _ resolved: inout [[ResolvedRequest?]]
    ) -> [Asking] {
        for step in met { marks[step.index] = Mark() }
        met.removeAll(keepingCapacity: true)
        answers.removeAll(keepingCapacity: true)
        unserved.removeAll(keepingCapacity: true)
        isMeasured = false
        self.premises = premises
        self.asking = asking
        straightWays.seek(asking.first?.number)
        for one in asking {
            for parent in resolver.parents(of: one.component.id, under: premises) { search(from: parent, for: one) }
        }
        return asking.filter { one in
            guard let found = answer(one) else { return true }
            resolved[one.component.id.index][one.position] = found
            return false
        }
    }

    private func answer(_ asking: Asking) -> ResolvedRequest? {
        // A non-core component never serves itself by way of its core.
        if resolver.hasPlugins, asking.component.kind == .nonCore { return nil }
        var answer = Answer()
        for parent in resolver.parents(of: asking.component.id, under: premises) {
            if let known = mark(straightWays.end(from: parent)).answer { answer.add(answers[known]) }
        }
        let request = asking.request
        guard answer.isKnown else { return nil }
        let isSettled = answer.unservedPaths == 0 && answer.owners.count == 1
        if answer.meetsConditions, !isSettled, asking.premises != premises { return nil }
        if answer.owners.isEmpty, request.hasDefault {
            return ResolvedRequest(request: request, owners: [], isDefaulted: true)
        }
        if answer.unservedPaths == 0, !answer.owners.isEmpty {
            return ResolvedRequest(request: request, owners: answer.owners)
        }
        if answer.unservedPaths == 0 || resolver.hasPlugins { return nil }
        let unserved = unserved(asking.component, answer)
        return ResolvedRequest(
            request: request, owners: answer.owners, unservedPath: unserved.path,
            otherUnservedPaths: unserved.otherPaths)
    }

    // MARK: The way up

    private func search(from parent: ScopeID, for asking: Asking) {
        let start = straightWays.end(from: parent)
        if mark(start).number > 0 { return }
        meet(Resolver.Step(scope: start, isBelowNonCore: false), for: asking)
        while let (step, parents, taken) = way.last {
            if taken < parents.count {
                way[way.count - 1].taken += 1
                let next = Resolver.Step(
                    scope: straightWays.end(from: parents[taken]), isBelowNonCore: resolver.isBelowNonCore(above: step))
                if marks[next.index].number == 0 {
                    meet(next, for: asking)
                } else if marks[next.index].answer == nil {
                    marks[step.index].lowest = min(marks[step.index].lowest, marks[next.index].number)
                }
            } else {
                way.removeLast()
                if marks[step.index].lowest == marks[step.index].number { close(from: step) }
                guard let below = way.last?.step else { continue }
                marks[below.index].lowest = min(marks[below.index].lowest, marks[step.index].lowest)
            }
        }
    }

    private func meet(_ step: Resolver.Step, for asking: Asking) {
        met.append(step)
        marks[step.index].number = met.count
        marks[step.index].lowest = met.count
        let meetsConditions = !graph[step.scope].conditions.isEmpty
        switch resolver.provision(of: asking.request, numbered: asking.number, under: premises, at: step) {
        case .never:
            marks[step.index].isPassed = true
            open.append(step)
            way.append((step, resolver.parents(of: step.scope, under: premises), 0))
        case .always(let member):
            let owner = ResolvedRequest.Owner(scope: step.scope, member: member)
            set(Answer(owners: [owner], meetsConditions: meetsConditions), for: [step])
        case .sometimes: set(Answer(isKnown: false), for: [step])
        }
    }

    /// All open steps from this one on lead to each other.
    private func close(from step: Resolver.Step) {
        let start = open.lastIndex(of: step) ?? open.endIndex
        let circle = Array(open[start...])
        open.removeLast(circle.count)
        var answer = Answer(passesCircle: circle.count > 1)
        for step in circle {
            if graph[step.scope].isRoot { answer.unservedPaths += 1 }
            if !graph[step.scope].conditions.isEmpty { answer.meetsConditions = true }
            let isBelowNonCore = resolver.isBelowNonCore(above: step)
            for parent in resolver.parents(of: step.scope, under: premises) {
                let next = Resolver.Step(scope: straightWays.end(from: parent), isBelowNonCore: isBelowNonCore)
                if let known = marks[next.index].answer { answer.add(answers[known]) }
                if next == step { answer.passesCircle = true }
            }
        }
        set(answer, for: circle)
    }

    private func set(_ answer: Answer, for steps: [Resolver.Step]) {
        for step in steps { marks[step.index].answer = answers.count }
        answers.append(answer)
    }

    // MARK: Ways on which nobody provides

    private func unserved(_ component: Component, _ answer: Answer) -> Unserved {
        if let known = unserved[component.id] { return known }
        let count = answer.passesCircle ? countPaths(to: component) : answer.unservedPaths
        let found = Unserved(path: path(to: component), otherPaths: max(0, count - 1))
        unserved[component.id] = found
        return found
    }

    /// The shortest one to the component; of several, the one that takes the first of the parents at each step.
    private func path(to component: Component) -> ScopePath? {
        if !isMeasured { measure() }
        let reaching = component.parents.filter { mark($0).distance != nil }
        guard let first = reaching.min(by: { mark($0).distance ?? 0 < mark($1).distance ?? 0 }) else { return nil }
        let end = ScopePath.mostAtOneEnd
        let nearest = [component.id] + wayUp(from: first, atMost: 2 * end)
        if nearest.count <= 2 * end { return ScopePath(upper: nearest.reversed(), lower: []) }
        let upper = mark(first).upperEnd.map { wayUp(from: $0, atMost: end) } ?? []
        return ScopePath(upper: upper.reversed(), lower: nearest.prefix(end).reversed())
    }

    private func wayUp(from scope: ScopeID, atMost count: Int) -> [ScopeID] {
        Array(sequence(first: scope) { self.mark($0).above }.prefix(count))
    }

    private func countPaths(to component: Component) -> Int {
        let (marks, straightWays) = (marks, straightWays)
        return paths.count(
            to: component.id, passing: { marks[Resolver.Step(scope: $0, isBelowNonCore: false).index].isPassed },
            from: { straightWays.end(from: $0, for: component.id) })
    }

    private func mark(_ scope: ScopeID) -> Mark {
        marks[Resolver.Step(scope: scope, isBelowNonCore: false).index]
    }

    /// The scopes that the search passed without a step.
    private func meetStraightWays() {
        let passed = met.filter { marks[$0.index].isPassed }.map { $0.scope }
        for scope in asking.map({ $0.component.id }) + passed {
            for parent in resolver.parents(of: scope, under: premises) {
                var next = parent
                while let above = straightWays.next(next), mark(next).number == 0 {
                    let step = Resolver.Step(scope: next, isBelowNonCore: false)
                    met.append(step)
                    marks[step.index].number = met.count
                    marks[step.index].isPassed = true
                    next = above
                }
            }
        }
    }

    /// From the roots down.
    private func measure() {
        isMeasured = true
        meetStraightWays()
        var queue = met.filter { marks[$0.index].isPassed && graph[$0.scope].isRoot }
        for root in queue { marks[root.index].distance = 0 }
        var position = 0
        while position < queue.count {
            let step = queue[position]
            let distance = marks[step.index].distance ?? 0
            position += 1
            let above = graph[step.scope].parents.first { mark($0).distance == distance - 1 }
            marks[step.index].above = above
            marks[step.index].upperEnd =
                distance < ScopePath.mostAtOneEnd ? step.scope : above.flatMap { mark($0).upperEnd }
            for child in graph[step.scope].children where mark(child).isPassed && mark(child).distance == nil {
                let next = Resolver.Step(scope: child, isBelowNonCore: false)
                marks[next.index].distance = distance + 1
                queue.append(next)
            }
        }
    }
}
