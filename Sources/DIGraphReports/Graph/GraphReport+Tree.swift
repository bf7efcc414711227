import DIGraphCore

// The graph as a tree, for people.

extension GraphFormat {
    static var tree: GraphFormat {
        GraphFormat(
            name: "tree", help: "a tree", endings: ["txt"], render: { $0.tree() }, isOwn: GraphReport.isTree)
    }
}

extension GraphReport {
    static let noComponents = "no components\n"
    static let detachedTitle = "created by nothing that a root reaches:"

    /// The roots and what they create, then the components that no root reaches. A component that has several parents
    /// is shown in full once:
    ///
    ///     RootComponent
    ///     ├── LoggedInComponent (LoggedInDependency: 1 request)
    ///     │   ├── GameComponent (GameDependency: 2 requests) ✗ missing 'scoreStream'
    ///     │   │   └── ScoreSheetComponent (ScoreSheetDependency: 1 request)
    ///     │   └── ScoreSheetComponent (see above, in GameComponent)
    ///     └── LoggedOutComponent (LoggedOutDependency: 1 request)
    ///
    ///     created by nothing that a root reaches:
    ///         DraftComponent at Sources/Draft.swift:12
    package func tree() -> String {
        var paragraphs: [String] = []
        var shownIn: [ScopeID: ScopeID?] = [:]
        // What stands before the lines below the last component of each depth.
        var stems: [String] = []
        for entry in outline() {
            if entry.depth == 0 { paragraphs.append("") }
            stems.removeLast(stems.count - entry.depth)
            let stem = stems.last ?? ""
            stems.append(entry.depth == 0 ? "" : stem + (entry.isLast ? "    " : "│   "))
            let title: String
            if entry.isRepeated {
                let place = (shownIn[entry.scope] ?? nil).map { "see above, in \(name(of: $0))" } ?? "see above"
                title = "\(name(of: entry.scope)) (\(place))"
            } else {
                shownIn[entry.scope] = .some(entry.parent)
                title = self.title(of: entry.scope)
            }
            let branch = entry.depth == 0 ? "" : entry.isLast ? "└── " : "├── "
            paragraphs[paragraphs.count - 1] += "\(stem)\(branch)\(title)\n"
        }
        if !detached.isEmpty {
            paragraphs.append("\(Self.detachedTitle)\n" + detached.map(lineOfDetached).joined())
        }
        return paragraphs.isEmpty ? Self.noComponents : paragraphs.joined(separator: "\n")
    }

    /// The component's name, with its dependency protocol, its condition, and what is missing.
    private func title(of id: ScopeID) -> String {
        let requests = resolution[id]
        var title = name(of: id) + (placeInSlot(of: id).map { " as \($0)" } ?? "")
        if let dependency = graph[id].dependencyName, !requests.isEmpty {
            title += " (\(dependency): \(counted(requests.count, "request")))"
        }
        if let remark = remarkOfRoot(id) { title += " (\(remark))" }
        if !graph[id].conditions.isEmpty {
            title += " under #if \(graph[id].conditions.map(\.text).joined(separator: " && "))"
        }
        let missing = missingNames(of: id).map { "'\($0)'" }
        if !missing.isEmpty { title += " ✗ missing \(missing.joined(separator: ", "))" }
        return title
    }

    private func lineOfDetached(_ component: Component) -> String {
        "    \(name(of: component.id)) at \(place(component.location))\n"
    }

    // MARK: Recognition

    /// Every line has the form of a tree's, and one at least is more than a name.
    fileprivate static func isTree(_ text: String) -> Bool {
        if text == noComponents { return true }
        let lines = text.split(separator: "\n")
        return lines.allSatisfy(isTreeLine)
            && lines.contains { line in
                line.contains("── ") || line.contains(" request)") || line.contains(" requests)")
                    || line == detachedTitle
            }
    }

    fileprivate static func isTreeLine(_ line: Substring) -> Bool {
        if line == detachedTitle { return true }
        var rest = line
        while rest.hasPrefix("│   ") || rest.hasPrefix("    ") { rest = rest.dropFirst(4) }
        if rest.hasPrefix("├── ") || rest.hasPrefix("└── ") { rest = rest.dropFirst(4) }
        let remark = rest.drop { $0 == "." || $0 == "`" || $0 == "_" || $0.isLetter || $0.isNumber }
        guard remark.count < rest.count else { return false }
        return remark.isEmpty
            || [" (", " as '", " under #if ", " ✗ missing ", " at "].contains(where: remark.hasPrefix)
    }
}
