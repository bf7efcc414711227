import SwiftFacts

/// The declarations whose members a class has: its own, its extensions, and those of what it conforms to.
extension ScopeGraphBuilder {
    struct MemberSource {
        let declaration: DeclarationReference
        /// Under which the class has them, besides those around the declaration.
        var conditions: [Condition] = []
        /// What the class does not meet, so that it has none of them: `D == any PlayerDependency`.
        var unmetConstraint: String?
        /// It is an extension of the class for some arguments only.
        var isConstrained = false
        var isOfProtocol = false
        /// It is an extension of one of the runtime's own classes.
        var isOfRuntime = false
        /// Where the class has the members, whatever they say.
        var actor = Isolation.none
    }

    /// The class and its extensions.
    func ownSources(of inherited: InheritedClass) -> [MemberSource] {
        let key = symbols.key(of: inherited.reference)
        return [MemberSource(declaration: inherited.reference)]
            + key.extensions.map { extending in
                MemberSource(
                    declaration: extending, conditions: symbols.extensionsInBranches[extending]?[key] ?? [],
                    unmetConstraint: unmetConstraint(of: extending, by: inherited),
                    isConstrained: !symbols.declaration(extending).constraints.isEmpty
                        || !symbols.extendedArguments(of: extending).isEmpty)
            }
    }

    /// What a class conforms to by its own declarations.
    struct Conformances {
        /// The declarations that say so.
        let parts: [DeclarationReference]
        let protocols: [(reference: DeclarationReference, conditions: [Condition])]
        /// Those that it conforms to on an actor only.
        let actors: [DeclarationReference: Isolation]
    }

    func conformances(of inherited: InheritedClass, _ own: [MemberSource]) -> Conformances {
        let parts = own.filter { $0.unmetConstraint == nil }.map { $0.declaration } + runtimeConformances(of: inherited)
        return Conformances(
            parts: parts, protocols: protocolTable.conformances(of: parts), actors: actorsOfConformances(of: parts))
    }

    /// The extensions of what a class conforms to, whatever they ask of it.
    func extensions(for inherited: InheritedClass, _ conformances: Conformances) -> [MemberSource] {
        let (parts, protocols) = (conformances.parts, conformances.protocols)
        let conformed = protocolTable.extensions(of: protocols).map {
            MemberSource(
                declaration: $0.reference, conditions: $0.conditions, isOfProtocol: true,
                actor: symbols.key(of: $0.reference).types.lazy.compactMap { conformances.actors[$0] }.first ?? .none)
        }
        let others =
            extensionsMetFirst(by: inherited, conformingTo: protocols)
            + protocolTable.libraryExtensions(of: parts, conformingTo: protocols)
        return conformed
            + others.map { MemberSource(declaration: $0.reference, conditions: $0.conditions, isOfProtocol: true) }
            + protocolTable.runtimeExtensions(above: inherited.reference).map {
                MemberSource(
                    declaration: $0.reference, isOfProtocol: true, isOfRuntime: true,
                    actor: actor(ofExtensionOf: $0.name, for: inherited))
            }
    }

    /// The actor of members of such an extension, where that does not tell it.
    private func actor(ofExtensionOf name: String, for inherited: InheritedClass) -> Isolation {
        let isMainActor = classifier.classifications[inherited.reference]?.isMainActor == true
        return isMainActor && RuntimeNames.isMetOnMainActor(name) ? Isolation.actor("MainActor") : Isolation.none
    }

    /// The same with what a class does not meet of them; those of the runtime's classes are left out where it is something.
    func asked(_ extensions: [MemberSource], of inherited: InheritedClass) -> [MemberSource] {
        let ofProtocols = extensions.filter { !$0.isOfRuntime }.map { source in
            var source = source
            source.unmetConstraint = unmetConstraint(ofProtocol: source.declaration, by: inherited)
            return source
        }
        return ofProtocols + met(extensions.filter { $0.isOfRuntime }, by: inherited) { $0.declaration }
    }

    // MARK: What classes share

    /// What tells which extensions a class has that ask nothing of it.
    struct SharedConformances: Hashable {
        let protocols: [DeclarationReference]
        let libraries: [String]
        let kind: ComponentKind
        let isMainActor: Bool
    }

    /// The extensions of all classes that conform to the same.
    struct SharedExtensions {
        /// Of the members of those that ask nothing of a class, each of which is the same one for all of them.
        let part: Int
        let names: Set<String>
        /// Those that a class may not meet, or whose members are not the same ones for all.
        let others: [MemberSource]
    }

