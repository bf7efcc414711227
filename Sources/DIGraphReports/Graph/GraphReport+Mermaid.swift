import DIGraphCore

// The graph for Mermaid.

extension GraphFormat {
    static var mermaid: GraphFormat {
        GraphFormat(
            name: "mermaid", help: "for Mermaid", endings: ["mmd", "mermaid"], render: { $0.mermaid() },
            isOwn: GraphReport.isMermaid)
    }
}

extension GraphReport {
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

    private func entities(_ text: String) -> String {
        "\"\(escaped(text, ["\"": "#quot;", "#": "#35;", "<": "#lt;", ">": "#gt;", "\n": "<br>"]))\""
    }

    // MARK: Recognition

    fileprivate static func isMermaid(_ text: String) -> Bool {
        text.hasPrefix("flowchart LR\n") && text.hasSuffix(mermaidClasses)
    }
}

extension GraphReport.State {
    fileprivate var mermaidClass: String {
        switch self {
        case .root: ":::root"
        case .fine: ""
        case .missing: ":::missing"
        case .detached: ":::detached"
        }
    }
}
