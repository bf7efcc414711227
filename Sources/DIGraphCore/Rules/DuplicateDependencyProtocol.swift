import SwiftFacts

extension Rule {
    package static let duplicateDependencyProtocol = Rule(
        id: "duplicate-dependency-protocol",
        find: duplicateProtocols,
        explanation: Explanation(
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
            before: Explanation.Example(
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
            after: Explanation.Example(
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
                """)))

    private static func duplicateProtocols(in inspection: Inspection) -> [Diagnostic] {
        (inspection.wiring.map { duplicateProtocols(in: $0.program) } ?? [])
            + (inspection.mockRejections ?? []).compactMap { rejection in
                guard case .duplicate(let name, let location, let first) = rejection else { return nil }
                return .duplicateDependencyProtocol(name, at: location, first: first, isModuleKnown: true)
            }
    }

    private static func duplicateProtocols(in program: Program) -> [Diagnostic] {
        let (symbols, protocols) = (program.symbols, program.protocols)
        return symbols.typesByName.filter { $0.types.count > 1 }.sorted().flatMap { key in
            let found = key.types.filter(protocols.isDependencyProtocol)
            let overlaps = ConditionLogic.firstOverlaps(found.map { symbols.declaration($0).conditions })
            return zip(found, overlaps).compactMap { reference, first -> Diagnostic? in
                first.map {
                    .duplicateDependencyProtocol(
                        key.name, at: symbols.location(of: reference), first: symbols.location(of: found[$0]),
                        isModuleKnown: !program.settings.isOpen(key.module))
                }
            }
        }
    }
}

extension Diagnostic {
    /// Two dependency protocols of one name in one module.
    fileprivate static func duplicateDependencyProtocol(
        _ name: String, at location: SourceLocation, first: SourceLocation, isModuleKnown: Bool
    ) -> Diagnostic {
        duplicate(
            .duplicateDependencyProtocol, "dependency protocol", name, at: location, first: first,
            isModuleKnown: isModuleKnown)
    }
}
