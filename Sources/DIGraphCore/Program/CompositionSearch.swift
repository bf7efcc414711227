import SwiftFacts

/// Finds types that have a part of some kind, however many compositions and typealiases are around it.
///
/// Each typealias is read once, since many types may share one long composition.
final class CompositionSearch {
    private let symbols: SymbolTable
    private var answers: [AliasPlace: Bool] = [:]
    private var firsts: [AliasPlace: SymbolTable.PlacedConstraint] = [:]

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

    /// The first of those parts, in the order in which they are written, with the typealias that names it.
    /// - Parameter isMeant: the same for all questions to one search.
    func first(
        in type: TypeSyntax, _ context: LookupContext, where isMeant: (TypeSyntax, LookupContext) -> Bool
    ) -> SymbolTable.PlacedConstraint? {
        var entered: Set<AliasPlace> = []
        var found: SymbolTable.PlacedConstraint?
        var (parts, namedBy) = (symbols.parts(of: type, in: context)[...], nil as AliasPlace?)
        while found == nil, let part = parts.popFirst() {
            switch part {
            case .constraint(let constraint):
                found = isMeant(constraint.type, constraint.context) ? (constraint, namedBy) : nil
            case .alias(let alias):
                found = firsts[alias]
                guard found == nil, finds(behind: alias, where: isMeant), entered.insert(alias).inserted else {
                    continue
                }
                (parts, namedBy) = (symbols.parts(behind: alias)[...], alias)
            }
        }
        if let found { for alias in entered { firsts[alias] = found } }
        return found
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
    typealias PlacedConstraint = (constraint: Constraint, alias: AliasPlace?)

    fileprivate enum Part {
        case constraint(Constraint)
        case alias(AliasPlace)
    }

    /// What a composition is made of, without what is behind typealiases.
    fileprivate func parts(of type: TypeSyntax, in context: LookupContext) -> [Part] {
        var parts: [Part] = []
        walk(type, in: context, found: { type, context, _ in parts.append(.constraint((type, context))) }) {
            parts.append(.alias($0))
            return false
        }
        return parts
    }

    fileprivate func parts(behind alias: AliasPlace) -> [Part] {
        parts(of: self.alias(alias).type, in: aliasContext(alias))
    }

    /// Whether a type has several parts, also behind a typealias.
    func isComposition(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        let parts = parts(of: type, in: context)
        guard parts.count == 1, case .alias(let alias) = parts[0] else { return parts.count > 1 }
        return self.parts(behind: alias).count > 1
    }

    /// The protocols of a composition or behind a typealias, each with the place it is looked up from.
    func constraints(of type: TypeSyntax, in context: LookupContext) -> [Constraint] {
        // Typealiases may add to each other without end.
        placedConstraints(of: type, in: context).map { $0.constraint }
    }

    /// The same, each with the typealias that names it, where there is one.
    func placedConstraints(
        of type: TypeSyntax, in context: LookupContext
    ) -> [PlacedConstraint] {
        var expanded: Set<AliasPlace> = []
        var all: [PlacedConstraint] = []
        walk(type, in: context, found: { all.append((($0, $1), $2)) }) { expanded.insert($0).inserted }
        return all
    }

    /// Those that are not behind a typealias.
    /// - Parameter meet: gets the typealiases.
    func constraints(
        of type: TypeSyntax, in context: LookupContext, meet: (AliasPlace) -> Void
    ) -> [Constraint] {
        parts(of: type, in: context).compactMap { part in
            switch part {
            case .constraint(let constraint): return constraint
            case .alias(let alias):
                meet(alias)
                return nil
            }
        }
    }

    private func walk(
        _ type: TypeSyntax, in context: LookupContext, found: (TypeSyntax, LookupContext, AliasPlace?) -> Void,
        follow: (AliasPlace) -> Bool
    ) {
        // Its own stack, since compositions and typealiases may be nested deeply.
        var pending: [(type: TypeSyntax, context: LookupContext, alias: AliasPlace?)] = [(type, context, nil)]
        while let (type, context, namedBy) = pending.popLast() {
            switch type {
            case .composition(let types): pending += types.reversed().map { ($0, context, namedBy) }
            case .existential(let inner), .attributed(_, let inner): pending.append((inner, context, namedBy))
            case .named(let parts):
                guard case .alias(let place) = resolve(parts, in: context) else {
                    found(type, context, namedBy)
                    continue
                }
                let last = lastAlias(place)
                if follow(last) { pending.append((alias(last).type, aliasContext(last), last)) }
            default: break
            }
        }
    }
}
