import SwiftFacts

extension TypeResolver {
    /// What a typealias means that is the same wherever it is named, and how many typealiases are in it.
    struct PlainType {
        let type: TypeSyntax
        let expansions: Int
    }

    /// What a typealias stands for in all of its branches; nil where they differ, which is a type of its own.
    ///
    /// - Parameter parts: the alias as it is written at a place, with canonical arguments.
    func meaning(
        of place: AliasPlace, _ parts: [TypeSyntax.NamePart], from context: LookupContext, depth: Int,
        _ expansions: inout Int
    ) -> TypeSyntax? {
        let before = expansions
        let variants = symbols.variants(place)
        var isKnown = true
        let types = variants.map { variant -> TypeSyntax? in
            if let plain = plainType(variant, parts, from: context) {
                // Another typealias that is too long is named in it, so that none is cut off in the middle.
                if plain.expansions > Self.mostExpansions { return symbols.key(ofAlias: variant).canonicalType }
                if expansions + plain.expansions <= Self.mostExpansions {
                    expansions += plain.expansions
                    return plain.type
                }
            }
            isKnown = false
            return expanded(variant, parts, from: context, depth: depth, &expansions)
        }
        if let only = types.first, types.allSatisfy({ $0 == only }) { return only ?? .named(parts) }
        // Nothing of them is in the type.
        if isKnown { expansions = before + variants.count }
        return nil
    }

    /// What a typealias means that stands outside of all types and has no parameters.
    ///
    /// Those that it names come before it, each once: where the branches of each differ, the ways through them would double
    /// at every one.
    private func plainType(
        _ place: AliasPlace, _ parts: [TypeSyntax.NamePart], from context: LookupContext
    ) -> PlainType? {
        if context.isArgument || parts.contains(where: { !$0.arguments.isEmpty }) { return nil }
        guard isPlain(place) else { return nil }
        if openPlainTypes.contains(place) {
            // One that stands for itself means its name.
            return plainTypes[place] ?? PlainType(type: .named(parts), expansions: 1)
        }
        var pending = [place]
        while let last = pending.last {
            if plainTypes[last] == nil, openPlainTypes.insert(last).inserted {
                pending += plainAliases(in: last)
                continue
            }
            pending.removeLast()
            if plainTypes[last] != nil { continue }
            var expansions = 1
            let type = canonical(symbols.alias(last).type, in: symbols.aliasContext(last), depth: 1, &expansions)
            plainTypes[last] = PlainType(type: type, expansions: expansions)
        }
        return plainTypes[place]
    }

    private func isPlain(_ place: AliasPlace) -> Bool {
        symbols.alias(place).genericParameters.isEmpty && symbols.aliasContext(place).scope.isEmpty
    }

    /// The plain typealiases that one names, and of which nobody asked so far.
    private func plainAliases(in place: AliasPlace) -> [AliasPlace] {
        let context = symbols.aliasContext(place)
        var found: [AliasPlace] = []
        var types = [symbols.alias(place).type]
        while let type = types.popLast() {
            types += type.children
            guard case .named(let parts) = type, case .alias(let first) = symbols.resolve(parts, in: context) else {
                continue
            }
            found += symbols.variants(symbols.lastAlias(first)).filter { isPlain($0) && !openPlainTypes.contains($0) }
        }
        return found
    }
}
