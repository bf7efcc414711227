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
    mutating func count(to component: ScopeID, passing isPassed: (ScopeID) -> Bool) -> Int {
        round += 1
        noteWaiting(above: component, isPassed)
        marks[component.index].ways = 1
        var ready = [component]
        var total = 0
        while let scope = ready.popLast() {
            let ways = marks[scope.index].ways
            if graph[scope].isRoot { total = min(total + ways, Self.most) }
            for parent in graph[scope].parents where marks[parent.index].round == round {
                marks[parent.index].ways = min(marks[parent.index].ways + ways, Self.most)
                marks[parent.index].waiting -= 1
                if marks[parent.index].waiting == 0 { ready.append(parent) }
            }
        }
        return total
    }

    private mutating func noteWaiting(above component: ScopeID, _ isPassed: (ScopeID) -> Bool) {
        var pending = [component]
        var isFirst = true
        while let scope = pending.popLast() {
            // Those above the component are noted once, also where it is above itself.
            if scope == component, !isFirst { continue }
            isFirst = false
            for parent in graph[scope].parents {
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
