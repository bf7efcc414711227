/// How components come to be in the graph.
extension Explanation {
    static let unlinkedCreation = Explanation(
        title: "a creation whose parent the generator cannot tell",
        meaning: """
            A component is created with a parent, but which component that is cannot be read from the source:
            the argument is not `self`, the call stands outside of any component or in a static member, the
            initialiser is passed on as a value, or the type is not told. So the edge from the parent to the
            child is unknown. An initialiser that hides the parent from its callers is reported too.

            Or a component creates a class that looks like a component and is not known to be one: the file
            of its base class does not import the runtime, or imports it through a module that the generator
            does not know; or its base class is not among the sources.
            """,
        reason: """
            The requests of the child are proved along the edges of the graph. A creation that is left out
            could put the child below a parent that does not provide what it needs, and then it traps when it
            is created.
            """,
        fix: """
            - Create it with `Child(parent: self)` in a member of its parent component, and call that member.
            - Instead of the initialiser as a value write a closure: `{ Child(parent: self) }`.
            - Make a static member that creates it an instance member.
            - Write the name of the component before `(parent: self)` where only `.init` stands.
            - Write `import DIRuntime` in the file that the note points at. If a module that is not among the
              sources re-exports the runtime, name it: `"runtimeModules": ["Kit"]` in needle.json.
            """,
        silencing: """
            Do that only where you know that the parent is one that creates this child elsewhere as well, or
            that the class is no component: the generator takes your word for it.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
            }

            struct Router {
                let root: RootComponent

                func openSettings() -> SettingsComponent {
                    SettingsComponent(parent: root)  // reported here
                }
            }

            final class SettingsComponent: Component<EmptyDependency> {
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var settings: SettingsComponent { SettingsComponent(parent: self) }
            }

            struct Router {
                let root: RootComponent

                func openSettings() -> SettingsComponent {
                    root.settings
                }
            }

            final class SettingsComponent: Component<EmptyDependency> {
            }
            """))

    static let detachedComponent = Explanation(
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
        before: Example(
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
        after: Example(
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
            """))

    static let noComponents = Explanation(
        title: "sources without any component",
        meaning: """
            The sources were read, and no class among them is a component. A component is a class that
            inherits from `Component`, `BootstrapComponent` or another base class of the runtime, in a file
            that imports `DIRuntime`. An empty but valid file is written, so that a build goes on.
            """,
        reason: """
            A new target has no component yet, so this is no error. More often the folder is the wrong one,
            or the runtime comes through a module that the generator does not know as its own. Then the app
            would trap when it creates a component that requests something.
            """,
        fix: """
            - Check the folders that the message names against those that hold your components.
            - Write `import DIRuntime` in the files that declare components.
            - If a module re-exports the runtime and is not among the sources, name it:
              `--runtime-module NAME`, or `"runtimeModules"` in needle.json.
            """,
        silencing: "The finding has no line, so there is nowhere to write a comment.",
        before: Example(
            """
            final class RootComponent: BootstrapComponent {
                var greeting: String { "Hello" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var greeting: String { "Hello" }
            }
            """))

    static let unreadableSource = Explanation(
        title: "a source that cannot be read",
        meaning: """
            The system refused to open the file, for the reason in the message, or its bytes are not UTF-8
            text. The finding is at the first line of the file. All other files are read, but nothing is
            generated.
            """,
        reason: """
            The file may hold a component, a creation or a provider. To go on without it would drop a part of
            the graph in silence. The Swift compiler does not accept such a file either.
            """,
        fix: """
            - Save the file as UTF-8; the message tells the first byte that is not.
            - Make it readable, or mend the link that leads nowhere.
            - If it is no source of the app, exclude it: `--exclude-paths`, or `"excludePaths"` in needle.json.
            """,
        before: Example(
            """
            import DIRuntime  // reported here

            /// Saved as ISO 8859-1, where the ü is the single byte FC.
            final class RootComponent: BootstrapComponent {
                var city: String { "Zürich" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            /// Saved as UTF-8, where the ü is the two bytes C3 BC.
            final class RootComponent: BootstrapComponent {
                var city: String { "Zürich" }
            }
            """))
}
