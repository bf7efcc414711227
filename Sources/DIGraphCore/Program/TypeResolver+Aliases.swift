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

    // MARK: Names behind typealiases

    struct BehindAlias {
        let parts: [TypeSyntax.NamePart]
        /// The place to look them up from.
        var context: LookupContext
        let place: AliasPlace
        /// How many parts name the alias.
        let length: Int
        let isOfProtocol: Bool
    }

    /// `Store<AppState>.Action` for `AppStore.Action`, where an alias fixes generic arguments or stands for a type that the
    /// sources do not declare, and the place to look it up from.
    func behindAlias(_ parts: [TypeSyntax.NamePart], in context: LookupContext) -> BehindAlias? {
        guard parts.count > 1, context.generics[parts[0].name] == nil,
            let (length, first) = leadingAlias(parts, in: context)
        else { return nil }
        let place = symbols.lastAlias(first)
        let alias = symbols.alias(place)
        let meant = alias.type(givenArguments: parts[length - 1].arguments)
        guard symbols.hasOneTarget(place),
            case .named(let target) = meant.unsugared.map(TypeSyntax.named) ?? meant,
            target.contains(where: { !$0.arguments.isEmpty }) || symbols.resolve(parts, in: context) == nil
        else { return nil }
        let isOfProtocol = isOfProtocol(symbols.key(ofAlias: place))
        var inner = symbols.aliasContext(place)
        if isOfProtocol { inner.generics = context.generics }
        return BehindAlias(
            parts: target + parts.dropFirst(length), context: inner, place: place, length: length,
            isOfProtocol: isOfProtocol)
    }

    /// The first typealias that a name goes through, with the number of parts that name it.
    private func leadingAlias(
        _ parts: [TypeSyntax.NamePart], in context: LookupContext
    ) -> (length: Int, alias: AliasPlace)? {
        for length in 1..<min(parts.count, 16) {
            if case .alias(let alias) = symbols.resolve(Array(parts.prefix(length)), in: context) {
                return (length, alias)
            }
            if !parts[length - 1].arguments.isEmpty { return nil }
        }
        return nil
    }

    /// What the generic parameters of the types around an alias stand for where it is named, also by what inherits it.
    func generics(
        around place: AliasPlace, _ parts: [TypeSyntax.NamePart], in context: LookupContext, depth: Int,
        _ expansions: inout Int
    ) -> [String: TypeSyntax] {
        let key = symbols.key(ofAlias: place)
        var generics = genericsAround(key, parts, in: context)
        // What conforms says what the associated types are.
        if isOfProtocol(key) {
            generics.merge(context.generics.filter { symbols.associatedNames.contains($0.key) }) { $1 }
        }
        if let (heir, base) = heir(of: key, named: parts, in: context) {
            let (before, _) = split(parts, of: key, inside: base)
            let known = inheritedArguments(of: base, in: heir, before, seenFrom: context, depth: depth, &expansions)
            generics.merge(zip(allGenericParameters(of: base), known)) { $1 }
        }
        if symbols.alias(place).type.mentions(anyOf: ["Self"]) { generics["Self"] = type(around: key, generics) }
        return generics
    }

    /// What `Self` is in an alias of a type; nil in one of a protocol, of which each conformer makes another.
    private func type(around alias: DeclaredName, _ generics: [String: TypeSyntax]) -> TypeSyntax? {
        guard let outer = symbols.key(alias.name.outerName, in: alias.module, from: alias.file), !isOfProtocol(alias)
        else { return generics["Self"] }
        return outer.canonicalType(arguments: allGenericParameters(of: outer).compactMap { generics[$0] })
    }

    /// What the generic parameters of the types around an alias stand for: `Int` in `Box<Int>.Pair`. Those that a place
    /// leaves out are what they are there, or equal to themselves only.
    private func genericsAround(
        _ alias: DeclaredName, _ parts: [TypeSyntax.NamePart], in context: LookupContext
    ) -> [String: TypeSyntax] {
        var generics: [String: TypeSyntax] = [:]
        var outer = alias.name.outerName
        var written = parts.dropLast()[...]
        while !outer.isEmpty {
            let arguments = written.popLast()?.arguments ?? []
            for (index, parameter) in genericParameters(of: outer, around: alias).enumerated() {
                let known = context.isInside(outer) ? context.generics[parameter] : nil
                let argument = index < arguments.count ? arguments[index] : known
                generics[parameter] = generics[parameter] ?? argument ?? .named([.init(name: "\(outer).\(parameter)")])
            }
            outer = outer.outerName
        }
        return generics
    }
}
