import SwiftFacts

extension Rule {
    package static let isolationMismatch = Rule(
        id: "isolation-mismatch",
        holdsInEveryModule: true,
        find: isolationMismatches,
        explanation: Explanation(
            title: "a request from any thread for what belongs to an actor",
            meaning: """
                The requirement names no actor, so the component may ask for it from any thread. The member that
                would serve it is on an actor, such as `@MainActor`, either by an attribute of its own or by that
                of its class or module.
                """,
            reason: """
                The provider would have to read an actor's property from outside of the actor. The compiler
                rejects that in the generated file, where you could not mend it.
                """,
            fix: """
                - Write `@MainActor` before the requirement, or before the whole protocol, and use it there only.
                - Or make the provided member `nonisolated`, if it touches nothing of its actor.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    @MainActor var windowTitle: String { "Inbox" }

                    var inbox: InboxComponent { InboxComponent(parent: self) }
                }

                protocol InboxDependency: Dependency {
                    var windowTitle: String { get }  // reported here
                }

                final class InboxComponent: Component<InboxDependency> {
                    var heading: String { dependency.windowTitle }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    @MainActor var windowTitle: String { "Inbox" }

                    var inbox: InboxComponent { InboxComponent(parent: self) }
                }

                protocol InboxDependency: Dependency {
                    @MainActor var windowTitle: String { get }
                }

                final class InboxComponent: Component<InboxDependency> {
                    @MainActor var heading: String { dependency.windowTitle }
                }
                """)))

    private static func isolationMismatches(in wiring: Wiring) -> [Diagnostic] {
        let requests =
            wiring.requests { wiring.owner(onOtherActor: $0) != nil }
            + wiring.extensionRequests { wiring.owner(onOtherActor: $0) != nil }
        return requests.compactMap { component, resolved in
            guard let owner = wiring.owner(onOtherActor: resolved), case .actor(let actor) = owner.member.isolation
            else { return nil }
            return .isolationMismatch(
                request: resolved.request.member.fullName, component: component.name,
                owner: wiring.graph[wiring.graph.provider(behind: owner)].name, actor: actor,
                at: resolved.request.location, member: owner.member.location)
        }
    }
}

extension Wiring {
    /// The first owner whose member is on an actor that the request does not name; nil while the request is not served.
    func owner(onOtherActor resolved: ResolvedRequest) -> ResolvedRequest.Owner? {
        if resolved.isMissing { return nil }
        return resolved.owners.first { owner in
            // An `async` requirement may wait for the actor, if the owner may be sent there.
            if resolved.request.member.effects.isAsync, graph[graph.provider(behind: owner)].isSendable { return false }
            return owner.member.isolation != .none && owner.member.isolation != resolved.request.isolation
        }
    }
}

extension Diagnostic {
    /// A request without an actor whose owner provides it on one; `actor` is the actor's name without `@`.
    static func isolationMismatch(
        request: String,
        component: String,
        owner: String,
        actor: String,
        at location: SourceLocation,
        member: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .isolationMismatch,
            at: location,
            "'\(component)' requests '\(request)' from any thread, but '\(owner)' provides it on '@\(actor)' only",
            notes: [
                Diagnostic.Note("'\(owner)' provides it here", at: member),
                Diagnostic.Note(
                    "write '@\(actor)' before the requirement or its protocol, "
                        + "or make the provided member 'nonisolated'"
                ),
            ]
        )
    }
}
