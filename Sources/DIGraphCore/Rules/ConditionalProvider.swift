import SwiftFacts

extension Rule {
    package static let conditionalProvider = Rule(
        id: "conditional-provider",
        severity: .warning,
        holdsInEveryModule: true,
        find: conditionalProviders,
        explanation: Explanation(
            title: "a nearer provider that exists in some builds only",
            meaning: """
                The nearest provider of a request stands under an `#if`, and the request does not. In the builds
                that have it, it would be expected to serve the request; in the others it does not exist. The
                generated file is one for all builds, so a component farther up serves the request in every build.
                """,
            reason: """
                Nothing is broken, but somebody who writes a nearer provider expects it to be used. Here the
                debug build would go on using the other value, without a word.
                """,
            fix: """
                - Provide it in every branch, as in `#if … #else … #endif`, in the nearer component.
                - Or put the `#if` inside of the property, around what it returns.
                - Or delete the nearer one, if the farther one is meant.
                """,
            silencing: "Do that if the member is there for other uses, and the farther provider is the one you want.",
            example: """
                  import DIRuntime
                +
                + protocol SessionDependency: Dependency {
                +     var host: String { get }
                + }

                  final class RootComponent: BootstrapComponent {
                      var host: String { "example.org" }

                      var session: SessionComponent { SessionComponent(parent: self) }
                  }

                - final class SessionComponent: Component<EmptyDependency> {
                + final class SessionComponent: Component<SessionDependency> {
                      #if DEBUG
                      var host: String { "localhost" }  // reported here
                +     #else
                +     var host: String { dependency.host }
                      #endif

                      var page: PageComponent { PageComponent(parent: self) }
                  }

                  protocol PageDependency: Dependency {
                      var host: String { get }
                  }

                  final class PageComponent: Component<PageDependency> {
                      var address: String { "https://\\(dependency.host)" }
                  }
                """))

    /// Whoever provides a member for one configuration only expects the scopes below to get it there.
    private static func conditionalProviders(in wiring: Wiring) -> [Diagnostic] {
        let graph = wiring.graph
        let requests = wiring.requests {
            !$0.passedOver.isEmpty && !$0.isMissing && wiring.owner(onOtherActor: $0) == nil
        }
        return requests.flatMap { component, resolved in
            resolved.passedOver.map { nearer in
                let provider = graph.provider(behind: nearer)
                // A non-core component may stand in one branch.
                let ofProvider = graph[provider].conditions.without(graph[nearer.scope].conditions)
                let conditions = ofProvider + nearer.member.conditions
                return .conditionalProvider(
                    nearer.member.member.fullName, of: graph.displayName(of: provider),
                    condition: conditions.map { $0.text }.joined(separator: " && "),
                    requester: component.name,
                    owners: resolved.owners.map { graph.displayName(of: graph.provider(behind: $0)) },
                    at: nearer.member.location)
            }
        }
    }
}

extension Diagnostic {
    /// A member that a nearer scope provides in some builds only, so that a farther one serves the request in all.
    static func conditionalProvider(
        _ member: String, of component: String, condition: String, requester: String, owners: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        let served = owners.isEmpty ? "its default" : alternatives(owners)
        return Diagnostic(
            .conditionalProvider,
            at: location,
            "'\(component)' provides '\(member)' only under '#if \(condition)', so '\(requester)' gets it from "
                + "\(served) in every build",
            edit: "provide it in every branch, as in '#if … #else … #endif'",
            alternative: silence("conditional-provider"))
    }
}
