/// Dependency protocols themselves.
extension Explanation {
    static let unknownDependencyProtocol = Explanation(
        title: "a dependency that is no dependency protocol",
        meaning: """
            What stands between the angle brackets of `Component<…>` must be a protocol that inherits from
            `Dependency`, and the generator must have read its declaration. Here it was not declared in the
            sources, is no protocol, or does not inherit from `Dependency`. The finding is also raised at a
            dependency protocol that inherits from a protocol which the sources do not declare.
            """,
        reason: """
            The requirements of the protocol are the requests of the component. Without them nothing can be
            proved, and no provider can conform to the protocol.
            """,
        fix: """
            - Declare it as `protocol Name: Dependency`, or correct the spelling; a note names similar ones.
            - If it is in a folder or module that the generator does not read, add that to the sources.
            - For a component without requests use `EmptyDependency`.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var userName: String { "Ada" }

                var profile: ProfileComponent { ProfileComponent(parent: self) }
            }

            protocol ProfileDependency {
                var userName: String { get }
            }

            final class ProfileComponent: Component<ProfileDependency> {  // reported here
                var greeting: String { "Hello \\(dependency.userName)" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var userName: String { "Ada" }

                var profile: ProfileComponent { ProfileComponent(parent: self) }
            }

            protocol ProfileDependency: Dependency {
                var userName: String { get }
            }

            final class ProfileComponent: Component<ProfileDependency> {
                var greeting: String { "Hello \\(dependency.userName)" }
            }
            """))

    static let duplicateDependencyProtocol = Explanation(
        title: "two dependency protocols of one name in one module",
        meaning: """
            Two dependency protocols have the same name, and nothing tells them apart: they are in the same
            module, in the same type or outside of any, and not in different branches of one `#if`. If they
            are in different modules, then the generator was not told which folder is which module.
            """,
        reason: """
            Which of the two a component means is a guess. A wrong guess would prove the requests of the
            other one, and generate a provider that does not compile.
            """,
        fix: """
            - Rename one of them.
            - If one is a variant for some builds, put both into branches of one `#if … #else … #endif`.
            - If they are in different modules, name the modules: `--module NAME=PATH`, or `"modules"` in
              needle.json.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var accent: String { "blue" }

                var panel: PanelComponent { PanelComponent(parent: self) }
            }

            protocol PanelDependency: Dependency {
                var accent: String { get }
            }

            #if DEBUG
            protocol PanelDependency: Dependency {  // reported here
                var accent: String { get }
            }
            #endif

            final class PanelComponent: Component<PanelDependency> {
                var style: String { dependency.accent }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var accent: String { "blue" }

                var panel: PanelComponent { PanelComponent(parent: self) }
            }

            protocol PanelDependency: Dependency {
                var accent: String { get }
            }

            final class PanelComponent: Component<PanelDependency> {
                var style: String { dependency.accent }
            }
            """))

    static let unsupportedRequirement = Explanation(
        title: "a requirement that no generated provider can meet",
        meaning: """
            A dependency protocol requires something that cannot be passed on from an owner: an initialiser,
            an associated type, a static member, a variadic parameter, `Self`, or a member of a name that
            every component has from the runtime, such as `parent`.
            """,
        reason: """
            The provider is a class that conforms to the protocol by asking the owners' instances. What only
            a type can answer, or what the call cannot pass on, would not compile in the generated file.
            """,
        fix: """
            - Instead of an initialiser or of `Self`, request a method that makes the value, as in
              `func make() -> Item`.
            - Instead of an associated type, name the type, or write `any` and a protocol.
            - Remove `static`, or move the requirement to a protocol that is no dependency.
            - Instead of a variadic parameter take an array, and give a member with a reserved name another one.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                static var apiVersion: Int { 3 }

                var search: SearchComponent { SearchComponent(parent: self) }
            }

            protocol SearchDependency: Dependency {
                static var apiVersion: Int { get }  // reported here
            }

            final class SearchComponent: Component<SearchDependency> {
                var endpoint: String { "/search" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var apiVersion: Int { 3 }

                var search: SearchComponent { SearchComponent(parent: self) }
            }

            protocol SearchDependency: Dependency {
                var apiVersion: Int { get }
            }

            final class SearchComponent: Component<SearchDependency> {
                var endpoint: String { "/v\\(dependency.apiVersion)/search" }
            }
            """))
}
