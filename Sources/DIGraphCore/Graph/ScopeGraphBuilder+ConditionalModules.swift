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

/// Under which conditions the generated file sees each module that it does not see in every build.
struct ModuleVisibility {
    /// Without those that it always sees, or under too many conditions to say.
    private(set) var conditions: [String: [[Condition]]] = [:]

    /// All that it sees in some build; empty where it sees each in every build.
    private var seen: Set<String> = []

    private static let mostAlternatives = 8

    init(_ symbols: SymbolTable, _ settings: GeneratorSettings) {
        guard let output = settings.outputModule else { return }
        let known = Set(symbols.modules.compactMap { $0 })
        let hasConditions = symbols.summaries.contains { summary in
            summary.imports.contains { !$0.conditions.isEmpty && known.contains($0.module.firstNamePart) }
        }
        if !hasConditions { return }
        var places: [String: [String: [[Condition]]]] = [:]
        for (summary, module) in zip(symbols.summaries, symbols.modules) {
            guard let module else { continue }
            for declaration in summary.imports {
                let imported = declaration.module.firstNamePart
                guard imported != module, imported != output, known.contains(imported) else { continue }
                let conditions = declaration.conditions
                if places[module]?[imported]?.contains(conditions) == true { continue }
                places[module, default: [:]][imported, default: []].append(conditions)
            }
        }
        spread(from: output, places)
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
        seen = Set(visible.keys)
    }

    /// The modules of those that declare one name, where each build sees one of them at most.
    func modulesInOtherBranches(_ declared: [DeclaredName]) -> [String]? {
        if conditions.isEmpty { return nil }
        let modules = declared.compactMap(\.module).filter(seen.contains)
        let ways = modules.map { conditions[$0] ?? [[]] }
        guard modules.count > 1, declared.allSatisfy({ $0.module != nil }),
            ConditionLogic.firstOverlaps(ways.map { [.any($0)] }).allSatisfy({ $0 == nil })
        else { return nil }
        return modules
    }
}
