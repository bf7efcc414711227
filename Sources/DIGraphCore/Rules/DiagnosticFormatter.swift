import SwiftFacts

/// Writes diagnostics as the Swift compiler writes its own, so that Xcode, SwiftPM and editors link them.
///
///     Sources/Game.swift:5:9: error: 'GameComponent' requests 'title: String', but … [missing-dependency]
///     Sources/Root.swift:4:17: note: 'title' of 'RootComponent' is 'private', so …
package struct DiagnosticFormatter {
    private let path: (FileID) -> String
    private let position: (SourceLocation) -> LinePosition

    /// `path` gives the files' names as they are printed, `position` the lines and columns.
    package init(path: @escaping (FileID) -> String, position: @escaping (SourceLocation) -> LinePosition) {
        self.path = path
        self.position = position
    }

    /// A line in its pieces, which colour tells apart.
    package struct Line {
        /// `path:line:column`, or the tool itself.
        package let place: String
        /// Nil for a note.
        package let severity: Diagnostic.Severity?
        package let message: String

        fileprivate var text: String { "\(place): \(severity?.rawValue ?? "note"): \(message)\n" }
    }

    /// The diagnostic with its id, its notes, and those of what it affects: the first few, or all.
    package func lines(of diagnostic: Diagnostic, allNotes: Bool = false) -> [Line] {
        let message = "\(diagnostic.message) [\(diagnostic.rule.id)]"
        let first = Line(place: place(diagnostic.location), severity: diagnostic.severity, message: message)
        return [first]
            + Self.notes(of: diagnostic, allNotes: allNotes).map { note in
                Line(place: place(note.location ?? diagnostic.location), severity: nil, message: note.message)
            }
    }

    /// The notes that people get.
    package static func notes(of diagnostic: Diagnostic, allNotes: Bool) -> [Diagnostic.Note] {
        let all = diagnostic.affected.compactMap { affected in
            affected.message.map { Diagnostic.Note($0, at: affected.location) }
        }
        if allNotes || all.count <= mostAffected { return diagnostic.notes + all }
        let more = Diagnostic.Note("and \(all.count - mostAffected) more (--all-notes lists them)")
        return diagnostic.notes + all.prefix(mostAffected) + [more]
    }

    private static let mostAffected = 3

    /// The diagnostic and its notes, each on a line that ends in a newline.
    package func text(of diagnostic: Diagnostic, allNotes: Bool = false) -> String {
        lines(of: diagnostic, allNotes: allNotes).map { $0.text }.joined()
    }

    private func place(_ location: SourceLocation?) -> String {
        location.map { "\(path($0.file)):\(position($0))" } ?? "needle-gen"
    }
}
