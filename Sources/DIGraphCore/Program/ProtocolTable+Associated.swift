import SwiftFacts

/// Associated types.
extension ProtocolTable {
    /// No graph determines them, and what is wrong is told there.
    func associatedTypes(of hierarchy: [DeclarationReference]) -> Set<String> {
        var names: Set<String> = []
        for reference in hierarchy {
            for member in symbols.declaration(reference).members where member.kind == .associatedtype {
                names.insert(member.name)
            }
        }
        return names
    }

    /// An associated type hides a type of its name that stands around the protocol.
    func contextOfRequirements(of reference: DeclarationReference) -> LookupContext {
        var context = symbols.context(inside: reference)
        guard hidesTypes else { return context }
        for name in associatedTypes(of: hierarchy(of: reference)) { context.generics[name] = .name(name) }
        return context
    }
}
