/// The scopes from which one way leads up and which add nothing to what is found above them, unless they provide what is
/// asked for. Searches pass them without a step: they are most scopes of most apps, and all of a long chain.
struct StraightWays {
    /// By scope: its only parent, or itself where a search has to stop.
    private var above: [ScopeID]
    private let members: AskedMembers
    /// By part: the last search for which it may hold something.
    private var searches: [Int]
    private var search = 0

    init(of graph: ScopeGraph, _ members: AskedMembers) {
        self.members = members
        searches = Array(repeating: 0, count: members.above.count)
        let hasPlugins = graph.components.contains { !$0.nonCoreComponents.isEmpty || !$0.extensionMembers.isEmpty }
        above = graph.components.map { component in
            guard !hasPlugins, !component.isRoot, component.parents.count == 1, component.conditions.isEmpty,
                graph[component.parents[0]].conditions.isEmpty
            else { return component.id }
            return component.parents[0]
        }
        stopInCircles()
    }

    /// Searches stop at one scope of a circle to which no other way leads.
    private mutating func stopInCircles() {
        var rounds = Array(repeating: 0, count: above.count)
        for start in above.indices {
            var scope = ScopeID(start)
            while rounds[scope.index] == 0, above[scope.index] != scope {
                rounds[scope.index] = start + 1
                scope = above[scope.index]
            }
            if rounds[scope.index] == start + 1 { above[scope.index] = scope }
        }
    }

    /// What is asked for from now on.
    mutating func seek(_ number: Int?) {
        search += 1
        guard let number else { return }
        for part in members.parts[number] { searches[part] = search }
    }

    /// The first scope at which a search has to stop: the given one, or the first above it from which several ways lead
    /// up, which may provide what is asked for, or which is the one that asks.
    func end(from scope: ScopeID, for asking: ScopeID? = nil) -> ScopeID {
        var scope = scope
        while let next = next(scope), scope != asking { scope = next }
        return scope
    }

    /// The only scope above this one; nil where a search has to stop.
    func next(_ scope: ScopeID) -> ScopeID? {
        if above[scope.index] == scope { return nil }
        var part = members.nearest[scope.index]
        while part >= 0 {
            if searches[part] == search { return nil }
            part = members.above[part]
        }
        return above[scope.index]
    }
}
