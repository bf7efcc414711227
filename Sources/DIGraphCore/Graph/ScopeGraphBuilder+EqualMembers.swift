import SwiftFacts

/// Members that several extensions give a class, of which the compiler takes none.
extension ScopeGraphBuilder {
    /// The members with an equal one, by their places, each with the protocol that has that.
    ///
    /// - Parameters:
    ///   - extending: the extensions of protocols that have some of the members.
    ///   - inherited: what base classes provide.
    func equalInProtocols(
        _ members: [ProvidedMember], _ extending: [SourceLocation: DeclarationReference],
        below inherited: @autoclosure () -> [ProvidedMember]
    ) -> [SourceLocation: String] {
        if extending.count < 2 { return [:] }
        let placed = members.compactMap { member in extending[member.location].map { Contender(member, of: $0) } }
        let groups = ofSameSignature(placed)
        if groups.isEmpty { return [:] }
        let others = members.filter { extending[$0.location] == nil } + inherited()
        let own = Dictionary(grouping: others) { $0.member.fullName }
        var found: [SourceLocation: String] = [:]
        for group in groups {
            // The class's own goes before all of them.
            let own = own[group[0].member.member.fullName] ?? []
            var (asked, isDecided) = ([DeclarationReference](), true)
            let areAlike = group.dropFirst().allSatisfy { $0.isSurelyEqual(to: group[0]) }
            for one in group where !own.contains(where: { isEqual($0, one.member) }) {
                let all = areAlike ? group : group.filter { $0.part == one.part || areEqual($0, one) }
                guard let other = all.first(where: { $0.part != one.part }) else { continue }
                if asked.count != all.count || !areAlike && asked != all.map({ $0.part }) {
                    asked = all.map { $0.part }
                    isDecided = hasFirst(asked)
                }
                if !isDecided { found[one.member.location] = symbols.key(of: other.part).name }
            }
        }
        return found
    }

    /// The same of the extensions of a generic class for some arguments only, of which a subclass may meet several.
    ///
    /// - Parameter extending: the extensions, by the places of their members.
    func equalInConstrained(
        _ members: [ProvidedMember], _ extending: [SourceLocation: DeclarationReference]
    ) -> [SourceLocation: String] {
        equalInProtocols(members.filter { extending[$0.location] != nil }, extending, below: [])
    }

    /// Those that are more than one; overloads of one name are told apart before any two are compared.
    private func ofSameSignature(_ contenders: [Contender]) -> [[Contender]] {
        OrderedGroups(contenders) { $0.member.member.fullName }.groups.filter { $0.count > 1 }.flatMap { group in
            OrderedGroups(group) { $0.member.signature }.groups.filter { $0.count > 1 }
        }
    }

    /// A member with the extension that has it.
    private struct Contender {
        let member: ProvidedMember
        let part: DeclarationReference

        init(_ member: ProvidedMember, of part: DeclarationReference) {
            self.member = member
            self.part = part
        }

        /// Of two of one name and signature.
        func isSurelyEqual(to other: Contender) -> Bool {
            part != other.part && member.conditions.isEmpty && other.member.conditions.isEmpty
                && isOfSameRank(as: other)
        }

        /// Whether neither attributes nor the `async` of a function may make calls prefer one of two.
        func isOfSameRank(as other: Contender) -> Bool {
            member.limits == other.member.limits && member.isDisfavoured == other.member.isDisfavoured
                && (member.member.kind != .method || member.effects.isAsync == other.member.effects.isAsync)
        }
    }

    /// Of two of one name and signature.
    private func areEqual(_ one: Contender, _ other: Contender) -> Bool {
        !ConditionLogic.areExclusive(one.member.conditions, other.member.conditions) && one.isOfSameRank(as: other)
    }

    /// Whether one of the extensions goes before all others.
    private func hasFirst(_ parts: [DeclarationReference]) -> Bool {
        // The last of them in the sources is the one that most often refines the others.
        let lowest = protocolTable.lowest(of: parts)
        let best = lowest.reversed().reduce(lowest.last ?? parts[0]) { isAtLeast($0, $1) ? $0 : $1 }
        let inherited = symbols.key(of: best).protocols.first.map { Set(protocolTable.hierarchy(of: $0)) }
        return parts.allSatisfy { isAtLeast(best, $0) && !isCrossed(best, $0, inherited ?? []) }
    }

