import SwiftFacts

extension Rule {
    package static let inaccessibleType = Rule(
        id: "inaccessible-type",
        find: inaccessibleTypes,
        explanation: Explanation(
            title: "a type in a request that is less accessible than the request",
            meaning: """
                A dependency protocol requires something of a type, a protocol or a typealias that fewer files see
                than the protocol itself: a `public` one names what is `internal`, or one of the module what is
                `private`. Where nothing but the protocol is as wide as it says, and several types are not, the
                protocol is what is reported.
                """,
            reason: """
                Swift refuses such a requirement. And in another module, where the type cannot be named, no
                scope can declare what is requested, so that every such request would seem to lack a provider.
                """,
            fix: """
                - Make the type as accessible as the protocol: `public`, or `package` within one package.
                - Or make the protocol, and the component that depends on it, less accessible.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                -     private var station = Station(name: "Oslo")
                +     var station = Station(name: "Oslo")
                      var forecast: ForecastComponent { ForecastComponent(parent: self) }
                  }

                - private struct Station {  // reported here
                + struct Station {
                      let name: String
                  }

                  protocol ForecastDependency: Dependency {
                      var station: Station { get }
                  }

                  final class ForecastComponent: Component<ForecastDependency> {
                      var text: String { "Weather in \\(dependency.station.name)" }
                  }
                """))

    private static func inaccessibleTypes(in wiring: Wiring) -> [Diagnostic] {
        let requirements = wiring.requirementsOfNarrowTypes
        let places = Set(requirements.map { $0.location })
        let asking = Dictionary(
            grouping: wiring.requests { places.contains($0.request.location) }, by: \.resolved.request.location)
        // A hidden component gets its access there, and what is nested in it with it.
        lazy var told = Set(inaccessibleComponents(in: wiring).compactMap { $0.location })
        let wide = wiring.needlesslyWide(requirements)
        let tellers = Set(wide.map { $0.uses[0].owner })
        return wide.map { .wideProtocol($0.uses, nowAs: $0.access, in: wiring) }
            + OrderedGroups(requirements, by: { wiring.program.symbols.hiding($0.type, from: $0.access) }).groups
            .compactMap { uses in
                guard let first = uses.first, !uses.allSatisfy({ tellers.contains($0.owner) }) else { return nil }
                let hidden = wiring.program.symbols.hiding(first.type, from: first.access)
                if told.contains(wiring.program.symbols.location(of: hidden)) { return nil }
                return .inaccessibleType(first, hiddenBy: hidden, uses: uses, asking: asking, in: wiring)
            }
    }
}

/// A requirement whose protocol is seen by more files than a type that it names.
struct NarrowRequirement {
    enum NamedType: Hashable {
        case type(DeclarationReference)
        case alias(AliasPlace)
    }

    let member: String
    let location: SourceLocation
    let type: NamedType
    let owner: DeclarationReference
    let protocolName: String
    /// What the type needs.
    let access: AccessLevel
    /// Whether the type is of another module than the protocol.
    let isElsewhere: Bool
}

extension Wiring {
    /// Protocols that alone say an access which none of several types has that they require, with the access of these.
    fileprivate func needlesslyWide(
        _ requirements: [NarrowRequirement]
    ) -> [(uses: [NarrowRequirement], access: AccessLevel)] {
        let wide = OrderedGroups(requirements, by: \.owner).groups.filter { uses in
            Set(uses.map { $0.type }).count > 1 && !uses.contains { $0.isElsewhere }
                && program.symbols.declaration(uses[0].owner).access == uses[0].access
        }
        let users = users(of: Set(wide.map { $0[0].owner }))
        return wide.compactMap { uses in
            let accesses = Set(uses.map { max(program.symbols.access(of: $0.type), .internal) })
            guard accesses.count == 1, let access = accesses.first, access < uses[0].access else { return nil }
            let owner = uses[0].owner
            let isEnough = (users[owner] ?? []).allSatisfy { sees(owner, withAccess: access, from: $0) }
            return isEnough ? (uses, access) : nil
        }
    }

