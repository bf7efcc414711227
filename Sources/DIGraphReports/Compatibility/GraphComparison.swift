import DIGraphCore
import SwiftFacts

/// The graph of the sources beside the one that a file of Needle's registers: for each path whether each request gets
/// the same owner.
struct GraphComparison {
    /// Why a path of the file is none here.
    enum PathFault: Error {
        case unknown(component: String)
        case noRoot(component: ScopeID)
        /// Nothing on the path creates the component.
        case notCreated(component: ScopeID, parent: ScopeID)
        case notPluginized(component: ScopeID)
    }

    /// Why a request has another owner.
    enum RequestFault {
        /// The component does not request it, though Needle served it.
        case notRequested
        /// Needle served no such request.
        case onlyHere
        /// A default implementation serves it.
        case defaulted
        /// No component on the path has the name of Needle's owner.
        case unknownOwner
        /// Both take it from the same component, one from its plug-in extension.
        case otherWay
        /// A scope between the component and Needle's owner provides it.
        case nearer(ProvidedMember)
        /// Needle's owner has a member of the name that cannot serve the request.
        case unusable(ProvidedMember, ResolvedRequest)
        /// Needle's owner has no such member.
        case noMember
    }

    /// Who serves a request on a path.
    struct Owner: Equatable {
        let scope: ScopeID
        let isPluginExtension: Bool
        /// Where it stands on the path; a non-core component is found where its core stands.
        let index: Int
    }

    struct RequestRow {
        let name: String
        let needle: NeedleGraph.Owner?
        /// Nil where nobody serves it here.
        let here: Owner?
        /// Nil where both are one.
        let fault: RequestFault?
    }

    struct Row {
        let provider: NeedleGraph.Provider
        let fault: PathFault?
        let requests: [RequestRow]

        var isSame: Bool { fault == nil && requests.allSatisfy { $0.fault == nil } }
    }

    /// A creation here that is a step of no path of the file.
    struct Step {
        let parent: ScopeID
        let child: ScopeID
    }

    private let graph: ScopeGraph
    private let resolution: Resolution
    private let scopesByName: [String: [ScopeID]]
    private(set) var paths: [Row] = []
    private(set) var pluginExtensions: [Row] = []
    private(set) var newSteps: [Step] = []

    var isSame: Bool {
        paths.allSatisfy(\.isSame) && pluginExtensions.allSatisfy(\.isSame) && newSteps.isEmpty
    }

    init(_ needle: NeedleGraph, graph: ScopeGraph, resolution: Resolution) {
        self.graph = graph
        self.resolution = resolution
        scopesByName = Dictionary(grouping: graph.components.map(\.id)) { graph[$0].ownName }
        var steps: Set<[ScopeID]> = []
        for provider in needle.providers {
            do throws(PathFault) {
                let path = try scopes(on: provider.path)
                for (parent, child) in zip(path, path.dropFirst()) { steps.insert([parent, child]) }
                let requests = path.last.map { resolution[$0] } ?? []
                paths.append(Row(provider: provider, fault: nil, requests: compare(provider, requests, on: path)))
            } catch {
                paths.append(Row(provider: provider, fault: error, requests: []))
            }
        }
        pluginExtensions = needle.pluginExtensions.map(compareExtension)
        newSteps = graph.components.filter(\.isCreated).flatMap { child in
            child.parents.filter { graph[$0].isReachable && !steps.contains([$0, child.id]) }
                .map { Step(parent: $0, child: child.id) }
        }
    }

    // MARK: Paths

    /// The components of a path. Where several have a name, those that create each other.
    private func scopes(on names: [String]) throws(PathFault) -> [ScopeID] {
        var levels: [[ScopeID]] = []
        for name in names {
            let known = scopesByName[name] ?? []
            guard let some = known.first else { throw .unknown(component: name) }
            guard let above = levels.last else {
                levels.append(known.filter { graph[$0].isRoot })
                if levels[0].isEmpty { throw .noRoot(component: some) }
                continue
            }
            let created = known.filter { scope in graph[scope].parents.contains(where: above.contains) }
            if created.isEmpty { throw .notCreated(component: some, parent: above[0]) }
            levels.append(created)
        }
        return path(through: levels)
    }

