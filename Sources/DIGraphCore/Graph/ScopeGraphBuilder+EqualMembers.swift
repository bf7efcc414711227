import SwiftFacts

/// Members that extensions of several protocols give a class, of which the compiler takes none.
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
        let placed = members.compactMap { member in extending[member.location].map { (member: member, part: $0) } }
        let groups = OrderedGroups(placed, by: \.member.member.fullName).groups.filter { $0.count > 1 }
        var found: [SourceLocation: String] = [:]
        for group in groups {
            for (member, part) in group {
                let equal = group.filter {
                    $0.part != part && isEqual($0.member, member) && !$0.member.isRanked(besides: member)
                        && $0.member.effects.isAsync == member.effects.isAsync
                }
                // The class's own goes before all of them.
                guard !equal.isEmpty,
                    !(members.filter { extending[$0.location] == nil } + inherited()).contains(where: {
                        isEqual($0, member)
                    })
                else { continue }
                let all = equal.map { $0.part } + [part]
                let isDecided = all.contains { best in all.allSatisfy { $0 == best || isAtLeast(best, $0) } }
                if !isDecided { found[member.location] = symbols.key(of: equal[0].part).name }
            }
        }
        return found
    }

    /// Whether an extension of a protocol is for nothing that another one is not for: what it has goes before.
    private func isAtLeast(_ one: DeclarationReference, _ other: DeclarationReference) -> Bool {
        guard let extended = symbols.key(of: other).protocols.first else { return true }
        let own = ownBounds(of: one)
        return own.contains(extended)
            && symbols.declaration(other).constraints.allSatisfy { isImplied($0, of: other, by: one, own) }
    }

    /// The protocols that each instance of an extension conforms to.
    private func ownBounds(of extending: DeclarationReference) -> Set<DeclarationReference> {
        let context = symbols.context(inside: extending)
        let asked = symbols.declaration(extending).constraints.filter { $0.left == .name("Self") }.flatMap {
            protocolTable.constraints(of: $0.right, in: context)
        }.flatMap { protocolTable.protocols(named: $0.type, in: $0.context) }
        return Set((symbols.key(of: extending).protocols + asked).flatMap { protocolTable.hierarchy(of: $0) })
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
        return symbols.declaration(one).constraints.contains { given in
            guard given.left.associatedName == constraint.left.associatedName,
                given.left.isOfSelf == constraint.left.isOfSelf
            else { return false }
            if given.isSameType { return true }
            let type = types.canonical(given.right, in: symbols.context(inside: one))
            return !constraint.isSameType && (type == wanted || types.implied(by: type).bounds.contains(wanted))
        }
    }
}

extension ProvidedMember {
    /// Whether attributes may make calls prefer one of two.
    fileprivate func isRanked(besides other: ProvidedMember) -> Bool {
        availability != other.availability || isDisfavoured || other.isDisfavoured
    }

    private var isDisfavoured: Bool { member.attributes.contains { $0.name == "_disfavoredOverload" } }
}

extension TypeSyntax {
    fileprivate var isOfSelf: Bool { self == .name("Self") }
}
