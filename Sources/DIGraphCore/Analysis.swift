import SwiftFacts

/// The graph of the sources and everything that is wrong with it.
package final class Analysis: Sendable {
    /// With what the sources say about them.
    let settings: ProgramSettings
    package let graph: ScopeGraph
    package let resolution: Resolution
    package let findings: Findings

    init(_ settings: ProgramSettings, _ graph: ScopeGraph, _ resolution: Resolution, _ findings: Findings) {
        self.settings = settings
        self.graph = graph
        self.resolution = resolution
        self.findings = findings
    }

    var scanned: ScannedSources { findings.scanned }

    /// What is requested and not provided, or created and not declared, where that is told.
    var missingNames: [String] {
        let created = diagnostics.filter { $0.rule == .unlinkedCreation }.flatMap(\.affected).map {
            $0.component.lastNamePart
        }
        return Set(missingRequests + created).sorted()
    }

    private var missingRequests: [String] {
        if !diagnostics.contains(where: { $0.rule == .missingDependency }) { return [] }
        return resolution.components.joined().lazy.filter { $0.isMissing }.map { $0.request.member.name }
    }

    /// The same with those of some members that are what is missing, and that their module does not compile.
    func naming(_ undefined: [UndefinedMember]) -> Analysis {
        let components = Set(graph.components.map { $0.name })
        let members = Dictionary(undefined.filter { components.contains($0.type) }.map { ($0.name, $0) }) { first, _ in
            first
        }
        if members.isEmpty { return self }
        return Analysis(
            settings, graph, resolution,
            findings.compactMap { diagnostic in
                guard diagnostic.rule == .missingDependency,
                    let member = diagnostic.affected.lazy.compactMap({ $0.request.flatMap { members[$0] } }).first
                else { return diagnostic }
                return diagnostic.adding(.undefined(member))
            })
    }

    package var diagnostics: [Diagnostic] { findings.diagnostics }
    package var hasErrors: Bool { findings.hasErrors }
    /// Whether an error tells of a class that is left out of the graph, which may be its root.
    package var mayHaveLostRoot: Bool {
        diagnostics.contains { [.unknownBaseClass, .unlinkedCreation].contains($0.rule) && $0.severity == .error }
    }
    package var componentCount: Int { graph.components.count { $0.isCreated } }
    package var hasComponents: Bool { !graph.components.isEmpty }
    package var rootCount: Int { graph.components.count { $0.isRoot && !$0.isAbstract } }
    /// Without those that another generated file wires.
    package var ownRootCount: Int {
        graph.components.count { $0.isRoot && !$0.isAbstract && !$0.isWiredElsewhere }
    }
    package var requestCount: Int { resolution.components.reduce(0) { $0 + $1.count } }
}

