import SwiftFacts

/// What extensions of protocols implement.
extension ProtocolTable {
    /// What implements a requirement: an extension that is there wherever that is, or one in each branch of an `#if`.
    func implementer(of request: Request, among candidates: [DefaultMember]) -> Implementer? {
        let seen = candidates.filter { isVisible($0) && hasForm(of: request, $0) }
        let lasting = seen.filter { exist([$0], whereverDoes: request) }
        if !lasting.isEmpty || seen.count < 2 { return implementer(among: lasting) }
        guard exist(seen, whereverDoes: request),
            ConditionLogic.firstOverlaps(seen.map { $0.member.conditions }).allSatisfy({ $0 == nil })
        else { return nil }
        let branches = seen.compactMap { implementer(among: [$0]) }
        guard branches.count == seen.count, var implementer = branches.first else { return nil }
        implementer.isDeprecated = branches.contains { $0.isDeprecated }
        return implementer
    }

    /// The one that the compiler takes: of two constrained extensions the one that is for less.
    private func implementer(among witnesses: [DefaultMember]) -> Implementer? {
        let usable = witnesses.filter { !$0.isUnavailable }
        let constrained = usable.filter { $0.isConstrained }.map { implementer($0.extending) }
        // What is unavailable hides what is for more types all the same.
        guard !usable.allSatisfy({ $0.isUnsure }),
            var best = Implementer.best(of: witnesses.map { implementer($0.extending) }),
            usable.contains(where: { implementer($0.extending).protocols == best.protocols }),
            constrained.count < 2
                || constrained.allSatisfy({ $0.isWhole }) && constrained.filter({ !isLess($0, than: best) }).count < 2
        else { return nil }
        best.isDeprecated = witnesses.contains { witness in
            !witness.isUnsure && witness.member.attributes.areDeprecated
        }
        return best
    }

    /// Whether what is best goes before it also where both are for the same.
    private func isLess(_ other: Implementer, than best: Implementer) -> Bool {
        if !other.isAtLeast(best) { return true }
        guard let extended = best.extended, extended != other.extended else { return false }
        return other.extended.map(hierarchy(of: extended).contains) != false
    }

    /// What an extension of protocols is for.
    func implementer(_ extending: DeclarationReference) -> Implementer {
        if let known = implementers[extending] { return known }
        let extended = symbols.extendedKey(of: extending).types
        let asked = asked(of: extending)
        let bounds = extended + asked.joined()
        let above = Set(bounds.flatMap { [$0] + hierarchy(of: $0) })
        let isOfDependencies =
            extended.isEmpty || !above.isDisjoint(with: dependencyProtocols)
            || symbols.declaration(extending).constraints.contains {
                classifier.isRuntimeProtocol($0.right, ["Dependency"], in: symbols.context(inside: extending))
            }
        let implementer = Implementer(
            extended: extended.first, protocols: bounds, above: above, isOfDependencies: isOfDependencies,
            isWhole: !asked.contains { $0.isEmpty })
        implementers[extending] = implementer
        return implementer
    }

    /// The declarations of each thing that an extension asks of `Self`.
    private func asked(of extending: DeclarationReference) -> [[DeclarationReference]] {
        let context = symbols.context(inside: extending)
        return symbols.declaration(extending).constraints.filter { $0.left.dottedName == "Self" && !$0.isSameType }
            .flatMap { constraints(of: $0.right, in: context) }.map { declarations(of: $0.type, in: $0.context) }
    }

    /// Of extensions those that are not for protocols alone from which others of them inherit: one that goes before all is
    /// among these.
    func lowest(of extensions: [DeclarationReference]) -> [DeclarationReference] {
        let bounds = extensions.map { symbols.extendedKey(of: $0).types + asked(of: $0).joined() }
        let above = inherited(by: bounds.joined())
        return zip(extensions, bounds).filter { $1.isEmpty || !above.isSuperset(of: $1) }.map { $0.0 }
    }

