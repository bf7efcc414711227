import SwiftFacts

extension Rule {
    package static let unwiredRoot = Rule(
        id: "unwired-root",
        severity: .warning,
        find: unwiredRoots,
        explanation: Explanation(
            title: "a root that no code is generated for",
            meaning: """
                The component begins a graph, and its target neither uses the plugin nor holds generated code,
                while another target of the package uses it. `swift package needle-gen check` knows that, and
                so does who says `"wired": "nowhere"` of the module.
                """,
            reason: """
                Such a target builds. It traps when a component below the root first asks for a dependency.
                """,
            fix: """
                - Apply the plugin `NeedlePlugin` to the target, as to the others; tests with a root of their own
                  need it as well.
                - Or let `needle-gen` write the code into the folder of the target's sources.
                """,
            silencing: "Do that where the code is generated in another way, as by a script before each build.",
            example: """
                  import DIRuntime

                  protocol HelpDependency: Dependency {
                      var phone: String { get }
                  }

                  final class HelpComponent: Component<HelpDependency> {}

                  final class RootComponent: BootstrapComponent {  // reported here
                      var phone: String { "555" }
                      var help: HelpComponent { HelpComponent(parent: self) }
                  }
                """,
            configuration: #"{"modules": {"App": {"path": "App.swift", "wired": "nowhere"}}}"#,
            mendedConfiguration: #"{"modules": {"App": {"path": "App.swift"}}}"#))

    /// A root below which nothing is asked for works without code.
    private static func unwiredRoots(in wiring: Wiring) -> [Diagnostic] {
        let graph = wiring.graph
        return graph.components.filter { root in
            root.isRoot && !root.isAbstract && !root.isUnavailable
                && wiring.program.settings.isWiredNowhere(root.module)
                && reachable(from: root.children) { graph[$0].children }.contains { !wiring.resolution[$0].isEmpty }
        }.map(Diagnostic.unwiredRoot)
    }
}

extension Diagnostic {
    fileprivate static func unwiredRoot(_ root: Component) -> Diagnostic {
        let module = root.module ?? ""
        return Diagnostic(
            .unwiredRoot, of: root.name, at: root.location,
            "no code is generated for '\(root.name)', so the components below it have no providers when the program runs",
            edit: "apply the plugin NeedlePlugin to the target '\(module)'",
            alternative: silence("unwired-root", if: "the code is generated in another way"), cause: module)
    }
}
