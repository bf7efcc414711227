extension Rule {
    package static let duplicateComponent = Rule(
        id: "duplicate-component",
        find: duplicateComponents,
        explanation: Explanation(
            title: "two components of one name in one module",
            meaning: """
                Two components have the same name, and nothing tells them apart: they are in the same module, in
                the same type or outside of any, and not in different branches of one `#if`. If they are in
                different modules, then the generator was not told which folder is which module.
                """,
            reason: """
                A creation of that name could mean either, so the edges of the graph and the requests that are
                proved would be a guess.
                """,
            fix: """
                - Rename one of them, or nest each in a type of its feature.
                - If one is a variant for some builds, put both into branches of one `#if … #else … #endif`.
                - If they are in different modules, name the modules: `--module NAME=PATH`, or `"modules"` in
                  needle.json.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var login: LoginComponent { LoginComponent(parent: self) }
                }

                final class LoginComponent: Component<EmptyDependency> {
                    var title: String { "Log in" }
                }

                #if DEBUG
                final class LoginComponent: Component<EmptyDependency> {  // reported here
                    var title: String { "Log in as a tester" }
                }
                #endif
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var login: LoginComponent { LoginComponent(parent: self) }
                }

                #if DEBUG
                final class LoginComponent: Component<EmptyDependency> {
                    var title: String { "Log in as a tester" }
                }
                #else
                final class LoginComponent: Component<EmptyDependency> {
                    var title: String { "Log in" }
                }
                #endif
                """)))

    private static func duplicateComponents(in wiring: Wiring) -> [Diagnostic] {
        let components = wiring.graph.components
        return components.indices.compactMap { index in
            let component = components[index]
            // Namesakes stand side by side.
            let earlier = components[..<index].reversed().prefix { isNamesake($0, component) }
            guard component.inaccessibility != .isLocal, let first = earlier.last(where: { isSame($0, component) })
            else { return nil }
            return .duplicateComponent(component.name, at: component.location, first: first.location)
        }
    }

    private static func isNamesake(_ left: Component, _ right: Component) -> Bool {
        left.name == right.name && left.module == right.module
    }

    private static func isSame(_ left: Component, _ right: Component) -> Bool {
        left.inaccessibility != .isLocal && !ConditionLogic.areExclusive(left.conditions, right.conditions)
    }
}

extension Diagnostic {
    /// Two components of one name in one module.
    static func duplicateComponent(
        _ name: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        duplicate(.duplicateComponent, "component", name, at: location, first: first)
    }

    /// Two of one name, which a creation or a dependency could both mean.
    static func duplicate(
        _ rule: Rule, _ kind: String, _ name: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            rule,
            at: location,
            "the \(kind) '\(name)' is declared twice",
            notes: [
                Diagnostic.Note("the first declaration is here", at: first),
                Diagnostic.Note("rename one of them, or put them in different branches of one '#if'"),
            ]
        )
    }
}
