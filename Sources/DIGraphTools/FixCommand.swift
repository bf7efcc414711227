import DIGraphCommand
import DIGraphCore
import DIGraphReports
import SwiftFacts

extension Option {
    /// Of `fix`.
    static let fixedRules = Option(
        ["--id"], .repeated("ID"), help: "only the edits of findings of this id; repeatable", for: [.fix],
        choices: { _ in Rule.all.map(\.id) },
        .setsRun { run, values in run.fixedRules += values })
}

extension CommandLineTool {
    /// Prints the edits that mend what is found as a diff, or makes them, and then says what is left.
    func fix(_ call: CommandCall) throws(CommandError) -> Int32 {
        var rules: [Rule] = []
        for id in call.settings.fixedRules { rules.append(try rule(id)) }
        var configuration = try configuration(of: call)
        configuration.severities.tellsNotes = true
        let writes = call.settings.writesSources
        if writes, configuration.readsStandardInput { throw .wrongUse(.editsOfStandardInput) }
        var session = FixSession(rules: rules, configuration)
        let last = try session.run()
        defer { for (configuration, run) in last.runs { printTimes(run.times, configuration) } }
        if writes {
            try write(session.changes)
        } else {
            for change in session.changes { _ = try print(change.diff) }
        }
        if !configuration.isQuiet { session.notes(areMade: writes).forEach(console.say) }
        if !writes { return session.changes.isEmpty && !last.runs.contains { $0.run.analysis.hasErrors } ? 0 : 1 }
        let haveErrors = last.runs.map { configuration, run in
            (configuration.program.map(titled) ?? self).report(run, last.told, configuration)
        }
        return haveErrors.contains(true) ? 1 : 0
    }
}

/// The edits of one call of `fix`: an edit may show what another one hid, so the sources are looked at until no finding has
/// one.
private struct FixSession {
    private let rules: [Rule]
    private let configuration: Configuration
    /// By the files' names as they are printed.
    private var texts: [String: Text] = [:]
    private var made: [(place: String, fix: SourceFix, rule: Rule)] = []
    /// How often each finding, as it is told, was mended, and how often it was there: what an edit leaves as it was is not
    /// tried again.
    private var attempts: [String: Int] = [:]
    private var mostAttempts: [String: Int] = [:]

    private struct Text {
        let old: [UInt8]
        var new: [UInt8]
    }

    init(rules: [Rule], _ configuration: Configuration) {
        self.rules = rules
        self.configuration = configuration
    }

    /// The last look at the sources, as the edits make them.
    mutating func run() throws(CommandError) -> ProgramRuns<GraphRun> {
        while true {
            let changed = texts.mapValues(\.new)
            let last = try configuration.programRuns(
                { configuration throws(CommandError) in
                    try GraphRun(configuration, output: configuration.code.output, changed: changed)
                }, graph: { $0 })
            // What the next program shares with this one is not as it was.
            let isChanged = last.runs.contains { edit($0.run.findings(last.told)) }
            if !isChanged { return last }
        }
    }

    /// Whether there was something to edit.
    private mutating func edit(_ findings: Findings) -> Bool {
        let fixes = findings.fixes { [texts, configuration] file in
            let path = findings.path(of: file)
            return texts[path]?.new ?? configuration.contents(of: path)
        }
        var edits: [FileID: TextEdits] = [:]
        var isChanged = false
        let names = findings.diagnostics.map { diagnostic in
            let file = diagnostic.location.map { findings.path(of: $0.file) } ?? ""
            return "\(file) \(diagnostic.rule.id) \(diagnostic.message)"
        }
        for (name, count) in Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +) {
            mostAttempts[name] = max(count, mostAttempts[name] ?? 0)
        }
        for (name, (diagnostic, fix)) in zip(names, zip(findings.diagnostics, fixes)) {
            guard let fix, isWanted(diagnostic), !collides(fix, with: edits),
                attempts[name, default: 0] < mostAttempts[name, default: 0]
            else { continue }
            attempts[name, default: 0] += 1
            for (file, edit) in fix.edits { edits[file, default: TextEdits()].insert(edit) }
            made.append((place(of: diagnostic, in: findings), fix, diagnostic.rule))
            isChanged = true
        }
        for (file, edits) in edits { change(findings.path(of: file), edits.all) }
        return isChanged
    }

    /// What is only an opinion is mended where somebody asks for it.
    private func isWanted(_ diagnostic: Diagnostic) -> Bool {
        rules.isEmpty ? diagnostic.severity != .note : rules.contains(diagnostic.rule)
    }

    /// What collides is made in the next round, if it still has to be.
    private func collides(_ fix: SourceFix, with edits: [FileID: TextEdits]) -> Bool {
        fix.edits.contains { file, edit in edits[file]?.collide(with: edit) == true }
    }

    private mutating func change(_ path: String, _ edits: [TextEdit]) {
        guard let bytes = texts[path]?.new ?? configuration.contents(of: path) else { return }
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        let new = sorted.map(\.element).applied(to: bytes)
        texts[path] = Text(old: texts[path]?.old ?? bytes, new: new)
    }

    private func place(of diagnostic: Diagnostic, in findings: Findings) -> String {
        guard let location = diagnostic.location else { return "" }
        return "\(findings.path(of: location.file)):\(findings.position(of: location).line): "
    }

    var changes: [FileChange] {
        texts.sorted { $0.key < $1.key }.map { path, text in
            let absolute = GivenPath(path, in: configuration.workingDirectory).absolute
            return FileChange(path: path, absolute: absolute, old: text.old, new: text.new)
        }
    }

    /// What was done, or would be.
    func notes(areMade: Bool) -> [String] {
        if mostAttempts.isEmpty { return ["nothing is found, so there is nothing to mend"] }
        if made.isEmpty { return ["no finding has an edit that is certain"] }
        let lines = made.map { place, fix, rule in
            "\(place)\(fix.title) [\(rule.id)]\(fix.isComplete ? "" : ", where a placeholder is left for you")"
        }
        let count = "\(counted(made.count, "finding")) in \(counted(texts.count, "file"))"
        // Nobody can write to what stdin came from.
        let wouldMend = configuration.readsStandardInput ? "the diff mends" : "--write mends"
        return lines + ["\(areMade ? "mended" : wouldMend) \(count)"]
    }
}
