import SwiftFacts

extension Rule {
    package static let pluginCycle = Rule(
        id: "plugin-cycle",
        holdsInEveryModule: true,
        find: pluginCycles,
        explanation: Explanation(
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
            example: """
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
                +     var articles: [String] { ["article"] }
                      var count: Int { pluginExtension.items.count }
                  }

                  protocol FeedNonCoreDependency: Dependency {
                -     var items: [String] { get }  // reported here
                +     var articles: [String] { get }
                  }

                  final class FeedNonCoreComponent: NonCoreComponent<FeedNonCoreDependency> {
                -     var items: [String] { dependency.items + ["advertisement"] }
                +     var items: [String] { dependency.articles + ["advertisement"] }
                  }
                """))

    private static func pluginCycles(in wiring: Wiring) -> [Diagnostic] {
        wiring.requests { $0.isPluginCycle }.map { component, resolved in
            let core = wiring.graph.components.first { $0.nonCoreComponents.contains(component.id) }
            return .pluginCycle(
                request: resolved.request.member.fullName, nonCore: component.name, core: core?.name ?? "",
                at: resolved.request.location, nonCoreLocation: component.location)
        }
    }
}

extension Diagnostic {
    /// A request of a non-core component that could only be served by itself.
    fileprivate static func pluginCycle(
        request name: String, nonCore: String, core: String, at location: SourceLocation,
        nonCoreLocation: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .pluginCycle, at: location,
            "'\(nonCore)' requests '\(name)', which only the plug-in extension of '\(core)' provides, "
                + "and that takes it from '\(nonCore)' itself",
            edit: "provide '\(name)' in '\(core)' or above it, or delete the request",
            notes: [Note("the request is made by '\(nonCore)'", at: nonCoreLocation)])
    }
}
