import DIGraphCore
import SwiftFacts

// Where a component gets what it requests.

extension Analysis {
    /// Why a component gets each of its requests from where it does, or those of one name; nil where it has none of that.
    package func why(_ component: ScopeID, request name: String?) -> String? {
        report(modules: []).why(component, request: name)
    }

    /// The components that a word may mean: by their names, with those of their modules or types around them or without.
    package func components(named word: String) -> [ScopeID] {
        let ids = graph.components.map(\.id)
        let exact = ids.filter { graph.displayName(of: $0) == word }
        if !exact.isEmpty { return exact }
        return ids.filter { ".\(graph[$0].module ?? "").\(graph[$0].name)".hasSuffix(".\(word)") }
    }

    /// The one that the name of one that is not there may be meant for: `Home` for `HomeComponent`.
    package func componentName(meantBy word: String) -> String? {
        let names = Set(graph.components.map { graph.displayName(of: $0.id) })
        let begun = names.filter { $0.lowercased().hasPrefix(word.lowercased()) }
        return begun.count == 1 ? begun.first : SimilarNames.similar(to: word, in: names).first
    }

    /// The same for the requests of a component.
    package func requestNames(similarTo word: String, of component: ScopeID) -> [String] {
        SimilarNames.similar(to: word, in: Set(resolution[component].map(\.request.member.name)))
    }
}

extension GraphReport {
    private static let mostScopes = 12

    /// A paragraph for each request:
    ///
    ///     ProfileComponent requests 'user: User' at Sources/ProfileComponent.swift:7
    ///         LoggedInComponent provides it at Sources/LoggedInComponent.swift:12
    ///         ProfileComponent ← HomeComponent (as 'tab.profile' in HomeTabs) ← LoggedInComponent
    fileprivate func why(_ id: ScopeID, request name: String?) -> String? {
        // Whose requests nobody looked at may request what is asked about.
        if !graph[id].isCreated { return reasonWithoutRequests(of: id) + "\n" }
        let all = resolution[id].sorted { $0.request.location < $1.request.location }
        let requests = name.map { name in all.filter { $0.request.member.name == name } } ?? all
        if requests.isEmpty, name != nil { return nil }
        if requests.isEmpty { return "\(self.name(of: id)) requests nothing\n" }
        return requests.map { paragraph(about: $0, of: id) }.joined(separator: "\n")
    }

    private func reasonWithoutRequests(of id: ScopeID) -> String {
        let name = name(of: id)
        guard let root = foreignRoot(above: id) else { return "nothing that a root reaches creates \(name)" }
        return "\(name) is below \(self.name(of: root)), which is wired elsewhere: ask about it there"
    }

    /// A root above a component that gets its providers in another generated file.
    private func foreignRoot(above id: ScopeID) -> ScopeID? {
        var met: Set = [id]
        var pending = [id]
        while let scope = pending.popLast() {
            if graph[scope].isRoot, graph[scope].isWiredElsewhere { return scope }
            pending += graph[scope].parents.filter { met.insert($0).inserted }
        }
        return nil
    }

    private func paragraph(about resolved: ResolvedRequest, of id: ScopeID) -> String {
        let request = resolved.request
        let title = "\(name(of: id)) requests '\(request.member.signatureInWords)' at \(place(request.location))"
        var lines = resolved.owners.flatMap { owner -> [String] in
            let provider = graph.provider(behind: owner)
            let provides = "\(name(of: provider)) provides it at \(place(owner.member.location))"
            return [provides] + way(from: id, to: owner.scope, passing: resolved.owners)
        }
        if resolved.isDefaulted { lines.append("a protocol extension provides it where nothing above does") }
        if let path = resolved.unservedPath {
            lines.append("nothing on this way provides it: \(path.names(in: graph).joined(separator: " → "))")
        }
        return ([title] + lines.map { "    \($0)" }).joined(separator: "\n") + "\n"
    }

    /// The shortest way up to an owner that passes no other one.
    private func way(from id: ScopeID, to owner: ScopeID, passing owners: [ResolvedRequest.Owner]) -> [String] {
        let owners = Set(owners.map(\.scope))
        var below: [ScopeID: ScopeID] = [:]
        var queue = [id]
        var next = 0
        while next < queue.count, below[owner] == nil {
            let scope = queue[next]
            next += 1
            if scope != id, owners.contains(scope) { continue }
            for parent in graph[scope].parents where below[parent] == nil {
                below[parent] = scope
                queue.append(parent)
            }
        }
        guard var scope = below[owner] else { return [] }
        var scopes = [owner, scope]
        while scope != id, let lower = below[scope] {
            scope = lower
            scopes.append(lower)
        }
        let names = scopes.reversed().enumerated().map { index, scope in
            index == 0 ? name(of: scope) : name(of: scope, asParentOf: scopes[scopes.count - index])
        }
        if names.count <= Self.mostScopes { return [names.joined(separator: " ← ")] }
        let half = Self.mostScopes / 2
        return [(names.prefix(half) + ["…"] + names.suffix(half)).joined(separator: " ← ")]
    }

    private func name(of parent: ScopeID, asParentOf child: ScopeID) -> String {
        let isHost = graph.slots.contains { slot in
            slot.hosts.contains { $0.component == parent } && slot.plugins.contains { $0.component == child }
        }
        return name(of: parent) + (isHost ? placeInSlot(of: child).map { " (as \($0))" } ?? "" : "")
    }
}
