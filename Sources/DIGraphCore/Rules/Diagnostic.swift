import SwiftFacts

/// A finding about the user's sources: what happened, where, and what to do.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error, warning
    }

    package struct Note: Sendable {
        package let location: SourceLocation?
        package let message: String

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.location = location
            self.message = message
        }
    }

    package let rule: Rule
    /// Nil for a finding about the whole run, as `no-components` is.
    package let location: SourceLocation?
    package let message: String
    package let notes: [Note]

    package init(_ rule: Rule, at location: SourceLocation?, _ message: String, notes: [Note] = []) {
        self.rule = rule
        self.location = location
        self.message = message
        self.notes = notes
    }

    package var severity: Severity { rule.severity }

    func adding(_ note: Note) -> Diagnostic {
        Diagnostic(rule, at: location, message, notes: notes + [note])
    }
}

extension Diagnostic {
    /// A comment that would silence the finding if its id were spelled right.
    static func misspeltSuppression(_ word: String, of id: String) -> Diagnostic.Note {
        Diagnostic.Note("'// needle:ignore \(word)' does not silence this: write '// needle:ignore \(id)'")
    }

    /// `'A'`, `'A' or 'B'`, `'A', 'B' or 'C'`.
    static func alternatives(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
