import SwiftFacts

/// Finds, for every request of every created component, the nearest scopes that provide it.
///
/// The search runs backwards from the component's parents and visits a scope once, so that it never depends on the number
/// of paths. Requests that ask for the same share one search (`SharedSearch`), so that the whole costs at worst distinct
/// requests × edges, but for those whose answer depends on who asks.
package final class Resolver {
    let graph: ScopeGraph
    let members: AskedMembers
    /// Per component: a root reaches it on a way without a non-core component.
    private let isOutsidePlugins: [Bool]
    private let rules: ServingRules
    /// Some component has a non-core component.
    let hasPlugins: Bool

    init(graph: ScopeGraph, settings: ProgramSettings) {
        self.graph = graph
        rules = ServingRules(settings: settings)
        hasPlugins = graph.components.contains { !$0.nonCoreComponents.isEmpty }
        isOutsidePlugins = Self.outsidePlugins(graph)
        members = AskedMembers(of: graph)
    }

    package func resolve() -> Resolution {
        var alike = OrderedGroups<SharedSearch.Question, SharedSearch.Asking>()
        /// By the dependencies of a component its requests: each with the number of its name, and the group of those alike.
        var asked: [[DependencyReference]: [(request: Request, number: Int?, group: Int)]] = [:]
        var components: [[ResolvedRequest?]] = []
        for component in graph.components {
            let isResolved = component.isCreated && !component.isRoot
            let dependencies = isResolved ? component.dependencies : []
            let known =
                asked[dependencies]
                ?? requests(of: dependencies).map { request in
                    let number = number(of: request)
                    return (request, number, alike.group(of: SharedSearch.Question(request, number)))
                }
            asked[dependencies] = known
            for (position, (request, number, group)) in known.enumerated() {
                alike.add(
                    SharedSearch.Asking(component: component, request: request, number: number, position: position),
                    toGroup: group)
            }
            components.append(Array(repeating: nil, count: known.count))
        }
        let shared = SharedSearch(for: self)
        var search = Search(in: graph)
        for asking in alike.groups {
            let open = shared.answer(asking, under: [], &components)
            for asking in OrderedGroups(open, by: \.premises).groups {
                let isShared = asking.count > 1 && !asking[0].premises.isEmpty
                let open = isShared ? shared.answer(asking, under: asking[0].premises, &components) : asking
                for one in open {
                    components[one.component.id.index][one.position] = resolve(one, &search)
                }
            }
        }
        return Resolution(
            components: components.map { $0.compactMap { $0 } },
            pluginExtensions: graph.components.map { component in
                guard component.isCreated, !component.nonCoreComponents.isEmpty else { return [] }
                return requests(of: component.pluginExtensions).map { resolveExtension($0, of: component) }
            })
    }

    private func number(of request: Request) -> Int? {
        members.numbers[RequestName(request.member, request.signature)]
    }

    private static func outsidePlugins(_ graph: ScopeGraph) -> [Bool] {
        var isOutside = Array(repeating: false, count: graph.components.count)
        var pending = graph.components.filter { $0.isRoot && $0.isCreated }.map { $0.id }
        while let scope = pending.popLast() {
            if isOutside[scope.index] || graph[scope].kind == .nonCore { continue }
            isOutside[scope.index] = true
            pending += graph[scope].children
        }
        return isOutside
    }

    /// A scope on the way up from a component, and whether that way has passed a non-core component.
    struct Step: Equatable {
        let scope: ScopeID
        let isBelowNonCore: Bool

        var index: Int { scope.index * 2 + (isBelowNonCore ? 1 : 0) }
    }

    /// Whether the scopes above a step are below a non-core component.
    func isBelowNonCore(above step: Step) -> Bool {
        hasPlugins && (step.isBelowNonCore || graph[step.scope].kind == .nonCore)
    }

    /// The steps that one search has taken; kept between searches, so that none of them clears it.
    private struct Search {
        private var round = 0
        private var rounds: [Int]
        /// The step that a step was reached from: one nearer to the component.
        private var nearer: [Step]
        var queue: [Step] = []
        var paths: PathCounter

        init(in graph: ScopeGraph) {
            let count = graph.components.count
            paths = PathCounter(of: graph)
            rounds = Array(repeating: 0, count: count * 2)
            nearer = Array(repeating: Step(scope: ScopeID(0), isBelowNonCore: false), count: count * 2)
        }

        mutating func begin() {
            round += 1
            queue.removeAll(keepingCapacity: true)
        }

        mutating func reach(_ parents: [ScopeID], from step: Step, isBelowNonCore: Bool) {
            for parent in parents {
                let next = Step(scope: parent, isBelowNonCore: isBelowNonCore)
                if rounds[next.index] == round { continue }
                rounds[next.index] = round
                nearer[next.index] = step
                queue.append(next)
            }
        }

        /// The way from a step down to the component.
        func path(from root: Step, to component: ScopeID) -> ScopePath {
            var upper = [root.scope]
            var lower: [ScopeID] = []
            var leftOut = 0
            var step = root
            repeat {
                step = nearer[step.index]
                if upper.count < ScopePath.mostAtOneEnd {
                    upper.append(step.scope)
                } else if lower.count < ScopePath.mostAtOneEnd {
                    lower.append(step.scope)
                } else {
                    // The oldest of the last ones goes.
                    lower[leftOut % ScopePath.mostAtOneEnd] = step.scope
                    leftOut += 1
                }
            } while step.scope != component
            if leftOut == 0 { return ScopePath(upper: upper + lower, lower: []) }
            let start = leftOut % ScopePath.mostAtOneEnd
            return ScopePath(upper: upper, lower: Array(lower[start...] + lower[..<start]))
        }
    }

    /// A plug-in extension takes each member from the non-core component and from nowhere else.
    private func resolveExtension(_ request: Request, of component: Component) -> ResolvedRequest {
        let number = number(of: request)
        let premises = request.conditions + component.conditions
        let owners = component.nonCoreComponents.compactMap { scope -> ResolvedRequest.Owner? in
            if case .always(let member) = provider(of: request, numbered: number, under: premises, in: scope) {
                return ResolvedRequest.Owner(scope: scope, member: member)
            }
            return nil
        }
        return ResolvedRequest(
            request: request, owners: owners, isDefaulted: request.hasDefault && owners.isEmpty)
    }

    private func requests(of dependencies: [DependencyReference]) -> [Request] {
        dependencies.flatMap { graph.protocols[$0.index].requests }.merged()
    }

    /// What is created under a condition only may ask for what exists under it.
    private func resolve(_ asking: SharedSearch.Asking, _ search: inout Search) -> ResolvedRequest {
        let found = resolveAnywhere(asking, &search)
        guard !found.passedOver.isEmpty, !asking.component.creationConditions.isEmpty else { return found }
        var narrowed = asking
        narrowed.creationConditions = asking.component.creationConditions
        let foundThere = resolve(narrowed, onWaysUnder: narrowed.premises, &search)
        return foundThere.isMissing || foundThere.owners.isEmpty || !foundThere.passedOver.isEmpty ? found : foundThere
    }

    private func resolveAnywhere(_ asking: SharedSearch.Asking, _ search: inout Search) -> ResolvedRequest {
        let premises = asking.premises
        let found = resolve(asking, onWaysUnder: premises, &search)
        if premises.isEmpty || found.isDefaulted || found.isMissing || !found.owners.isEmpty { return found }
        // No way to the component is ever compiled together with it; its provider is, and needs an owner.
        let onAllWays = resolve(asking, onWaysUnder: [], &search)
        return onAllWays.isMissing ? found : onAllWays
    }

    private func resolve(
        _ asking: SharedSearch.Asking, onWaysUnder conditions: [Condition], _ search: inout Search
    ) -> ResolvedRequest {
        let (component, request, number) = (asking.component, asking.request, asking.number)
        var found = Found(hasPlugins: hasPlugins)
        var unserved: [ScopeID] = []
        var nearestRoot: Step?
        /// From each scope that was passed there is one way on.
        var isOnePath = true
        let premises = asking.premises
        search.begin()
        let start = Step(scope: component.id, isBelowNonCore: false)
        search.reach(
            parents(of: component.id, under: conditions), from: start, isBelowNonCore: isBelowNonCore(above: start))
        var position = 0
        while position < search.queue.count {
            let step = search.queue[position]
            let scope = step.scope
            position += 1
            let isOwnCore = graph[scope].nonCoreComponents.contains(component.id)
            let own = provider(of: request, numbered: number, under: premises, in: scope)
            if found.isServed(by: own, of: scope, isOwnCore: isOwnCore) { continue }
            let plugins = nonCoreProvision(of: request, numbered: number, for: component.id, under: premises, at: step)
            if found.isServed(by: plugins, of: scope, isOwnCore: isOwnCore) { continue }
            unserved.append(scope)
            if graph[scope].isRoot, nearestRoot == nil { nearestRoot = step }
            let parents = parents(of: scope, under: conditions)
            if parents.count + (graph[scope].isRoot ? 1 : 0) > 1 { isOnePath = false }
            search.reach(parents, from: step, isBelowNonCore: isBelowNonCore(above: step))
        }
        let isDefaulted = request.hasDefault && found.owners.isEmpty
        let path = isDefaulted ? nil : nearestRoot.map { search.path(from: $0, to: component.id) }
        return ResolvedRequest(
            request: request, owners: found.owners.sorted { $0.scope < $1.scope }, passedOver: found.passedOver,
            unservedPath: path,
            otherUnservedPaths: path == nil || isOnePath && component.parents.count == 1
                ? 0 : max(0, search.paths.count(to: component.id, passing: Set(unserved).contains) - 1),
            isPluginCycle: found.isPluginCycle && path != nil, isDefaulted: isDefaulted,
            creationConditions: asking.creationConditions)
    }

    /// What a search has found on its way.
    private struct Found {
        /// Without plug-ins no scope is met twice.
        let hasPlugins: Bool
        var owners: [ResolvedRequest.Owner] = []
        var passedOver: [ResolvedRequest.Owner] = []
        var isPluginCycle = false

        /// - Parameter isOwnCore: whether the one who asks is a non-core component of the scope.
        mutating func isServed(by provision: Provision, of scope: ScopeID, isOwnCore: Bool) -> Bool {
            switch provision {
            case .always(let member) where isOwnCore && member.via == .pluginExtension:
                // It asks the non-core component, which would serve itself.
                isPluginCycle = true
                return false
            case .always(let member):
                if !hasPlugins || !owners.contains(where: { $0.scope == scope }) {
                    owners.append(.init(scope: scope, member: member))
                }
                return true
            case .sometimes(let member):
                if !hasPlugins || !passedOver.contains(where: { $0.scope == scope }) {
                    passedOver.append(.init(scope: scope, member: member))
                }
                return false
            case .never: return false
            }
        }
    }

    /// Those that may be compiled where the premises hold.
    func parents(of scope: ScopeID, under premises: [Condition]) -> [ScopeID] {
        guard !premises.isEmpty else { return graph[scope].parents }
        return graph[scope].parents.filter { !ConditionLogic.areExclusive(premises, graph[$0].conditions) }
    }

    enum Provision {
        case always(ProvidedMember)
        /// Only under a condition that the request does not have.
        case sometimes(ProvidedMember)
        case never
    }

    /// What a component finds in a scope, unless it is the scope's own non-core component.
    func provision(
        of request: Request, numbered number: Int?, under premises: [Condition], at step: Step
    ) -> Provision {
        let own = provider(of: request, numbered: number, under: premises, in: step.scope)
        if case .always = own { return own }
        let plugins = nonCoreProvision(of: request, numbered: number, for: nil, under: premises, at: step)
        if case .never = plugins { return own }
        return plugins
    }

    /// What the non-core component of a scope provides; the scope itself, with its plug-in extension, comes first. As in
    /// Needle, it is asked on ways that pass any non-core component, and never for itself.
    private func nonCoreProvision(
        of request: Request, numbered number: Int?, for component: ScopeID?, under premises: [Condition], at step: Step
    ) -> Provision {
        let nonCore = graph[step.scope].nonCoreComponents
        guard !nonCore.isEmpty, step.isBelowNonCore || !isOutsidePlugins[step.scope.index],
            !nonCore.contains(where: { $0 == component })
        else { return .never }
        return common(nonCore.map { provider(of: request, numbered: number, under: premises, in: $0) })
    }

    /// What the variants of a non-core component in the branches of an `#if` have in common.
    private func common(_ provisions: [Provision]) -> Provision {
        var found: ProvidedMember?
        var isCertain = true
        for provision in provisions {
            switch provision {
            case .always(let member): found = found ?? member
            case .sometimes(let member):
                found = found ?? member
                isCertain = false
            case .never: isCertain = false
            }
        }
        return found.map { isCertain ? .always($0) : .sometimes($0) } ?? .never
    }

    private func provider(
        of request: Request, numbered number: Int?, under premises: [Condition], in scope: ScopeID
    ) -> Provision {
        guard let number else { return .never }
        let usable = members[number, of: scope, for: request].filter {
            rules.obstacle(for: $0, serving: request) == nil
        }
        // The compiler calls the one that asks for as much as the request does, before those that ask for less.
        let closest = usable.filter { $0.signature.generics == request.signature.generics }
        let called = closest.isEmpty ? usable : closest
        // Of two that differ in nothing else, asynchronous code calls the one that is `async`.
        let calledAsync = request.effects.isAsync ? called.first { $0.effects.isAsync } : nil
        guard let first = calledAsync ?? called.first else { return .never }
        let premises = premises + graph[scope].conditions
        return ConditionLogic.implies(premises, anyOf: usable.map { $0.conditions })
            ? .always(first) : .sometimes(first)
    }
}

/// When a member of the right name can stand for a request, and what is in the way when it cannot.
final class ServingRules {
    enum Obstacle {
        case name
        case type
        case setter
        case effects
        /// An `async` request for what may not be used in asynchronous code.
        case outsideAsync
    }

    private let settings: ProgramSettings

    init(settings: ProgramSettings) {
        self.settings = settings
    }

    func obstacle(for candidate: ProvidedMember, serving request: Request) -> Obstacle? {
        // Names that read alike are equal texts, and to the compiler they are not: it compares the bytes.
        if candidate.member.name == request.member.name,
            candidate.member.name.utf8.count != request.member.name.utf8.count
        {
            return .name
        }
        if request.isSettable, !isSettable(candidate) {
            return candidate.signature.serves(request.signature, settable: false) ? .setter : .type
        }
        if !candidate.signature.serves(request.signature, settable: request.isSettable) { return .type }
        if !candidate.effects.areCovered(by: request.effects) { return .effects }
        return request.effects.isAsync && candidate.isOutsideAsync ? .outsideAsync : nil
    }

    private func isSettable(_ candidate: ProvidedMember) -> Bool {
        candidate.isSettable && settings.isVisible(candidate.member.setterAccess, declaredIn: candidate.module)
    }
}
