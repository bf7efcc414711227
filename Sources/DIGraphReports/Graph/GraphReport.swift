import DIGraphCore
import SwiftFacts

/// The graph as its formats print it: what they share.
package struct GraphReport {
    let graph: ScopeGraph
    let resolution: Resolution
    let path: (FileID) -> String
    let position: (SourceLocation) -> LinePosition
    let modules: [GeneratorSettings.Module]
    let errorCount: Int
    /// What is printed, each with all that is below it; the whole graph where it is empty.
    private let tops: [ScopeID]
    private let below: Set<ScopeID>
    private let names: [String]
    /// The slot and the flag of each component that is a plug-in.
    private let places: [ScopeID: (slot: PluginSlot, flag: String)]

    /// `path` gives the files' names as they are printed, `position` the lines and columns.
    package init(
        graph: ScopeGraph,
        resolution: Resolution,
        path: @escaping (FileID) -> String,
        position: @escaping (SourceLocation) -> LinePosition,
        modules: [GeneratorSettings.Module] = [],
        errorCount: Int = 0,
        below tops: [ScopeID] = []
    ) {
        self.graph = graph
        self.resolution = resolution
        self.path = path
        self.position = position
        self.modules = modules
        self.errorCount = errorCount
        self.tops = tops
        below = graph.withAllBelow(tops)
        var places: [ScopeID: (slot: PluginSlot, flag: String)] = [:]
        for slot in graph.slots {
            for plugin in slot.plugins { places[plugin.component] = (slot, plugin.flag) }
        }
        self.places = places
        names = Self.names(graph, path)
    }

    /// A name that several files have, each for itself, is followed by the file's.
    private static func names(_ graph: ScopeGraph, _ path: (FileID) -> String) -> [String] {
        var names = graph.components.map { graph.displayName(of: $0.id) }
        for namesakes in Dictionary(grouping: graph.components.filter(\.isOfItsFile), by: { names[$0.id.index] }).values
        where Set(namesakes.map(\.location.file)).count > 1 {
            for component in namesakes {
                let file = path(component.location.file).split(separator: "/").last ?? ""
                names[component.id.index] += " (\(file))"
            }
        }
        return names
    }

    func isShown(_ id: ScopeID) -> Bool { tops.isEmpty || below.contains(id) }

    var components: [Component] { graph.components.filter { isShown($0.id) } }

    func name(of id: ScopeID) -> String { names[id.index] }

    /// `Sources/Feed.swift:12`.
    func place(_ location: SourceLocation) -> String { "\(path(location.file)):\(position(location).line)" }

    /// `'tab.feed' in HomeTabs`; nil for what is no plug-in.
    func placeInSlot(of id: ScopeID) -> String? { places[id].map { "'\($0.flag)' in \($0.slot.name)" } }

    /// Nil for a root whose providers are in the file that this graph is of.
    func remarkOfRoot(_ id: ScopeID) -> String? {
        graph[id].isRoot && graph[id].isWiredElsewhere ? "wired elsewhere" : nil
    }

    func sortedByName(_ ids: [ScopeID]) -> [ScopeID] {
        ids.sorted { (name(of: $0), $0) < (name(of: $1), $1) }
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

    /// What a component offers, by name, without what it overrides itself: of a property of its base class that is one.
    func provisions(of component: Component) -> [ProvidedMember] {
        // Those of the class itself come before those of its base class.
        var overridden: Set<String> = []
        var offered: [(name: String, member: ProvidedMember)] = []
        for provided in component.provided {
            let name = provided.member.fullName
            if overridden.contains(name) { continue }
            if provided.member.isOverride, provided.conditions.isEmpty { overridden.insert(name) }
            offered.append((name, provided))
        }
        return offered.sorted { ($0.name, $0.member.location) < ($1.name, $1.member.location) }.map(\.member)
    }

    func missingNames(of id: ScopeID) -> [String] {
        resolution[id].filter(\.isMissing).map { $0.request.member.fullName }.sorted()
    }
}

// MARK: - Outline

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
        let roots = tops.isEmpty ? graph.components.filter { $0.isRoot && !$0.isAbstract }.map(\.id) : tops
        var entries: [OutlineEntry] = []
        var shown: Set<ScopeID> = []
        // Its own stack, since graphs may be deeper than the thread's.
        var stack = sortedByName(roots).reversed().map {
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

    /// What the outline lacks; a module that is wired elsewhere has a graph of its own that tells this.
    var detached: [Component] {
        guard tops.isEmpty else { return [] }
        let shown = Set(outline().map(\.scope))
        return graph.components.filter { !$0.isAbstract && !$0.isWiredElsewhere && !shown.contains($0.id) }
    }
}
