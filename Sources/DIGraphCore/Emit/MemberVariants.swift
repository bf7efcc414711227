import SwiftFacts

/// The members of one name in the branches of an `#if`, of which each serves a request where the others do not exist.
final class MemberVariants {
    private let graph: ScopeGraph
    private let rules: ServingRules
    /// By full name, of each scope once.
    private var byName: [ScopeID: [String: [ProvidedMember]]] = [:]

    init(of graph: ScopeGraph, _ settings: ProgramSettings) {
        self.graph = graph
        rules = ServingRules(settings: settings)
    }

    /// What serves the request in the owner's class: first what stands in some builds only, then what stands in all.
    func members(beside server: ResolvedRequest.Owner, serving request: Request) -> [ProvidedMember] {
        if server.member.conditions.isEmpty { return [] }
        let named = table(of: graph.provider(behind: server))[request.member.fullName] ?? []
        let serving = named.filter { rules.obstacle(for: $0, serving: request) == nil }
        let called = request.effects.isAsync ? Self.calledByAsynchronousCode(serving) : serving
        return called.filter { !$0.conditions.isEmpty } + called.filter { $0.conditions.isEmpty }
    }

    /// Of two in one build asynchronous code calls the one that is `async`.
    private static func calledByAsynchronousCode(_ members: [ProvidedMember]) -> [ProvidedMember] {
        let asynchronous = members.filter { $0.effects.isAsync }.map { $0.conditions }
        if asynchronous.isEmpty { return members }
        return members.filter { $0.effects.isAsync || !ConditionLogic.implies($0.conditions, anyOf: asynchronous) }
    }

    /// Whether no build has two of them beside the one that stands in all.
    static func areExclusive(_ variants: [ProvidedMember]) -> Bool {
        let conditional = variants.filter { !$0.conditions.isEmpty }
        guard conditional.count + 1 >= variants.count else { return false }
        return conditional.indices.allSatisfy { index in
            conditional[(index + 1)...].allSatisfy {
                ConditionLogic.areExclusive($0.conditions, conditional[index].conditions)
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
