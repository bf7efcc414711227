import DIGraphCore

// The graph for Graphviz.

extension GraphFormat {
    static var dot: GraphFormat {
        GraphFormat(
            name: "dot", help: "for dot", endings: ["dot", "gv"], render: { $0.dot() }, isOwn: GraphReport.isDot)
    }
}

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

    private func quoted(_ text: String) -> String {
        "\"\(escaped(text, ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]))\""
    }

    // MARK: Recognition

    fileprivate static func isDot(_ text: String) -> Bool {
        text.hasPrefix("digraph needle {\n    graph [rankdir=LR, ")
    }
}
