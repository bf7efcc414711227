import SwiftFacts

extension Rule {
    package static let unusedRequest = Rule(
        id: "unused-request",
        severity: .note,
        find: unusedRequests,
        explanation: Explanation(
            title: "a request that its component never reads",
            meaning: """
                The component asks for something that none of its code uses: neither by `dependency.name`, nor by
                the name alone, in the class, its extensions, base classes and subclasses. Nothing is said where
                the whole `dependency` is handed to other code, where a macro may add code, or where any code asks
                some value for a member of that name.
                """,
            reason: """
                The request makes every scope above provide something that nobody needs, keeps that alive in the
                code, and lets the component look as if it depended on it.
                """,
            fix: "Delete the requirement. If it was the only one that a provider served, delete that too.",
            example: """
                  import DIRuntime

                  protocol HelpDependency: Dependency {
                      var phone: String { get }
                      var openingHours: String { get }  // reported here
                  }

                  final class RootComponent: BootstrapComponent {
                      let phone = "112"
                      let openingHours = "9 to 5"
                      var text: String { HelpComponent(parent: self).text }
                  }

                  final class HelpComponent: Component<HelpDependency> {
                -     var text: String { "Call \\(dependency.phone)" }
                +     var text: String { "Call \\(dependency.phone), \\(dependency.openingHours)" }
                  }

                  @main
                  struct App {
                      static func main() { print(RootComponent().text) }
                  }
                """))

    /// A requirement that several components share is needed if one of them reads it.
    private static func unusedRequests(in wiring: Wiring) -> [Diagnostic] {
        guard let mentions = wiring.mentions else { return [] }
        let names = ReadNames(wiring, mentions)
        var candidates: [SourceLocation: Candidate] = [:]
        for component in wiring.graph.components {
            for request in component.dependencies.flatMap({ wiring.graph.protocols[$0.index].requests }) {
                if let known = candidates[request.location] {
                    known.note(component, names)
                } else {
                    let candidate = Candidate(request, isRead: names.mayReadAnywhere(request))
                    candidates[request.location] = candidate
                    candidate.note(component, names)
                }
            }
        }
        let missing = Set(wiring.requests { $0.isMissing }.map { $0.resolved.request.location })
        return candidates.compactMap { location, candidate in
            let components = candidate.components.filter { $0.isCreated }
            return candidate.isRead || missing.contains(location) || components.isEmpty
                ? nil : .unusedRequest(candidate.request, of: components, in: wiring.graph)
        }
    }

    /// A requirement, and the components that ask for it: protocols share what they inherit.
    private final class Candidate {
        let request: Request
        private let name: NameHash
        private(set) var isRead: Bool
        private(set) var components: [Component] = []

        init(_ request: Request, isRead: Bool) {
            self.request = request
            self.isRead = isRead
            name = NameHash(request.member.name)
        }

        func note(_ component: Component, _ names: ReadNames) {
            if isRead { return }
            if names.mayRead(name, of: component.id) { isRead = true } else { components.append(component) }
        }
    }
}

extension Diagnostic {
    /// A requirement whose value no component that asks for it reads.
    fileprivate static func unusedRequest(
        _ request: Request, of components: [Component], in graph: ScopeGraph
    ) -> Diagnostic {
        let name = request.member.fullName
        let names = components.map { graph.displayName(of: $0.id) }
        let lead =
            names.count == 1 ? "'\(names[0])' never reads" : "none of \(names.count) components that request it reads"
        return Diagnostic(
            .unusedRequest, at: request.location, "\(lead) '\(name)': delete the request",
            affected: zip(components, names).map { component, shown in
                Affected(shown, requests: name, at: component.location, "'\(shown)' is here")
            }, fix: Fix("delete the request '\(name)'", [Fix.Change(.deletion, at: request.location)]))
    }
}
