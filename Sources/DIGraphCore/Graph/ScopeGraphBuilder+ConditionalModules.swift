import SwiftFacts

/// Modules that the generated file may not see in every build: an app imports one under `#if os(iOS)`, or where a trait of
/// its package is on. What nothing creates elsewhere gets the condition too, for elsewhere the file cannot name it.
extension ScopeGraphBuilder {
    func limitToVisibleModules() {
        let visibility = ModuleVisibility(symbols, settings)
        if visibility.conditions.isEmpty { return }
        var limited: [ScopeID: [[Condition]]] = [:]
        for component in components {
            limited[component.id] = component.module.flatMap { visibility.conditions[$0] }
        }
        if !limited.isEmpty { addPlacesOfCreations(to: &limited) }
        moduleConditions = visibility.conditions.mapValues(joined)
        for (module, parts) in Dictionary(grouping: components, by: \.module) {
            guard let module, let seen = visibility.conditions[module] else { continue }
            let added = parts.map { (limited[$0.id] ?? [[]]).filter { !seen.contains($0) } }.joined()
            if !added.isEmpty { moduleConditions[module] = joined(seen + Set(added)) }
        }
        for (id, alternatives) in limited {
            components[id.index].conditions += joined(alternatives).without(components[id.index].conditions)
        }
    }

    /// The conditions of which one holds, as conditions that all hold.
    private func joined(_ alternatives: [[Condition]]) -> [Condition] {
        func text(_ conditions: [Condition]) -> String { Condition.all(conditions)?.text ?? "" }
        if alternatives.contains([]) { return [] }
        return alternatives.count == 1 ? alternatives[0] : [.any(alternatives.sorted { text($0) < text($1) })]
    }

    /// Under which conditions a file can name a component of another module, whatever stands around the creation.
    private func conditionsOfSight(of component: ScopeID, from summary: Int) -> [Condition] {
        let ways = components[component.index].module.map { symbols.conditionsOfSight(of: $0, from: summary) } ?? []
        return ways.isEmpty ? [] : joined(ways)
    }

    /// Whom each component creates, or uses otherwise, and under which conditions.
    private func uses(of limited: [ScopeID: [[Condition]]]) -> [ScopeID: [(of: ScopeID, conditions: [Condition])]] {
        var uses: [ScopeID: [(of: ScopeID, conditions: [Condition])]] = [:]
        for linked in creations {
            for child in linked.children where limited[child] != nil {
                let conditions = linked.creation.conditions + conditionsOfSight(of: child, from: linked.summary)
                for user in linked.owners { uses[user, default: []].append((child, conditions)) }
            }
        }
        for component in components {
            // A subclass creates what its base class does.
            for used in component.nonCoreComponents + (component.superclass.map { [$0] } ?? []) {
                uses[component.id, default: []].append((used, []))
            }
        }
        return uses
    }

    /// Also what is created by components to which places are added themselves; nil for a component of every build.
    private func addPlacesOfCreations(to limited: inout [ScopeID: [[Condition]]]) {
        let uses = uses(of: limited)
        var pending = uses.keys.sorted()
        while let user = pending.popLast() {
            let places = limited[user] ?? [[]]
            for use in uses[user] ?? [] {
                guard let known = limited[use.of] else { continue }
                let own = use.conditions + components[user.index].conditions.without(use.conditions)
                let added = places.map { $0 + own.without($0) }.filter { !ConditionLogic.implies($0, anyOf: known) }
                if added.isEmpty { continue }
                let all = known + added
                let isCertain = all.count > ModuleVisibility.mostAlternatives || ConditionLogic.implies([], anyOf: all)
                limited[use.of] = isCertain ? nil : all
                pending.append(use.of)
            }
        }
    }
}
