import SwiftFacts

extension Rule {
    package static let staleSuppression = Rule(
        id: "stale-suppression",
        severity: .warning,
        subject: .findings,
        find: staleSuppressions,
        explanation: Explanation(
            title: "a comment that silences nothing",
            meaning: """
                A `// needle:ignore ID` stands where there is no such finding: what it silenced was mended, it
                moved away from its line, or its id is misspelt. Or the comment is not written so, as
                `// Needle:ignore ID` or `/* needle:ignore ID */`, and silences nothing. Other comments
                are judged when the graph has no errors, by the findings that the command tells; in
                modules other than that of the generated file only those that hold for any program's graph.
                """,
            reason: """
                The comment says that somebody looked at a finding and decided to live with it. Where that is no
                longer so, it hides the next mistake that is made on its line.
                """,
            fix: """
                - Delete the comment, or the id in it.
                - Spell it `// needle:ignore ID`.
                - If it stands on the wrong line, move it to the line of the finding, or alone on the line above.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var help: HelpComponent { HelpComponent(parent: self) }
                  }

                - // needle:ignore detached-component  // reported here
                  final class HelpComponent: Component<EmptyDependency> {
                  }
                """))

    /// While something is wrong, what follows from it is not found either.
    private static func staleSuppressions(in inspection: Inspection) -> [Diagnostic] {
        let commented = inspection.scanned.summaries.filter {
            $0.hasSuppressions && !inspection.isWiredElsewhere($0.file)
        }
        guard !commented.isEmpty else { return [] }
        let found = FoundPlaces(inspection)
        let vain = commented.flatMap(vainComments)
        return found.hasErrors ? vain : vain + commented.flatMap { inspection.staleSuppressions(in: $0, found) }
    }

    /// A comment that is not read as one is told beside errors too: it may be about one.
    private static func vainComments(in summary: FileSummary) -> [Diagnostic] {
        summary.vainComments.compactMap { head, offset in
            let place = SourceLocation(file: summary.file, offset: offset)
            let word = String(head.split { $0 == ":" || $0 == " " || $0 == "\t" }.last ?? "").lowercased()
            let words = ["ignore", "ignore-file"]
            // Behind a blank there may be prose: `Needle: ignores …`.
            let isAttached = head.hasSuffix(":\(head.suffix(word.utf8.count))")
            let similar = isAttached ? SimilarNames.meant(by: word, among: words) : nil
            if let meant = words.first(where: { $0 == word }) ?? similar {
                return .vainComment(head, meaning: "needle:\(meant)", at: place)
            }
            return head == "needle:\(word)" ? .vainComment(head, meaning: nil, at: place) : nil
        }
    }
}

/// The lines on which the rules found something.
private struct FoundPlaces {
    /// By the ids of what was found, in order.
    private var lines: [FileID: [String: [Int]]] = [:]
    private(set) var hasErrors = false

    init(_ inspection: Inspection) {
        var summaries: [FileID: FileSummary] = [:]
        for summary in inspection.scanned.summaries { summaries[summary.file] = summary }
        for diagnostic in inspection.found {
            let summary = diagnostic.location.flatMap { summaries[$0.file] }
            guard diagnostic.rule.canBeIgnored, let location = diagnostic.location, let summary else {
                hasErrors = hasErrors || diagnostic.rule.severity == .error
                continue
            }
            let line = summary.hasSuppressions ? summary.lines.position(of: location.offset).line : 0
            lines[location.file, default: [:]][diagnostic.rule.id, default: []].append(line)
            if diagnostic.rule.severity == .error, !summary.silences(diagnostic.rule.id, onLine: line) {
                hasErrors = true
            }
        }
        lines = lines.mapValues { $0.mapValues { $0.sorted() } }
    }

    /// Whether a rule found something on lines of a file; nil stands for all lines.
    func has(_ id: String, in file: FileID, on range: ClosedRange<Int>?) -> Bool {
        guard let found = lines[file]?[id] else { return false }
        guard let range else { return true }
        let index = found.partitioningIndex { $0 >= range.lowerBound }
        return index < found.count && found[index] <= range.upperBound
    }
}

