import SwiftFacts

/// The access levels that the files of each module write before `import`, and the one that a new import has to have:
///
///     package import Models      // in one file, so that an import without a level may be internal
///     public import DIRuntime    // is what a file with a public component lacks
final class ImportLevels {
    private struct Written {
        var levels: Set<AccessLevel> = []
        var isBare = false
    }

    /// Per importing module, and the one that it imports.
    private var written: [String?: [String: Written]] = [:]
    /// The modules of which a file says that it passes an import on.
    private var passingOn: Set<String?> = []
    /// By file: that of what it declares, as far as others see it.
    private let widestAccess: [AccessLevel]
    private let symbols: SymbolTable

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        widestAccess = symbols.summaries.map(Self.widestAccess)
        for (summary, module) in zip(symbols.summaries, symbols.modules) {
            for declaration in summary.imports {
                let imported = declaration.module.firstNamePart
                guard let level = declaration.access else {
                    written[module, default: [:]][imported, default: Written()].isBare = true
                    continue
                }
                written[module, default: [:]][imported, default: Written()].levels.insert(level)
                if level >= .package { passingOn.insert(module) }
            }
        }
    }

    /// Nil where none has to be written.
    func level(ofImporting imported: String, in file: FileID) -> AccessLevel? {
        guard let index = symbols.summaryIndices[file] else { return nil }
        let module = symbols.modules[index]
        let others = written[module]?[imported] ?? Written()
        // Beside one that has a level, Swift takes an import without one for ambiguous unless it is internal by default.
        let isLevelled = !others.levels.isEmpty && !others.isBare
        let level = min(widestAccess[index], .public)
        if level < .package { return isLevelled ? .internal : nil }
        return isLevelled || passingOn.contains(module) ? level : nil
    }

    /// Whether what a file declares with that access may name what it imports of a module.
    func show(_ imported: String?, to level: AccessLevel, in summary: Int) -> Bool {
        let importer = symbols.modules[summary]
        guard let imported, imported != importer else { return true }
        let declarations = symbols.summaries[summary].imports.filter { $0.module.firstNamePart == imported }
        // Where a file passes imports on, those without a level may be internal.
        return declarations.isEmpty
            || declarations.contains {
                ($0.access ?? (passingOn.contains(importer) ? .internal : .public)) >= min(level, .public)
            }
    }

    /// What the import says.
    func declaration(ofImporting imported: String, in file: FileID) -> String {
        SourceChange.declaration(ofImporting: imported, as: level(ofImporting: imported, in: file))
    }

    private static func widestAccess(in summary: FileSummary) -> AccessLevel {
        let types = summary.types.map { type in
            type.kind == .extension ? type.members.map { $0.access }.max() ?? .internal : type.effectiveAccess
        }
        return (types + summary.typealiases.map { $0.access }).max() ?? .internal
    }
}
