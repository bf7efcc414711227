import DIGraphCore

// The nodes and edges of a drawing, for the formats that other programs draw.

extension GraphReport {
    enum State {
        case root, fine, missing, detached
    }

    struct Node {
        let scope: ScopeID
        let name: String
        let label: String
        let state: State
    }

    struct Edge {
        let from: ScopeID
        let to: ScopeID
        /// What the edge carries, as in "scoreStream, theme".
        var members = ""
    }

    func nodes() -> [Node] {
        let detached = Set(detached.map(\.id))
        let shown = detached.union(outline().map(\.scope))
        return sortedByName(shown.sorted()).map { id in
            let missing = missingNames(of: id)
            let component = graph[id]
            let state: State =
                !missing.isEmpty ? .missing : component.isRoot ? .root : detached.contains(id) ? .detached : .fine
            let lacks = missing.isEmpty ? nil : "missing \(missing.joined(separator: ", "))"
            let label = [name(of: id), remarkOfRoot(id), placeInSlot(of: id), lacks].compactMap { $0 }
            return Node(scope: id, name: name(of: id), label: label.joined(separator: "\n"), state: state)
        }
    }

    func creations(among nodes: [Node]) -> [Edge] {
        let shown = Set(nodes.map(\.scope))
        return nodes.flatMap { node in
            sortedByName(graph[node.scope].children.filter(shown.contains)).map { Edge(from: node.scope, to: $0) }
        }
    }

    func uses(among nodes: [Node]) -> [Edge] {
        let shown = Set(nodes.map(\.scope))
        return nodes.flatMap { node in
            var members: [ScopeID: [String]] = [:]
            for (request, owners) in requestsWithOwners(of: graph[node.scope]) {
                for owner in owners {
                    members[graph.provider(behind: owner), default: []].append(request.member.fullName)
                }
            }
            return sortedByName(members.keys.filter(shown.contains)).map { owner in
                Edge(from: node.scope, to: owner, members: members[owner, default: []].joined(separator: ", "))
            }
        }
    }

    /// The text with some characters written in another way.
    func escaped(_ text: String, _ replacements: [Character: String]) -> String {
        text.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
    }
}
