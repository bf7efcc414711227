/// Prints the graph for people and for other tools.
///
/// `tree()` shows each root with what is created below it. A component that has several parents is shown in full once:
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
package struct GraphReport {
    let graph: ScopeGraph
    let resolution: Resolution
    let path: (FileID) -> String
    let position: (SourceLocation) -> LinePosition
    private let names: [String]

    /// `path` gives the files' names as they are printed, `position` the lines and columns.
    package init(
        graph: ScopeGraph,
        resolution: Resolution,
        path: @escaping (FileID) -> String,
        position: @escaping (SourceLocation) -> LinePosition
    ) {
        self.graph = graph
        self.resolution = resolution
        self.path = path
        self.position = position
        names = graph.components.map { graph.displayName(of: $0.id) }
    }

    func name(of id: ScopeID) -> String { names[id.index] }

    func sortedByName(_ ids: [ScopeID]) -> [ScopeID] {
        ids.sorted { (name(of: $0), $0) < (name(of: $1), $1) }
    }
}

// MARK: - JSON

extension GraphReport {
    /// The graph in schema 1, over several lines, with a newline at the end.
    ///
    ///     {"schema": 1, "components": [{"name": "RootComponent", "module": null, "kind": "bootstrap", …}]}
    package func json() -> String {
        let report = JSONText.members([
            "schema": .number(1), "components": .array(graph.components.map(json(of:))),
        ])
        return report.pretty() + "\n"
    }

    private func json(of component: Component) -> JSONText {
        .object(
            [
                ("name", .string(component.name)),
                ("module", .optional(component.module)),
                ("kind", .string(component.kind.rawValue)),
            ] + place(component.location) + [
                ("dependency", .optional(component.dependencyName)),
                ("parents", .strings(sortedByName(component.parents).map(name(of:)))),
                ("children", .strings(sortedByName(component.children).map(name(of:)))),
                ("provides", .array(provisions(of: component))),
                ("requests", .array(requests(of: component))),
            ]
        )
    }

    private func provisions(of component: Component) -> [JSONText] {
        let provided = component.provided.sorted {
            ($0.member.fullName, $0.location) < ($1.member.fullName, $1.location)
        }
        return provided.map { provided in
            .object(
                [
                    ("name", .string(provided.member.fullName)),
                    ("type", .optional(provided.member.type?.text)),
                    ("access", .string(provided.access.rawValue)),
                    ("shared", .bool(provided.member.isShared)),
                ] + place(provided.location)
            )
        }
    }

    private func requests(of component: Component) -> [JSONText] {
        requestsWithOwners(of: component).map { request, owners in
            .object(
                [
                    ("name", .string(request.member.fullName)),
                    ("type", .optional(request.member.type?.text)),
                ] + place(request.location) + [("owners", .array(json(of: owners)))]
            )
        }
    }

    private func json(of owners: [ResolvedRequest.Owner]) -> [JSONText] {
        let pairs = owners.map { (component: name(of: graph.provider(behind: $0)), via: $0.member.via.rawValue) }
        return pairs.sorted { ($0.component, $0.via) < ($1.component, $1.via) }
            .map { .members(["component": .string($0.component), "via": .string($0.via)]) }
    }

    /// The requests by name; those of a component that nothing creates have no owner yet.
    func requestsWithOwners(of component: Component) -> [(request: Request, owners: [ResolvedRequest.Owner])] {
        var requests = resolution[component.id].map { (request: $0.request, owners: $0.owners) }
        if requests.isEmpty && !component.isCreated {
            requests = component.dependencies.flatMap { graph.protocols[$0.index].requests }
                .map { (request: $0, owners: []) }
        }
        return requests.sorted {
            ($0.request.member.fullName, $0.request.location) < ($1.request.member.fullName, $1.request.location)
        }
    }

    private func place(_ location: SourceLocation) -> [(key: String, value: JSONText)] {
        let position = position(location)
        return [
            ("file", .string(path(location.file))),
            ("line", .number(position.line)),
            ("column", .number(position.column)),
        ]
    }
}

// MARK: - Tree

extension GraphReport {
    /// A component where the outline of the graph shows it: a component that has several parents comes several times.
    struct OutlineEntry {
        let scope: ScopeID
        let parent: ScopeID?
        /// Zero for a root.
        let depth: Int
        /// Whether no other child of the parent follows.
        let isLast: Bool
        /// Whether what is below it was shown before, where it came first.
        let isRepeated: Bool
    }

    /// Each root with what is below it, in the order in which it is printed.
    func outline() -> [OutlineEntry] {
        let roots = graph.components.filter { $0.isRoot && !$0.isAbstract }
        var entries: [OutlineEntry] = []
        var shown: Set<ScopeID> = []
        // Its own stack, since graphs may be deeper than the thread's.
        var stack = sortedByName(roots.map(\.id)).reversed().map {
            (scope: $0, parent: ScopeID?.none, depth: 0, isLast: true)
        }
        while let next = stack.popLast() {
            let isRepeated = !shown.insert(next.scope).inserted
            entries.append(
                OutlineEntry(
                    scope: next.scope, parent: next.parent, depth: next.depth, isLast: next.isLast,
                    isRepeated: isRepeated))
            if isRepeated { continue }
            let children = sortedByName(graph[next.scope].children)
            for (index, child) in children.enumerated().reversed() {
                stack.append((child, next.scope, next.depth + 1, index == children.count - 1))
            }
        }
        return entries
    }

    var detached: [Component] {
        graph.components.filter { !$0.isRoot && !$0.isAbstract && !$0.isReachable }
    }

    static let noComponents = "no components\n"
    static let detachedTitle = "created by nothing that a root reaches:"

    /// The roots and what they create, then the components that no root reaches.
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
        var title = name(of: id)
        if let dependency = graph[id].dependencyName, !requests.isEmpty {
            title += " (\(dependency): \(requests.count) \(requests.count == 1 ? "request" : "requests"))"
        }
        if !graph[id].conditions.isEmpty {
            title += " under #if \(graph[id].conditions.map(\.text).joined(separator: " && "))"
        }
        let missing = missingNames(of: id).map { "'\($0)'" }
        if !missing.isEmpty { title += " ✗ missing \(missing.joined(separator: ", "))" }
        return title
    }

    func missingNames(of id: ScopeID) -> [String] {
        resolution[id].filter(\.isMissing).map { $0.request.member.fullName }.sorted()
    }

    private func lineOfDetached(_ component: Component) -> String {
        let line = position(component.location).line
        return "    \(name(of: component.id)) at \(path(component.location.file)):\(line)\n"
    }
}
