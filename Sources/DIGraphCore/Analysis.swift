import SwiftFacts

/// The graph of the sources and everything that is wrong with it.
package struct Analysis: Sendable {
    package let graph: ScopeGraph
    package let resolution: Resolution
    package let findings: Findings

    var scanned: ScannedSources { findings.scanned }
    package var diagnostics: [Diagnostic] { findings.diagnostics }
    package var hasErrors: Bool { findings.hasErrors }
    package var componentCount: Int { graph.components.count { $0.isCreated } }
    package var hasComponents: Bool { !graph.components.isEmpty }
    package var rootCount: Int { graph.components.count { $0.isRoot } }
    package var requestCount: Int { resolution.components.reduce(0) { $0 + $1.count } }
}

/// What is wrong with the sources, and how that is printed.
package struct Findings: Sendable {
    let scanned: ScannedSources
    /// In the order of file, place and id, without those that a comment silences.
    package let diagnostics: [Diagnostic]
    private let summaryIndices: [FileID: Int]

    init(_ diagnostics: [Diagnostic], in scanned: ScannedSources) {
        self.scanned = scanned
        var indices: [FileID: Int] = [:]
        for (index, summary) in scanned.summaries.enumerated() { indices[summary.file] = index }
        summaryIndices = indices
        self.diagnostics = diagnostics.compactMap { Self.reported($0, scanned.summaries, indices) }
            .sorted(by: Self.isOrdered).joinedByCause()
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    package func path(of file: FileID) -> String {
        scanned.sources[file.index].path
    }

    /// A file that was not lexed has findings at its first byte only.
    package func position(of location: SourceLocation) -> LinePosition {
        guard let index = summaryIndices[location.file] else { return LinePosition(line: 1, column: 1) }
        return scanned.summaries[index].lines.position(of: location.offset)
    }

    /// The diagnostic and its notes, as they are printed.
    package func lines(of diagnostic: Diagnostic, allNotes: Bool = false) -> [DiagnosticFormatter.Line] {
        formatter.lines(of: diagnostic, allNotes: allNotes)
    }

    /// The same as one text.
    package func text(of diagnostic: Diagnostic, allNotes: Bool = false) -> String {
        formatter.text(of: diagnostic, allNotes: allNotes)
    }

    private var formatter: DiagnosticFormatter { DiagnosticFormatter(path: path, position: position) }

    /// Nil when a comment silences it; with a hint when one would if its id were spelled right.
    private static func reported(_ diagnostic: Diagnostic, _ summaries: [FileSummary], _ indices: [FileID: Int])
        -> Diagnostic?
    {
        guard diagnostic.rule.canBeIgnored, let location = diagnostic.location, let index = indices[location.file],
            case let line = summaries[index].lines.position(of: location.offset).line,
            let words = summaries[index].suppressions[line]
        else { return diagnostic }
        let id = diagnostic.rule.id
        if words.contains(id) { return nil }
        let misspelt = words.first { word in
            Rule.named(word) == nil && !SimilarNames.similar(to: word, in: [id]).isEmpty
        }
        return misspelt.map { diagnostic.adding(Diagnostic.misspeltSuppression($0, of: id)) } ?? diagnostic
    }

    /// Findings without a place come last.
    private static func isOrdered(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        switch (left.location, right.location) {
        case (let leftPlace?, let rightPlace?):
            (leftPlace, left.rule.id, left.message) < (rightPlace, right.rule.id, right.message)
        case (nil, nil): (left.rule.id, left.message) < (right.rule.id, right.message)
        default: left.location != nil
        }
    }
}
