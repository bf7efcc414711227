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

    /// The diagnostic and its notes, each on a line that ends in a newline.
    package func text(of diagnostic: Diagnostic) -> String {
        let severity = diagnostic.severity.rawValue
        var text = "\(place(diagnostic.location)): \(severity): \(diagnostic.message) [\(diagnostic.rule.id)]\n"
        for note in diagnostic.notes {
            text += "\(place(note.location ?? diagnostic.location)): note: \(note.message)\n"
        }
        return text
    }

    package func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.map(text(of:)).joined()
    }

    private func place(_ location: SourceLocation?) -> String {
        guard let location else { return "needle-gen" }
        let position = position(location)
        return "\(path(location.file)):\(position.line):\(position.column)"
    }
}
