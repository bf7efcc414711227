import SwiftFacts

/// What components provide: the members of their classes, and of all that these inherit and conform to.
extension ScopeGraphBuilder {
    /// A class as one of its subclasses sees it.
    struct InheritedClass: Hashable {
        let reference: DeclarationReference
        /// What its generic parameters stand for.
        let generics: [String: TypeSyntax]
    }

    /// `@_spi(Tests) import Core`.
    struct ImportedGroup: Hashable {
        let module: String
        let attribute: Attribute
    }

    struct ClassConformance: Hashable {
        let reference: DeclarationReference
        let conformed: DeclaredName
    }

    /// The members of all components. What a class inherits is read once for all subclasses that see it alike.
    func collectMembers() {
        var parts: [InheritedMembers.Part] = []
        var known: [InheritedClass: Int] = [:]
        var own: [Int] = []
        for reference in components.map({ $0.declaration }) {
            var chain: [InheritedClass] = []
            var visited: Set<DeclarationReference> = []
            var next: InheritedClass? = InheritedClass(reference: reference, generics: [:])
            while let found = next, known[found] == nil, visited.insert(found.reference).inserted {
                chain.append(found)
                next = base(of: found, below: reference)
            }
            for found in chain.reversed() {
                let base = base(of: found, below: reference).flatMap { known[$0] }
                parts.append(
                    part(of: found, base: base.flatMap { parts[$0].isEmpty ? parts[$0].base : $0 }, among: &parts))
                known[found] = parts.count - 1
            }
            own.append(known[InheritedClass(reference: reference, generics: [:])] ?? 0)
        }
        let all = InheritedMembers.Parts(parts)
        for index in components.indices {
            components[index].members = InheritedMembers(parts: all, own: own[index])
        }
    }

    /// The class above one, as a component sees it, whose type is `Self` there; of one that is not generic, the class's is.
    private func base(of inherited: InheritedClass, below component: DeclarationReference) -> InheritedClass? {
        let base = base(of: inherited)
        guard let base, hasSelf(base.reference), symbols.declaration(component).genericParameters.isEmpty else {
            return base
        }
        var generics = base.generics
        generics["Self"] = symbols.key(of: component).canonicalType
        return InheritedClass(reference: base.reference, generics: generics)
    }

    /// Whether a member of a generic class, or of what it conforms to, is of the type `Self`.
    private func hasSelf(_ reference: DeclarationReference) -> Bool {
        if symbols.declaration(reference).genericParameters.isEmpty { return false }
        if let known = classesWithSelf[reference] { return known }
        let parts = symbols.parts(of: reference)
        let extensions = protocolTable.extensionsOfConformances(of: parts).map { $0.reference }
        let hasSelf = (parts + extensions).contains { part in
            symbols.declaration(part).members.contains { $0.type?.syntax.isSelf == true }
        }
        classesWithSelf[reference] = hasSelf
        return hasSelf
    }

    func base(of inherited: InheritedClass) -> InheritedClass? {
        guard let classification = classifier.classifications[inherited.reference],
            let superclass = classification.superclass
        else { return nil }
        let generics = classification.superclassGenerics.mapValues { $0.replacingNames(inherited.generics) }
        // Where each class makes more of what it passes on, no end would come.
        let isBounded = generics.values.allSatisfy {
            $0.size(upTo: Self.largestArgument) < Self.largestArgument && !$0.isNested(deeperThan: Self.deepestArgument)
        }
        return InheritedClass(reference: superclass, generics: isBounded ? generics : [:])
    }

    private static let largestArgument = 64
    private static let deepestArgument = 12

    /// The members of a class and its extensions.
    private func part(
        of inherited: InheritedClass, base: Int?, among parts: inout [InheritedMembers.Part]
    ) -> InheritedMembers.Part {
        let own = ownSources(of: inherited)
        let generics = inherited.generics.merging(associatedTypes(of: inherited)) { own, _ in own }
        let conformances = conformances(of: inherited, own)
        let shared = sharedExtensions(of: inherited, own, conformances, among: &parts)
        let others = asked(shared?.others ?? extensions(for: inherited, conformances), of: inherited)
        if let id = idsByDeclaration[inherited.reference] {
            for source in others where source.unmetConstraint == nil {
                componentsByExtension[source.declaration, default: []].append(id)
            }
            if let shared { componentsBySharedPart[shared.part, default: []].append(id) }
        }
        return part(of: inherited, own + others, generics, base: shared?.part ?? base, among: parts)
    }

