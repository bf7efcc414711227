import SwiftFacts

/// Finds the names of types that a misspelt one may mean where it stands: code in a namespace leaves that out.
final class NestedNames {
    private let spellings: SimilarNames
    /// By what is left of it without its namespaces; of several names the first in alphabetical order.
    private let names: [String: String]
    /// What is left of several names.
    private let repeated: Set<String>
    private let symbols: SymbolTable
    /// What many use and misspell is looked for once.
    private var known: [String: [String]] = [:]

    init(_ names: Set<String>, in symbols: SymbolTable) {
        self.symbols = symbols
        var inner: [String: String] = [:]
        var repeated: Set<String> = []
        for name in names.sorted() where name.isDotted {
            let parts = name.nameParts
            for start in parts.indices.dropFirst() {
                let spelling = parts[start...].joined(separator: ".")
                if names.contains(spelling) { continue }
                if inner[spelling] == nil { inner[spelling] = name } else { repeated.insert(spelling) }
            }
        }
        self.names = inner
        self.repeated = repeated
        spellings = SimilarNames(names.union(inner.keys))
    }

    /// Those that mean nothing there are told in full, and so is the one that has the name in a namespace.
    func similar(to name: String, in context: LookupContext) -> [String] {
        if let moved = names[name], !repeated.contains(name) { return [moved] }
        let alike = known[name] ?? spellings.similar(to: name)
        known[name] = alike
        return alike.map { spelling in
            guard let name = names[spelling], symbols.resolveType(named: spelling, in: context) == nil else {
                return spelling
            }
            return name
        }.withoutRepetition()
    }
}
