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
                others: properties of different types, or a property and a method without parameters and `async`.
                """,
            reason: """
                One class conforms to all protocols of a component's dependency. Swift lets no class have two
                properties of one name, so there is no provider that compiles.
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
                !other.excludes(key)
                    ? nil : requests.first { !ConditionLogic.areExclusive($0.conditions, request.conditions) }
            }
            if let other = others?.min(by: { $0.location < $1.location }) { conflicts.append((other, request)) }
            earlier[key.ofConflicts, default: [:]][key, default: []].append(request)
        }
        return conflicts
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
        return Diagnostic(
            .conflictingRequests, at: second.location,
            "'\(component)' requests \(other) and \(one), and no class can have both",
            edit: isSameButUnwrapped
                ? "write '?' in place of '!', or the other way round"
                : "give one of them another name, or request only one in '\(component)'",
            notes: [Note("\(one) is requested here", at: first.location)])
    }
}
