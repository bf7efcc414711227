import SwiftFacts

/// Finds the names of types that a misspelt one may mean where it stands: code in a namespace leaves that out.
final class NestedNames {
    private let spellings: SimilarNames
    /// By what is left of it without its namespaces; of several names the first in alphabetical order.
    private let names: [String: String]
    private let symbols: SymbolTable
    /// What many use and misspell is looked for once.
    private var known: [String: [String]] = [:]

    init(_ names: Set<String>, in symbols: SymbolTable) {
        self.symbols = symbols
        var inner: [String: String] = [:]
        for name in names.sorted() where name.isDotted {
            let parts = name.nameParts
            for start in parts.indices.dropFirst() {
                let spelling = parts[start...].joined(separator: ".")
                if !names.contains(spelling), inner[spelling] == nil { inner[spelling] = name }
            }
        }
        self.names = inner
        spellings = SimilarNames(names.union(inner.keys))
    }

    /// Those that mean nothing there are told in full.
    func similar(to name: String, in context: LookupContext) -> [String] {
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
