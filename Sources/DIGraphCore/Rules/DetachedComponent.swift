import SwiftFacts

extension Rule {
    package static let detachedComponent = Rule(
        id: "detached-component",
        severity: .warning,
        canBeIgnored: true,
        find: detachedComponents,
        explanation: Explanation(
            title: "a component that no root reaches",
            meaning: """
                The class is a component, but no component that a root reaches creates it with `parent: self`. So
                it has no place in the graph: its requests are not checked, and it gets no provider. The component
                may be unused, new, created by a component that is itself detached, or created in a source that
                the generator does not read. A root is reported if nothing creates it and the generated file could
                not use it.
                """,
            reason: """
                While nobody creates it nothing can go wrong, so this is no error. Once it is created in a place
                that the generator does not see, it traps there, because its graph knows nothing of it.
                """,
            fix: """
                - Create it in its parent: `var help: HelpComponent { HelpComponent(parent: self) }`.
                - Delete it, if it is not used any more.
                - If a parent exists, add its file to the sources, or attach the parent first.
                """,
            silencing: "Do that for a component that only tests create, or that is not finished yet.",
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var phone: String { "112" }
                }

                protocol HelpDependency: Dependency {
                    var phone: String { get }
                }

                final class HelpComponent: Component<HelpDependency> {  // reported here
                    var text: String { "Call \\(dependency.phone)" }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var phone: String { "112" }

                    var help: HelpComponent { HelpComponent(parent: self) }
                }

                protocol HelpDependency: Dependency {
                    var phone: String { get }
                }

                final class HelpComponent: Component<HelpDependency> {
                    var text: String { "Call \\(dependency.phone)" }
                }
                """)))

    private static func detachedComponents(in wiring: Wiring) -> [Diagnostic] {
        wiring.graph.components.filter { $0.isWanted && $0.isLeftOut && wiring.genericOrigin(of: $0) == nil }.map {
            .detachedComponent($0.name, isRoot: $0.isRoot, at: $0.location)
        }
    }
}

extension Component {
    /// This graph is where it would be wired, if it is created.
    var isWanted: Bool { !isAbstract && !isUnavailable && (isReachable || !isWiredElsewhere) }

    /// No root reaches it, and no other finding says why.
    var isLeftOut: Bool { !isReachable && !isBelowUnlinked }
}

extension Diagnostic {
    /// A component that no root reaches.
    static func detachedComponent(
        _ name: String, isRoot: Bool = false, at location: SourceLocation
    ) -> Diagnostic {
        let silence = "or silence this with '// needle:ignore detached-component'"
        if isRoot {
            return Diagnostic(
                .detachedComponent, at: location,
                "nothing creates the root '\(name)', and the generated file cannot use it, so it is left out of the graph",
                notes: [Diagnostic.Note("delete it, \(silence)")])
        }
        return Diagnostic(
            .detachedComponent,
            at: location,
            "no component that a root reaches creates '\(name)', so its dependencies are not checked",
            notes: [
                Diagnostic.Note(
                    "create it with '\(name)(parent: self)' in its parent, delete it, \(silence)"
                )
            ]
        )
    }
}
