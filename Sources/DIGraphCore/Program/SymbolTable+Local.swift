import SwiftFacts

/// What is declared in the bodies of functions: nothing but these sees it.
extension SymbolTable {
    static func localNames(
        _ summaries: [FileSummary]
    ) -> (types: [[String: [Int]]], aliases: [[String: LocalAliases]]) {
        let types = summaries.map { summary in
            Dictionary(grouping: summary.types.indices.filter { summary.type(at: $0).isLocal }) {
                summary.type(at: $0).name
            }
        }
        let aliases = summaries.map { summary in
            Dictionary(grouping: summary.typealiases.indices.filter { summary.typealiases[$0].isLocal }) {
                summary.typealiases[$0].name
            }.mapValues { LocalAliases($0, in: summary) }
        }
        return (types, aliases)
    }

    /// Those of the innermost braces around a place; several in the branches of an `#if`.
    func localAliases(named name: String, at offset: UInt32, in summary: Int) -> [TypealiasDeclaration] {
        let indices = localAliases[summary][name]?.seen(at: offset) ?? []
        return indices.map { summaries[summary].typealiases[$0] }
    }

    /// What the typealiases of a name in the code around a place stand for, through others of them.
    func localTargets(of name: String, at offset: UInt32, in summary: Int) -> [String] {
        var pending = Array(localAliases[summary][name]?.seen(at: offset) ?? [])
        var found: [String] = []
        var visited: Set<String> = [name]
        var next = 0
        while next < pending.count {
            let place = AliasPlace(summary: summary, index: pending[next])
            next += 1
            let end = localEnds.end(from: place, next: onlyLocalTarget)
            let alias = summaries[summary].typealiases[end.index]
            guard let target = alias.type.dottedName else { continue }
            let targets = localTargets(of: alias, in: summary)
            if targets.isEmpty {
                found.append(target)
            } else if visited.insert(target).inserted {
                pending += targets
            }
        }
        return found
    }

    /// The typealias that another one stands for, if no branch of an `#if` has a second one.
    private func onlyLocalTarget(of place: AliasPlace) -> AliasPlace? {
        let targets = localTargets(of: summaries[place.summary].typealiases[place.index], in: place.summary)
        guard targets.count == 1, let target = targets.first else { return nil }
        return AliasPlace(summary: place.summary, index: target)
    }

    private func localTargets(of alias: TypealiasDeclaration, in summary: Int) -> ArraySlice<Int> {
        guard let target = alias.type.dottedName, target != alias.name else { return [] }
        return localAliases[summary][target]?.seen(at: alias.offset) ?? []
    }

    func localClasses(named name: String, in summary: Int) -> [DeclarationReference] {
        (localTypes[summary][name] ?? []).filter { summaries[summary].type(at: $0).kind == .class }
            .map { DeclarationReference(summary: summary, type: $0) }
    }
}

/// The typealiases of one name in the bodies of a file's functions, in the order in which the braces around them open.
struct LocalAliases {
    let indices: [Int]
    /// Where the braces open and close.
    private let starts: [Int]
    private let ends: [Int]
    /// By place among these the last one whose braces are around its own; -1 where there is none.
    private var around: [Int] = []

    init(_ indices: [Int], in summary: FileSummary) {
        self.indices = indices.sorted {
            (summary.typealiases[$0].scope.first, $0) < (summary.typealiases[$1].scope.first, $1)
        }
        starts = self.indices.map { Int(summary.typealiases[$0].scope.first) }
        ends = self.indices.map { Int(summary.typealiases[$0].scope.last) }
        for place in starts.indices {
            var outer = place - 1
            while outer >= 0, starts[outer] == starts[place] || ends[outer] < ends[place] { outer = around[outer] }
            around.append(outer)
        }
    }

    /// Those of the innermost braces around an offset in the file.
    func seen(at offset: UInt32) -> ArraySlice<Int> {
        var last = starts.partitioningIndex { $0 >= Int(offset) } - 1
        while last >= 0, ends[last] < Int(offset) { last = around[last] }
        if last < 0 { return [] }
        return indices[starts.partitioningIndex { $0 >= starts[last] }...last]
    }
}
