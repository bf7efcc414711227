extension Rule {
    package static let isolationMismatch = Rule(
        id: "isolation-mismatch",
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
}

extension Diagnostic {
    /// A request without an actor whose owner provides it on one; `actor` is the actor's name without `@`.
    package static func isolationMismatch(
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
