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
    /// The requester, where there is one.
    private let only: ScopeID?
    private let scopes: ScopeSet
    /// The roots that begin such a way, in the graph's order.
    let roots: [ScopeID]

    /// The only such way, where nothing on it is created twice.
    private let onlyWay: [ScopeID]?

    /// `providers` are scopes that provide what is asked for.
    init(of requesters: [ScopeID], below providers: Set<ScopeID>, in graph: ScopeGraph) {
        self.graph = graph
        self.requesters = ScopeSet(requesters, in: graph)
        only = requesters.count == 1 ? requesters[0] : nil
        onlyWay = providers.isEmpty ? only.flatMap { Self.onlyWay(to: $0, in: graph) } : nil
        if let onlyWay {
            roots = Array(onlyWay.prefix(1))
            scopes = ScopeSet(onlyWay, in: graph)
            return
        }
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

    /// From a root to what creates the scope.
    private static func onlyWay(to requester: ScopeID, in graph: ScopeGraph) -> [ScopeID]? {
        var way: [ScopeID] = []
        var next = graph[requester].parents
        while next.count == 1, way.count < graph.components.count {
            way.append(next[0])
            next = graph[next[0]].parents
        }
        guard let root = way.last, next.isEmpty, graph[root].isRoot else { return nil }
        return way.reversed()
    }

    func contains(_ scope: ScopeID) -> Bool { scopes.contains(scope) }

    /// For each requester the nearest one of the given scopes that is above it, of several the first.
    func nearest(of candidates: Set<ScopeID>) -> [ScopeID: ScopeID] {
        if candidates.isEmpty { return [:] }
        if let only {
            return nearest(of: candidates, above: only).map { [only: $0] } ?? [:]
        }
        return nearestOfEach(of: candidates)
    }

    /// A scope may create many more than there are above a requester.
    private func nearest(of candidates: Set<ScopeID>, above requester: ScopeID) -> ScopeID? {
        var met = ScopeSet(in: graph)
        var step = [requester]
        while !step.isEmpty {
            var next: [ScopeID] = []
            for scope in step {
                for parent in graph[scope].parents where scopes.contains(parent) && met.insert(parent) {
                    next.append(parent)
                }
            }
            if let found = next.filter(candidates.contains).min() { return found }
            step = next
        }
        return nil
    }

    private func nearestOfEach(of candidates: Set<ScopeID>) -> [ScopeID: ScopeID] {
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
        if let onlyWay { return onlyWay }
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
