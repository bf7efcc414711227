import SwiftFacts

/// Several causes that one creation is behind: what is missing below it, one scope has that creates nothing of it.
private struct WrongCreation: Hashable {
    let parent: ScopeID
    let child: ScopeID
    /// What has all that is missing.
    let provider: ScopeID
}

extension Wiring {
    /// One finding for each creation in the wrong scope, and the causes that no such creation is behind.
    func causesOfWrongCreations(_ causes: [MissingCause]) -> (found: [Diagnostic], others: [MissingCause]) {
        // For a message only: whose graph lacks more has other worries.
        guard (2...100).contains(causes.count) else { return ([], causes) }
        var above: [ScopeID: Set<ScopeID>] = [:]
        var groups = OrderedGroups<WrongCreation?, (cause: MissingCause, creation: WrongCreation?)>()
        for cause in causes {
            let creation = wrongCreation(behind: cause, &above)
            groups.add((cause, creation), to: creation)
        }
        var found: [Diagnostic] = []
        var others: [MissingCause] = []
        for entries in groups.groups {
            let (group, creation) = (entries.map { $0.cause }, entries[0].creation)
            let link = creation.flatMap { wrong in
                creations.first { $0.owners.contains(wrong.parent) && $0.children.contains(wrong.child) }
            }
            let isMeant = group.contains { $0.missing.first?.resolved.request.signature.result?.isEverywhere == false }
            if group.count > 1, isMeant, let creation, let link {
                found.append(.missingDependency(group, below: creation, at: location(of: link), in: graph))
            } else {
                others += group
            }
        }
        return (found, others)
    }

    /// The creation that all ways to the requests pass behind the last scope that is above what has the member, too.
    private func wrongCreation(behind cause: MissingCause, _ above: inout [ScopeID: Set<ScopeID>]) -> WrongCreation? {
        let provider = cause.nearMisses.first { miss in
            if case .onAnotherBranch = miss.reason { return true }
            return false
        }?.scope
        guard let provider else { return nil }
        let known = above[provider] ?? reachable(from: graph[provider].parents) { self.graph[$0].parents }
        above[provider] = known
        var found: Set<WrongCreation> = []
        for missing in cause.missing {
            guard missing.resolved.otherUnservedPaths == 0, let path = missing.resolved.unservedPath?.scopes,
                let last = path.lastIndex(where: known.contains), last + 1 < path.count,
                graph[path[last + 1]].parents.contains(path[last])
            else { return nil }
            found.insert(WrongCreation(parent: path[last], child: path[last + 1], provider: provider))
        }
        return found.count == 1 ? found.first : nil
    }
}

extension Diagnostic {
    /// What is missing below a component, since it is created in another scope than that which has it.
    fileprivate static func missingDependency(
        _ causes: [MissingCause], below creation: WrongCreation, at location: SourceLocation, in graph: ScopeGraph
    ) -> Diagnostic {
        let (parent, child) = (graph.displayName(of: creation.parent), graph.displayName(of: creation.child))
        let provider = graph.displayName(of: creation.provider)
        let isAlone = causes.flatMap { $0.missing }.allSatisfy { $0.component.id == creation.child }
        let subject = isAlone ? "'\(child)' needs" : "'\(child)' and what is below it need"
        let names = causes.compactMap { $0.missing.first?.resolved.request.member.fullName }.withoutRepetition()
        let what = names.count > 3 ? counted(names.count, "member") : alternatives(names, "and")
        let isThereToo = graph[creation.child].parents.contains(creation.provider)
        let edit = isThereToo ? "delete this creation, since that one creates it as well" : "create it in '\(provider)'"
        return Diagnostic(
            .missingDependency, at: location,
            "\(subject) \(what), which '\(provider)' has, and not '\(parent)', which creates it here",
            edit: "\(edit), or move them to '\(parent)'",
            notes: [Note("'\(provider)' is declared here", at: graph[creation.provider].location)],
            affected: causes.flatMap { $0.missing }.map { affected($0, isHere: false, in: graph) })
    }
}
