import SwiftFacts

/// Associated types.
extension ProtocolTable {
    /// An associated type hides a type of its name that stands around the protocol, and typealiases may name it.
    func contextOfRequirements(of reference: DeclarationReference) -> LookupContext {
        var context = symbols.context(inside: reference)
        guard hidesTypes || aliasesNameAssociatedTypes else { return context }
        for name in symbols.associatedTypes(of: hierarchy(of: reference)) { context.generics[name] = .name(name) }
        return context
    }

    /// Whether an extension of a protocol implements a member of that kind, name and labels for all, on any thread.
    func implements(_ member: MemberDeclaration, for reference: DeclarationReference) -> Bool {
        symbols.key(of: reference).extensions.contains { extending in
            let declaration = symbols.declaration(extending)
            return !declaration.hasWhereClause
                && declaration.members.contains {
                    $0.kind == member.kind && $0.name == member.name && $0.isStatic == member.isStatic
                        && $0.parameters.map { $0.label } == member.parameters.map { $0.label }
                        && isolations.isolation(of: $0, in: extending, ambient: isolations.isolation(of: extending))
                            == .none
                }
        }
    }
}