extension Inspection {
    /// In other modules, what depends on the graph may hold in that of another program.
    private func isJudged(_ rule: Rule, in file: FileID) -> Bool {
        if rule == .staleSuppression { return false }
        guard let settings = wiring?.program.settings else { return true }
        let module = scanned.sources[file.index].module
        return module == nil || module == settings.outputModule || rule == .unlinkedCreation || rule == .unusedRequest
    }

    fileprivate func staleSuppressions(in summary: FileSummary, _ found: FoundPlaces) -> [Diagnostic] {
        let comments = summary.suppressionComments
        let known = Dictionary(grouping: comments.filter { Rule.named($0.id) != nil }, by: \.offset)
            .mapValues { Set($0.map { $0.id }) }
        let ids = SimilarNames(Rule.all.map { $0.id }, mostLetters: 200_000)
        var similarIDs: [String: [String]] = [:]
        var met: Set<UInt32> = []
        return comments.compactMap { id, offset, lines in
            let place = SourceLocation(file: summary.file, offset: offset)
            func isFound(_ id: String) -> Bool { found.has(id, in: summary.file, on: lines) }
            let isAlone = known[offset]?.allSatisfy { $0 == id } ?? true
            let fix = Fix(
                "delete '\(id)' from the comment", [Fix.Change(.suppression(id, isAlone: isAlone), at: place)])
            guard let rule = Rule.named(id) else {
                // What follows an id may be words that say why.
                let similar = similarIDs[id] ?? ids.similar(to: id)
                similarIDs[id] = similar
                let isWord = similar.isEmpty && (known[offset] != nil || !met.insert(offset).inserted)
                return isWord || similar.contains(where: isFound)
                    ? nil : .unknownSuppression(of: id, isInWholeFile: lines == nil, similar: similar, at: place)
            }
            if !rule.canBeIgnored { return .vainSuppression(of: id, isInWholeFile: lines == nil, at: place, fix) }
            return isFound(id) || !isTold(rule) || !isJudged(rule, in: summary.file)
                ? nil : .staleSuppression(of: id, isInWholeFile: lines == nil, at: place, fix)
        }
    }
}

extension Diagnostic {
    /// A comment that silences a finding which is not there.
    fileprivate static func staleSuppression(
        of id: String, isInWholeFile: Bool, at location: SourceLocation, _ fix: Fix?
    ) -> Diagnostic {
        Diagnostic(
            .staleSuppression, at: location,
            "nothing \(isInWholeFile ? "in this file" : "here") has the finding '\(id)': "
                + "delete '// \(mark(isInWholeFile)) \(id)'", fix: fix)
    }

    /// A comment that would silence what cannot be silenced.
    fileprivate static func vainSuppression(
        of id: String, isInWholeFile: Bool, at location: SourceLocation, _ fix: Fix?
    ) -> Diagnostic {
        Diagnostic(
            .staleSuppression, at: location,
            "'\(id)' cannot be silenced: delete '// \(mark(isInWholeFile)) \(id)'", fix: fix)
    }

    /// A comment that looks as if it silenced something; `mark` is what was meant.
    fileprivate static func vainComment(_ head: String, meaning mark: String?, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .staleSuppression, at: location, "this '\(head)' silences nothing",
            edit: mark.map { "write '// \($0) ID', with the id of a finding, or delete it" }
                ?? "write '// needle:ignore ID' or '// needle:mock', or delete it")
    }

    private static func mark(_ isInWholeFile: Bool) -> String { isInWholeFile ? "needle:ignore-file" : "needle:ignore" }

    /// A comment with a word that is no id.
    fileprivate static func unknownSuppression(
        of word: String, isInWholeFile: Bool, similar: [String], at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .staleSuppression, at: location, "'// \(mark(isInWholeFile)) \(word)' silences nothing",
            edit: similar.isEmpty
                ? "write the id of a finding, or delete it" : "did you mean \(alternatives(similar))?")
    }
}
