import SwiftFacts

/// The members of one name in the branches of an `#if`, of which each serves a request where the others do not exist.
final class MemberVariants {
    private let graph: ScopeGraph
    /// By full name, of each scope once.
    private var byName: [ScopeID: [String: [ProvidedMember]]] = [:]

    init(of graph: ScopeGraph) {
        self.graph = graph
    }

    /// What serves the request in the owner's class, by the builds in which it does: the owner's member, what stands in other
    /// branches, and last what stands in all builds, where it is one; none where several stand in one build beside that.
    func members(beside server: ResolvedRequest.Owner, serving request: Request) -> [ProvidedMember] {
        if server.member.conditions.isEmpty { return [] }
        let named = table(of: graph.provider(behind: server))[request.member.fullName] ?? []
        let serving = named.filter {
            $0.signature.serves(request.signature, settable: request.isSettable)
                && $0.effects.areCovered(by: request.effects)
        }
        let conditional = serving.filter { !$0.conditions.isEmpty }
        let plain = serving.filter { $0.conditions.isEmpty }
        return plain.count <= 1 && Self.areExclusive(conditional) ? conditional + plain : []
    }

    private static func areExclusive(_ variants: [ProvidedMember]) -> Bool {
        variants.indices.allSatisfy { index in
            variants[(index + 1)...].allSatisfy {
                ConditionLogic.areExclusive($0.conditions, variants[index].conditions)
            }
        }
    }

    private func table(of scope: ScopeID) -> [String: [ProvidedMember]] {
        if let known = byName[scope] { return known }
        let table = Dictionary(grouping: graph[scope].members.provided) { $0.member.fullName }
        byName[scope] = table
        return table
    }
}
