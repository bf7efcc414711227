import SwiftFacts

extension SymbolTable {
    /// Whether a member can be set, as far as the sources show: also the value in each property wrapper around it.
    func isSettable(_ member: MemberDeclaration, in context: LookupContext) -> Bool {
        guard member.isSettable, member.kind == .property, !member.attributes.isEmpty else { return member.isSettable }
        return member.attributes.allSatisfy { attribute in
            guard let wrapper = resolveType(named: attribute.name, in: context) else { return true }
            return wrapper.types.allSatisfy { !isWrapper($0) || hasSettableValue(wrapper, seenFrom: context.module) }
        }
    }

    /// The first of the property wrappers among the attributes of a property.
    func outermostWrapper(of member: MemberDeclaration, in context: LookupContext) -> DeclaredName? {
        for attribute in member.attributes {
            if let wrapper = resolveType(named: attribute.name, in: context), wrapper.types.contains(where: isWrapper) {
                return wrapper
            }
        }
        return nil
    }

    private func isWrapper(_ reference: DeclarationReference) -> Bool {
        declaration(reference).attributes.contains { $0.name == "propertyWrapper" }
    }

    private func hasSettableValue(_ wrapper: DeclaredName, seenFrom module: String?) -> Bool {
        let members = (wrapper.types + wrapper.extensions).flatMap { declaration($0).members }
        // One that asks the instance around it for the value has a setter there.
        if members.contains(where: { $0.isStatic && $0.kind == .subscript }) { return true }
        let needed = wrapper.module == module ? AccessLevel.internal : .package
        return members.allSatisfy { member in
            member.name != "wrappedValue" || member.isStatic || member.isSettable && member.setterAccess >= needed
        }
    }
}
