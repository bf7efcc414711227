import SwiftFacts

extension Rule {
    package static let inaccessibleType = Rule(
        id: "inaccessible-type",
        find: inaccessibleTypes,
        explanation: Explanation(
            title: "a type in a request that is less accessible than the request",
            meaning: """
                A dependency protocol requires something of a type, or of a protocol, that fewer files see than the
                protocol itself: a `public` one names what is `internal`, or one of the module what is `private`.
                """,
            reason: """
                Swift refuses such a requirement. And in another module, where the type cannot be named, no
                scope can declare what is requested, so that every such request would seem to lack a provider.
                """,
            fix: """
                - Make the type as accessible as the protocol: `public`, or `package` within one package.
                - Or make the protocol, and the component that depends on it, less accessible.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    private var station = Station(name: "Oslo")
                    var forecast: ForecastComponent { ForecastComponent(parent: self) }
                }

                private struct Station {  // reported here
                    let name: String
                }

                protocol ForecastDependency: Dependency {
                    var station: Station { get }
                }

                final class ForecastComponent: Component<ForecastDependency> {
                    var text: String { "Weather in \\(dependency.station.name)" }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var station = Station(name: "Oslo")
                    var forecast: ForecastComponent { ForecastComponent(parent: self) }
                }

                struct Station {
                    let name: String
                }

                protocol ForecastDependency: Dependency {
                    var station: Station { get }
                }

                final class ForecastComponent: Component<ForecastDependency> {
                    var text: String { "Weather in \\(dependency.station.name)" }
                }
                """)))

    private static func inaccessibleTypes(in wiring: Wiring) -> [Diagnostic] {
        let requirements = wiring.requirementsOfNarrowTypes()
        let places = Set(requirements.map(\.location))
        let asking = Dictionary(
            grouping: wiring.requests { places.contains($0.request.location) }, by: \.resolved.request.location)
        return OrderedGroups(requirements, by: { $0.type }).groups.compactMap { uses in
            uses.first.map { .inaccessibleType($0, uses: uses, asking: asking, in: wiring) }
        }
    }
}

/// A requirement whose protocol is seen by more files than a type that it names.
struct NarrowRequirement {
    let member: String
    let location: SourceLocation
    let type: DeclarationReference
    let protocolName: String
    let access: AccessLevel
}

extension Wiring {
    /// Of all dependency protocols, what these inherit included; each once.
    func requirementsOfNarrowTypes() -> [NarrowRequirement] {
        let found = allRequirementsOfNarrowTypes()
        if found.isEmpty { return [] }
        // Where members of the name have other types only, the type of the request is what is wrong.
        let names = Set(found.map(\.member))
        let members = graph.components.flatMap { $0.provided + $0.rejected }.filter { names.contains($0.member.name) }
        let types = Dictionary(grouping: members, by: \.member.name).mapValues { members in
            members.reduce(into: Set<String>()) { $0.formUnion($1.member.typeNames) }
        }
        let untold = Set(members.filter { $0.member.type == nil }.map(\.member.name))
        return found.filter { narrow in
            let name = program.symbols.key(of: narrow.type).name.lastNamePart
            return untold.contains(narrow.member) || types[narrow.member]?.contains(name) ?? true
        }
    }

    private func allRequirementsOfNarrowTypes() -> [NarrowRequirement] {
        var found: [NarrowRequirement] = []
        var hidden: [NarrowRequirement] = []
        var known: Set<DeclarationReference> = []
        let leastAccess = program.symbols.leastAccessByName()
        for dependency in graph.protocols {
            for reference in program.protocols.hierarchy(of: dependency.declaration, without: known) {
                known.insert(reference)
                found += narrowRequirements(of: reference, leastAccess, narrowType)
                hidden += narrowRequirements(of: reference, leastAccess) { parts, context, _ in
                    program.symbols.hiddenTypes(parts, in: context).first
                }
            }
        }
        if hidden.isEmpty { return found }
        // A library may have a type of that name too. What its own module shows to others is certainly meant.
        let shown = Set(found.map(\.type)).union(narrowTypesOfPublicMembers())
        let places = Set(found.map(\.location))
        return found + hidden.filter { shown.contains($0.type) && !places.contains($0.location) }
    }