    /// The protocols that inherit from each of these, and the components that depend on it.
    private func users(of owners: Set<DeclarationReference>) -> [DeclarationReference: [DeclarationReference]] {
        if owners.isEmpty { return [:] }
        var users: [DeclarationReference: [DeclarationReference]] = [:]
        for heir in hierarchyOfDependencies {
            for parent in program.protocols.conformances(of: heir) where owners.contains(parent) {
                users[parent, default: []].append(heir)
            }
        }
        for component in graph.components {
            for dependency in component.dependencies {
                let parent = graph.protocols[dependency.index].declaration
                if owners.contains(parent) { users[parent, default: []].append(component.declaration) }
            }
        }
        return users
    }

    /// Whether a declaration could still name a protocol that had this access.
    private func sees(
        _ owner: DeclarationReference, withAccess access: AccessLevel, from user: DeclarationReference
    ) -> Bool {
        program.symbols.declaration(user).effectiveAccess <= access
            && (access > .internal || program.symbols.modules[user.summary] == program.symbols.modules[owner.summary])
    }

    /// Of all dependency protocols, what these inherit included; each once.
    func findRequirementsOfNarrowTypes() -> [NarrowRequirement] {
        let found = allRequirementsOfNarrowTypes()
        if found.isEmpty { return [] }
        // Where members of the name have other types only, the type of the request is what is wrong.
        let names = Set(found.map { $0.member })
        let members = graph.components.flatMap { $0.provided + $0.rejected }.filter { names.contains($0.member.name) }
        let types = Dictionary(grouping: members, by: \.member.name).mapValues { members in
            members.reduce(into: Set<String>()) { $0.formUnion($1.member.typeNames) }
        }
        let untold = Set(members.filter { $0.member.type == nil }.map { $0.member.name })
        return found.filter { narrow in
            // What an alias names may be written in other words, and the compiler asks for its access all the same.
            guard case .type(let type) = narrow.type else { return true }
            let name = program.symbols.key(of: type).name.lastNamePart
            return untold.contains(narrow.member) || types[narrow.member]?.contains(name) ?? true
        }
    }

    private func allRequirementsOfNarrowTypes() -> [NarrowRequirement] {
        let symbols = program.symbols
        let leastAccess = symbols.leastAccessByName()
        let mayBeHidden = symbols.modules.contains { $0 != nil }
        var found: [NarrowRequirement] = []
        var hidden: [NarrowRequirement] = []
        for reference in hierarchyOfDependencies {
            let access = symbols.declaration(reference).effectiveAccess
            let members = membersNaming(narrow: leastAccess, in: reference)
            if members.isEmpty { continue }
            let associated = symbols.associatedTypes(of: [reference])
            for member in members {
                found += requirement(member, of: reference, hiddenBy: associated, isElsewhere: false) { name, context in
                    guard let least = leastAccess[name.last], max(least, .fileprivate) < access else { return nil }
                    let parts = name.parts
                    return narrowType(parts, context, access).map { .type($0) } ?? narrowAlias(parts, context, access)
                }
                guard mayBeHidden else { continue }
                hidden += requirement(member, of: reference, hiddenBy: associated, isElsewhere: true) { name, context in
                    guard let least = leastAccess[name.last], least < .package else { return nil }
                    return symbols.hiddenTypes(name.parts, in: context).first.map { .type($0) }
                }
            }
        }
        if hidden.isEmpty { return found }
        // A library may have a type of that name too. What its own module shows to others is certainly meant.
        let shown = Set(found.map { $0.type }).union(narrowTypesOfPublicMembers().map { .type($0) })
        let places = Set(found.map { $0.location })
        return found + hidden.filter { shown.contains($0.type) && !places.contains($0.location) }
    }