    func part(
        of inherited: InheritedClass, _ sources: [MemberSource], _ generics: [String: TypeSyntax], base: Int?,
        among parts: [InheritedMembers.Part]
    ) -> InheritedMembers.Part {
        let constrained = base.map { parts[$0].constrained } ?? []
        let isGeneric = !symbols.declaration(inherited.reference).genericParameters.isEmpty
        var provided: [ProvidedMember] = []
        var rejected: [ProvidedMember] = []
        let isUnsendable = !sendability.isSendable(inherited.reference)
        var extending: [SourceLocation: DeclarationReference] = [:]
        var constraining: [SourceLocation: DeclarationReference] = [:]
        for source in sources {
            let isolation = isolations.isolation(of: source.declaration)
            for member in symbols.declaration(source.declaration).members where member.isProvided {
                var ambient = isolation
                if member.isOverride, !symbols.declaration(source.declaration).isNonisolated {
                    ambient = isolationOfOverridden(member, from: base, among: parts) ?? ambient
                }
                var candidate = providedMember(
                    member, in: source, of: inherited, ambient: ambient,
                    isOfUnsendable: !source.isOfProtocol && isUnsendable, generics)
                // Of a generic class, the compiler takes the member with the constraint.
                if !source.isOfProtocol, source.isConstrained || !isGeneric {
                    let base = constrained.first { isEqual($0, candidate) }?.constrainedClass
                    if let base { candidate = candidate.equal(inBase: base) }
                }
                if source.isOfProtocol { extending[candidate.location] = source.declaration }
                if source.isConstrained { constraining[candidate.location] = source.declaration }
                if isUsable(candidate) { provided.append(candidate) } else { rejected.append(candidate) }
            }
        }
        let above = sequence(first: base, next: { $0.map { parts[$0].base } }).lazy.prefix(100).compactMap { $0 }
        let equal = equalInProtocols(provided, extending, below: above.flatMap { parts[$0].provided })
        if !equal.isEmpty {
            rejected += provided.compactMap { member in
                equal[member.location].map { member.equal(inProtocol: $0) }
            }
            provided.removeAll { equal[$0.location] != nil }
        }
        let contending = equalInConstrained(provided, constraining)
        if !contending.isEmpty {
            provided = provided.map { member in contending[member.location].map { member.equal(inBase: $0) } ?? member }
            rejected = rejected.map { member in contending[member.location].map { member.equal(inBase: $0) } ?? member }
        }
        return InheritedMembers.Part(provided: provided, rejected: rejected, base: base, inherited: constrained)
    }

    /// The isolation of what a class inherits and overrides by a member; what stands far above is not looked for.
    private func isolationOfOverridden(
        _ member: MemberDeclaration, from base: Int?, among parts: [InheritedMembers.Part]
    ) -> Isolation? {
        let name = member.fullName
        return sequence(first: base, next: { $0.map { parts[$0].base } }).prefix(100).lazy.compactMap { $0 }
            .compactMap { self.isolationsByName(of: $0, among: parts)[name] }.first
    }

    private func isolationsByName(of part: Int, among parts: [InheritedMembers.Part]) -> [String: Isolation] {
        if let known = isolationsByPart[part] { return known }
        let members = parts[part].provided + parts[part].rejected
        let isolations = Dictionary(members.map { ($0.member.fullName, $0.isolation) }) { first, _ in first }
        isolationsByPart[part] = isolations
        return isolations
    }

    func isEqual(_ left: ProvidedMember, _ right: ProvidedMember) -> Bool {
        left.member.fullName == right.member.fullName && left.signature == right.signature
            && !ConditionLogic.areExclusive(left.conditions, right.conditions)
    }

