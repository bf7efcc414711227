import SwiftFacts

/// What a name means in each branch of an `#if` that declares it.
extension SymbolTable {
    /// The typealiases that share a name, itself included: several in the branches of an `#if`.
    func variants(_ place: AliasPlace) -> [AliasPlace] {
        let known = key(ofAlias: place).aliases
        return known.isEmpty ? [place] : known
    }

    /// Whether all that share a name with a typealias say the same, as in a file that was copied.
    func hasOneTarget(_ place: AliasPlace) -> Bool {
        let (variants, first) = (variants(place), alias(place))
        return variants.count == 1
            || variants.map(alias).allSatisfy {
                $0.type == first.type && $0.genericParameters == first.genericParameters
            }
    }

    /// All that a dotted name may mean, where what it names differs between the branches of an `#if`: what is
    /// declared there, or imported.
    func resolveTypes(_ parts: [String], in context: LookupContext) -> [DeclaredName] {
        if parts.count == 1, case .type(let key) = resolve(parts, in: context), key.aliases.isEmpty {
            return [key] + namesakesInOtherBranches(of: key, parts, in: context)
        }
        var found: [DeclaredName] = []
        var expansions = 0
        collectTypes(parts, in: context, &expansions, into: &found)
        return found.withoutRepetition()
    }

    /// All that a name means: a type, those of its typealiases, or both.
    func types(meantBy key: DeclaredName) -> [DeclaredName] {
        var found = key.types.isEmpty ? [] : [key]
        var expansions = 0
        collectTypes(of: key.aliases, [], &expansions, into: &found)
        return found.withoutRepetition()
    }

    private func collectTypes(
        _ parts: [String], in context: LookupContext, _ expansions: inout Int, into found: inout [DeclaredName]
    ) {
        for count in 1..<min(max(parts.count, 1), 16) {
            let rest = parts.dropFirst(count)
            guard let outer = resolve(Array(parts.prefix(count)), in: context) else { continue }
            let aliases = aliases(of: outer)
            switch outer {
            case .alias where aliases.count == 1: continue
            case .alias: return collectTypes(of: aliases, rest, &expansions, into: &found)
            case .type: collectTypes(of: aliases, rest, &expansions, into: &found)
            }
        }
        guard let symbol = resolve(parts, in: context) else { return }
        if case .type(let key) = symbol { found += [key] + namesakesInOtherBranches(of: key, parts, in: context) }
        collectTypes(of: aliases(of: symbol), [], &expansions, into: &found)
    }

    /// - Parameter rest: what is named inside of the aliases' types.
    private func collectTypes(
        of variants: [AliasPlace], _ rest: ArraySlice<String>, _ expansions: inout Int, into found: inout [DeclaredName]
    ) {
        for variant in variants where expansions < 64 {
            expansions += 1
            guard let name = alias(variant).type.unwrapped.dottedName else { continue }
            collectTypes(name.nameParts + rest, in: aliasContext(variant), &expansions, into: &found)
        }
    }

    /// The typealiases that a name means: of an alias those at the end of its chain, of a type those that have its name in
    /// other branches of an `#if`.
    func aliases(of symbol: Symbol) -> [AliasPlace] {
        switch symbol {
        case .alias(let place): variants(lastAlias(place))
        case .type(let key): key.aliases
        }
    }

    /// The types that typealiases stand for, those in bodies of functions left out, by what these are called.
    func aliasedTypes() -> [(name: String, type: DeclaredName)] {
        aliasPlaces.compactMap { place in
            alias(place).isLocal ? nil : type(of: .alias(place)).map { (key(ofAlias: place).name, $0) }
        }
    }

    /// The same, each with the conditions under which the name means it; none where the name means nothing else.
    func branches(of symbol: Symbol) -> [(alias: AliasPlace, conditions: [Condition])] {
        let aliases = aliases(of: symbol)
        if case .alias = symbol, aliases.count == 1 { return [(aliases[0], [])] }
        return aliases.map { ($0, alias($0).conditions) }
    }
}
