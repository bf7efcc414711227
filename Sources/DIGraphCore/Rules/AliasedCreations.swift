import SwiftFacts

/// The typealias by which alone a component is created that lacks something, while another component is created by nobody.
struct AliasedCreation {
    let alias: String
    let location: SourceLocation
    /// The only component that nobody creates, for which the typealias stood if its name begins with the same word.
    let meant: Component?
}

extension Wiring {
    /// By the components that they create.
    func findAliasedCreations() -> [ScopeID: AliasedCreation] {
        let lacking = Set(requests { $0.isMissing }.map { $0.component.id })
        let detached = graph.components.filter { $0.isWanted && $0.isLeftOut && !$0.isRoot }
        if lacking.isEmpty || detached.isEmpty { return [:] }
        let ids = Set(detached.map { $0.id })
        let heads = detached.filter { ids.isDisjoint(with: $0.parents) }
        var aliases: [ScopeID: Set<AliasPlace?>] = [:]
        for link in creations where !lacking.isDisjoint(with: link.children) {
            for child in link.children { aliases[child, default: []].insert(alias(in: link)) }
        }
        return aliases.filter { lacking.contains($0.key) }.compactMapValues { places in
            guard places.count == 1, let place = places.first ?? nil else { return nil }
            let name = program.symbols.alias(place).name
            let isMeant = heads.count == 1 && heads[0].name.lastNamePart.firstWord == name.lastNamePart.firstWord
            return AliasedCreation(
                alias: name, location: program.symbols.location(of: place), meant: isMeant ? heads[0] : nil)
        }
    }

    /// The typealias that a creation names, or is told.
    private func alias(in link: LinkedCreation) -> AliasPlace? {
        let parts: [String]? =
            switch link.creation.callee {
            case .named(let names, _): names
            case .inferredInitializer: link.creation.contextualType?.dottedName?.nameParts
            default: nil
            }
        guard let parts, case .alias(let place) = program.symbols.resolve(parts, in: context(of: link)) else {
            return nil
        }
        return program.symbols.variants(place).count == 1 ? place : nil
    }

    private func context(of link: LinkedCreation) -> LookupContext {
        guard let owner = link.creation.owner else { return program.symbols.context(atTopOf: link.summary) }
        return program.symbols.context(inside: DeclarationReference(summary: link.summary, type: owner))
    }
}

extension String {
    /// `Home` of `HomeScreen`.
    var firstWord: Substring {
        let end = zip(indices, indices.dropFirst()).first { !self[$0].isUppercase && self[$1].isUppercase }
        return self[..<(end?.1 ?? endIndex)]
    }
}
