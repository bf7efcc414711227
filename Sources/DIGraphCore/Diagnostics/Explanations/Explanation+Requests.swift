/// What components request, and who serves it.
extension Explanation {
    static let missingDependency = Explanation(
        title: "a request that nothing above its component provides",
        meaning: """
            A component lists what it needs in its dependency protocol. For each requirement the generator
            walks from the component up to every root, and looks for a property or method of that name and
            type. On at least one path it met a root without finding one. The notes show the shortest such
            path, and the members that came close.
            """,
        reason: """
            The generated provider has to return something. There is no value that it could return on that
            path, and a graph that builds must not trap when the screen is opened.
            """,
        fix: """
            - Provide it: add the property to a component on the path, with its type written out.
            - Where a note names a near miss, edit that member: remove `private` or `static`, make it `public`
              if it is in another module, write its type, or make the two types equal.
            - Where the owner is on another branch, move it to a component above both.
            - If the component does not use it, delete the requirement.
            """,
        before: Example(
            """
            import DIRuntime

            struct Station {
                let name: String
            }

            final class RootComponent: BootstrapComponent {
                private let station = Station(name: "Zürich")

                var forecast: ForecastComponent { ForecastComponent(parent: self) }
            }

            protocol ForecastDependency: Dependency {
                var station: Station { get }  // reported here
            }

            final class ForecastComponent: Component<ForecastDependency> {
                var text: String { "Weather in \\(dependency.station.name)" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            struct Station {
                let name: String
            }

            final class RootComponent: BootstrapComponent {
                let station = Station(name: "Zürich")

                var forecast: ForecastComponent { ForecastComponent(parent: self) }
            }

            protocol ForecastDependency: Dependency {
                var station: Station { get }
            }

            final class ForecastComponent: Component<ForecastDependency> {
                var text: String { "Weather in \\(dependency.station.name)" }
            }
            """))

    static let isolationMismatch = Explanation(
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
        before: Example(
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
        after: Example(
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
            """))

    static let conditionalProvider = Explanation(
        title: "a nearer provider that exists in some builds only",
        meaning: """
            The nearest provider of a request stands under an `#if`, and the request does not. In the builds
            that have it, it would be expected to serve the request; in the others it does not exist. The
            generated file is one for all builds, so a component farther up serves the request in every build.
            """,
        reason: """
            Nothing is broken, but somebody who writes a nearer provider expects it to be used. Here the
            debug build would go on using the other value, without a word.
            """,
        fix: """
            - Provide it in every branch, as in `#if … #else … #endif`, in the nearer component.
            - Or put the `#if` inside of the property, around what it returns.
            - Or delete the nearer one, if the farther one is meant.
            """,
        silencing: "Do that if the member is there for other uses, and the farther provider is the one you want.",
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
                var host: String { "example.org" }

                var session: SessionComponent { SessionComponent(parent: self) }
            }

            final class SessionComponent: Component<EmptyDependency> {
                #if DEBUG
                var host: String { "localhost" }  // reported here
                #endif

                var page: PageComponent { PageComponent(parent: self) }
            }

            protocol PageDependency: Dependency {
                var host: String { get }
            }

            final class PageComponent: Component<PageDependency> {
                var address: String { "https://\\(dependency.host)" }
            }
            """),
        after: Example(
            """
            import DIRuntime

            protocol SessionDependency: Dependency {
                var host: String { get }
            }

            final class RootComponent: BootstrapComponent {
                var host: String { "example.org" }

                var session: SessionComponent { SessionComponent(parent: self) }
            }

            final class SessionComponent: Component<SessionDependency> {
                #if DEBUG
                var host: String { "localhost" }
                #else
                var host: String { dependency.host }
                #endif

                var page: PageComponent { PageComponent(parent: self) }
            }

            protocol PageDependency: Dependency {
                var host: String { get }
            }

            final class PageComponent: Component<PageDependency> {
                var address: String { "https://\\(dependency.host)" }
            }
            """))
}
