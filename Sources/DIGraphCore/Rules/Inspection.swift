import SwiftFacts

/// All that rules look at: what one run has found out, complete before anything is said about it.
struct Inspection {
    let scanned: ScannedSources
    let severities: SeveritySettings
    /// Nil where the graph is not asked for, as in `mocks`.
    var wiring: Wiring?
    /// Nil where no mocks are.
    var mockRejections: [MockRejection]?
    /// What the other rules found in all modules, for those about findings.
    private(set) var found: [Diagnostic] = []

    /// What all rules find; what is wrong with a declaration is left to the run that wires its module.
    func diagnostics() -> [Diagnostic] {
        var inspection = self
        inspection.found = findings { $0.subject != .findings }
        return (inspection.found + inspection.findings { $0.subject == .findings }).filter {
            $0.rule.holdsInEveryModule || !isWiredElsewhere($0)
        }
    }

    private func findings(of isWanted: (Rule) -> Bool) -> [Diagnostic] {
        Rule.all.filter { isWanted($0) && isTold($0) }.flatMap { $0.find(self) }
    }

    /// Whether all files have to be searched for names.
    static func needsMentions(_ severities: SeveritySettings) -> Bool {
        Rule.all.contains { $0.severity == .note && severities.tells($0) }
    }

    /// Whether the settings and the command ask for the rule's findings.
    func isTold(_ rule: Rule) -> Bool {
        guard severities.tells(rule) else { return false }
        switch rule.subject {
        case .sources, .findings: return true
        case .graph: return wiring != nil
        case .mocks: return mockRejections != nil
        }
    }

    private func isWiredElsewhere(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.location.map { isWiredElsewhere($0.file) } ?? false
    }

    func isWiredElsewhere(_ file: FileID) -> Bool {
        guard let wiring else { return false }
        return wiring.program.settings.isWiredElsewhere(scanned.sources[file.index].module)
    }
}
