/// The part of a graph in which some requests fail: the scopes on ways from a root to a requester on which nobody provides
/// what all of them ask for.
///
/// Every answer costs at most the edges of the part.
struct UnservedScopes {
    private let graph: ScopeGraph
    private let requesters: Set<ScopeID>
    private let scopes: Set<ScopeID>
    /// The roots that begin such a way, in the graph's order.
    let roots: [ScopeID]

    /// `providers` are scopes that provide what is asked for.
    init(of requesters: [ScopeID], below providers: Set<ScopeID>, in graph: ScopeGraph) {
        self.graph = graph
        self.requesters = Set(requesters)
        var above: Set<ScopeID> = []
        var queue = requesters.flatMap { graph[$0].parents }
        while let scope = queue.popLast() {
            if providers.contains(scope) || !above.insert(scope).inserted { continue }
            queue += graph[scope].parents
        }
        roots = above.filter { graph[$0].isRoot }.sorted()
        var failing: Set<ScopeID> = []
        queue = roots
        while let scope = queue.popLast() {
            guard failing.insert(scope).inserted else { continue }
            queue += graph[scope].children.filter(above.contains)
        }
        scopes = failing
    }

    func contains(_ scope: ScopeID) -> Bool { scopes.contains(scope) }

    /// For each requester the nearest one of the given scopes that is above it.
    func nearest(of candidates: Set<ScopeID>) -> [ScopeID: ScopeID] {
        var nearest: [ScopeID: ScopeID] = [:]
        var queue = candidates.filter(scopes.contains).sorted()
        var position = 0
        while position < queue.count {
            let scope = queue[position]
            position += 1
            let source = candidates.contains(scope) ? scope : nearest[scope]
            for child in graph[scope].children where nearest[child] == nil {
                nearest[child] = source
                if scopes.contains(child), !candidates.contains(child) { queue.append(child) }
            }
        }
        return nearest.filter { requesters.contains($0.key) }
    }

    /// The scopes that lie on every such way to every requester, from the root down: whatever one of them provides reaches
    /// all. None where several roots begin the ways.
    ///
    /// One way is taken, and a scope of it is passed by all others unless a detour leads around it.
    func common() -> [ScopeID] {
        let way = shortestWay()
        guard roots.count == 1, let first = way.first else { return [] }
        let positions = Dictionary(uniqueKeysWithValues: way.enumerated().map { ($0.element, $0.offset) })
        var common = [first]
        var met: Set<ScopeID> = []
        var furthest = 0
        for (index, scope) in way.enumerated() {
            if index > 0, furthest == index { common.append(scope) }
            var queue = [scope]
            while let next = queue.popLast() {
                for child in graph[next].children {
                    // What creates a requester leads to the end of the way.
                    if requesters.contains(child) { furthest = max(furthest, way.count) }
                    guard scopes.contains(child) else { continue }
                    if let position = positions[child] {
                        furthest = max(furthest, position)
                    } else if met.insert(child).inserted {
                        queue.append(child)
                    }
                }
            }
            if furthest == way.count { return common }
        }
        return common
    }

    /// From the root to what creates one of the requesters.
    private func shortestWay() -> [ScopeID] {
        var above: [ScopeID: ScopeID] = [:]
        var queue = roots
        var position = 0
        var met = Set(roots)
        while position < queue.count {
            let scope = queue[position]
            position += 1
            if graph[scope].children.contains(where: requesters.contains) {
                return Array(sequence(first: scope) { above[$0] }).reversed()
            }
            for child in graph[scope].children where scopes.contains(child) && met.insert(child).inserted {
                above[child] = scope
                queue.append(child)
            }
        }
        return []
    }
}
