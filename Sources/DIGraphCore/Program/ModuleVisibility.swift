import SwiftFacts

/// Under which conditions the generated file sees each module that it does not see in every build.
struct ModuleVisibility {
    /// Without those that it always sees, or under too many conditions to say.
    private(set) var conditions: [String: [[Condition]]] = [:]

    /// All that it sees in some build; empty where it sees each in every build.
    private var seen: Set<String> = []

    static let mostAlternatives = 8

    init(_ symbols: SymbolTable, _ settings: ProgramSettings) {
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
        let modules = declared.compactMap { $0.module }.filter(seen.contains)
        let ways = modules.map { conditions[$0] ?? [[]] }
        guard modules.count > 1, declared.allSatisfy({ $0.module != nil }),
            ConditionLogic.firstOverlaps(ways.map { [.any($0)] }).allSatisfy({ $0 == nil })
        else { return nil }
        return modules
    }
}
