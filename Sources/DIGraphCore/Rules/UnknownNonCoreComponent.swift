import SwiftFacts

extension Rule {
    package static let unknownNonCoreComponent = Rule(
        id: "unknown-non-core-component",
        find: unknownNonCoreComponents,
        explanation: Explanation(
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
            before: Explanation.Example(
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
            after: Explanation.Example(
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
                """)))

    private static func unknownNonCoreComponents(in wiring: Wiring) -> [Diagnostic] {
        lazy var nonCore = SimilarNames(wiring.graph.components.filter { $0.kind == .nonCore }.map(\.name))
        return wiring.unknownNonCoreArguments.map { component, name, location in
            .unknownNonCoreComponent(
                name, component: component, similar: nonCore.similar(to: name), at: location)
        }
    }
}

extension Wiring {
    fileprivate var unknownNonCoreArguments: [(component: Component, name: String, location: SourceLocation)] {
        graph.components.compactMap { component in
            guard component.kind == .pluginized, component.nonCoreComponents.isEmpty,
                let argument = argument(2, of: component), let name = argument.type.dottedName
            else { return nil }
            return (component, name, argument.location)
        }
    }

    /// The components that would be non-core components, but for their base class or a misspelt name.
    var componentsMeantAsNonCore: [Component] {
        let names = unknownNonCoreArguments.map(\.name)
        if names.isEmpty { return [] }
        let nonCore = SimilarNames(graph.components.filter { $0.kind == .nonCore }.map(\.name))
        let meant = Set(names + names.flatMap { nonCore.similar(to: $0) })
        return graph.components.filter { meant.contains($0.name) }
    }
}

extension Diagnostic {
    /// The third generic argument of a pluginized component is no non-core component of the sources.
    static func unknownNonCoreComponent(
        _ name: String, component: Component, similar: [String], at location: SourceLocation
    ) -> Diagnostic {
        let base = component.isMainActor ? "MainActorNonCoreComponent" : "NonCoreComponent"
        let inherit = "let '\(name)' inherit from '\(base)', or add the folder that declares it to the sources"
        return Diagnostic(
            .unknownNonCoreComponent, at: location,
            "'\(name)', the non-core component of '\(component.name)', is not a class that inherits from "
                + "'\(base)'",
            edit: similar.isEmpty ? inherit : "did you mean \(alternatives(similar))?",
            alternative: similar.isEmpty ? nil : "if not, \(inherit)",
            fix: Fix(writing: similar, insteadOf: name, at: location))
    }
}