    /// The members of a protocol that name what may be narrower than it, which most do not.
    private func membersNaming(
        narrow leastAccess: [String: AccessLevel], in reference: DeclarationReference
    ) -> [MemberDeclaration] {
        program.symbols.declaration(reference).members.filter { member in
            member.firstType { leastAccess[$0.last] } != nil
        }
    }

    private func requirement(
        _ member: MemberDeclaration, of reference: DeclarationReference, hiddenBy associated: Set<String>,
        isElsewhere: Bool, _ narrowType: (WrittenName, LookupContext) -> NarrowRequirement.NamedType?
    ) -> [NarrowRequirement] {
        let symbols = program.symbols
        let declaration = symbols.declaration(reference)
        let context = symbols.context(inside: reference)
        guard let type = member.firstType(hiddenBy: associated, where: { narrowType($0, context) }) else { return [] }
        let access = declaration.effectiveAccess
        let needed = isElsewhere ? max(access, program.accessNeeded(of: type, in: context.module)) : access
        return [
            NarrowRequirement(
                member: member.name, location: symbols.location(of: member, in: reference), type: type,
                owner: reference,
                protocolName: symbols.key(of: reference).name,
                access: min(needed, .public), isElsewhere: isElsewhere)
        ]
    }

    private func narrowTypesOfPublicMembers() -> Set<DeclarationReference> {
        var types: Set<DeclarationReference> = []
        for component in graph.components {
            let context = program.symbols.context(inside: component.declaration)
            for member in component.provided where member.access >= .public {
                if let type = member.member.firstType(where: { narrowType($0.parts, context, member.access) }) {
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
        let declarations = key.types
        let isNarrow = declarations.allSatisfy { reference in
            let declaration = program.symbols.declaration(reference)
            return !declaration.isLocal && max(declaration.effectiveAccess, .fileprivate) < access
        }
        return isNarrow ? declarations.first : nil
    }

    /// A typealias of the module, outside of any type, where each that has its name is less accessible.
    private func narrowAlias(
        _ parts: [String], _ context: LookupContext, _ access: AccessLevel
    ) -> NarrowRequirement.NamedType? {
        let symbols = program.symbols
        guard parts.count == 1, case .alias(let place) = symbols.resolve(parts, in: context),
            symbols.modules[place.summary] == context.module
        else { return nil }
        let isNarrow = symbols.variants(place).allSatisfy { variant in
            let alias = symbols.alias(variant)
            let isSeen = alias.access >= .internal || variant.summary == context.summary
            return isSeen && !alias.name.isDotted && max(alias.access, .fileprivate) < access
        }
        return isNarrow ? .alias(place) : nil
    }
}

extension Program {
    /// The least access by which another module may name a type.
    fileprivate func accessNeeded(of type: NarrowRequirement.NamedType, in module: String?) -> AccessLevel {
        guard case .type(let reference) = type else { return .public }
        return settings.neededAccess(in: symbols.key(of: reference).module, from: module)
    }
}

extension SymbolTable {
    /// The last name of each type and typealias that not all may use → the access of the least accessible of that name.
    /// Most names are of libraries, or of types that all may use.
    fileprivate func leastAccessByName() -> [String: AccessLevel] {
        var least: [String: AccessLevel] = [:]
        func note(_ name: @autoclosure () -> String, _ access: AccessLevel) {
            guard access < .public else { return }
            let name = name()
            least[name] = min(least[name] ?? access, access)
        }
        for key in typesByName {
            note(key.name.lastNamePart, key.types.reduce(.open) { min($0, declaration($1).effectiveAccess) })
        }
        for summary in summaries {
            for alias in summary.typealiases { note(alias.name.lastNamePart, alias.access) }
        }
        return least
    }

    func name(of type: NarrowRequirement.NamedType) -> String {
        switch type {
        case .type(let reference): key(of: reference).name
        case .alias(let place): alias(place).name
        }
    }

    func access(of type: NarrowRequirement.NamedType) -> AccessLevel {
        switch type {
        case .type(let reference): declaration(reference).effectiveAccess
        case .alias(let place): alias(place).access
        }
    }

    /// The type itself, or the one around it that has less access than it needs where the type says none.
    fileprivate func hiding(
        _ type: NarrowRequirement.NamedType, from access: AccessLevel
    ) -> NarrowRequirement.NamedType {
        guard case .type(var reference) = type else { return type }
        while declaration(reference).access >= access {
            guard let outer = outer(of: key(of: reference))?.types.first else { return type }
            reference = outer
        }
        return .type(reference)
    }

    func location(of type: NarrowRequirement.NamedType) -> SourceLocation {
        switch type {
        case .type(let reference): location(of: reference)
        case .alias(let place): location(of: place)
        }
    }
}

/// The name of a type as it is written, taken apart only where somebody asks.
private struct WrittenName {
    let syntax: [TypeSyntax.NamePart]
    let last: String

    var parts: [String] { syntax.map { $0.name } }
}

extension MemberDeclaration {
    /// The first answer about the names of types in the declaration, but for those that are parameters.
    fileprivate func firstType<Answer>(
        hiddenBy names: Set<String> = [], where find: (WrittenName) -> Answer?
    ) -> Answer? {
        let generics = TypeResolver.genericNames(of: self)
        var pending = types
        while let type = pending.popLast() {
            pending += type.children
            guard case .named(let parts) = type, let first = parts.first, let last = parts.last,
                !generics.contains(first.name), !names.contains(first.name)
            else { continue }
            if let answer = find(WrittenName(syntax: parts, last: last.name)) { return answer }
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func wideProtocol(
        _ uses: [NarrowRequirement], nowAs access: AccessLevel, in wiring: Wiring
    ) -> Diagnostic {
        let symbols = wiring.program.symbols
        let (owner, name) = (uses[0].owner, uses[0].protocolName)
        let types = OrderedGroups(uses, by: \.type).groups.compactMap { $0.first }
        let fix = Fix("make '\(name)' '\(access)'", [.init(.access(access), at: symbols.location(of: owner))])
        return Diagnostic(
            .inaccessibleType, at: symbols.location(of: owner),
            "'\(name)' is '\(uses[0].access)', but requires \(types.count) types that are '\(access)'",
            edit: "make it '\(access)'", alternative: "if it is meant to be '\(uses[0].access)', so must these be",
            notes: types.map { Note("'\(symbols.name(of: $0.type))' is required here", at: $0.location) }, fix: fix)
    }

    fileprivate static func inaccessibleType(
        _ first: NarrowRequirement, hiddenBy hidden: NarrowRequirement.NamedType, uses: [NarrowRequirement],
        asking: [SourceLocation: [(component: Component, resolved: ResolvedRequest)]], in wiring: Wiring
    ) -> Diagnostic {
        let symbols = wiring.program.symbols
        let access = uses.map { $0.access }.max() ?? first.access
        let widest = uses.first { $0.access == access } ?? first
        let name = symbols.name(of: widest.type)
        let fix = Widening.fix("'\(symbols.name(of: hidden))'", of: widest.type, to: access, in: wiring)
        let affected = uses.flatMap { use in
            (asking[use.location] ?? []).map { component, resolved in
                let component = wiring.graph.displayName(of: component.id)
                let request = resolved.request.member.signatureInWords
                return Affected(component, requests: request, at: use.location, "'\(component)' requests '\(request)'")
            }
        }
        let asks = widest.isElsewhere ? " of another module" : ", which is '\(access)',"
        return Diagnostic(
            .inaccessibleType, at: symbols.location(of: hidden),
            "'\(symbols.name(of: hidden))' is '\(symbols.access(of: hidden))', but '\(widest.protocolName)'\(asks) "
                + "requires \(hidden == widest.type ? "it" : "'\(name)'"): make it '\(access)'",
            notes: affected.isEmpty ? uses.map { Note("'\($0.protocolName)' requires it here", at: $0.location) } : [],
            affected: affected, fix: fix)
    }
}