    /// All that some protocols inherit from.
    private func inherited(by protocols: some Sequence<DeclarationReference>) -> Set<DeclarationReference> {
        var found: Set<DeclarationReference> = []
        var pending = protocols.flatMap { parents[$0] ?? [] }
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += parents[next] ?? [] }
        }
        return found
    }

    /// Whether the compiler takes a member of a protocol extension as the implementation of a requirement.
    func isWitness(_ candidate: DefaultMember, for request: Request) -> Bool {
        isVisible(candidate) && wouldBeWitness(candidate, for: request)
    }

    private func isVisible(_ candidate: DefaultMember) -> Bool {
        settings.isVisible(candidate.member.access, declaredIn: symbols.modules[candidate.extending.summary])
    }

    /// Whether it implements a requirement wherever it is seen.
    func wouldBeWitness(_ candidate: DefaultMember, for request: Request) -> Bool {
        hasForm(of: request, candidate) && !candidate.isUnavailable && exist([candidate], whereverDoes: request)
    }

    private func exist(_ candidates: [DefaultMember], whereverDoes request: Request) -> Bool {
        ConditionLogic.implies(request.member.conditions, anyOf: candidates.map { $0.member.conditions })
    }

    private func hasForm(of request: Request, _ candidate: DefaultMember) -> Bool {
        let (member, reference) = (candidate.member, candidate.extending)
        let requirement = request.member
        let context = symbols.context(inside: reference)
        let own = isolations.isolation(of: member, in: reference, ambient: isolations.isolation(of: reference))
        return member.kind == requirement.kind && member.fullName == requirement.fullName
            && member.parameters.map { $0.isVariadic } == requirement.parameters.map { $0.isVariadic }
            && member.isStatic == requirement.isStatic && (own == .none || own == request.isolation)
            && (member.isSettable || !requirement.isSettable)
            && types.effects(of: member, in: context).areCovered(by: request.effects)
            && types.signature(of: member, in: context).isWitness(for: request.signature)
    }

    func requestName(of candidate: DefaultMember) -> RequestName {
        RequestName(
            candidate.member, types.signature(of: candidate.member, in: symbols.context(inside: candidate.extending)))
    }

    /// The requirements of a protocol that its extensions implement for whoever conforms to it.
    func placesOfImplemented(of reference: DeclarationReference) -> Set<SourceLocation> {
        Set(
            requirements(of: [reference], inheritedBy: [reference], conformingTo: nil) { _ in true }
                .filter { $0.hasDefault }.map { $0.location })
    }

    /// The members of an extension that is for every class which conforms to all of `heirs`: they are default
    /// implementations. So are those of which that is unsure.
    func defaultMembers(
        in extending: DeclarationReference, for heirs: () -> Set<DeclarationReference>?,
        orMaybe inherited: () -> Set<DeclarationReference>
    ) -> [DefaultMember] {
        let declaration = symbols.declaration(extending)
        let isMet = !declaration.hasWhereClause || heirs().map { self.isMet(by: $0, extending) } == true
        // The compiler (6.3) counts an extension for `Sendable` types wherever it stands beside another one.
        guard isMet || self.isMet(by: inherited(), orSendable: true, extending) else { return [] }
        return declaration.members.map {
            DefaultMember(
                member: $0, extending: extending, isConstrained: declaration.hasWhereClause, isUnsure: !isMet)
        }
    }

    /// Whether a class that conforms to these protocols meets what an extension requires of `Self`.
    private func isMet(
        by heirs: Set<DeclarationReference>, orSendable: Bool = false, _ extending: DeclarationReference
    ) -> Bool {
        let declaration = symbols.declaration(extending)
        let context = symbols.context(inside: extending)
        return !declaration.constraints.isEmpty
            && declaration.constraints.allSatisfy { constraint in
                guard constraint.left.dottedName == "Self", !constraint.isSameType else { return false }
                let parts = constraints(of: constraint.right, in: context)
                return !parts.isEmpty
                    && parts.allSatisfy {
                        orSendable && $0.type.description.lastNamePart == "Sendable"
                            || conform(heirs, to: $0.type, in: $0.context)
                    }
            }
    }

    private func conform(
        _ heirs: Set<DeclarationReference>, to type: TypeSyntax, in context: LookupContext
    ) -> Bool {
        let declared = declarations(of: type, in: context)
        if !declared.isEmpty { return declared.contains(where: heirs.contains) }
        if classifier.isRuntimeProtocol(type, ["Dependency"], in: context) {
            return !heirs.isDisjoint(with: dependencyProtocols)
        }
        switch type.description.lastNamePart {
        case "AnyObject": return true
        case "Sendable": return !heirs.isDisjoint(with: sendableProtocols)
        default: return false
        }
    }

    /// The extensions of protocols by the types that they require `Self` to be.
    func extensionsByBound() -> [DeclarationReference: [DeclarationReference]] {
        var found: [DeclarationReference: [DeclarationReference]] = [:]
        for key in symbols.typesByName where !key.protocols.isEmpty {
            for extending in key.extensions {
                let context = symbols.context(inside: extending)
                for constraint in symbols.declaration(extending).constraints
                where constraint.left.dottedName == "Self" && !constraint.isSameType {
                    for part in constraints(of: constraint.right, in: context) {
                        for bound in declarations(of: part.type, in: part.context) {
                            found[bound, default: []].append(extending)
                        }
                    }
                }
            }
        }
        return found
    }
}

extension ProtocolTable.DefaultMember {
    fileprivate var isUnavailable: Bool { member.attributes.areUnavailable }
}

/// An extension of protocols that implements a requirement.
struct Implementer: Sendable {
    /// Nil for the runtime's `Dependency`.
    let extended: DeclarationReference?
    /// What `Self` conforms to in it.
    let protocols: [DeclarationReference]
    /// The same, with what these inherit from.
    let above: Set<DeclarationReference>
    /// Whether `Self` conforms to the runtime's `Dependency` in it, of which the sources do not tell more.
    let isOfDependencies: Bool
    /// Whether the sources declare all that it asks for.
    let isWhole: Bool
    /// The compiler warns of a class that has no other implementation.
    var isDeprecated = false

    /// The one that is for no more types than any of the others.
    static func best(of all: [Implementer]) -> Implementer? {
        // The last of them in the sources is the one that most often refines the others.
        guard let last = all.last else { return nil }
        let best = all.reversed().reduce(last) { $0.isAtLeast($1) ? $0 : $1 }
        return all.allSatisfy(best.isAtLeast) ? best : nil
    }

    fileprivate func isAtLeast(_ other: Implementer) -> Bool {
        other.protocols.allSatisfy(above.contains) && (isOfDependencies || !other.isOfDependencies)
    }
}
