import SwiftFacts

/// The members of one name in the branches of an `#if`, of which each serves a request where the others do not exist.
final class MemberVariants {
    private let graph: ScopeGraph
    /// By full name, of each scope once.
    private var byName: [ScopeID: [String: [ProvidedMember]]] = [:]

    init(of graph: ScopeGraph) {
        self.graph = graph
    }

    /// What else serves the request in the owner's class, the owner's member included.
    func members(beside server: ResolvedRequest.Owner, serving request: Request) -> [ProvidedMember] {
        if server.member.conditions.isEmpty { return [] }
        let named = table(of: graph.provider(behind: server))[request.member.fullName] ?? []
        return named.filter { $0.signature.serves(request.signature, settable: request.isSettable) }
    }

    static func areExclusive(_ variants: [ProvidedMember]) -> Bool {
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