/// What is wrong with the sources, and how that is printed.
package final class Findings: Sendable {
    package let scanned: ScannedSources
    /// In the order of file, place and id, without those that a comment silences.
    package let diagnostics: [Diagnostic]
    private let summaryIndices: [FileID: Int]
    /// Where files that are no text cease to be one.
    private let placesOfFaults: [FileID: LinePosition]

    init(_ inspection: Inspection) {
        let scanned = inspection.scanned
        self.scanned = scanned
        var indices: [FileID: Int] = [:]
        for (index, summary) in scanned.summaries.enumerated() { indices[summary.file] = index }
        summaryIndices = indices
        var places: [FileID: LinePosition] = [:]
        for fault in scanned.faults {
            if case .notText(let place) = fault.reason { places[fault.file] = place }
        }
        placesOfFaults = places
        var silencing = Silencing(by: scanned.summaries)
        var told = inspection.diagnostics()
            .compactMap { silencing.reported($0, inFileAt: $0.location.flatMap { indices[$0.file] }) }
            .compactMap(inspection.severities.applied(to:))
        // What cannot be read may declare, provide or create what the others lack.
        if !scanned.isReadable { told.removeAll { $0.rule != .unreadableSource } }
        // How a graph is designed matters when it works.
        let hasErrors = told.contains { $0.severity == .error && $0.rule.severity == .error }
        let syntaxErrors = told.isEmpty ? [] : inspection.syntaxErrors()
        if !syntaxErrors.isEmpty, hasErrors {
            told = syntaxErrors + told.filter { $0.rule == .unreadableSource }
        } else if !syntaxErrors.isEmpty {
            // The compiler tells these, and behind them may be who creates, requests or reads something.
            told.removeAll { $0.rule.severity == .note || $0.rule == .detachedComponent }
        }
        self.diagnostics = told.filter { !(hasErrors && $0.rule.severity == .note && $0.severity == .note) }.sorted(
            by: Self.isOrdered
        ).withoutRepetition().joinedByCause()
    }

    private init(_ findings: Findings, diagnostics: [Diagnostic]) {
        scanned = findings.scanned
        summaryIndices = findings.summaryIndices
        placesOfFaults = findings.placesOfFaults
        self.diagnostics = diagnostics
    }

    /// Those that the condition picks.
    func filter(_ isIncluded: (Diagnostic) -> Bool) -> Findings {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// What is left of each of them.
    package func compactMap(_ transform: (Diagnostic) -> Diagnostic?) -> Findings {
        Findings(self, diagnostics: diagnostics.compactMap(transform))
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    package func path(of file: FileID) -> String {
        scanned.sources[file.index].path
    }

    /// A file that was not lexed has findings at the byte that is no text, else at its first one.
    package func position(of location: SourceLocation) -> LinePosition {
        guard let index = summaryIndices[location.file] else { return placeOfFault(in: location.file) }
        return scanned.summaries[index].lines.position(of: location.offset)
    }

    private func placeOfFault(in file: FileID) -> LinePosition {
        placesOfFaults[file] ?? LinePosition(line: 1, column: 1)
    }

    /// The same by a byte of the file.
    package func bytePosition(of location: SourceLocation) -> LinePosition {
        guard let index = summaryIndices[location.file] else { return placeOfFault(in: location.file) }
        return scanned.summaries[index].lines.position(ofByte: location.offset)
    }

    /// Where in its file something stands; nil where that is not known.
    package func byteOffset(of location: SourceLocation) -> UInt32? {
        guard let index = summaryIndices[location.file] else { return location.offset }
        return scanned.summaries[index].lines.byteOffset(of: location.offset)
    }

    package var formatter: DiagnosticFormatter { DiagnosticFormatter(path: path, position: position) }

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

/// What comments say of findings; the words of a file are compared once with each rule's id.
private struct Silencing {
    private let summaries: [FileSummary]
    /// By the number of the file, as what follows.
    private var suppressions: [Int: Suppressions] = [:]
    /// Words that are nearly a rule's id, by that id.
    private var misspelt: [Int: [String: [String]]] = [:]

    init(by summaries: [FileSummary]) {
        self.summaries = summaries
    }

    /// Nil when a comment silences it; with a hint when one would if its id were spelled right.
    mutating func reported(_ diagnostic: Diagnostic, inFileAt index: Int?) -> Diagnostic? {
        guard diagnostic.rule.canBeIgnored, let index, let location = diagnostic.location,
            summaries[index].hasSuppressions
        else { return diagnostic }
        let id = diagnostic.rule.id
        let line = summaries[index].lines.position(of: location.offset).line
        let comments = suppressions[index] ?? summaries[index].suppressions
        suppressions[index] = comments
        if comments.silences(id, onLine: line) { return nil }
        let misspelt = misspeltWords(like: id, inFileAt: index, comments).first { comments.silences($0, onLine: line) }
        return misspelt.map { diagnostic.adding(Diagnostic.misspeltSuppression($0, of: id)) } ?? diagnostic
    }

    private mutating func misspeltWords(like id: String, inFileAt index: Int, _ comments: Suppressions) -> [String] {
        if let known = misspelt[index]?[id] { return known }
        let words = comments.words.filter {
            Rule.named($0) == nil && !SimilarNames.similar(to: $0, in: [id]).isEmpty
        }
        misspelt[index, default: [:]][id] = words
        return words
    }
}
