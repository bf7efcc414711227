extension Rule {
    package static let nonisolatedBaseClass = Rule(
        id: "nonisolated-base-class",
        explanation: Explanation(
            title: "a main-actor component with a nonisolated base class",
            meaning: """
                The module is compiled with main-actor default isolation, as new Xcode projects are, so the class
                is on the main actor. Its base class `Component`, `BootstrapComponent` or another plain one of
                the runtime is not.
                """,
            reason: """
                The class inherits initialisers of another isolation than its own, and the compiler rejects that:
                "main actor-isolated initializer 'init(parent:)' has different actor isolation from nonisolated
                overridden declaration".
                """,
            fix: """
                - Inherit from the main-actor twin: `MainActorComponent`, `MainActorBootstrapComponent`, and so on.
                  Both kinds mix freely in one graph.
                - Or write `nonisolated` before `class`, if the component shall be used from any thread.
                - If the module does not have that default, correct `--default-isolation`, or `"defaultIsolation"`
                  in needle.json.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: MainActorBootstrapComponent {
                    var home: HomeComponent { HomeComponent(parent: self) }
                }

                final class HomeComponent: Component<EmptyDependency> {  // reported here
                    var title: String { "Home" }
                }
                """, configuration: #"{"defaultIsolation": "MainActor"}"#),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: MainActorBootstrapComponent {
                    var home: HomeComponent { HomeComponent(parent: self) }
                }

                final class HomeComponent: MainActorComponent<EmptyDependency> {
                    var title: String { "Home" }
                }
                """, configuration: #"{"defaultIsolation": "MainActor"}"#)))
}

extension Diagnostic {
    /// A component of a module with main-actor default isolation that inherits from a nonisolated base class; `twin` is
    /// the runtime's base class that it should inherit from instead.
    package static func nonisolatedBaseClass(
        _ base: String, component: String, twin: String, at location: SourceLocation
    ) -> Diagnostic {
        let edit = "write 'nonisolated' before 'class \(component.lastNamePart)'"
        return Diagnostic(
            .nonisolatedBaseClass,
            at: location,
            "'\(component)' is on '@MainActor' by its module's default, but its base class '\(base)' is not, "
                + "which the compiler rejects",
            notes: [Diagnostic.Note("inherit from '\(twin)', or \(edit)")]
        )
    }
}
