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
        names = Self.displayNames(of: graph.components)
    }

    /// What `graph.displayName(of:)` gives, for all components in one pass.
    private static func displayNames(of components: [Component]) -> [String] {
        var modules: [String: Set<String?>] = [:]
        for component in components { modules[component.name, default: []].insert(component.module) }
        return components.map { component in
            guard let module = component.module, modules[component.name, default: []].count > 1 else {
                return component.name
            }
            return "\(module).\(component.name)"
        }
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
        let pairs = owners.map { (component: name(of: $0.scope), via: $0.member.via.rawValue) }
        return pairs.sorted { ($0.component, $0.via) < ($1.component, $1.via) }
            .map { .members(["component": .string($0.component), "via": .string($0.via)]) }
    }

    /// The requests by name; those of a component that nothing creates have no owner yet.
    private func requestsWithOwners(of component: Component) -> [(request: Request, owners: [ResolvedRequest.Owner])] {
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
    /// The roots and what they create, then the components that no root reaches.
    package func tree() -> String {
        let roots = graph.components.filter { $0.isRoot && !$0.isAbstract }
        var shownIn: [ScopeID: ScopeID?] = [:]
        var paragraphs = sortedByName(roots.map(\.id)).map { paragraph(of: $0, shownIn: &shownIn) }
        let detached = graph.components.filter { !$0.isRoot && !$0.isAbstract && !$0.isReachable }
        if !detached.isEmpty {
            paragraphs.append("created by nothing that a root reaches:\n" + detached.map(lineOfDetached).joined())
        }
        return paragraphs.isEmpty ? "no components\n" : paragraphs.joined(separator: "\n")
    }

    private struct Branch {
        let scope: ScopeID
        let parent: ScopeID?
        /// What stands before the name, and before the lines below it.
        let stem: String
        let stemBelow: String
    }

    /// A root and what is below it; its own stack, since graphs may be deeper than the thread's.
    private func paragraph(of root: ScopeID, shownIn: inout [ScopeID: ScopeID?]) -> String {
        var text = ""
        var stack = [Branch(scope: root, parent: nil, stem: "", stemBelow: "")]
        while let branch = stack.popLast() {
            if let seen = shownIn[branch.scope] {
                let place = seen.map { "see above, in \(name(of: $0))" } ?? "see above"
                text += "\(branch.stem)\(name(of: branch.scope)) (\(place))\n"
                continue
            }
            shownIn[branch.scope] = .some(branch.parent)
            text += "\(branch.stem)\(title(of: branch.scope))\n"
            let children = sortedByName(graph[branch.scope].children)
            for (index, child) in children.enumerated().reversed() {
                let isLast = index == children.count - 1
                stack.append(
                    Branch(
                        scope: child,
                        parent: branch.scope,
                        stem: branch.stemBelow + (isLast ? "└── " : "├── "),
                        stemBelow: branch.stemBelow + (isLast ? "    " : "│   ")
                    )
                )
            }
        }
        return text
    }

    /// The component's name, with its dependency protocol, its condition, and what is missing.
    private func title(of id: ScopeID) -> String {
        let requests = resolution[id]
        var title = name(of: id)
        if let dependency = graph[id].dependencyName, !requests.isEmpty {
            title += " (\(dependency): \(requests.count) \(requests.count == 1 ? "request" : "requests"))"
        }
        if !graph[id].conditions.isEmpty { title += " under #if \(graph[id].conditions.joined(separator: " && "))" }
        let missing = requests.filter(\.isMissing).map { "'\($0.request.member.fullName)'" }.sorted()
        if !missing.isEmpty { title += " ✗ missing \(missing.joined(separator: ", "))" }
        return title
    }

    private func lineOfDetached(_ component: Component) -> String {
        let line = position(component.location).line
        return "    \(name(of: component.id)) at \(path(component.location.file)):\(line)\n"
    }
}
