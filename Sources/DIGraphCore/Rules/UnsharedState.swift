import SwiftFacts

extension Rule {
    package static let unsharedState = Rule(
        id: "unshared-state",
        severity: .note,
        find: unsharedStates,
        explanation: Explanation(
            title: "an object that is made anew for each scope that asks",
            meaning: """
                A computed property makes an instance of a class of the sources each time it is read, and two or
                more scopes request it. So each of them, and each read, gets an instance of its own.
                """,
            reason: """
                An object with state is mostly requested by several scopes because they want to share that state:
                what one of them writes, the others never see.
                """,
            fix: """
                - Share it: `var store: Store { shared { Store() } }`.
                - If each reader shall have its own, request a factory that says so, as `makeStore()`.
                """,
            silencing: "Do that for objects without state.",
            example: """
                  import DIRuntime

                  final class Store {
                      var items: [String] = []
                  }

                  protocol StoreDependency: Dependency {
                      var store: Store { get }
                  }

                  final class RootComponent: BootstrapComponent {
                -     var store: Store { Store() }  // reported here
                +     var store: Store { shared { Store() } }
                      var text: String { CartComponent(parent: self).text + PageComponent(parent: self).text }
                  }

                  final class CartComponent: Component<StoreDependency> {
                      var text: String { "\\(dependency.store.items.count)" }
                  }

                  final class PageComponent: Component<StoreDependency> {
                      var text: String { "\\(dependency.store.items.count)" }
                  }

                  @main
                  struct App {
                      static func main() { print(RootComponent().text) }
                  }
                """))

    private static func unsharedStates(in wiring: Wiring) -> [Diagnostic] {
        guard let mentions = wiring.mentions else { return [] }
        var reported: Set<SourceLocation> = []
        let creations = Set(wiring.creations.map(wiring.location(of:)))
        return wiring.servingMembers().compactMap { serving in
            let member = serving.member
            guard serving.requests.count > 1, member.member.kind == .property, member.member.isComputed,
                !member.member.isShared,
                let made = wiring.code.uses(ofMemberAt: member.location).first(where: { $0.isValue && !$0.isShared }),
                !creations.contains(SourceLocation(file: member.location.file, offset: made.offset)),
                mentions.isClass(made.name)
            else { return nil }
            let scopes = serving.requests.map { wiring.graph.displayName(of: $0.component) }.withoutRepetition()
            guard scopes.count > 1, reported.insert(member.location).inserted else { return nil }
            return .unsharedState(serving, scopes: scopes, in: wiring.graph)
        }
    }
}

extension Diagnostic {
    /// A property that makes an object for each of several scopes.
    fileprivate static func unsharedState(
        _ serving: ServingMember, scopes: [String], in graph: ScopeGraph
    ) -> Diagnostic {
        let name = serving.member.member.fullName
        return Diagnostic(
            .unsharedState, at: serving.member.location,
            "'\(name)' of '\(graph.displayName(of: serving.scope))' makes a new object for each of \(scopes.count) components "
                + "that request it: wrap it in 'shared { … }'",
            affected: serving.requests.map { component, resolved in
                let shown = graph.displayName(of: component)
                return Affected(
                    shown, requests: name, at: resolved.request.location, "'\(shown)' requests '\(name)' here")
            })
    }
}
