import SwiftFacts

extension Rule {
    package static let nonisolatedBaseClass = Rule(
        id: "nonisolated-base-class",
        find: nonisolatedBases,
        explanation: Explanation(
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
            example: """
                  import DIRuntime

                  final class RootComponent: MainActorBootstrapComponent {
                      var home: HomeComponent { HomeComponent(parent: self) }
                  }

                - final class HomeComponent: Component<EmptyDependency> {  // reported here
                + final class HomeComponent: MainActorComponent<EmptyDependency> {
                      var title: String { "Home" }
                  }
                """,
            configuration: #"{"defaultIsolation": "MainActor"}"#))

    /// A main-actor class cannot inherit the initialisers of a nonisolated one: the compiler's own error does not tell
    /// what to do about it.
    private static func nonisolatedBases(in wiring: Wiring) -> [Diagnostic] {
        wiring.graph.components.compactMap { component in
            guard let classification = wiring.classification(of: component), wiring.hasNonisolatedBase(component) else {
                return nil
            }
            let base = wiring.program.symbols.declaration(component.declaration).inherits.first
            return .nonisolatedBaseClass(
                base?.syntax.dottedName ?? "", component: component.name, module: component.module,
                twin: RuntimeNames.baseClass(of: classification.kind, isMainActor: true),
                at: base.map { SourceLocation(file: component.location.file, offset: $0.offset) } ?? component.location)
        }
    }
}

extension Wiring {
    /// Whether it is on the main actor by its module's default, and its base class is not.
    func hasNonisolatedBase(_ component: Component) -> Bool {
        guard let classification = classification(of: component) else { return false }
        let declaration = program.symbols.declaration(component.declaration)
        return classification.superclass == nil && !classification.isMainActor
            && program.settings.hasMainActorIsolation(component.module)
            && component.isolation == .actor("MainActor")
            && !declaration.members.contains { $0.kind == .initializer && $0.isNonisolated }
    }
}

extension Diagnostic {
    /// A component of a module with main-actor default isolation that inherits from a nonisolated base class; `twin` is
    /// the runtime's base class that it should inherit from instead.
    fileprivate static func nonisolatedBaseClass(
        _ base: String, component: String, module: String?, twin: String, at location: SourceLocation
    ) -> Diagnostic {
        return Diagnostic(
            .nonisolatedBaseClass,
            of: component,
            at: location,
            "'\(component)' is on '@MainActor' by its module's default, but its base class '\(base)' is not, "
                + "which the compiler rejects",
            edit: "inherit from '\(twin)', or write 'nonisolated' before "
                + "'class \(SwiftName.escaped(component.lastNamePart))'",
            cause: "\(base) \(module ?? "")",
            fix: Fix("inherit from '\(twin)'", [Fix.Change(.name(base, instead: twin), at: location)])
        )
    }
}
