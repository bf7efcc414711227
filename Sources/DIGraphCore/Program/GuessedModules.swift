import SwiftFacts

/// Which module each file is likely of, where nobody says it: folders are often named after modules that are imported.
///
/// A guess tells two declarations of one name apart, and no more: nothing is held against a file because of it.
final class GuessedModules {
    private let imported: Set<String>
    /// Its own module has no name that could be imported, so that what lies beside the output has none.
    private let place: OutputPlace?

    init(_ summaries: [FileSummary], place: OutputPlace?) {
        imported = Set(summaries.flatMap { $0.imports }.map { $0.module.firstNamePart })
        self.place = place
    }

    /// The innermost folder around a file that has the name of a module, which the file itself does not import.
    func module(of summary: FileSummary, at path: String) -> String? {
        if place?.holds(path) == true { return nil }
        let own = Set(summary.imports.map { $0.module.firstNamePart })
        return path.folders.last { folder in
            let name = String(folder)
            return imported.contains(name) && !own.contains(name) && name != place?.moduleName
        }.map(String.init)
    }
}
