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
            wiring.owner(onOtherActor: resolved).map { owner in
                .isolationMismatch(
                    request: resolved.request.member.fullName, from: resolved.request.isolation,
                    component: component.name, owner: wiring.graph[wiring.graph.provider(behind: owner)].name,
                    to: owner.member.isolation, at: resolved.request.location, member: owner.member.location)
            }
        }
    }
}

extension Wiring {
    /// The first owner that the provider cannot ask from where it is asked; nil while the request is not served.
    func owner(onOtherActor resolved: ResolvedRequest) -> ResolvedRequest.Owner? {
        if resolved.isMissing { return nil }
        let request = resolved.request
        return resolved.owners.first { owner in
            guard crosses(owner.member, serving: request) else { return false }
            // An `async` requirement may wait for the other actor, if all that takes part may be sent there.
            let maySend = graph[graph.provider(behind: owner)].isSendable && !request.isUnsendable
            return !(request.member.effects.isAsync && maySend)
        }
    }

    /// Whether a call leaves the actor that the request is made on: an `async` member of no actor runs on none.
    private func crosses(_ member: ProvidedMember, serving request: Request) -> Bool {
        if member.isolation == request.isolation { return false }
        return member.isolation != .none || member.member.effects.isAsync && !member.member.hasIsolatedParameter
    }
}

extension Diagnostic {
    /// A request whose owner provides it on another actor, or on none and with `async`.
    static func isolationMismatch(
        request: String,
        from requested: Isolation,
        component: String,
        owner: String,
        to provided: Isolation,
        at location: SourceLocation,
        member: SourceLocation
    ) -> Diagnostic {
        let place = requested.name.map { "on '@\($0)'" } ?? "from any thread"
        let message: String
        let edit: String
        if let actor = provided.name {
            message = "'\(component)' requests '\(request)' \(place), but '\(owner)' provides it on '@\(actor)' only"
            edit =
                "write '@\(actor)' before the requirement or its protocol, or make the provided member 'nonisolated'"
        } else {
            message = "'\(component)' requests '\(request)' \(place), but '\(owner)' provides it with 'async' on no actor"
            edit = "write '@\(requested.name ?? "")' before the provided member, or take it off the requirement"
        }
        return Diagnostic(
            .isolationMismatch, at: location, message,
            notes: [Diagnostic.Note("'\(owner)' provides it here", at: member), Diagnostic.Note(edit)])
    }
}

extension Isolation {
    /// The actor's name without `@`.
    fileprivate var name: String? {
        if case .actor(let name) = self { return name }
        return nil
    }
}
