extension Explanation {
    static let unsendableDependency = Explanation(
        title: "a dependency that promises to be Sendable, and cannot be",
        meaning: """
            The dependency protocol inherits from `Sendable`, or the component's dependency is composed with it.
            So whoever has the dependency may send it to another thread. A component above provides one of its
            members in a way that only one thread at a time may use.
            """,
        reason: """
            A plain component is not `Sendable`: what it computes may touch what another thread changes. A
            generated provider that kept such a component and still called itself `Sendable` would be a data
            race that no compiler sees. So a provider of a `Sendable` dependency keeps main-actor components
            only. Of plain ones it copies each `let` once, when the component is created, if its type is known
            to be `Sendable`: a standard type, or one whose sources say so.
            """,
        fix: """
            - Drop `Sendable`, if the dependency stays where it is.
            - Or request a `let` of a type that is `Sendable`.
            - Or inherit the component that provides the member from `MainActorComponent` or
              `MainActorBootstrapComponent`, and write `@MainActor` before the requirement.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var uploads = 0
                var uploadLimit: Int { 3 - uploads }

                var upload: UploadComponent { UploadComponent(parent: self) }
            }

            protocol UploadDependency: Dependency, Sendable {  // reported here
                var uploadLimit: Int { get }
            }

            final class UploadComponent: Component<UploadDependency> {
                var isAllowed: Bool { dependency.uploadLimit > 0 }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                let uploadLimit = 3

                var upload: UploadComponent { UploadComponent(parent: self) }
            }

            protocol UploadDependency: Dependency, Sendable {
                var uploadLimit: Int { get }
            }

            final class UploadComponent: Component<UploadDependency> {
                var isAllowed: Bool { dependency.uploadLimit > 0 }
            }
            """))
}
