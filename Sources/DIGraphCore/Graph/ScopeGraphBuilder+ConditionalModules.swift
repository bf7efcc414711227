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
        if !limited.isEmpty { removeCreatedElsewhere(from: &limited) }
        for (id, alternatives) in limited {
            components[id.index].conditions += joined(alternatives).without(components[id.index].conditions)
        }
        let others = Set(components.lazy.filter { limited[$0.id] == nil }.compactMap(\.module))
        moduleConditions = visibility.conditions.filter { !others.contains($0.key) }.mapValues(joined)
    }

    /// The conditions of which one holds, as conditions that all hold.
    private func joined(_ alternatives: [[Condition]]) -> [Condition] {
        func text(_ conditions: [Condition]) -> String { Condition.all(conditions)?.text ?? "" }
        return alternatives.count == 1 ? alternatives[0] : [.any(alternatives.sorted { text($0) < text($1) })]
    }

    /// Also what is created by components that are removed themselves.
    private func removeCreatedElsewhere(from limited: inout [ScopeID: [[Condition]]]) {
        var uses: [ScopeID?: [(of: ScopeID, conditions: [Condition])]] = [:]
        for linked in creations {
            let users = linked.owners.isEmpty ? [nil] : linked.owners.map(Optional.some)
            let isOfSeveralModules = Set(linked.children.map { components[$0.index].module }).count > 1
            for child in linked.children where limited[child] != nil {
                var conditions = linked.creation.conditions
                if isOfSeveralModules, let module = components[child.index].module {
                    conditions += joined(symbols.conditionsOfSight(of: module, from: linked.summary))
                }
                for user in users { uses[user, default: []].append((child, conditions)) }
            }
        }
        for component in components {
            // A subclass creates what its base class does.
            for used in component.nonCoreComponents + (component.superclass.map { [$0] } ?? []) {
                uses[component.id, default: []].append((used, []))
            }
        }
        var pending = Array(uses.keys)
        while let user = pending.popLast() {
            let places = user.flatMap { limited[$0] } ?? [[]]
            let around = user.map { components[$0.index].conditions } ?? []
            for use in uses[user] ?? [] {
                guard let alternatives = limited[use.of] else { continue }
                let own = use.conditions + around
                let isLimited = places.allSatisfy { ConditionLogic.implies($0 + own, anyOf: alternatives) }
                if isLimited { continue }
                limited[use.of] = nil
                pending.append(use.of)
            }
        }
    }
}
