// What tells a graph that the tool has printed from a text that somebody wrote.

extension GraphReport {
    /// Whether a text is the graph in one of the formats, maybe of other sources.
    package static func isReport(_ text: String) -> Bool {
        isJSON(text) || isDot(text) || isMermaid(text) || isPage(text) || isTree(text)
    }

    /// A formatter may have changed the spaces.
    private static func isJSON(_ text: String) -> Bool {
        let head = text.prefix(200).filter { !$0.isWhitespace }
        let start = "{\"schema\":"
        guard head.hasPrefix(start) else { return false }
        return head.dropFirst(start.count).drop { $0.isNumber }.hasPrefix(",\"components\":[")
    }

    private static func isDot(_ text: String) -> Bool {
        text.hasPrefix("digraph needle {\n    graph [rankdir=LR, ")
    }

    private static func isMermaid(_ text: String) -> Bool {
        text.hasPrefix("flowchart LR\n") && text.hasSuffix(mermaidClasses)
    }

    private static func isPage(_ text: String) -> Bool {
        text.hasPrefix("<!DOCTYPE html>\n") && text.prefix(400).contains(pageMark)
    }

    /// Every line has the form of a tree's, and one at least is more than a name.
    private static func isTree(_ text: String) -> Bool {
        if text == noComponents { return true }
        let lines = text.split(separator: "\n")
        return lines.allSatisfy(isTreeLine)
            && lines.contains { line in
                line.contains("── ") || line.contains(" request)") || line.contains(" requests)")
                    || line == detachedTitle
            }
    }

    private static func isTreeLine(_ line: Substring) -> Bool {
        if line == detachedTitle { return true }
        var rest = line
        while rest.hasPrefix("│   ") || rest.hasPrefix("    ") { rest = rest.dropFirst(4) }
        if rest.hasPrefix("├── ") || rest.hasPrefix("└── ") { rest = rest.dropFirst(4) }
        let remark = rest.drop { $0 == "." || $0 == "`" || $0 == "_" || $0.isLetter || $0.isNumber }
        guard remark.count < rest.count else { return false }
        return remark.isEmpty || [" (", " under #if ", " ✗ missing ", " at "].contains(where: remark.hasPrefix)
    }
}
