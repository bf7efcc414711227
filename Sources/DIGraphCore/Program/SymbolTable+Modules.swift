import SwiftFacts

extension SymbolTable {
    /// Per summary: the modules that it imports, and what these export again.
    static func visibleModules(_ summaries: [FileSummary], _ modules: [String?]) -> [Set<String>] {
        var exports: [String: Set<String>] = [:]
        for (summary, module) in zip(summaries, modules) {
            guard let module else { continue }
            for exported in summary.imports where exported.isExported {
                exports[module, default: []].insert(exported.module.firstNamePart)
            }
        }
        return zip(summaries, modules).map { summary, module in
            var visible: Set<String> = []
            var pending = summary.imports.map(\.module.firstNamePart) + (module.flatMap { exports[$0] } ?? [])
            while let next = pending.popLast() {
                if visible.insert(next).inserted { pending += exports[next] ?? [] }
            }
            return visible
        }
    }
}
