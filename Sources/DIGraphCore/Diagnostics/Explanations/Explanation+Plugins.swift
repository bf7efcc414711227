/// Pluginized components, their plug-in extensions and their non-core components.
extension Explanation {
    static let missingPluginMember = Explanation(
        title: "a plug-in member that the non-core component lacks",
        meaning: """
            A pluginized component gets the members of its plug-in extension from its non-core component. The
            extension requires a member that the non-core component does not provide by that name and type.
            The notes show the members that came close.
            """,
        reason: """
            The generated plug-in extension has to return something when the core asks for the member, and
            there is nothing that it could return.
            """,
        fix: """
            - Add the member to the non-core component, with its type written out and not `private`.
            - Or delete the requirement from the plug-in extension.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var shop: ShopComponent { ShopComponent(parent: self) }
            }

            protocol ShopExtension: PluginExtension {
                var banner: String { get }  // reported here
            }

            final class ShopComponent: PluginizedComponent<
                EmptyDependency,
                ShopExtension,
                ShopNonCoreComponent
            > {
                var title: String { pluginExtension.banner }
            }

            final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var shop: ShopComponent { ShopComponent(parent: self) }
            }

            protocol ShopExtension: PluginExtension {
                var banner: String { get }
            }

            final class ShopComponent: PluginizedComponent<
                EmptyDependency,
                ShopExtension,
                ShopNonCoreComponent
            > {
                var title: String { pluginExtension.banner }
            }

            final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
                var banner: String { "Two for one" }
            }
            """))

    static let pluginCycle = Explanation(
        title: "a non-core component that requests what it provides",
        meaning: """
            A non-core component requests something that only the plug-in extension of its core provides. The
            extension in turn takes it from that same non-core component.
            """,
        reason: """
            To read the value, the non-core component would ask its provider, which would ask the non-core
            component again. The app would run out of stack at the first access.
            """,
        fix: """
            - Provide the value in the core component or above it, if the non-core component builds on it.
            - Give the two another name, if they are different values.
            - Delete the request, if the non-core component can use its own member.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var feed: FeedComponent { FeedComponent(parent: self) }
            }

            protocol FeedExtension: PluginExtension {
                var items: [String] { get }
            }

            final class FeedComponent: PluginizedComponent<
                EmptyDependency,
                FeedExtension,
                FeedNonCoreComponent
            > {
                var count: Int { pluginExtension.items.count }
            }

            protocol FeedNonCoreDependency: Dependency {
                var items: [String] { get }  // reported here
            }

            final class FeedNonCoreComponent: NonCoreComponent<FeedNonCoreDependency> {
                var items: [String] { dependency.items + ["advertisement"] }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var feed: FeedComponent { FeedComponent(parent: self) }
            }

            protocol FeedExtension: PluginExtension {
                var items: [String] { get }
            }

            final class FeedComponent: PluginizedComponent<
                EmptyDependency,
                FeedExtension,
                FeedNonCoreComponent
            > {
                var articles: [String] { ["article"] }
                var count: Int { pluginExtension.items.count }
            }

            protocol FeedNonCoreDependency: Dependency {
                var articles: [String] { get }
            }

            final class FeedNonCoreComponent: NonCoreComponent<FeedNonCoreDependency> {
                var items: [String] { dependency.articles + ["advertisement"] }
            }
            """))

    static let unknownPluginExtension = Explanation(
        title: "a plug-in extension that is no protocol of the sources",
        meaning: """
            The second argument of `PluginizedComponent<…>` must be a protocol whose declaration the generator
            has read. It is misspelt, is no protocol, or is declared in a file that is not among the sources.
            """,
        reason: """
            The generator writes the class that conforms to the plug-in extension, so it must know what the
            protocol requires.
            """,
        fix: """
            - Declare it: `protocol Name: PluginExtension`.
            - Or add the folder or module that declares it to the sources.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var feed: FeedComponent { FeedComponent(parent: self) }
            }

            final class FeedComponent: PluginizedComponent<
                EmptyDependency,
                FeedExtension,  // reported here
                FeedNonCoreComponent
            > {
                var title: String { "Feed" }
            }

            final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
                var banner: String { "Two for one" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var feed: FeedComponent { FeedComponent(parent: self) }
            }

            protocol FeedExtension: PluginExtension {
                var banner: String { get }
            }

            final class FeedComponent: PluginizedComponent<
                EmptyDependency,
                FeedExtension,
                FeedNonCoreComponent
            > {
                var title: String { pluginExtension.banner }
            }

            final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
                var banner: String { "Two for one" }
            }
            """))

    static let unknownNonCoreComponent = Explanation(
        title: "a non-core component that is none",
        meaning: """
            The third argument of `PluginizedComponent<…>` must be a class that inherits from
            `NonCoreComponent`, or from its main-actor twin, and the generator must have read its declaration.
            """,
        reason: """
            The core creates its non-core component when it first needs it, and the plug-in extension asks it
            for its members. The generator has to know what it provides and what it requests.
            """,
        fix: """
            - Let the class inherit from `NonCoreComponent`.
            - Or add the folder or module that declares it to the sources.
            """,
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var feed: FeedComponent { FeedComponent(parent: self) }
            }

            protocol FeedExtension: PluginExtension {
                var banner: String { get }
            }

            final class FeedComponent: PluginizedComponent<
                EmptyDependency,
                FeedExtension,
                FeedExtras  // reported here
            > {
                var title: String { pluginExtension.banner }
            }

            final class FeedExtras {
                var banner: String { "Two for one" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var feed: FeedComponent { FeedComponent(parent: self) }
            }

            protocol FeedExtension: PluginExtension {
                var banner: String { get }
            }

            final class FeedComponent: PluginizedComponent<
                EmptyDependency,
                FeedExtension,
                FeedExtras
            > {
                var title: String { pluginExtension.banner }
            }

            final class FeedExtras: NonCoreComponent<EmptyDependency> {
                var banner: String { "Two for one" }
            }
            """))
}
