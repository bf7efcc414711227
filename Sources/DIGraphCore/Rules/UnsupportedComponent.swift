import SwiftFacts

extension Rule {
    package static let unsupportedComponent = Rule(
        id: "unsupported-component",
        find: unsupportedComponents,
        explanation: Explanation(
            title: "a generic component that is created as such",
            meaning: """
                The component has generic parameters of its own, and is created with some type in their place. A
                generic class may well be the base of components, but it cannot be a scope of the graph itself.
                """,
            reason: """
                At run time a component finds its provider by its class, and `ListComponent<Song>` is another
                class than `ListComponent<Album>`. There can be any number of them, and the generator does not
                know them all.
                """,
            fix: """
                - Make one subclass for each use, and create those.
                - Or drop the parameter, and let a protocol or an enum tell the uses apart.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                struct Song {
                    let title: String
                }

                final class RootComponent: BootstrapComponent {
                    var songs: ListComponent<Song> { ListComponent<Song>(parent: self) }
                }

                class ListComponent<Item>: Component<EmptyDependency> {  // reported here
                    var items: [Item] { [] }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                struct Song {
                    let title: String
                }

                final class RootComponent: BootstrapComponent {
                    var songs: SongsComponent { SongsComponent(parent: self) }
                }

                class ListComponent<Item>: Component<EmptyDependency> {
                    var items: [Item] { [] }
                }

                final class SongsComponent: ListComponent<Song> {
                }
                """)))

    private static func unsupportedComponents(in wiring: Wiring) -> [Diagnostic] {
        wiring.graph.components.filter { component in
            component.isWanted && (component.isLeftOut || component.inaccessibility == nil)
                && wiring.isGenericScope(component)
        }.map { .unsupportedComponent($0.name, at: $0.location) }
    }
}

extension Wiring {
    /// Whether a component with generic parameters of its own is created as such.
    func isGenericScope(_ component: Component) -> Bool {
        component.isConstructed
            && !program.symbols.declaration(component.declaration).genericParameters.isEmpty
    }
}

extension Diagnostic {
    /// A generic component that is created as such.
    static func unsupportedComponent(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unsupportedComponent,
            at: location,
            "'\(name)' is generic, and a generic component cannot be part of the graph",
            notes: [
                Diagnostic.Note(
                    "make one subclass for each use, as in 'final class Some\(name.lastNamePart): \(name)<SomeType>', "
                        + "and create those"
                )
            ]
        )
    }
}
