/// Finds, for every request of every created component, the nearest scopes that provide it.
///
/// The search runs backwards from the component's parents and visits a scope once, so it costs requests × edges at worst
/// and never depends on the number of paths.
package struct Resolver {
    private let graph: ScopeGraph
    /// Per component: the members that could serve a request, by full name.
    private let providedByName: [[String: [ProvidedMember]]]
    private let rules: ServingRules

    package init(graph: ScopeGraph, settings: GeneratorSettings) {
        self.graph = graph
        rules = ServingRules(settings: settings)
        providedByName = graph.components.map { component in
            var byName: [String: [ProvidedMember]] = [:]
            for member in component.provided { byName[member.member.fullName, default: []].append(member) }
            return byName
        }
    }

    package func resolve() -> Resolution {
        Resolution(
            components: graph.components.map { component in
                guard component.isCreated, !component.isRoot else { return [] }
                return requests(of: component.dependencies).map { resolve($0, of: component) }
            },
            pluginExtensions: graph.components.map { component in
                guard component.isCreated, !component.nonCoreComponents.isEmpty else { return [] }
                return requests(of: component.pluginExtensions).map { resolveExtension($0, of: component) }
            })
    }

    /// A plug-in extension takes each member from the non-core component and from nowhere else.
    private func resolveExtension(_ request: Request, of component: Component) -> ResolvedRequest {
        let owners = component.nonCoreComponents.compactMap { scope in
            provider(of: request, for: component, in: scope).map { ResolvedRequest.Owner(scope: scope, member: $0) }
        }
        return ResolvedRequest(
            request: request, owners: owners, unservedPath: nil, otherUnservedPaths: 0, isPluginCycle: false,
            isDefaulted: request.hasDefault && owners.isEmpty)
    }

    private func requests(of dependencies: [DependencyReference]) -> [Request] {
        dependencies.flatMap { graph.protocols[$0.index].requests }.merged()
    }

    private func resolve(_ request: Request, of component: Component) -> ResolvedRequest {
        var owners: [ResolvedRequest.Owner] = []
        /// The scope that a visited scope was reached from: one step nearer to the component.
        var nearer: [ScopeID: ScopeID] = [:]
        var unserved: [ScopeID] = []
        var nearestRoot: ScopeID?
        var isPluginCycle = false
        var queue = component.parents.map { (scope: $0, from: component.id) }
        var position = 0
        while position < queue.count {
            let (scope, from) = queue[position]
            position += 1
            guard nearer[scope] == nil else { continue }
            nearer[scope] = from
            let isOwnCore = graph[scope].nonCoreComponents.contains(component.id)
            if isOwnCore, isServedByItself(request, component, core: scope) {
                isPluginCycle = true
            } else if let member = provider(of: request, for: component, in: scope) {
                owners.append(.init(scope: scope, member: member))
                continue
            }
            unserved.append(scope)
            let ancestor = graph[scope]
            if ancestor.isRoot, nearestRoot == nil { nearestRoot = scope }
            queue += ancestor.parents.map { (scope: $0, from: scope) }
        }
        let isDefaulted = request.hasDefault && owners.isEmpty
        var path: [ScopeID]?
        if let root = nearestRoot, !isDefaulted {
            path = self.path(from: root, to: component.id, through: nearer)
        }
        return ResolvedRequest(
            request: request, owners: isDefaulted ? [] : owners.sorted { $0.scope < $1.scope }, unservedPath: path,
            otherUnservedPaths: path == nil ? 0 : max(0, countPaths(to: component, through: unserved) - 1),
            isPluginCycle: isPluginCycle && path != nil, isDefaulted: isDefaulted)
    }

    /// Whether the core offers the request by its plug-in extension only, which asks the non-core component for it.
    private func isServedByItself(_ request: Request, _ component: Component, core: ScopeID) -> Bool {
        provider(of: request, for: component, in: core)?.via == .pluginExtension
    }

    private func provider(of request: Request, for component: Component, in scope: ScopeID) -> ProvidedMember? {
        guard let candidates = providedByName[scope.index][request.member.fullName] else { return nil }
        let usable = candidates.filter { rules.obstacle(for: $0, serving: request) == nil }
        guard let first = usable.first else { return nil }
        let premises = request.conditions + component.conditions + graph[scope].conditions
        return ConditionLogic.implies(premises, anyOf: usable.map(\.conditions)) ? first : nil
    }

    private func path(from root: ScopeID, to component: ScopeID, through nearer: [ScopeID: ScopeID]) -> [ScopeID] {
        var path = [root]
        var current = root
        repeat {
            guard let next = nearer[current] else { break }
            path.append(next)
            current = next
        } while current != component
        return path
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
