import SwiftFacts

extension TypeResolver {
    /// The parts of a composition, as they come. Those of typealiases in a chain are not brought in order at each of them.
    func appendParts(
        of type: TypeSyntax, in context: LookupContext, depth: Int, _ expansions: inout Int,
        to parts: inout [TypeSyntax]
    ) {
        if case .composition(let types) = type, depth < Self.deepest {
            for type in types { appendParts(of: type, in: context, depth: depth, &expansions, to: &parts) }
        } else if let (meant, inner) = behindPlainAlias(type, in: context), expansions < Self.mostExpansions,
            depth < Self.deepest
        {
            expansions += 1
            appendParts(of: meant, in: inner, depth: depth + 1, &expansions, to: &parts)
        } else {
            parts += canonical(type, in: context, depth: depth, &expansions).parts
        }
    }

    /// What a typealias stands for that is declared once, outside of all types, and has no parameters.
    private func behindPlainAlias(
        _ type: TypeSyntax, in context: LookupContext
    ) -> (type: TypeSyntax, context: LookupContext)? {
        guard case .named(let names) = type, names.count == 1, names[0].arguments.isEmpty,
            context.generics[names[0].name] == nil,
            case .alias(let first) = symbols.resolve(names, in: context)
        else { return nil }
        let place = symbols.lastAlias(first)
        let inner = symbols.aliasContext(place)
        guard inner.scope.isEmpty, symbols.alias(place).genericParameters.isEmpty, symbols.variants(place).count == 1
        else { return nil }
        return (symbols.alias(place).type, inner)
    }

    /// Whether a name stands for `any P`, as where it is a typealias of that, and not for the constraint `P`.
    func isExistentialAlias(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        guard case .named(let parts) = type, case .alias(let first) = symbols.resolve(parts, in: context),
            case .existential = symbols.alias(symbols.lastAlias(first)).type
        else { return false }
        return true
    }
}