    /// From the last component upwards, by parents.
    private func path(through levels: [[ScopeID]]) -> [ScopeID] {
        var path: [ScopeID] = []
        for level in levels.reversed() {
            let parents = path.last.map { graph[$0].parents }
            if let scope = level.first(where: { parents?.contains($0) ?? true }) { path.append(scope) }
        }
        return path.reversed()
    }

    // MARK: Requests

    private func compareExtension(_ provider: NeedleGraph.Provider) -> Row {
        let known = scopesByName[provider.name] ?? []
        guard let core = known.first(where: { !graph[$0].nonCoreComponents.isEmpty }) else {
            let fault = known.first.map { PathFault.notPluginized(component: $0) } ?? .unknown(component: provider.name)
            return Row(provider: provider, fault: fault, requests: [])
        }
        let requests = resolution.pluginExtensions[core.index]
        let path = graph[core].nonCoreComponents + [core]
        return Row(provider: provider, fault: nil, requests: compare(provider, requests, on: path))
    }

    /// The requests of the file and those of the sources, by name.
    private func compare(
        _ provider: NeedleGraph.Provider, _ requests: [ResolvedRequest], on path: [ScopeID]
    ) -> [RequestRow] {
        let served = Dictionary(provider.requests.map { ($0.name, $0.owner) }) { first, _ in first }
        let requested = Dictionary(requests.map { ($0.request.member.fullName, $0) }) { first, _ in first }
        return Set(served.keys).union(requested.keys).sorted().map { name in
            guard let request = requested[name] else {
                return RequestRow(name: name, needle: served[name], here: nil, fault: .notRequested)
            }
            let found = path.dropLast().reversed().lazy.compactMap { scope in
                request.owners.first { $0.scope == scope }
            }.first
            let here = found.flatMap { owner($0, on: path) }
            guard let needle = served[name] else {
                return RequestRow(name: name, needle: nil, here: here, fault: .onlyHere)
            }
            let fault = fault(of: request, owner(needle, on: path), here, found?.member)
            return RequestRow(name: name, needle: needle, here: here, fault: fault)
        }
    }

    private func fault(
        of request: ResolvedRequest, _ needle: Owner?, _ here: Owner?, _ found: ProvidedMember?
    ) -> RequestFault? {
        guard let needle else { return .unknownOwner }
        if let here, let found {
            if here.scope == needle.scope {
                return here.isPluginExtension == needle.isPluginExtension ? nil : .otherWay
            }
            if here.index >= needle.index { return .nearer(found) }
        }
        if request.isDefaulted { return .defaulted }
        let name = request.request.member.fullName
        let members = graph[needle.scope].provided + graph[needle.scope].rejected
        let member = members.first { $0.member.fullName == name }
        return member.map { .unusable($0, request) } ?? .noMember
    }

    private func owner(_ found: ResolvedRequest.Owner, on path: [ScopeID]) -> Owner? {
        path.lastIndex(of: found.scope).map { index in
            Owner(
                scope: graph.provider(behind: found), isPluginExtension: found.member.via == .pluginExtension,
                index: index)
        }
    }

    private func owner(_ needle: NeedleGraph.Owner, on path: [ScopeID]) -> Owner? {
        for (index, scope) in path.enumerated().dropLast().reversed() {
            let scopes = [scope] + graph[scope].nonCoreComponents
            if let named = scopes.first(where: { graph[$0].ownName == needle.component }) {
                return Owner(scope: named, isPluginExtension: needle.isPluginExtension, index: index)
            }
        }
        return nil
    }
}

extension Component {
    /// The name of the class alone, by which Needle knows it.
    fileprivate var ownName: String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
