import SwiftFacts

/// Finds types that have a part of some kind, however many compositions and typealiases are around it.
///
/// Each typealias is read once, since many types may share one long composition.
final class CompositionSearch {
    private let symbols: SymbolTable
    private var answers: [AliasPlace: Bool] = [:]

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
    }

    /// - Parameter isMeant: the same for all questions to one search.
    func finds(
        in type: TypeSyntax, _ context: LookupContext, where isMeant: (TypeSyntax, LookupContext) -> Bool
    ) -> Bool {
        var aliases: [AliasPlace] = []
        let parts = symbols.constraints(of: type, in: context) { aliases.append($0) }
        return parts.contains(where: isMeant) || aliases.contains { finds(behind: $0, where: isMeant) }
    }

    private func finds(behind alias: AliasPlace, where isMeant: (TypeSyntax, LookupContext) -> Bool) -> Bool {
        if let known = answers[alias] { return known }
        var users: [AliasPlace: [AliasPlace]] = [:]
        var found: [AliasPlace] = []
        var pending = [alias]
        answers[alias] = false
        while let next = pending.popLast() {
            let parts = symbols.constraints(of: symbols.alias(next).type, in: symbols.aliasContext(next)) { used in
                if answers[used] == true { found.append(next) }
                users[used, default: []].append(next)
                if answers[used] == nil { pending.append(used) }
                answers[used] = answers[used] ?? false
            }
            if parts.contains(where: isMeant) { found.append(next) }
        }
        while let next = found.popLast() {
            if answers.updateValue(true, forKey: next) == false { found += users[next] ?? [] }
        }
        return answers[alias] == true
    }
}

extension SymbolTable {
    typealias Constraint = (type: TypeSyntax, context: LookupContext)

    /// The protocols of a composition or behind a typealias, each with the place it is looked up from.
    func constraints(of type: TypeSyntax, in context: LookupContext) -> [Constraint] {
        // Typealiases may add to each other without end.
        var expanded: Set<AliasPlace> = []
        return constraints(of: type, in: context, follow: { expanded.insert($0).inserted })
    }

    /// Those that are not behind a typealias.
    /// - Parameter meet: gets the typealiases.
    func constraints(
        of type: TypeSyntax, in context: LookupContext, meet: (AliasPlace) -> Void
    ) -> [Constraint] {
        constraints(
            of: type, in: context,
            follow: {
                meet($0)
                return false
            })
    }

    private func constraints(
        of type: TypeSyntax, in context: LookupContext, follow: (AliasPlace) -> Bool
    ) -> [Constraint] {
        var found: [Constraint] = []
        // Its own stack, since compositions and typealiases may be nested deeply.
        var pending = [(type: type, context: context)]
        while let (type, context) = pending.popLast() {
            switch type {
            case .composition(let types): pending += types.reversed().map { ($0, context) }
            case .existential(let inner), .attributed(_, let inner): pending.append((inner, context))
            case .named(let parts):
                guard case .alias(let place) = resolve(parts, in: context) else {
                    found.append((type, context))
                    continue
                }
                let last = lastAlias(place)
                if follow(last) { pending.append((alias(last).type, aliasContext(last))) }
            default: break
            }
        }
        return found
    }
}
