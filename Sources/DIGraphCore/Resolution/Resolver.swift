/// Finds, for every request of every created component, the nearest scopes that provide it.
///
/// The search runs backwards from the component's parents and visits a scope once, so it costs requests × edges at worst
/// and never depends on the number of paths.
package struct Resolver {
    private let graph: ScopeGraph
    /// The full names of all requests, numbered, because they are compared at every step of every search.
    private let nameNumbers: [String: Int]
    /// Per component: the members that could serve a request, by the number of their name.
    private let provided: [[Int: [ProvidedMember]]]
    private let rules: ServingRules

    package init(graph: ScopeGraph, settings: GeneratorSettings) {
        self.graph = graph
        rules = ServingRules(settings: settings)
        var numbers: [String: Int] = [:]
        for request in graph.protocols.flatMap(\.requests) where numbers[request.member.fullName] == nil {
            numbers[request.member.fullName] = numbers.count
        }
        nameNumbers = numbers
        provided = graph.components.map { component in
            var byName: [Int: [ProvidedMember]] = [:]
            for member in component.provided {
                if let number = numbers[member.member.fullName] { byName[number, default: []].append(member) }
            }
            return byName
        }
    }

    package func resolve() -> Resolution {
        var search = Search(count: graph.components.count)
        var components: [[ResolvedRequest]] = []
        for component in graph.components {
            let isResolved = component.isCreated && !component.isRoot
            let requests = isResolved ? requests(of: component.dependencies) : []
            components.append(requests.map { resolve($0, of: component, &search) })
        }
        return Resolution(
            components: components,
            pluginExtensions: graph.components.map { component in
                guard component.isCreated, !component.nonCoreComponents.isEmpty else { return [] }
                return requests(of: component.pluginExtensions).map { resolveExtension($0, of: component) }
            })
    }

    /// The scopes that one search has seen; kept between searches, so that none of them clears it.
    private struct Search {
        private var round = 0
        private var rounds: [Int]
        /// The scope that a seen scope was reached from: one step nearer to the component.
        private var nearer: [ScopeID]
        var queue: [ScopeID] = []

        init(count: Int) {
            rounds = Array(repeating: 0, count: count)
            nearer = Array(repeating: ScopeID(0), count: count)
        }

        mutating func begin() {
            round += 1
            queue.removeAll(keepingCapacity: true)
        }

        mutating func reach(_ scopes: [ScopeID], from scope: ScopeID) {
            for next in scopes where rounds[next.index] != round {
                rounds[next.index] = round
                nearer[next.index] = scope
                queue.append(next)
            }
        }

        /// The way from a seen scope down to the component.
        func path(from root: ScopeID, to component: ScopeID) -> [ScopeID] {
            var path = [root]
            repeat { path.append(nearer[path[path.count - 1].index]) } while path[path.count - 1] != component
            return path
        }
    }

    /// A plug-in extension takes each member from the non-core component and from nowhere else.
    private func resolveExtension(_ request: Request, of component: Component) -> ResolvedRequest {
        let owners = component.nonCoreComponents.compactMap { scope -> ResolvedRequest.Owner? in
            if case .always(let member) = provider(of: request, for: component, in: scope) {
                return ResolvedRequest.Owner(scope: scope, member: member)
            }
            return nil
        }
        return ResolvedRequest(
            request: request, owners: owners, passedOver: [], unservedPath: nil, otherUnservedPaths: 0,
            isPluginCycle: false,
            isDefaulted: request.hasDefault && owners.isEmpty)
    }

    private func requests(of dependencies: [DependencyReference]) -> [Request] {
        dependencies.flatMap { graph.protocols[$0.index].requests }.merged()
    }

    private func resolve(_ request: Request, of component: Component, _ search: inout Search) -> ResolvedRequest {
        var owners: [ResolvedRequest.Owner] = []
        var passedOver: [ResolvedRequest.Owner] = []
        var unserved: [ScopeID] = []
        var nearestRoot: ScopeID?
        var isPluginCycle = false
        search.begin()
        search.reach(component.parents, from: component.id)
        var position = 0
        while position < search.queue.count {
            let scope = search.queue[position]
            position += 1
            let isOwnCore = graph[scope].nonCoreComponents.contains(component.id)
            switch provider(of: request, for: component, in: scope) {
            case .always(let member) where isOwnCore && member.via == .pluginExtension:
                // It asks the non-core component, which would serve itself.
                isPluginCycle = true
            case .always(let member):
                owners.append(.init(scope: scope, member: member))
                continue
            case .sometimes(let member): passedOver.append(.init(scope: scope, member: member))
            case .never: break
            }
            unserved.append(scope)
            if graph[scope].isRoot, nearestRoot == nil { nearestRoot = scope }
            search.reach(graph[scope].parents, from: scope)
        }
        let isDefaulted = request.hasDefault && owners.isEmpty
        let path = isDefaulted ? nil : nearestRoot.map { search.path(from: $0, to: component.id) }
        return ResolvedRequest(
            request: request, owners: isDefaulted ? [] : owners.sorted { $0.scope < $1.scope }, passedOver: passedOver,
            unservedPath: path,
            otherUnservedPaths: path == nil ? 0 : max(0, countPaths(to: component, through: unserved) - 1),
            isPluginCycle: isPluginCycle && path != nil, isDefaulted: isDefaulted)
    }

    private enum Provision {
        case always(ProvidedMember)
        /// Only under a condition that the request does not have.
        case sometimes(ProvidedMember)
        case never
    }

    private func provider(of request: Request, for component: Component, in scope: ScopeID) -> Provision {
        guard let number = nameNumbers[request.member.fullName], let candidates = provided[scope.index][number] else {
            return .never
        }
        let usable = candidates.filter { rules.obstacle(for: $0, serving: request) == nil }
        guard let first = usable.first else { return .never }
        let premises = request.conditions + component.conditions + graph[scope].conditions
        return ConditionLogic.implies(premises, anyOf: usable.map(\.conditions)) ? .always(first) : .sometimes(first)
    }

    /// The number of paths from roots on which nobody serves the request, cycles left out; at most a million.
    private func countPaths(to component: Component, through unserved: [ScopeID]) -> Int {
        let members = Set(unserved)
        var waiting: [ScopeID: Int] = [:]
        for scope in unserved + (members.contains(component.id) ? [] : [component.id]) {
            for parent in graph[scope].parents where members.contains(parent) { waiting[parent, default: 0] += 1 }
        }
        var counts: [ScopeID: Int] = [component.id: 1]
        var ready = [component.id]
        var total = 0
        while let scope = ready.popLast() {
            let count = counts[scope] ?? 0
            if graph[scope].isRoot { total = min(total + count, 1_000_000) }
            for parent in graph[scope].parents where members.contains(parent) {
                counts[parent] = min((counts[parent] ?? 0) + count, 1_000_000)
                waiting[parent, default: 0] -= 1
                if waiting[parent] == 0 { ready.append(parent) }
            }
        }
        return total
    }
}

/// When a member of the right name can stand for a request, and what is in the way when it cannot.
struct ServingRules {
    enum Obstacle {
        case type
        case setter
        case effects
    }

    let settings: GeneratorSettings

    func obstacle(for candidate: ProvidedMember, serving request: Request) -> Obstacle? {
        if request.member.isSettable, !isSettable(candidate) {
            return candidate.signature.serves(request.signature, settable: false) ? .setter : .type
        }
        if !candidate.signature.serves(request.signature, settable: request.member.isSettable) { return .type }
        return candidate.member.effects.areCovered(by: request.member.effects) ? nil : .effects
    }

    private func isSettable(_ candidate: ProvidedMember) -> Bool {
        candidate.member.isSettable && settings.isVisible(candidate.member.setterAccess, declaredIn: candidate.module)
    }
}
