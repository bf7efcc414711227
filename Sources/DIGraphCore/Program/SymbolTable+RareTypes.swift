import SwiftFacts

/// Which names those of few types are, so that hardly any type has to be looked up for what makes them rare.
extension SymbolTable {
    func findNamesLacking() -> [String: Set<String>] {
        typesByName.reduce(into: LibraryTypes.suppressing) { names, key in
            for lacking in key.types.flatMap({ declaration($0).suppressed }) {
                names[lacking, default: []].insert(key.name.lastNamePart)
            }
        }
    }

    func findUnsafeNames() -> Set<String> {
        typesByName.reduce(into: LibraryTypes.unsafe) { names, key in
            if key.types.contains(where: isUnsafe) { names.insert(key.name.lastNamePart) }
        }
    }

    /// What a type holds does not make it unsafe, only its own mark does.
    func isUnsafe(_ reference: DeclarationReference) -> Bool {
        declaration(reference).attributes.contains { $0.name == "unsafe" }
    }
}
