import DIGraphCommand
import DIGraphCore

/// Findings that are known, so that they do not fail a check: a line for each place that one concerns, told by its
/// content, which an edit elsewhere in the file does not change.
struct Baseline {
    private static let head =
        "# needle-gen baseline 1: `needle-gen check --baseline` lets these findings pass; delete the lines of what is fixed"

    private let lines: [String]
    private let known: Set<String>

    /// All that was found.
    init(_ all: [Findings]) {
        let lines = Set(all.flatMap { findings in findings.diagnostics.flatMap { Self.lines(of: $0, in: findings) } })
        self.init(lines: lines.sorted())
    }

    /// Reads what `text` wrote.
    init(_ text: String) {
        self.init(lines: text.split { $0.isNewline }.map(String.init).filter { !$0.hasPrefix("#") })
    }

    private init(lines: [String]) {
        self.lines = lines
        known = Set(lines)
    }

    var text: String { ([Self.head] + lines).map { $0 + "\n" }.joined() }
    var count: Int { lines.count }

    static func isOwn(_ text: String) -> Bool { text.hasPrefix("# needle-gen baseline ") }

    /// A finding is new as long as one of its places is.
    func removed(from findings: Findings) -> Findings {
        findings.filter { !Self.lines(of: $0, in: findings).allSatisfy(known.contains) }
    }

    /// The lines of what nobody finds any more.
    func fixed(in all: [Findings]) -> [String] {
        let found = Baseline(all).known
        return lines.filter { !found.contains($0) }
    }

    /// `missing-dependency: Sources/Cart.swift: CartComponent requests cart`.
    private static func lines(of diagnostic: Diagnostic, in findings: Findings) -> [String] {
        let id = diagnostic.rule.id
        if diagnostic.affected.isEmpty {
            let file = diagnostic.location.map { findings.path(of: $0.file) + ": " } ?? ""
            return ["\(id): \(file)\(diagnostic.message)"]
        }
        return diagnostic.affected.map { affected in
            let request = affected.request.map { " requests \($0)" } ?? ""
            return "\(id): \(findings.path(of: affected.location.file)): \(affected.component)\(request)"
        }
    }
}

extension CommandLineTool {
    /// The file of known findings that `check` goes by; nil when there is none.
    func baseline(_ configuration: Configuration) throws(CommandError) -> Baseline? {
        guard let path = configuration.baseline else { return nil }
        if !FileSystem.exists(path.absolute) {
            throw .missingPaths([configuration.missingPath(path)])
        }
        let name = path.displayed(in: configuration.displayFolder)
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: name)
        let text = String(decoding: bytes, as: UTF8.self)
        if let line = MergeConflict.firstLine(in: text) { throw .input(.conflictInBaseline(name, line: line)) }
        // /dev/null, in place of the baseline that needle.json names.
        if text.isEmpty { return Baseline("") }
        guard Baseline.isOwn(text) else { throw .input(.notABaseline(name)) }
        return Baseline(text)
    }

    /// Writes what is found as what is known from now on.
    func writeBaseline(_ all: [Findings], to path: GivenPath, _ configuration: Configuration) throws(CommandError) {
        let content = OutputFile.Content(of: "check --write-baseline") {
            Baseline.isOwn(String(decoding: $0, as: UTF8.self))
        }.replacing(anything: configuration.isForced)
        let folder = configuration.displayFolder
        guard let file = Configuration.Output.file(path).file(content, workingDirectory: folder) else { return }
        let baseline = Baseline(all)
        try write(baseline.text, to: file, summary: counted(baseline.count, "known finding"), configuration)
    }

    /// Names what a baseline holds and nobody finds any more, so that it shrinks.
    func report(fixed lines: [String]) {
        console.report(lines.map { .init(.note, "fixed, so the baseline need not hold it: \($0)") })
    }
}
