// The graph as a text that other programs draw.

extension GraphReport {
    /// The graph in the language of Graphviz: arrows from creator to created, dotted ones from a request to its owners.
    ///
    ///     needle-gen graph --format dot | dot -Tsvg > graph.svg
    package func dot() -> String {
        var text = """
            digraph needle {
                graph [rankdir=LR, fontname="Helvetica"]
                node [shape=box, style=rounded, fontname="Helvetica"]
                edge [fontname="Helvetica", fontsize=10]

            """
        let nodes = nodes()
        for node in nodes {
            let style: String
            switch node.state {
            case .root: style = ", style=\"rounded,bold\""
            case .fine: style = ""
            case .missing: style = ", color=red, fontcolor=red"
            case .detached: style = ", style=\"rounded,dashed\", fontcolor=gray40"
            }
            text += "    \(quoted(node.name)) [label=\(quoted(node.label))\(style)]\n"
        }
        for edge in creations(among: nodes) {
            text += "    \(quoted(name(of: edge.from))) -> \(quoted(name(of: edge.to)))\n"
        }
        for edge in uses(among: nodes) {
            text += "    \(quoted(name(of: edge.from))) -> \(quoted(name(of: edge.to))) "
            text += "[label=\(quoted(edge.members)), style=dotted, color=gray40, fontcolor=gray40, constraint=false]\n"
        }
        return text + "}\n"
    }

    /// The graph in the language of Mermaid, which GitHub and GitLab draw in Markdown.
    ///
    ///     needle-gen graph --format mermaid
    package func mermaid() -> String {
        let nodes = nodes()
        var identifiers: [ScopeID: String] = [:]
        for (index, node) in nodes.enumerated() { identifiers[node.scope] = "c\(index)" }
        var text = "flowchart LR\n"
        for (index, node) in nodes.enumerated() {
            text += "    c\(index)[\(entities(node.label))]\(node.state.mermaidClass)\n"
        }
        func line(_ edge: Edge, _ arrow: String) {
            text += "    \(identifiers[edge.from, default: ""]) \(arrow) \(identifiers[edge.to, default: ""])\n"
        }
        for edge in creations(among: nodes) { line(edge, "-->") }
        for edge in uses(among: nodes) { line(edge, "-. \(entities(edge.members)) .->") }
        return text + Self.mermaidClasses
    }

    /// What every such text ends with.
    static let mermaidClasses = """
            classDef root stroke-width:3px
            classDef missing stroke:#c00,color:#c00
            classDef detached stroke-dasharray:4

        """

    private enum State {
        case root, fine, missing, detached

        var mermaidClass: String {
            switch self {
            case .root: ":::root"
            case .fine: ""
            case .missing: ":::missing"
            case .detached: ":::detached"
            }
        }
    }

    private struct Node {
        let scope: ScopeID
        let name: String
        let label: String
        let state: State
    }

    private struct Edge {
        let from: ScopeID
        let to: ScopeID
        /// What the edge carries, as in "scoreStream, theme".
        var members = ""
    }

    private func nodes() -> [Node] {
        let shown = graph.components.filter { !$0.isAbstract && ($0.isRoot || $0.isReachable) } + detached
        return sortedByName(shown.map(\.id)).map { id in
            let missing = missingNames(of: id)
            let component = graph[id]
            let state: State =
                !missing.isEmpty ? .missing : component.isRoot ? .root : component.isReachable ? .fine : .detached
            let label = missing.isEmpty ? name(of: id) : "\(name(of: id))\nmissing \(missing.joined(separator: ", "))"
            return Node(scope: id, name: name(of: id), label: label, state: state)
        }
    }

    private func creations(among nodes: [Node]) -> [Edge] {
        let shown = Set(nodes.map(\.scope))
        return nodes.flatMap { node in
            sortedByName(graph[node.scope].children.filter(shown.contains)).map { Edge(from: node.scope, to: $0) }
        }
    }

    private func uses(among nodes: [Node]) -> [Edge] {
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

    private func quoted(_ text: String) -> String {
        "\"\(escaped(text, ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]))\""
    }

    private func entities(_ text: String) -> String {
        "\"\(escaped(text, ["\"": "#quot;", "#": "#35;", "<": "#lt;", ">": "#gt;", "\n": "<br>"]))\""
    }

    /// The text with some characters written in another way.
    func escaped(_ text: String, _ replacements: [Character: String]) -> String {
        text.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
    }
}
