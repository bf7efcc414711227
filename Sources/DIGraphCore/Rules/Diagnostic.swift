import SwiftFacts

/// A finding about the user's sources: what happened, where, and what to do.
///
/// One mistake is one finding, however many places it concerns.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package struct Note: Equatable, Sendable {
        package let location: SourceLocation?
        package let message: String

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.location = location
            self.message = message
        }
    }

    /// A place that the mistake concerns.
    package struct Affected: Equatable, Sendable {
        package let component: String
        /// What it asks for; nil where the finding is about no request.
        package let request: String?
        package let location: SourceLocation
        /// The names from a root down to the component, "…" for many; empty where they do not matter.
        package let path: [String]
        /// The sentence of its note; nil where the finding itself stands there and says all.
        package fileprivate(set) var message: String?
        /// The sentence of its note in a finding about several; nil for one that says the same of each.
        fileprivate var messageAmongOthers: String?

        package init(
            _ component: String, requests request: String? = nil, at location: SourceLocation, path: [String] = [],
            _ message: String?, amongOthers: String? = nil
        ) {
            self.component = component
            self.request = request
            self.location = location
            self.path = path
            self.message = message
            messageAmongOthers = amongOthers
        }
    }

    package let rule: Rule
    /// That of the rule, unless the settings say otherwise.
    package fileprivate(set) var severity: Severity
    /// Nil for a finding about the whole run, as `no-components` is.
    package let location: SourceLocation?
    package private(set) var message: String
    package private(set) var notes: [Note]
    /// Complete, in the order in which they are told; people get the notes of the first few.
    package private(set) var affected: [Affected]
    /// Equal for findings of one rule that have one reason, so that they are told as one.
    let cause: String?
    /// The name that nothing declares, where it is that: findings of several rules may have one.
    private let misspelt: MisspeltName?
    /// The import that a file lacks, where it is that: findings of several rules may have one.
    private let lostImport: String?
    /// The edit that mends it, where that is certain.
    package private(set) var fix: Fix?

    /// - Parameter edit: what to do; it stands in the first line, which is all that many read.
    /// - Parameter alternative: what else may be done, or in which case nothing is wrong.
    package init(
        _ rule: Rule, at location: SourceLocation?, _ message: String, edit: String? = nil, alternative: String? = nil,
        notes: [Note] = [], affected: [Affected] = [], cause: String? = nil, misspelt: MisspeltName? = nil,
        lostImport: String? = nil, fix: Fix? = nil
    ) {
        self.rule = rule
        severity = rule.severity
        self.location = location
        self.message = edit.map { "\(message): \($0)" } ?? message
        self.notes = notes + (alternative.map { [Note($0)] } ?? [])
        self.affected = affected
        self.cause = cause
        self.misspelt = misspelt
        self.lostImport = lostImport ?? fix?.lostImport
        self.fix = fix
    }

    /// A finding about a component that may be one of several with the same cause.
    init(
        _ rule: Rule, of component: String, at location: SourceLocation, _ message: String, edit: String? = nil,
        alternative: String? = nil, notes: [Note] = [], cause: String, misspelt: MisspeltName? = nil,
        lostImport: String? = nil, fix: Fix? = nil
    ) {
        self.init(
            rule, at: location, message, edit: edit, alternative: alternative, notes: notes,
            affected: [Affected(component, at: location, nil)], cause: cause, misspelt: misspelt,
            lostImport: lostImport, fix: fix)
    }

    /// A finding about a name that means nothing, with those that may have been meant, and what to do if none was.
    init(
        _ rule: Rule, of component: String? = nil, at location: SourceLocation, _ message: String, unknown name: String,
        similar: [String], edit: String, notes: [Note] = [], cause: String? = nil, amongOthers: String? = nil
    ) {
        self.init(
            rule, at: location, message,
            edit: similar.isEmpty ? edit : "did you mean \(Self.alternatives(similar))?",
            alternative: similar.isEmpty ? nil : "if not, \(edit)", notes: notes,
            affected: component.map { [Affected($0, at: location, nil, amongOthers: amongOthers)] } ?? [], cause: cause,
            misspelt: similar.count == 1 ? MisspeltName(name: name, meant: similar[0]) : nil,
            fix: Fix(writing: similar, insteadOf: name, at: location))
    }

    package func adding(_ note: Note) -> Diagnostic {
        var copy = self
        copy.notes.append(note)
        return copy
    }
}

