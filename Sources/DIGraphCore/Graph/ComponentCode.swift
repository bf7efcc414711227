import SwiftFacts

/// What the code of components uses: each question is answered from the facts of the files.
struct ComponentCode: Sendable {
    static let dependency = NameHash("dependency")

    private let summaries: [FileSummary]
    private let indices: [FileID: Int]

    init(_ summaries: [FileSummary]) {
        self.summaries = summaries
        var indices: [FileID: Int] = [:]
        for (index, summary) in summaries.enumerated() { indices[summary.file] = index }
        self.indices = indices
    }

    /// What the member that is declared at a place uses, in order.
    func uses(ofMemberAt location: SourceLocation) -> [NameUse] {
        guard let index = indices[location.file] else { return [] }
        let bodies = summaries[index].bodies
        // They stand in the order of their members.
        var low = 0
        var high = bodies.count
        while low < high {
            let middle = (low + high) / 2
            if bodies[middle].memberOffset < location.offset { low = middle + 1 } else { high = middle }
        }
        var uses: [NameUse] = []
        while low < bodies.count, bodies[low].memberOffset == location.offset {
            uses += bodies[low].uses
            low += 1
        }
        return uses
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