    /// - Parameter leastAccess: of the types of a name; most names are of libraries, or of types that all may use.
    private func narrowRequirements(
        of reference: DeclarationReference, _ leastAccess: [String: AccessLevel],
        _ narrowType: ([String], LookupContext, AccessLevel) -> DeclarationReference?
    ) -> [NarrowRequirement] {
        let symbols = program.symbols
        let declaration = symbols.declaration(reference)
        let context = symbols.context(inside: reference)
        let associated = Set(declaration.members.filter { $0.kind == .associatedtype }.map(\.name))
        return declaration.members.compactMap { member in
            let narrow = member.firstType(hiddenBy: associated) { parts -> DeclarationReference? in
                guard let least = parts.last.flatMap({ leastAccess[$0] }), least < .public else { return nil }
                return narrowType(parts, context, declaration.effectiveAccess)
            }
            let file = symbols.summaries[reference.summary].file
            return narrow.map {
                NarrowRequirement(
                    member: member.name, location: SourceLocation(file: file, offset: member.offset), type: $0,
                    protocolName: symbols.key(of: reference).name, access: declaration.effectiveAccess)
            }
        }
    }

    private func narrowTypesOfPublicMembers() -> Set<DeclarationReference> {
        var types: Set<DeclarationReference> = []
        for component in graph.components {
            let context = program.symbols.context(inside: component.declaration)
            for member in component.provided where member.access >= .public {
                if let type = member.member.firstType(where: { narrowType($0, context, member.access) }) {
                    types.insert(type)
                }
            }
        }
        return types
    }

    /// The declaration of a type where each that has its name is less accessible.
    private func narrowType(
        _ parts: [String], _ context: LookupContext, _ access: AccessLevel
    ) -> DeclarationReference? {
        guard case .type(let key) = program.symbols.resolve(parts, in: context) else { return nil }
        let declarations = program.symbols.types[key] ?? []
        let isNarrow = declarations.allSatisfy { reference in
            let declaration = program.symbols.declaration(reference)
            return !declaration.isLocal && max(declaration.effectiveAccess, .fileprivate) < access
        }
        return isNarrow ? declarations.first : nil
    }
}

extension SymbolTable {
    /// The last name of each type → the access of the least accessible of that name.
    fileprivate func leastAccessByName() -> [String: AccessLevel] {
        var least: [String: AccessLevel] = [:]
        for (key, references) in types {
            for reference in references {
                let access = declaration(reference).effectiveAccess
                least[key.name.lastNamePart] = min(least[key.name.lastNamePart] ?? access, access)
            }
        }
        return least
    }
}

extension MemberDeclaration {
    /// The first answer about the names of types in the declaration, but for those that are parameters.
    fileprivate func firstType<Answer>(
        hiddenBy names: Set<String> = [], where find: ([String]) -> Answer?
    ) -> Answer? {
        let hidden = TypeResolver.genericNames(of: self).union(names)
        var pending = parameters.map(\.type) + (type.map { [$0.syntax] } ?? [])
        while let type = pending.popLast() {
            pending += type.children
            guard let parts = type.dottedName?.nameParts, let first = parts.first, !hidden.contains(first) else {
                continue
            }
            if let answer = find(parts) { return answer }
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func inaccessibleType(
        _ first: NarrowRequirement, uses: [NarrowRequirement],
        asking: [SourceLocation: [(component: Component, resolved: ResolvedRequest)]], in wiring: Wiring
    ) -> Diagnostic {
        let symbols = wiring.program.symbols
        let name = symbols.key(of: first.type).name
        let access = uses.map(\.access).max() ?? first.access
        let widest = uses.first { $0.access == access } ?? first
        let fix = Widening.changes(of: first.type, to: access, in: wiring, usedElsewhere: []).flatMap {
            Fix("make '\(name)' '\(access.rawValue)'", $0)
        }
        let affected = uses.flatMap { use in
            (asking[use.location] ?? []).map { component, resolved in
                let component = wiring.graph.displayName(of: component.id)
                let request = resolved.request.member.signatureInWords
                return Affected(component, requests: request, at: use.location, "'\(component)' requests '\(request)'")
            }
        }
        return Diagnostic(
            .inaccessibleType, at: wiring.program.protocols.location(of: first.type),
            "'\(name)' is '\(symbols.declaration(first.type).effectiveAccess.rawValue)', but '\(widest.protocolName)', which is "
                + "'\(access.rawValue)', requires it: make it '\(access.rawValue)'",
            notes: affected.isEmpty ? uses.map { Note("'\($0.protocolName)' requires it here", at: $0.location) } : [],
            affected: affected, fix: fix)
    }
}
