import DIGraphCore
import SwiftFacts

/// The findings of a run as their formats print them: places are lines and columns, and nothing is left out.
package struct FindingReport: Sendable {
    struct Place: Hashable {
        let file: String
        let line: Int
        /// In UTF-8 bytes, as the Swift compiler counts them.
        let column: Int

        var text: String { "\(file):\(line):\(column)" }
    }

    struct Note {
        let message: String
        /// Nil where it stands at the finding.
        let place: Place?
    }

    struct Affected {
        let component: String
        let request: String?
        let place: Place
        let path: [String]
    }

    /// Edits that mend a finding.
    struct Fix {
        struct Edit {
            let start: Place
            let end: Place
            let text: String
        }

        let title: String
        let isComplete: Bool
        let edits: [Edit]
    }

    struct Finding {
        let rule: Rule
        let severity: Diagnostic.Severity
        let message: String
        /// Nil for one about the whole run.
        let place: Place?
        let notes: [Note]
        let affected: [Affected]
        /// Those that people get: the notes, and the first few of what is affected.
        let shownNotes: [Note]
        /// What the compiler would print.
        let lines: String
        let fix: Fix?
        /// Equal for the same mistake in another state of the sources: of its content, not of its lines.
        let fingerprint: String
    }

    let findings: [Finding]
    let fileCount: Int
    /// The bytes of a file by its name; nil where they are not at hand.
    let contents: @Sendable (String) -> [UInt8]?
    /// What the repository that was checked out calls a file, which is what its host knows.
    let pathInRepository: @Sendable (String) -> String

    /// The findings of the graph, and those of the mocks where a run looks at both. Fixes are told only where the contents
    /// of files are at hand. `lastingPath` is what a file is called wherever the tool runs and however it prints paths.
    package init(
        _ all: [Findings], fileCount: Int, allNotes: Bool, pathInRepository: @escaping @Sendable (String) -> String,
        lastingPath: (String) -> String = { $0 },
        contents: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.fileCount = fileCount
        self.pathInRepository = pathInRepository
        self.contents = contents
        findings = all.flatMap { findings in
            zip(findings.diagnostics, findings.fixes { contents(findings.path(of: $0)) }).map { diagnostic, fix in
                Finding(diagnostic, fix, in: findings, allNotes: allNotes, lastingPath: lastingPath)
            }
        }
    }

    /// How much is wrong: "2 causes, 23 requests without a provider, 1 warning in 214 files".
    package var summary: String {
        let requests = affectedCount
        let parts = [
            errorCount == 0 ? nil : counted(errorCount, "cause"),
            requests == 0 ? nil : counted(requests, "request") + " without a provider",
            warningCount == 0 ? nil : counted(warningCount, "warning"),
            noteCount == 0 ? nil : counted(noteCount, "note"),
        ].compactMap { $0 }
        let found = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
        return "\(found) in \(counted(fileCount, "file"))"
    }

    package var isEmpty: Bool { findings.isEmpty }

    var errorCount: Int { findings.count { $0.severity == .error } }
    var warningCount: Int { findings.count { $0.severity == .warning } }
    var noteCount: Int { findings.count { $0.severity == .note } }
    /// The requests that nobody serves.
    var affectedCount: Int {
        findings.reduce(0) { $0 + ($1.rule == .missingDependency ? $1.affected.count : 0) }
    }
}

extension FindingReport.Finding {
    fileprivate init(
        _ diagnostic: Diagnostic, _ fix: SourceFix?, in findings: Findings, allNotes: Bool,
        lastingPath: (String) -> String
    ) {
        func place(_ location: SourceLocation) -> FindingReport.Place {
            let position = findings.position(of: location)
            return .init(file: findings.path(of: location.file), line: position.line, column: position.column)
        }
        rule = diagnostic.rule
        severity = diagnostic.severity
        message = diagnostic.message
        self.place = diagnostic.location.map(place)
        notes = diagnostic.notes.map { .init(message: $0.message, place: $0.location.map(place)) }
        affected = diagnostic.affected.map {
            .init(component: $0.component, request: $0.request, place: place($0.location), path: $0.path)
        }
        shownNotes = DiagnosticFormatter.notes(of: diagnostic, allNotes: allNotes).map {
            .init(message: $0.message, place: $0.location.map(place))
        }
        lines = findings.formatter.text(of: diagnostic, allNotes: allNotes)
        self.fix = fix.map { fix in
            let edits = fix.edits.map { file, edit in
                func place(_ offset: Int) -> FindingReport.Place {
                    let position = findings.bytePosition(of: SourceLocation(file: file, offset: UInt32(offset)))
                    return .init(file: findings.path(of: file), line: position.line, column: position.column)
                }
                return FindingReport.Fix.Edit(
                    start: place(edit.range.lowerBound), end: place(edit.range.upperBound), text: edit.text)
            }
            return FindingReport.Fix(title: fix.title, isComplete: fix.isComplete, edits: edits)
        }
        fingerprint = Self.fingerprint(of: diagnostic) { lastingPath(findings.path(of: $0.file)) }
    }

    private static func fingerprint(of diagnostic: Diagnostic, path: (SourceLocation) -> String) -> String {
        let affected = diagnostic.affected.map { "\(path($0.location)) \($0.component) \($0.request ?? "")" }.sorted()
        let content = affected.isEmpty ? [diagnostic.location.map(path) ?? "", diagnostic.message] : affected
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in ([diagnostic.rule.id] + content).joined(separator: "\n").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The message with its notes and the places that it concerns, each on a line.
    var text: String {
        ([message] + notes.map(\.message) + affected.map(\.text)).joined(separator: "\n")
    }
}

extension FindingReport.Affected {
    /// `CartComponent requests display at Sources/Cart.swift:8:9`.
    var text: String {
        let subject = request.map { "\(component) requests \($0)" } ?? component
        return "\(subject) at \(place.text)"
    }
}

package typealias FindingFormat = ReportFormat<FindingReport>

extension FindingFormat {
    /// In the order in which they are listed; the first is the default.
    package static var all: [FindingFormat] { [text, xcode, json, sarif, github, gitlab, checkstyle, junit] }
}
