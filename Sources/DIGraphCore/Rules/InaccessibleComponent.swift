import SwiftFacts

extension Rule {
    package static let inaccessibleComponent = Rule(
        id: "inaccessible-component",
        holdsInEveryModule: true,
        find: inaccessibleComponents,
        explanation: Explanation(
            title: "a component that the generated file cannot name",
            meaning: """
                The component, or a type around it, is `private` or `fileprivate`, is declared in the body of a
                function, or is internal in another module than the one that the generated file is compiled in.
                One that nothing in the graph creates needs no place in that file: it is a `detached-component`.
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
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    private var audit: AuditComponent { AuditComponent(parent: self) }
                }

                private final class AuditComponent: Component<EmptyDependency> {  // reported here
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    private var audit: AuditComponent { AuditComponent(parent: self) }
                }

                final class AuditComponent: Component<EmptyDependency> {
                }
                """)))

    /// What is not in the graph needs no place in the generated file, unless only a creation is wrong.
    private static func inaccessibleComponents(in wiring: Wiring) -> [Diagnostic] {
        let known = wiring.graph.components.filter { $0.isWanted && !$0.isLeftOut }.compactMap { component in
            component.inaccessibility.map {
                Diagnostic.inaccessibleComponent(
                    wiring.graph.displayName(of: component.id), at: component.location, reason: $0,
                    fix: Fix(widening: component, $0, in: wiring))
            }
        }
        let creations = Dictionary(grouping: wiring.componentsHiddenFromCreations(), by: \.value.id)
        return known
            + creations.values.compactMap { .hiddenComponent($0.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }) }
    }
}

extension Fix {
    /// The access that lets the generated file name a component, for it and for what it is declared with.
    fileprivate init?(widening component: Component, _ reason: Inaccessibility, in wiring: Wiring) {
        if reason == .isLocal { return nil }
        let needed = wiring.program.settings.neededAccess(in: component.module)
        var usedElsewhere: Set<String> = []
        for resolved in wiring.resolution[component.id] {
            let request = resolved.request
            if resolved.owners.contains(where: { $0.member.module != request.module }) {
                usedElsewhere.formUnion(request.member.typeNames)
            }
        }
        guard let level = AccessLevel(rawValue: needed),
            let changes = Widening.changes(
                of: component.declaration, to: level, in: wiring.program, usedElsewhere: usedElsewhere)
        else { return nil }
        self.init("make '\(component.name)' '\(needed)'", changes)
    }
}

extension Diagnostic {
    /// A component that another module creates and does not see; each creation comes with the class.
    fileprivate static func hiddenComponent(_ creations: [(SourceLocation, Component)]) -> Diagnostic? {
        guard let component = creations.first?.1 else { return nil }
        return Diagnostic(
            .inaccessibleComponent, at: component.location,
            "'\(component.name)' is \(component.access.rawValue) in the module '\(component.module ?? "")', and another module "
                + "creates it: make the class and its initialiser 'public' ('package' is enough within one package)",
            affected: creations.map { Affected(component.name, at: $0.0, "'\(component.name)' is created here") })
    }

    /// A component that the generated file cannot name.
    static func inaccessibleComponent(
        _ name: String, at location: SourceLocation, reason: Inaccessibility, fix: Fix? = nil
    ) -> Diagnostic {
        let cause: String
        let edit: String
        switch reason {
        case .isPrivate(let access):
            cause = "it, or a type around it, is '\(access)'"
            edit = "remove '\(access)'"
        case .isLocal:
            cause = "it is declared in the body of a function"
            edit = "move the class out of the function"
        case .internalInModule(let module, let outputModule):
            cause = "it is internal in the module '\(module)' and the file belongs to '\(outputModule)'"
            edit =
                "make the class 'public' ('package' is enough within one package), or name the module that compiles the "
                + "generated file with \"outputModule\""
        }
        let message = "the generated file cannot use '\(name)', because \(cause): \(edit)"
        guard case .internalInModule(let module, _) = reason else {
            return Diagnostic(.inaccessibleComponent, at: location, message, fix: fix)
        }
        return Diagnostic(.inaccessibleComponent, of: name, at: location, message, notes: [], cause: module, fix: fix)
    }
}
