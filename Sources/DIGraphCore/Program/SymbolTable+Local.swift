import SwiftFacts

/// What is declared in the bodies of functions: nothing but these sees it.
extension SymbolTable {
    typealias LocalNames = [[String: [Int]]]

    static func localNames(_ summaries: [FileSummary]) -> (types: LocalNames, aliases: LocalNames) {
        let types = summaries.map { summary in
            Dictionary(grouping: summary.types.indices.filter { summary.type(at: $0).isLocal }) {
                summary.type(at: $0).name
            }
        }
        let aliases = summaries.map { summary in
            Dictionary(grouping: summary.typealiases.indices.filter { summary.typealiases[$0].isLocal }) {
                summary.typealiases[$0].name
            }
        }
        return (types, aliases)
    }

    /// Those of the innermost braces around a place; several in the branches of an `#if`.
    func localAliases(named name: String, at offset: UInt32, in summary: Int) -> [TypealiasDeclaration] {
        let around = (localAliases[summary][name] ?? []).map { summaries[summary].typealiases[$0] }
            .filter { $0.scope.first < offset && offset <= $0.scope.last }
        let innermost = around.map(\.scope.first).max()
        return around.filter { $0.scope.first == innermost }
    }

    func localClasses(named name: String, in summary: Int) -> [DeclarationReference] {
        (localTypes[summary][name] ?? []).filter { summaries[summary].type(at: $0).kind == .class }
            .map { DeclarationReference(summary: summary, type: $0) }
    }
}
