/// Scopes of a graph, with a byte for each that the graph has.
struct ScopeSet {
    private var isMember: [Bool]

    init(_ scopes: some Sequence<ScopeID> = [], in graph: ScopeGraph) {
        isMember = Array(repeating: false, count: graph.components.count)
        for scope in scopes { isMember[scope.index] = true }
    }

    func contains(_ scope: ScopeID) -> Bool { isMember[scope.index] }

    /// Whether the scope was none of them yet.
    mutating func insert(_ scope: ScopeID) -> Bool {
        if isMember[scope.index] { return false }
        isMember[scope.index] = true
        return true
    }
}

/// The part of a graph in which some requests fail: the scopes on ways from a root to a requester on which nobody provides
/// what all of them ask for.
///
/// Every answer costs at most the edges of the part.
struct UnservedScopes {
    private let graph: ScopeGraph
    private let requesters: ScopeSet
    private let scopes: ScopeSet
    /// The roots that begin such a way, in the graph's order.
    let roots: [ScopeID]

    /// `providers` are scopes that provide what is asked for.
    init(of requesters: [ScopeID], below providers: Set<ScopeID>, in graph: ScopeGraph) {
        self.graph = graph
        self.requesters = ScopeSet(requesters, in: graph)
        var above = ScopeSet(in: graph)
        var roots: [ScopeID] = []
        var queue = requesters.flatMap { graph[$0].parents }
        while let scope = queue.popLast() {
            if providers.contains(scope) || !above.insert(scope) { continue }
            if graph[scope].isRoot { roots.append(scope) }
            queue += graph[scope].parents
        }
        self.roots = roots.sorted()
        var failing = ScopeSet(in: graph)
        queue = roots
        while let scope = queue.popLast() {
            if !failing.insert(scope) { continue }
            for child in graph[scope].children where above.contains(child) { queue.append(child) }
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
        var positions: [Int?] = Array(repeating: nil, count: graph.components.count)
        for (position, scope) in way.enumerated() { positions[scope.index] = position }
        var common = [first]
        var met = ScopeSet(in: graph)
        var furthest = 0
        for (index, scope) in way.enumerated() {
            if index > 0, furthest == index { common.append(scope) }
            var queue = [scope]
            while let next = queue.popLast() {
                for child in graph[next].children {
                    // What creates a requester leads to the end of the way.
                    if requesters.contains(child) { furthest = max(furthest, way.count) }
                    guard scopes.contains(child) else { continue }
                    if let position = positions[child.index] {
                        furthest = max(furthest, position)
                    } else if met.insert(child) {
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
        var above: [ScopeID?] = Array(repeating: nil, count: graph.components.count)
        var queue = roots
        var position = 0
        var met = ScopeSet(roots, in: graph)
        while position < queue.count {
            let scope = queue[position]
            position += 1
            if graph[scope].children.contains(where: { requesters.contains($0) }) {
                return Array(sequence(first: scope) { above[$0.index] }).reversed()
            }
            for child in graph[scope].children where scopes.contains(child) && met.insert(child) {
                above[child.index] = scope
                queue.append(child)
            }
        }
        return []
    }
}