/// How grave findings are where their rules do not say it for good.
package struct SeveritySettings: Sendable {
    /// By id; `off` for those that are not told.
    package enum Level: String, CaseIterable, Sendable {
        case off, note, warning, error
    }

    package var levels: [String: Level] = [:]
    /// Warnings are errors, and notes are warnings.
    package var isStrict = false
    /// What is a note by its rule is told, and not only where the settings make more of it.
    package var tellsNotes = false

    package init() {}

    /// Whether findings of a rule are told at all.
    package func tells(_ rule: Rule) -> Bool {
        switch levels[rule.id] {
        case .off: false
        case .warning, .error: true
        case .note, nil: rule.severity != .note || tellsNotes || isStrict
        }
    }

    /// Nil for a finding that is off.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? {
        var diagnostic = diagnostic
        switch levels[diagnostic.rule.id] {
        case .off: return nil
        case .note: diagnostic.severity = .note
        case .warning: diagnostic.severity = .warning
        case .error: diagnostic.severity = .error
        case nil: break
        }
        if isStrict { diagnostic.severity = diagnostic.severity == .note ? .warning : .error }
        return diagnostic
    }
}

extension Rule {
    /// Whether settings may say how grave it is: what is an error would make the generated code wrong.
    package var hasSettableSeverity: Bool { severity != .error }
}

extension [Diagnostic] {
    /// Of findings in order, those that do not say again what the one before them does: a class with several base classes
    /// in the branches of an `#if` is a component with each.
    func withoutRepetition() -> [Diagnostic] {
        guard let first else { return [] }
        return [first] + zip(self, dropFirst()).filter { !$1.repeats($0) }.map { $0.1 }
    }

    /// The findings with those of one cause, or of one name that nothing declares, told as the first of them.
    func joinedByCause() -> [Diagnostic] {
        var joined: [Diagnostic] = []
        var indices: [String: Int] = [:]
        var repeated: [Int: [Diagnostic]] = [:]
        for diagnostic in self {
            let causes = diagnostic.causes
            if let index = causes.lazy.compactMap({ indices[$0] }).first {
                repeated[index, default: []].append(diagnostic)
                for cause in causes where indices[cause] == nil { indices[cause] = index }
            } else {
                for cause in causes { indices[cause] = joined.count }
                joined.append(diagnostic)
            }
        }
        for (index, others) in repeated { joined[index].join(others) }
        return joined
    }
}

extension Diagnostic {
    fileprivate func repeats(_ other: Diagnostic) -> Bool {
        location == other.location && rule == other.rule && message == other.message && notes == other.notes
            && affected == other.affected
    }

    fileprivate var causes: [String] {
        [
            cause.map { "\(rule.id) \($0)" }, misspelt.map { "\(severity) misspelt \($0.difference)" },
            lostImport.map { "\(severity) \($0)" },
        ].compactMap { $0 }
    }

    fileprivate mutating func join(_ others: [Diagnostic]) {
        message += " (and \(others.count) more)"
        fix = Fix.joined(([self] + others).filter { $0.fix != nil || $0.lostImport == nil }.map { $0.fix })
        for other in others {
            if other.rule.id == rule.id {
                for var place in other.affected {
                    let own = place.request == nil ? nil : place.message
                    place.message = place.messageAmongOthers ?? own ?? "the same holds for '\(place.component)'"
                    affected.append(place)
                }
            } else if let place = other.location, let name = other.misspelt?.name {
                let component = other.affected.first?.component ?? name
                affected.append(Affected(component, at: place, "'\(name)' is named here"))
            }
        }
    }

    /// A comment that would silence the finding if its id were spelled right.
    static func misspeltSuppression(_ word: String, of id: String) -> Diagnostic.Note {
        Note("'// needle:ignore \(word)' does not silence this: write '// needle:ignore \(id)'")
    }

    /// What to do where the finding is wrong about the code.
    static func silence(_ id: String, if condition: String? = nil) -> String {
        "silence this with '// needle:ignore \(id)'" + (condition.map { " if \($0)" } ?? "")
    }

    /// `'A'`, `'A' or 'B'`, `'A', 'B' or 'C'`.
    static func alternatives(_ names: [String], _ word: String = "or") -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}

/// A number with its noun: "1 file", "2 files".
package func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
