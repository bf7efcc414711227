import SwiftFacts

/// What the code of components uses: each question is answered from the facts of the files.
struct ComponentCode: Sendable {
    private let summaries: [FileSummary]
    private let indices: [FileID: Int]

    init(_ symbols: SymbolTable) {
        summaries = symbols.summaries
        indices = symbols.summaryIndices
    }

    /// What the member that is declared at a place uses, in order.
    func uses(ofMemberAt location: SourceLocation) -> [NameUse] {
        guard let (index, first) = firstBody(ofMemberAt: location) else { return [] }
        var uses: [NameUse] = []
        for body in summaries[index].bodies.dropping(first) {
            guard body.memberOffset == location.offset else { break }
            for use in body.uses { uses.append(use) }
        }
        return uses
    }

    func hasUses(ofMemberAt location: SourceLocation) -> Bool { firstBody(ofMemberAt: location) != nil }

    /// The index of the summary, and of the first piece of code of the member in it.
    private func firstBody(ofMemberAt location: SourceLocation) -> (summary: Int, body: Int)? {
        guard let index = indices[location.file] else { return nil }
        let bodies = summaries[index].bodies
        // They stand in the order of their members.
        let first = bodies.indices.partitioningIndex { bodies[$0].memberOffset >= location.offset }
        return first < bodies.count && bodies[first].memberOffset == location.offset ? (index, first) : nil
    }

    /// Each piece of code with the file it stands in.
    var bodies: some Sequence<(summary: Int, body: CodeBody)> {
        summaries.indices.lazy.flatMap { index in summaries[index].bodies.lazy.map { (index, $0) } }
    }
}

/// A creation that is an edge of the graph.
struct LinkedCreation: Sendable {
    let creation: Creation
    /// The index of the summary that it stands in.
    let summary: Int
    let owners: [ScopeID]
    let children: [ScopeID]
}
