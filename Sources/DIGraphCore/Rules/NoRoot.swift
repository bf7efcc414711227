import SwiftFacts

extension Rule {
    package static let noRoot = Rule(
        id: "no-root",
        severity: .warning,
        find: modulesWithoutRoot,
        explanation: Explanation(
            title: "a generated file without any root to wire",
            meaning: """
                The module that the file is generated for declares components that are created elsewhere, and no
                source holds a root. So the file wires nothing. Code is generated for the module that sees all
                others and declares the root, which is mostly the app.
                """,
            reason: """
                By itself the file does no harm. But who applied the plugin to a library of the app, and not to
                the app, has an app that builds, and traps when it first asks a component for a dependency.
                """,
            fix: """
                - Apply the plugin `NeedlePlugin` to the target that declares the root, and to no library below it.
                - If the library begins a graph, let a component of it inherit from `BootstrapComponent`.
                """,
            silencing: "Do that where the plugin shall write the mocks of a library only.",
            example: """
                  import DIRuntime

                  public final class HelpComponent: Component<EmptyDependency> {}  // reported here
                +
                + final class RootComponent: BootstrapComponent {
                +     var help: HelpComponent { HelpComponent(parent: self) }
                + }
                """,
            configuration: #"{"modules": {"Help": {"path": "App.swift", "created": "elsewhere"}}}"#))

    /// Components that nobody else creates are detached for the same reason, and say so.
    private static func modulesWithoutRoot(in wiring: Wiring) -> [Diagnostic] {
        let settings = wiring.program.settings
        guard settings.given.isForCode, let module = settings.outputModule, !wiring.hasRoot else { return [] }
        let unused = wiring.graph.components.filter { $0.isWanted && $0.isLeftOut }
        guard let first = unused.first(where: { $0.module == module }), wiring.withoutCreatedElsewhere(unused).isEmpty
        else { return [] }
        return [.noRoot(at: first.location, module: module)]
    }
}

extension Diagnostic {
    /// A module without a root that code is generated for; it stands at a component that is created elsewhere.
    fileprivate static func noRoot(at location: SourceLocation, module: String) -> Diagnostic {
        Diagnostic(
            .noRoot, at: location,
            "no root is among the sources, so what is generated for '\(module)' wires nothing",
            edit: "leave the plugin NeedlePlugin, or the file, out of this target, and give it to that of the root",
            alternative: silence("no-root"))
    }
}
