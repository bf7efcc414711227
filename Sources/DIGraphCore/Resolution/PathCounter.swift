/// Counts the ways from roots to a component on which nobody provides what it asks for, those through circles left out.
struct PathCounter {
    static let most = 1_000_000

    private let graph: ScopeGraph
    /// Those of all scopes are kept between counts, so that none of them clears the others.
    private var marks: [Mark]
    private var round = 0

    private struct Mark {
        /// The last count that passed the scope.
        var round = 0
        /// How many scopes below it are not done.
        var waiting = 0
        /// The ways from here to the component.
        var ways = 0
    }

    init(of graph: ScopeGraph) {
        self.graph = graph
        marks = Array(repeating: Mark(), count: graph.components.count)
    }

    /// At most a million.
    ///
    /// - Parameter end: where a way up from a scope has to be looked at; up to there it is the only one.
    mutating func count(
        to component: ScopeID, passing isPassed: (ScopeID) -> Bool, from end: (ScopeID) -> ScopeID = { $0 }
    ) -> Int {
        round += 1
        noteWaiting(above: component, isPassed, end)
        marks[component.index].ways = 1
        var ready = [component]
        var total = 0
        while let scope = ready.popLast() {
            let ways = marks[scope.index].ways
            if graph[scope].isRoot { total = min(total + ways, Self.most) }
            for parent in graph[scope].parents {
                let parent = end(parent)
                if marks[parent.index].round != round || parent == component { continue }
                marks[parent.index].ways = min(marks[parent.index].ways + ways, Self.most)
                marks[parent.index].waiting -= 1
                if marks[parent.index].waiting == 0 { ready.append(parent) }
            }
        }
        return total
    }

    private mutating func noteWaiting(
        above component: ScopeID, _ isPassed: (ScopeID) -> Bool, _ end: (ScopeID) -> ScopeID
    ) {
        var pending = [component]
        while let scope = pending.popLast() {
            for parent in graph[scope].parents {
                let parent = end(parent)
                if parent == component { continue }
                if marks[parent.index].round != round {
                    guard isPassed(parent) else { continue }
                    marks[parent.index] = Mark(round: round)
                    pending.append(parent)
                }
                marks[parent.index].waiting += 1
            }
        }
    }
}
