import SwiftFacts

/// What subclasses make of the generic classes above them.
extension TypeResolver {
    /// The class by which a name means something in a generic class above it, and that class.
    func heir(of key: DeclaredName, named parts: [TypeSyntax.NamePart], in context: LookupContext)
        -> (heir: DeclaredName, base: DeclaredName)?
    {
        var outer = key.name.outerName
        while !outer.isEmpty {
            if !genericParameters(of: outer, in: key.module).isEmpty, !context.isInside(outer),
                let base = symbols.key(outer, in: key.module),
                let heir = symbols.heir(of: base, named: parts.map(\.name), in: context)
            {
                return (heir, base)
            }
            outer = outer.outerName
        }
        return nil
    }

    /// What a class makes of the generic parameters of a class above it.
    func inheritedArguments(
        of base: DeclaredName, in heir: DeclaredName, seenFrom context: LookupContext, depth: Int,
        _ expansions: inout Int
    ) -> [TypeSyntax] {
        var generics = context.isInside(heir.name) ? context.generics : [:]
        var next = heir
        while next != base {
            guard let reference = next.types.first, let above = symbols.superclass(of: next),
                case .named(let written)? = symbols.declaration(reference).inherits.first?.syntax
            else { return [] }
            var around = symbols.context(around: reference)
            around.generics = generics
            let arguments = (written.last?.arguments ?? []).map {
                canonical($0, in: around, depth: depth + 1, &expansions)
            }
            let parameters = genericParameters(of: above.name, in: above.module)
            generics = Dictionary(zip(parameters, arguments)) { first, _ in first }
            next = above
        }
        return genericParameters(of: base.name, in: base.module).compactMap { generics[$0] }
    }
}
