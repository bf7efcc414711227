import SwiftFacts

extension Rule {
    package static let shadowedProvider = Rule(
        id: "shadowed-provider",
        severity: .note,
        find: shadowedProviders,
        explanation: Explanation(
            title: "a nearer provider that hides another one",
            meaning: """
                Two scopes, one above the other, provide a property of the same name and type. Requests from below
                get the nearer one. Nothing is said where the nearer one is made of the farther one, as in
                `Log(after: dependency.log)`, or stands under an `#if`.
                """,
            reason: """
                Whoever adds a property to a scope may not know that one of this name exists above it, and the
                components below silently change from one value to the other.
                """,
            fix: """
                - Rename one of them, and the requests that mean it.
                - Delete the nearer one, if both are the same value.
                """,
            silencing: "Do that where the components below are meant to get another value than the others.",
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      let title = "Shop"
                      var cart: CartComponent { CartComponent(parent: self) }
                      var text: String { title + cart.text }
                  }

                  final class CartComponent: Component<EmptyDependency> {
                -     let title = "Cart"  // reported here
                +     let cartTitle = "Cart"
                      var text: String { PageComponent(parent: self).text }
                  }

                  protocol PageDependency: Dependency {
                -     var title: String { get }
                +     var cartTitle: String { get }
                  }

                  final class PageComponent: Component<PageDependency> {
                -     var text: String { dependency.title }
                +     var text: String { dependency.cartTitle }
                  }

                  @main
                  struct App {
                      static func main() { print(RootComponent().text) }
                  }
                """))

    private static func shadowedProviders(in wiring: Wiring) -> [Diagnostic] {
        let repeated = wiring.repeatedNames()
        return wiring.servingMembers().compactMap { serving in
            guard repeated.contains(serving.member.member.name), let hidden = wiring.provider(hiddenBy: serving) else {
                return nil
            }
            var serving = serving
            // Who gets the farther one on another way asks for whichever is nearer.
            serving.requests.removeAll { $0.resolved.owners.contains { $0.scope == hidden.scope } }
            return serving.requests.isEmpty ? nil : .shadowedProvider(serving, hidden: hidden, in: wiring.graph)
        }
    }
}

/// A member of a scope with the components whose requests it serves.
struct ServingMember {
    let scope: ScopeID
    let member: ProvidedMember
    fileprivate(set) var requests: [(component: ScopeID, resolved: ResolvedRequest)]
}

extension Wiring {
    /// The properties of components that serve requests, in the order of scopes and places.
    func servingMembers() -> [ServingMember] {
        var members: [ServingMember] = []
        var indices: [ServingKey: Int] = [:]
        for (component, resolved) in requests(where: { !$0.isMissing }) {
            for owner in resolved.owners where owner.member.via == .property {
                let key = ServingKey(scope: owner.scope, location: owner.member.location)
                let request = (component.id, resolved)
                if let index = indices[key] {
                    members[index].requests.append(request)
                } else {
                    indices[key] = members.count
                    members.append(ServingMember(scope: owner.scope, member: owner.member, requests: [request]))
                }
            }
        }
        return members.sorted { ($0.scope, $0.member.location) < ($1.scope, $1.member.location) }
    }

    /// The names of properties that more than one class or extension declares.
    fileprivate func repeatedNames() -> Set<String> {
        var names: Set<String> = []
        let all = (graph.components.first?.members.parts.all ?? []).flatMap { $0.provided }
        return Set(all.map { $0.member.name }.filter { !names.insert($0).inserted })
    }

    /// The nearest member above that a serving one hides from the scopes below, without knowing it.
    fileprivate func provider(hiddenBy serving: ServingMember) -> (scope: ScopeID, member: ProvidedMember)? {
        let name = NameHash(serving.member.member.name)
        guard serving.member.conditions.isEmpty,
            !code.uses(ofMemberAt: serving.member.location).contains(where: { $0.name == name })
        else { return nil }
        let wanted = RequestName(serving.member.member, serving.member.signature)
        var queue = graph[serving.scope].parents
        var seen = Set(queue + [serving.scope])
        var next = 0
        while next < queue.count {
            let scope = graph[queue[next]]
            next += 1
            let hidden = scope.members.provided.first { candidate in
                candidate.via == .property && candidate.conditions.isEmpty
                    && candidate.member.name == serving.member.member.name
                    && candidate.signature.result == serving.member.signature.result
                    && candidate.signature.generics == serving.member.signature.generics
                    && RequestName(candidate.member, candidate.signature) == wanted
            }
            if let hidden {
                // Both inherit it from one base class.
                return hidden.location == serving.member.location ? nil : (scope.id, hidden)
            }
            queue += scope.parents.filter { seen.insert($0).inserted }
        }
        return nil
    }
}

private struct ServingKey: Hashable {
    let scope: ScopeID
    let location: SourceLocation
}

extension Diagnostic {
    /// A member that the scopes below get in place of one farther up.
    fileprivate static func shadowedProvider(
        _ serving: ServingMember, hidden: (scope: ScopeID, member: ProvidedMember), in graph: ScopeGraph
    ) -> Diagnostic {
        let name = serving.member.member.fullName
        let farther = graph.displayName(of: hidden.scope)
        let requesters = serving.requests.map { graph.displayName(of: $0.component) }
        let below = requesters.count == 1 ? "'\(requesters[0])'" : counted(requesters.count, "component")
        return Diagnostic(
            .shadowedProvider, at: serving.member.location,
            "'\(name)' of '\(graph.displayName(of: serving.scope))' hides the one of '\(farther)' from \(below): rename it, "
                + "or silence this with '// needle:ignore shadowed-provider'",
            notes: [Note("'\(name)' of '\(farther)' is here", at: hidden.member.location)],
            affected: zip(serving.requests, requesters).map { request, shown in
                Affected(
                    shown, requests: name, at: request.resolved.request.location, "'\(shown)' requests '\(name)' here")
            })
    }
}
