import SwiftFacts

extension Rule {
    package static let conflictingRequests = Rule(
        id: "conflicting-requests",
        holdsInEveryModule: true,
        find: conflictingRequests,
        explanation: Explanation(
            title: "two requests of one name that no class can meet at once",
            meaning: """
                A component requests two members of one name, by several protocols or by one that inherits from
                others: properties of different types, a property and a method without parameters and
                `async`, or generic methods whose constraints differ only for types that no parameter shows.
                """,
            reason: """
                One class conforms to all protocols of a component's dependency. Swift lets no class have two
                properties of one name, so there is no provider that compiles. Nor does the
                compiler choose between two methods that differ in the constraints on a result's type alone.
                """,
            fix: """
                - Give one of the two another name.
                - Or request only one of them here, and leave the other to a component of its own.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var pageSize: Int { 20 }

                      var feed: FeedComponent { FeedComponent(parent: self) }
                  }

                  final class FeedComponent: Component<EmptyDependency> {
                -     func pageSize() -> String { "A4" }
                +     func paperSize() -> String { "A4" }

                      var export: ExportComponent { ExportComponent(parent: self) }
                  }

                  protocol ListDependency: Dependency {
                      var pageSize: Int { get }
                  }

                  protocol PaperDependency: Dependency {
                -     func pageSize() -> String  // reported here
                +     func paperSize() -> String
                  }

                  final class ExportComponent: Component<ListDependency & PaperDependency> {
                  }
                """))

    private static func conflictingRequests(in wiring: Wiring) -> [Diagnostic] {
        var reported: Set<[SourceLocation]> = []
        let all = zip(
            wiring.graph.components + wiring.graph.components,
            wiring.resolution.components + wiring.resolution.pluginExtensions)
        return all.flatMap { component, requests in
            wiring.conflicts(among: requests).compactMap { first, second in
                guard reported.insert([first.location, second.location]).inserted else { return nil }
                return .conflictingRequests(first, second, of: component.name)
            }
        }
    }
}

extension Wiring {
    /// Pairs of served requests that one class cannot meet; the second of each is the one that stands later.
    fileprivate func conflicts(among resolved: [ResolvedRequest]) -> [(Request, Request)] {
        // Only requests of one name conflict, and most components have none.
        if resolved.map({ $0.request }).hasDistinctNames { return [] }
        let served = resolved.filter { !$0.owners.isEmpty }.map { $0.request }.sorted { $0.location < $1.location }
        // Those that no class can have two of; those that one member can meet stand together.
        var earlier: [RequirementKey: [RequirementKey: [Request]]] = [:]
        var conflicts: [(Request, Request)] = []
        for request in served {
            let key = RequirementKey(request)
            let others = earlier[key.ofConflicts]?.compactMap { other, requests in
                requests.first { earlier in
                    (other.excludes(key) || earlier.isRival(of: request))
                        && !ConditionLogic.areExclusive(earlier.conditions, request.conditions)
                }
            }
            if let other = others?.min(by: { $0.location < $1.location }) { conflicts.append((other, request)) }
            earlier[key.ofConflicts, default: [:]][key, default: []].append(request)
        }
        return conflicts
    }
}

extension Request {
    /// Whether two generic methods differ only in what they ask of types that no parameter shows: either would implement
    /// the one that asks for more, and the compiler does not choose.
    fileprivate func isRival(of other: Request) -> Bool {
        let (own, others) = (signature, other.signature)
        guard !own.generics.isEmpty, own.generics != others.generics, effects == other.effects,
            RequirementKey(self).differsOnlyInGenerics(from: RequirementKey(other)),
            own.generics.takes(others.generics) || others.generics.takes(own.generics)
        else { return false }
        return own.generics.differences(from: others.generics).allSatisfy { constraint in
            let names = constraint.split { " :.,=<>()[]?&".contains($0) }.filter { $0.hasPrefix("τ") }.map(String.init)
            return !own.parameters.contains { $0.mentions(anyOf: Set(names)) }
        }
    }
}

extension Diagnostic {
    /// Two requests that no provider can meet at once; the finding stands at the second.
    fileprivate static func conflictingRequests(
        _ first: Request, _ second: Request, of component: String
    ) -> Diagnostic {
        let isSameButUnwrapped = RequirementKey(first).differsOnlyInUnwrapping(from: RequirementKey(second))
        let one = "'\(first.member.signatureInWords)'"
        let other = "'\(second.member.signatureInWords)'"
        let isRival = first.isRival(of: second)
        return Diagnostic(
            .conflictingRequests, at: second.location,
            isRival
                ? "'\(component)' requests \(other) twice, with other constraints on what no parameter shows, and the "
                    + "compiler takes either for both"
                : "'\(component)' requests \(other) and \(one), and no class can have both",
            edit: isSameButUnwrapped
                ? "write '?' in place of '!', or the other way round"
                : "give one of them another name, or request only one in '\(component)'",
            notes: [Note("\(one) is requested here", at: first.location)])
    }
}