    /// The first constraint of an extension of the class that it does not meet.
    func unmetConstraint(of extending: DeclarationReference, by inherited: InheritedClass) -> String? {
        let declaration = symbols.declaration(extending)
        let unmet = declaration.constraints.first { !mayMeet($0, of: extending, inherited) }
        if let unmet { return unmet.description }
        let parameters = symbols.declaration(inherited.reference).genericParameters
        return zip(parameters, symbols.extendedArguments(of: extending)).first { parameter, argument in
            argument.type != .anyArgument
                && inherited.generics[parameter] != types.canonical(argument.type, in: argument.context)
        }.map { "\($0) == \($1.type)" }
    }

    private func isUsable(_ member: ProvidedMember) -> Bool {
        !member.isOutOfReach && member.signature.result != nil
            && settings.isVisible(member.access, declaredIn: member.module)
    }

    private func providedMember(
        _ member: MemberDeclaration, in source: MemberSource, of inherited: InheritedClass, ambient: Isolation,
        isOfUnsendable: Bool, _ generics: [String: TypeSyntax]
    ) -> ProvidedMember {
        let part = source.declaration
        let declaring = inherited.reference
        let extending = symbols.declaration(part)
        // Inside an extension, names are looked up in the extended type.
        var scope = LookupContext(
            summary: part.summary, module: symbols.modules[part.summary], scope: symbols.key(of: declaring).name,
            outermost: extending.kind == .extension
                ? symbols.key(of: declaring).name : symbols.context(inside: part).outermost,
            generics: generics)
        if source.isOfProtocol {
            scope = symbols.context(inside: part)
            scope.generics = generics
        }
        let own = symbols.declaration(declaring).conditions
        var availability = member.attributes.availability
        if extending.kind == .extension { availability += extending.attributes.availability }
        let around = source.conditions + availability.availabilityConditions
        let conditions = around.isEmpty ? member.conditions : member.conditions + around
        let hidden = source.isOfProtocol ? hiddenProtocol(extendedBy: part) : nil
        return ProvidedMember(
            member: member,
            location: symbols.location(of: member, in: part),
            module: symbols.modules[part.summary],
            via: classifier.classifications[declaring]?.kind == .nonCore ? .nonCoreComponent : .property,
            isolation: source.actor == .none ? isolation(of: member, in: part, scope, ambient: ambient) : source.actor,
            isOfActorConformance: source.actor != .none, isOfUnsendableClass: isOfUnsendable,
            isSetOfVariable: source.isOfProtocol && member.isSettable && !isOfClasses(part),
            conditions: conditions.without(own), availability: availability,
            access: hidden.map { min(symbols.effectiveAccess(of: $0), member.access) } ?? member.access,
            isSettable: symbols.isSettable(member, in: scope), effects: types.effects(of: member, in: scope),
            signature: signature(of: member, of: declaring, in: scope), unmetConstraint: source.unmetConstraint,
            unseenGroup: unseenGroup(of: [member.attributes, extending.attributes], in: part),
            constrainedClass: source.isConstrained ? symbols.key(of: declaring).name : nil, hiddenProtocol: hidden)
    }

    /// Whether only classes conform to the protocol of an extension, by `AnyObject` or the runtime's `Scope`.
    private func isOfClasses(_ part: DeclarationReference) -> Bool {
        let declared = symbols.key(of: part).protocols
        if declared.isEmpty { return protocolTable.libraryExtensions[symbols.declaration(part).name] == nil }
        return declared.flatMap { protocolTable.hierarchy(of: $0) }.contains { above in
            symbols.declaration(above).inherits.contains { inherited in
                let name = inherited.syntax.dottedName?.lastNamePart ?? ""
                return name == "AnyObject" || RuntimeNames.scopes.contains(name)
            }
        }
    }

    /// Who does not see a protocol does not see what its extensions have, whatever that says of itself.
    private func hiddenProtocol(extendedBy part: DeclarationReference) -> DeclarationReference? {
        let declared = symbols.key(of: part).types
        let isSeen = declared.contains {
            settings.isVisible(symbols.effectiveAccess(of: $0), declaredIn: symbols.modules[$0.summary])
        }
        return isSeen ? nil : declared.first
    }