    /// Many extensions of a protocol to which many classes conform would be as many members as the product of both. A class
    /// that inherits from another one, or has a member of a name that they have, is read by itself.
    func sharedExtensions(
        of inherited: InheritedClass, _ own: [MemberSource], _ conformances: Conformances,
        among parts: inout [InheritedMembers.Part]
    ) -> SharedExtensions? {
        guard let key = sharedConformances(of: inherited, conformances) else { return nil }
        let shared: SharedExtensions?
        if let known = knownExtensions[key] {
            shared = known
        } else {
            shared = sharedExtensions(of: inherited, conformances, addingPartTo: &parts)
            knownExtensions[key] = .some(shared)
        }
        guard let shared, !(own + shared.others).contains(where: { hasMember($0, namedAnyOf: shared.names) }) else {
            return nil
        }
        return shared
    }

    private func hasMember(_ source: MemberSource, namedAnyOf names: Set<String>) -> Bool {
        symbols.declaration(source.declaration).members.contains { $0.isProvided && names.contains($0.fullName) }
    }

    /// Nil for a class whose members may be others than those of one that conforms to the same.
    private func sharedConformances(of inherited: InheritedClass, _ conformances: Conformances) -> SharedConformances? {
        let extended = protocolTable.libraryExtensions
        let libraries =
            extended.isEmpty
            ? [] : conformances.parts.flatMap(protocolTable.libraryNames).filter { extended[$0] != nil }
        let conformsToNothing = conformances.protocols.isEmpty && libraries.isEmpty
        if conformsToNothing, protocolTable.runtimeExtensions.isEmpty { return nil }
        let declaration = symbols.declaration(inherited.reference)
        guard let classification = classifier.classifications[inherited.reference],
            classification.superclass == nil, declaration.genericParameters.isEmpty, declaration.conditions.isEmpty,
            conformances.actors.isEmpty, conformances.protocols.allSatisfy({ $0.conditions.isEmpty }),
            conformances.parts.allSatisfy({ part in
                symbols.declaration(part).inherits.isEmpty || symbols.declaration(part).conditions.isEmpty
            })
        else { return nil }
        return SharedConformances(
            protocols: conformances.protocols.map { $0.reference }, libraries: libraries, kind: classification.kind,
            isMainActor: classification.isMainActor)
    }

    private func sharedExtensions(
        of inherited: InheritedClass, _ conformances: Conformances, addingPartTo parts: inout [InheritedMembers.Part]
    ) -> SharedExtensions? {
        let parted = Dictionary(grouping: extensions(for: inherited, conformances)) { isForAll($0.declaration) }
        guard let same = parted[true] else { return nil }
        let part = part(of: inherited, same, [:], base: nil, among: parts)
        if part.isEmpty { return nil }
        parts.append(part)
        for source in same { sharedParts[source.declaration, default: []].append(parts.count - 1) }
        return SharedExtensions(
            part: parts.count - 1, names: Set((part.provided + part.rejected).map { $0.member.fullName }),
            others: parted[false] ?? [])
    }

    /// Whether an extension asks nothing of a class, and gives each the same members.
    private func isForAll(_ extending: DeclarationReference) -> Bool {
        if let known = extensionsForAll[extending] { return known }
        let declaration = symbols.declaration(extending)
        var context = symbols.context(inside: extending)
        context.generics = typesInClasses
        let isForAll =
            !declaration.hasWhereClause && symbols.extendedArguments(of: extending).isEmpty
            && declaration.members.allSatisfy { !$0.isProvided || isOfOneType($0, in: context) }
        extensionsForAll[extending] = isForAll
        return isForAll
    }

    /// Whether a member of an extension is of the same type in all classes.
    private func isOfOneType(_ member: MemberDeclaration, in context: LookupContext) -> Bool {
        if member.hasOpaqueType || member.generics != .none || member.mentions(anyOf: namesInClasses) { return false }
        let signature = types.signature(of: member, in: context)
        return !signature.parameters.contains { $0.mentions(anyOf: namesInClasses) }
            && signature.result?.mentions(anyOf: namesInClasses) != true
    }

    /// The components that have the members of an extension of a protocol by their own conformances.
    func components(having extending: DeclarationReference) -> [ScopeID] {
        let shared = (sharedParts[extending] ?? []).flatMap { componentsBySharedPart[$0] ?? [] }
        return ((componentsByExtension[extending] ?? []) + shared).sorted()
    }
}
