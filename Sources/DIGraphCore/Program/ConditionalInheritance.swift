import SwiftFacts

/// Under which conditions protocols inherit from others, where a name in branches of an `#if` stands between them.
struct ConditionalInheritance {
    /// Of the protocols that inherit anything under conditions: all that they inherit.
    private var conditions: [DeclarationReference: [DeclarationReference: Alternatives]] = [:]

    /// - Parameter parents: what the parts of its inheritance clause name.
    mutating func add(_ heir: DeclarationReference, _ parents: [(DeclarationReference, [Condition])]) {
        if parents.allSatisfy({ $0.1.isEmpty }) { return }
        for (parent, own) in parents { conditions[heir, default: [:]][parent, default: Alternatives(own)].add(own) }
    }

    func isConditional(_ heir: DeclarationReference) -> Bool { conditions[heir] != nil }

    /// Under which one who conforms to the protocols conforms to each that they inherit from; those that are not named, always.
    ///
    /// - Parameter inherited: what a protocol inherits from.
    func conditions(
        fromHeirs protocols: [DeclarationReference],
        _ inherited: (DeclarationReference) -> [DeclarationReference]
    ) -> [DeclarationReference: [Condition]] {
        if conditions.isEmpty { return [:] }
        var met: [DeclarationReference: Alternatives] = [:]
        var pending = protocols.map { (reference: $0, conditions: [Condition]()) }
        var steps = 0
        while let (reference, around) = pending.popLast() {
            if met[reference]?.covers(around) == true { continue }
            if !around.isEmpty { steps += 1 }
            // Each of many layers may have two branches. What is asked for always is so in each of them.
            if steps > 64 || around.count > 32 { return [:] }
            met[reference, default: Alternatives(around)].add(around)
            for parent in inherited(reference) {
                let own = conditions[reference]?[parent]?.conditions ?? []
                let all = around + own.without(around)
                if own.isEmpty || !ConditionLogic.isNeverMet(all) { pending.append((parent, all)) }
            }
        }
        return met.compactMapValues { $0.conditions.isEmpty ? nil : $0.conditions }
    }
}

extension SymbolTable {
    /// The parts of a composition or behind a typealias, as often as conditions stand around them.
    func constraintsInBranches(
        of type: TypeSyntax, in context: LookupContext
    ) -> [(part: Constraint, conditions: [Condition])] {
        guard hasBranches else { return constraints(of: type, in: context).map { ($0, []) } }
        var found: [(part: Constraint, conditions: [Condition])] = []
        var expanded: Set<AliasInBranches> = []
        var pending = [(part: (type: type, context: context), conditions: [Condition]())]
        while let (part, conditions) = pending.popLast() {
            switch part.type {
            case .composition(let types): pending += types.reversed().map { (($0, part.context), conditions) }
            case .existential(let inner), .attributed(_, let inner): pending.append(((inner, part.context), conditions))
            case .named(let parts):
                let symbol = resolve(parts, in: part.context)
                switch symbol {
                case .alias: break
                // The conditions around a protocol are known by itself.
                case .type, nil: found.append((part, conditions))
                }
                for branch in symbol.map({ branches(of: $0) }) ?? [] {
                    let place = branch.alias
                    let all = conditions + branch.conditions.without(conditions)
                    guard branch.conditions.isEmpty || !ConditionLogic.isNeverMet(all),
                        expanded.insert(AliasInBranches(place: place, conditions: all)).inserted
                    else { continue }
                    pending.append(((alias(place).type, aliasContext(place)), all))
                }
                // Each of many layers may have two branches.
                if expanded.count > 64 { return constraints(of: type, in: context).map { ($0, []) } }
            default: break
            }
        }
        return found
    }
}

/// A typealias below conditions.
private struct AliasInBranches: Hashable {
    let place: AliasPlace
    let conditions: [Condition]
}