    /// Inside its module a constant of a `Sendable` type may be read from anywhere, whatever actor it belongs to; one of another
    /// type is on the actor of its class, `nonisolated` or not.
    private func isolation(
        of member: MemberDeclaration, in part: DeclarationReference, _ context: LookupContext, ambient: Isolation
    ) -> Isolation {
        let isolation = isolations.isolation(of: member, in: part, ambient: ambient)
        if member.isNonisolatedConstant, ambient != .none, sendability.isUnsendable(member, in: context) {
            return ambient
        }
        guard isolation != .none, member.isLet, context.module == settings.outputModule, let type = member.type?.syntax,
            sendability.isSendable(type, in: context)
        else { return isolation }
        return .none
    }

    /// The first `@_spi` of a declaration in another module that no import of the output's module names.
    private func unseenGroup(of attributes: [FactList<Attribute>], in part: DeclarationReference) -> String? {
        guard let module = symbols.modules[part.summary], module != settings.outputModule else { return nil }
        return attributes.joined().first {
            $0.name == "_spi" && !importedGroups.contains(ImportedGroup(module: module, attribute: $0))
        }?.text
    }

    /// Without a type where the value that shows it may be nil or of another one. `Self` is the class.
    private func signature(
        of member: MemberDeclaration, of declaring: DeclarationReference, in context: LookupContext
    ) -> CanonicalSignature {
        var signature = types.signature(of: member, in: context)
        if signature.result?.isSelf == true, symbols.declaration(declaring).genericParameters.isEmpty {
            signature.result = signature.result?.replacingSelf(symbols.key(of: declaring).canonicalType)
        }
        guard member.typeIsInferred, let type = member.type?.syntax, isUncertain(type, of: member, in: context) else {
            return signature
        }
        return CanonicalSignature(result: nil, parameters: [], generics: signature.generics)
    }

    /// Whether the value of a member, or a part of it, may be of another type than it shows.
    private func isUncertain(_ type: TypeSyntax, of member: MemberDeclaration, in context: LookupContext) -> Bool {
        guard let name = type.dottedName else {
            switch type {
            case .tuple, .array, .dictionary: return type.children.contains { isUncertain($0, of: member, in: context) }
            default: return false
            }
        }
        let key = symbols.resolveType(named: name, in: context)
        let declarations = key.map { $0.types + $0.extensions } ?? []
        // `Box(3)` does not tell the argument of a generic `Box`; a typealias may.
        lazy var isPlain = type == .name(name) && !types.canonical(type, in: context).hasArguments
        lazy var mayGiveNil = !member.isUnwrapped && failingTypes.mayGiveNil(member, of: name, in: context)
        if symbols.hasStaticMember(named: name, in: context) { return true }
        if declarations.isEmpty {
            let isOpen = LibraryTypes.generic.contains(name) && isPlain
            return isOpen || functions.contains(name) || mayGiveNil
        }
        let isOpen = declarations.contains { !symbols.declaration($0).genericParameters.isEmpty } && isPlain
        return isOpen || mayGiveNil
    }

    /// Of protocols that a base class conforms to: the extensions that this is the first class to meet, each with the
    /// conditions of the conformance.
    func extensionsMetFirst(
        by inherited: InheritedClass,
        conformingTo conformances: [(reference: DeclarationReference, conditions: [Condition])]
    ) -> [(reference: DeclarationReference, conditions: [Condition])] {
        guard !extensionsByBound.isEmpty, let base = base(of: inherited) else { return [] }
        let new = conformances.map { $0.reference }.filter { conformed in
            extensionsByBound[conformed] != nil
                && conditionsOfConformance(of: base, to: symbols.key(of: conformed)) == nil
        }
        let candidates = ([inherited.reference] + new).flatMap { extensionsByBound[$0] ?? [] }.withoutRepetition()
        var found: [(reference: DeclarationReference, conditions: [Condition])] = []
        for extending in candidates where isMet(by: inherited, extending) {
            let extended = symbols.key(of: extending)
            if conformances.contains(where: { extended.types.contains($0.reference) }) { continue }
            if let conditions = conditionsOfConformance(of: base, to: extended) {
                found.append((extending, conditions))
            }
        }
        return found
    }
}

extension MemberDeclaration {
    var isProvided: Bool { kind == .property || kind == .method || kind == .subscript }

    /// And not `nonisolated(unsafe)`.
    fileprivate var isNonisolatedConstant: Bool {
        isLet && isNonisolated && !attributes.contains { $0.isNonisolatedUnsafe }
    }
}
