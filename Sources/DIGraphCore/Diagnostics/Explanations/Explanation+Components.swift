/// What is wrong with the class of a component.
extension Explanation {
    static let unknownBaseClass = Explanation(
        title: "a base class that is not among the sources",
        meaning: """
            A class inherits from a generic class that the generator has not read, gives it one of your
            dependency protocols as the argument, and is created with `parent:`. So it looks like a component
            with a base class of your own, but whether it is one cannot be told. A root whose file does not
            show that its `BootstrapComponent` is the runtime's is reported too.
            """,
        reason: """
            If it is a component and were left out of the graph, then its requests would not be proved, and
            it would trap when it is created.
            """,
        fix: """
            - Add the file or the module that declares the base class to the sources.
            - Or inherit from `Component` directly.
            - For a root write `import DIRuntime` in its file, or name the module that re-exports the runtime:
              `"runtimeModules": ["Kit"]` in needle.json.
            - If it is no component, give the base class another argument than a dependency protocol.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var userName: String { "Ada" }

                var search: SearchComponent { SearchComponent(parent: self) }
            }

            protocol SearchDependency: Dependency {
                var userName: String { get }
            }

            final class SearchComponent: ScreenComponent<SearchDependency> {  // reported here
                var title: String { "Search" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var userName: String { "Ada" }

                var search: SearchComponent { SearchComponent(parent: self) }
            }

            protocol SearchDependency: Dependency {
                var userName: String { get }
            }

            class ScreenComponent<DependencyType>: Component<DependencyType> {
            }

            final class SearchComponent: ScreenComponent<SearchDependency> {
                var title: String { "Search" }
            }
            """))

    static let duplicateComponent = Explanation(
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
        before: Example(
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
        after: Example(
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
            """))

    static let inaccessibleComponent = Explanation(
        title: "a component that the generated file cannot name",
        meaning: """
            The component, or a type around it, is `private` or `fileprivate`, is declared in the body of a
            function, or is internal in another module than the one that the generated file is compiled in.
            One that nothing in the graph creates needs no place in that file, and is only a
            `detached-component`.
            """,
        reason: """
            The generated file registers each component by its class. It is a file of its own, so it sees
            only what other files of its module see, and would not compile.
            """,
        fix: """
            - Remove `private`, or move the class out of the function.
            - In another module make it `public`, or `package` within one package.
            - If the message names the wrong module for the generated file, set `--output-module`, or
              `"outputModule"` in needle.json.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                private var audit: AuditComponent { AuditComponent(parent: self) }
            }

            private final class AuditComponent: Component<EmptyDependency> {  // reported here
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                private var audit: AuditComponent { AuditComponent(parent: self) }
            }

            final class AuditComponent: Component<EmptyDependency> {
            }
            """))

    static let unsupportedComponent = Explanation(
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
        before: Example(
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
        after: Example(
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
            """))

    static let nonisolatedBaseClass = Explanation(
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
        before: Example(
            """
            import DIRuntime

            final class RootComponent: MainActorBootstrapComponent {
                var home: HomeComponent { HomeComponent(parent: self) }
            }

            final class HomeComponent: Component<EmptyDependency> {  // reported here
                var title: String { "Home" }
            }
            """, configuration: #"{"defaultIsolation": "MainActor"}"#),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: MainActorBootstrapComponent {
                var home: HomeComponent { HomeComponent(parent: self) }
            }

            final class HomeComponent: MainActorComponent<EmptyDependency> {
                var title: String { "Home" }
            }
            """, configuration: #"{"defaultIsolation": "MainActor"}"#))
}
