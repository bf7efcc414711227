import SwiftFacts

/// Modules that the generated file may not see in every build: an app imports one under `#if os(iOS)`, or where a trait of
/// its package is on. What nothing creates elsewhere gets the condition too, for elsewhere the file cannot name it.
extension ScopeGraphBuilder {
    func limitToVisibleModules() {
        let visibility = ModuleVisibility(symbols, settings)
        if visibility.conditions.isEmpty { return }
        var limited: [ScopeID: [[Condition]]] = [:]
        for component in components where !component.isRoot {
            limited[component.id] = component.module.flatMap { visibility.conditions[$0] }
        }
        if !limited.isEmpty { removeCreatedElsewhere(from: &limited) }
        for (id, alternatives) in limited {
            components[id.index].conditions += visibility.joined(alternatives).without(components[id.index].conditions)
        }
        let others = Set(components.lazy.filter { limited[$0.id] == nil }.compactMap(\.module))
        moduleConditions = visibility.conditions.filter { !others.contains($0.key) }.mapValues(visibility.joined)
    }

    /// Also what is created by components that are removed themselves.
    private func removeCreatedElsewhere(from limited: inout [ScopeID: [[Condition]]]) {
        var uses: [ScopeID?: [(of: ScopeID, conditions: [Condition])]] = [:]
        for linked in creations {
            let users = linked.owners.isEmpty ? [nil] : linked.owners.map(Optional.some)
            for child in linked.children where limited[child] != nil {
                for user in users { uses[user, default: []].append((child, linked.creation.conditions)) }
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

/// Under which conditions the generated file sees each module that it does not see in every build.
struct ModuleVisibility {
    /// Without those that it always sees, or under too many conditions to say.
    private(set) var conditions: [String: [[Condition]]] = [:]

    private static let mostAlternatives = 8

    init(_ symbols: SymbolTable, _ settings: GeneratorSettings) {
        guard let output = settings.outputModule else { return }
        var places: [String: [String: [[Condition]]]] = [:]
        var hasConditions = false
        let known = Set(symbols.modules.compactMap { $0 })
        for (summary, module) in zip(symbols.summaries, symbols.modules) {
            guard let module else { continue }
            for declaration in summary.imports {
                let imported = declaration.module.firstNamePart
                guard imported != module, imported != output, known.contains(imported) else { continue }
                let conditions = declaration.conditions
                if !conditions.isEmpty { hasConditions = true }
                if places[module]?[imported]?.contains(conditions) == true { continue }
                places[module, default: [:]][imported, default: []].append(conditions)
            }
        }
        if hasConditions { spread(from: output, places) }
    }

    /// What the module itself imports it sees as it writes; all else as those see it that import it.
    private mutating func spread(from output: String, _ places: [String: [String: [[Condition]]]]) {
        let own = places[output] ?? [:]
        var visible: [String: [[Condition]]] = [output: [[]]]
        var pending = [output]
        while let module = pending.popLast() {
            let imports = (places[module] ?? [:]).sorted { $0.key < $1.key }
            for (imported, conditions) in imports where module == output || own[imported] == nil {
                let before = visible[imported] ?? []
                if before == [[]] { continue }
                var alternatives = before
                for outer in visible[module] ?? [] {
                    for inner in conditions {
                        let place = outer + inner.without(outer)
                        if !alternatives.contains(place) { alternatives.append(place) }
                    }
                }
                let isCertain = alternatives.contains([]) || alternatives.count > Self.mostAlternatives
                if isCertain || ConditionLogic.implies([], anyOf: alternatives) { alternatives = [[]] }
                if alternatives.count == before.count, alternatives == before { continue }
                visible[imported] = alternatives
                pending.append(imported)
            }
        }
        conditions = visible.filter { $0.value != [[]] }
    }

    /// The conditions of which one holds, as conditions that all hold.
    func joined(_ alternatives: [[Condition]]) -> [Condition] {
        alternatives.count == 1 ? alternatives[0] : [.any(alternatives.sorted { Self.text($0) < Self.text($1) })]
    }

    private static func text(_ conditions: [Condition]) -> String { Condition.all(conditions)?.text ?? "" }
}
