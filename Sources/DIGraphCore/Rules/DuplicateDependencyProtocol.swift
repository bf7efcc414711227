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
                - If one is a variant for some builds, put both into branches of one `#if … #else … #endif`, or each
                  under an operating system of its own, as in `#if os(macOS)`.
                - If they are in different modules, name the modules: `--module NAME=PATH`, or `"modules"` in
                  needle.json.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var accent: String { "blue" }

                      var panel: PanelComponent { PanelComponent(parent: self) }
                  }

                  protocol PanelDependency: Dependency {
                      var accent: String { get }
                  }

                - #if DEBUG
                - protocol PanelDependency: Dependency {  // reported here
                -     var accent: String { get }
                - }
                - #endif
                -
                  final class PanelComponent: Component<PanelDependency> {
                      var style: String { dependency.accent }
                  }
                """))

    private static func duplicateProtocols(in inspection: Inspection) -> [Diagnostic] {
        (inspection.wiring.map(declaredTwice) ?? [])
            + (inspection.mockRejections ?? []).compactMap { rejection in
                guard case .duplicate(let name, let location, let first) = rejection else { return nil }
                return .duplicateDependencyProtocol(name, at: location, first: first, isModuleKnown: true)
            }
    }

    private static func declaredTwice(in wiring: Wiring) -> [Diagnostic] {
        let (symbols, settings) = (wiring.program.symbols, wiring.program.settings)
        let copies = wiring.protocolCopies
        let told = Set(wiring.protocolsOfCopiedFiles.values.joined().map { $0.location })
        return wiring.duplicateProtocols.compactMap { key, reference, first in
            let (location, other) = (symbols.location(of: reference), symbols.location(of: first))
            if told.contains(location) { return nil }
            if let dependency = copies[reference] {
                return .copy(key.name, at: location, of: other, meantBy: dependency)
            }
            if let dependency = copies[first] {
                return .copy(key.name, at: other, of: location, meantBy: dependency)
            }
            return .duplicateDependencyProtocol(
                key.name, at: location, first: other, isModuleKnown: !settings.isOpen(key.module))
        }
    }
}

extension Wiring {
    /// A dependency that nobody declares, as a component names it.
    typealias UndeclaredDependency = (component: String, name: String, location: SourceLocation)

    /// A dependency protocol that is declared again, and its first declaration.
    typealias DuplicateProtocol = (key: DeclaredName, reference: DeclarationReference, first: DeclarationReference)

    func findDuplicateProtocols() -> [DuplicateProtocol] {
        let (symbols, protocols) = (program.symbols, program.protocols)
        return symbols.typesByName.filter { $0.types.count > 1 }.sorted().flatMap { key in
            let found = key.types.filter(protocols.isDependencyProtocol)
            let overlaps = ConditionLogic.firstOverlaps(found.map { symbols.declaration($0).conditions })
            return zip(found, overlaps).compactMap { reference, first in
                first.map { (key, reference, found[$0]) }
            }
        }
    }

    /// The dependency protocols that kept the name of those that they were copied from, with the name that each was to get: in
    /// the file of a second `HomeDependency`, a `HelpComponent` depends on a `HelpDependency` that nobody declares.
    func findProtocolCopies() -> [DeclarationReference: UndeclaredDependency] {
        if duplicateProtocols.isEmpty { return [:] }
        var undeclared: [FileID: UndeclaredDependency] = [:]
        for component in graph.components where component.dependencies.isEmpty {
            guard let argument = argument(0, of: component), let name = argument.type.withoutExistential.dottedName,
                !name.isDotted, stem(of: name) == stem(of: component.name),
                argument.location.file == component.location.file,
                program.symbols.resolveType(named: name, in: argument.context) == nil,
                program.protocols.dependencies(of: argument) == nil
            else { continue }
            let known = undeclared[component.location.file]
            undeclared[component.location.file] = known ?? (component.name, name, argument.location)
        }
        var copies: [DeclarationReference: UndeclaredDependency] = [:]
        for (_, reference, first) in duplicateProtocols {
            for copy in [reference, first] {
                let file = program.symbols.location(of: copy).file
                if let meant = undeclared.removeValue(forKey: file) { copies[copy] = meant }
            }
        }
        return copies
    }
}

extension Diagnostic {
    /// A dependency protocol that was to get another name, by which a component depends on it.
    fileprivate static func copy(
        _ name: String, at location: SourceLocation, of original: SourceLocation,
        meantBy dependency: Wiring.UndeclaredDependency
    ) -> Diagnostic {
        Diagnostic(
            .duplicateDependencyProtocol, at: location,
            "the dependency protocol '\(name)' is declared twice, and '\(dependency.name)', the dependency of "
                + "'\(dependency.component)', is not declared",
            edit: "rename this one to '\(dependency.name)'",
            notes: [
                Note("the other declaration is here", at: original),
                Note("'\(dependency.name)' is named here", at: dependency.location),
            ])
    }

    /// Two dependency protocols of one name in one module.
    fileprivate static func duplicateDependencyProtocol(
        _ name: String, at location: SourceLocation, first: SourceLocation, isModuleKnown: Bool
    ) -> Diagnostic {
        duplicate(
            .duplicateDependencyProtocol, "dependency protocol", name, at: location, first: first,
            isModuleKnown: isModuleKnown)
    }
}