    /// Whether two extensions are for the same by asking for each other's protocol, of which neither inherits from the other.
    private func isCrossed(
        _ one: DeclarationReference, _ other: DeclarationReference, _ inherited: Set<DeclarationReference>
    ) -> Bool {
        guard let left = symbols.key(of: one).protocols.first, let right = symbols.key(of: other).protocols.first,
            !inherited.contains(right), isAtLeast(other, one)
        else { return false }
        return !protocolTable.hierarchy(of: right).contains(left)
    }

    /// Whether an extension is for nothing that another one is not for: what it has goes before.
    private func isAtLeast(_ one: DeclarationReference, _ other: DeclarationReference) -> Bool {
        let key = symbols.key(of: other)
        if one == other { return true }
        if key.types.isEmpty {
            let name = protocolTable.libraryName(extendedBy: other).flatMap { RuntimeNames.isExtensible($0) ? nil : $0 }
            return name.map { protocolTable.isForLibrary($0, one) } != false
        }
        let own = key.protocols.isEmpty ? [] : protocolTable.implementer(one).above
        return key.protocols.first.map(own.contains) != false
            && constraints(of: other).allSatisfy { isImplied($0, of: other, by: one, own) }
    }

    /// With those of `extension Screen<Album>`.
    private func constraints(of extending: DeclarationReference) -> [TypeConstraint] {
        let names = symbols.key(of: extending).types.first.map { symbols.declaration($0).genericParameters } ?? []
        return symbols.declaration(extending).constraints
            + zip(names, symbols.declaration(extending).extendedArguments).map {
                TypeConstraint(left: .name($0), right: $1, isSameType: true)
            }
    }

    private func isImplied(
        _ constraint: TypeConstraint, of other: DeclarationReference, by one: DeclarationReference,
        _ own: Set<DeclarationReference>
    ) -> Bool {
        let context = symbols.context(inside: other)
        let bounds = protocolTable.constraints(of: constraint.right, in: context)
        let asked = bounds.flatMap { protocolTable.protocols(named: $0.type, in: $0.context) }
        if constraint.left == .name("Self"), !asked.isEmpty { return asked.allSatisfy(own.contains) }
        let wanted = types.canonical(constraint.right, in: context)
        let given = constraints(of: one)
        return (given + given.compactMap { $0.mirrored }).contains { given in
            guard given.left.associatedName == constraint.left.associatedName,
                given.left.isOfSelf == constraint.left.isOfSelf
            else { return false }
            let type = types.canonical(given.right, in: symbols.context(inside: one))
            if given.isSameType, !isOpen(type, in: one) { return !constraint.isSameType || !isOpen(wanted, in: other) }
            if given.isSameType != constraint.isSameType { return false }
            return type == wanted || !constraint.isSameType && types.implied(by: type).bounds.contains(wanted)
        }
    }

    /// Whether a type that an extension asks for is told by what each class is: `Item` in `where Detail == Item`.
    private func isOpen(_ type: TypeSyntax, in extending: DeclarationReference) -> Bool {
        let parameters = symbols.key(of: extending).types.flatMap { symbols.declaration($0).genericParameters }
        let names = symbols.associatedTypes(of: protocolTable.implementer(extending).above).union(parameters)
        return type.mentions(anyOf: names)
    }
}

extension ProvidedMember {
    /// What is deprecated, or only of later versions of a system, is there all the same: in builds for later ones, and for
    /// systems that are not named.
    fileprivate var limits: [Attribute] {
        availability.filter { attribute in
            guard let said = attribute.availability else { return true }
            return said.limitsPlaces || !said.isDeprecated && said.platformVersions == nil
        }
    }

    fileprivate var isDisfavoured: Bool { member.attributes.contains { $0.name == "_disfavoredOverload" } }
}

extension TypeConstraint {
    /// `B == A`, for `A == B`.
    fileprivate var mirrored: TypeConstraint? {
        isSameType && right.associatedName != nil ? TypeConstraint(left: right, right: left, isSameType: true) : nil
    }
}

extension TypeSyntax {
    fileprivate var isOfSelf: Bool { self == .name("Self") }
}
