import DIGraphCommand
import DIGraphCore

/// Findings that are known, so that they do not fail a check: a line for each place that one concerns, told by its
/// content, which an edit elsewhere in the file does not change.
struct Baseline {
    private static let mark = "# needle-gen baseline "
    static let version = "1"
    private static let head =
        "\(mark)\(version): `needle-gen check --baseline` lets these findings pass; delete the lines of what is fixed"

    private let lines: [String]
    private let known: Set<String>
    /// The lines of files that are gone, without these: the file may have another name now.
    private let moved: Set<String>
    private let paths: Paths

    /// How sources are called in it: from the folder of needle.json, whichever folder a run prints them from.
    struct Paths {
        private let workingDirectory: String
        private let folder: String

        init(_ configuration: Configuration) {
            workingDirectory = configuration.workingDirectory
            folder = configuration.folder
        }

        func path(of printed: String) -> String {
            Path.way(to: GivenPath(printed, in: workingDirectory).absolute, from: folder)
        }

        fileprivate func exists(_ path: String) -> Bool {
            !path.isEmpty && FileSystem.exists(GivenPath(path, in: folder).absolute)
        }
    }

    /// All that was found.
    init(_ all: [Findings], _ paths: Paths) {
        let lines = Set(
            all.flatMap { findings in findings.diagnostics.flatMap { Self.lines(of: $0, in: findings, paths) } })
        self.init(lines: lines.sorted(), paths)
    }

    /// Reads what `text` wrote.
    init(_ text: String, _ paths: Paths) {
        let lines = Self.unmarked(text).split { $0 == "\n" || $0 == "\r\n" }.filter { !$0.hasPrefix("#") }
        self.init(lines: lines.map { String($0).printable }, paths)
    }

    private init(lines: [String], _ paths: Paths) {
        self.lines = lines
        self.paths = paths
        known = Set(lines)
        var isThere: [String: Bool] = [:]
        let gone = lines.filter { line in
            let file = Self.file(of: line)
            if let known = isThere[file] { return !known }
            let exists = paths.exists(file)
            isThere[file] = exists
            return !exists
        }
        moved = Set(gone.map(Self.withoutFile))
    }

    var text: String { ([Self.head] + lines).map { $0 + "\n" }.joined() }
    var count: Int { lines.count }

    static func isOwn(_ text: String) -> Bool { version(of: text) != nil }

    /// The number behind the mark; nil for what is no baseline.
    static func version(of text: String) -> String? {
        let text = unmarked(text)
        guard text.hasPrefix(mark) else { return nil }
        let version = text.dropFirst(mark.count).prefix { $0 != ":" && !$0.isWhitespace }
        return version.first?.isWholeNumber == true ? String(version) : nil
    }

    /// Without the mark of the byte order that some editors write.
    private static func unmarked(_ text: String) -> Substring { text.drop { $0 == "\u{FEFF}" } }

    private func holds(_ line: String) -> Bool { known.contains(line) || moved.contains(Self.withoutFile(line)) }

    /// A finding is new as long as one of its places is.
    func removed(from findings: Findings) -> Findings {
        findings.compactMap { diagnostic in
            let lines = Self.lines(of: diagnostic, in: findings, paths)
            let new = lines.indices.filter { !holds(lines[$0]) }
            if new.isEmpty { return nil }
            return new.count == lines.count
                ? diagnostic : diagnostic.adding(Self.note(of: new.map { diagnostic.affected[$0] }))
        }
    }

    /// Among many places that are known, the few that are not would be lost.
    private static func note(of new: [Diagnostic.Affected]) -> Diagnostic.Note {
        let most = 3
        let names = new.prefix(most).map(\.words).joined(separator: ", ")
        let more = new.count > most ? " and \(new.count - most) more" : ""
        return .init("the baseline lacks of these: \(names)\(more)", at: new.first?.location)
    }

    /// What nobody finds any more where a line says it. A run of other sources, as of one target of several, tells nothing
    /// of a file that is still there.
    func outdated(in all: [Findings], ofSources sources: [String]) -> [(line: String, isMoved: Bool)] {
        let found = Baseline(all, paths).known
        let elsewhere = Set(found.subtracting(known).map(Self.withoutFile))
        let read = Set(sources.map { paths.path(of: $0).printable })
        return lines.compactMap { line in
            if found.contains(line) { return nil }
            let file = Self.file(of: line)
            let isGone = !paths.exists(file)
            guard isGone || read.contains(file) else { return nil }
            return (line, isGone && elsewhere.contains(Self.withoutFile(line)))
        }
    }

    private static func withoutFile(_ line: String) -> String {
        let parts = line.split(separator: ": ", maxSplits: 2)
        return parts.count > 2 ? "\(parts[0]): \(parts[2])" : line
    }

    /// What stands between the id and what is said.
    private static func file(of line: String) -> String {
        let parts = line.split(separator: ": ", maxSplits: 2)
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// Each on one line, whatever a path holds: `missing-dependency: Sources/Cart.swift: CartComponent requests cart`.
    private static func lines(of diagnostic: Diagnostic, in findings: Findings, _ paths: Paths) -> [String] {
        let id = diagnostic.rule.id
        if diagnostic.affected.isEmpty {
            let file = diagnostic.location.map { paths.path(of: findings.path(of: $0.file)) + ": " } ?? ""
            return ["\(id): \(file)\(diagnostic.message)".printable]
        }
        return diagnostic.affected.map { affected in
            let file = paths.path(of: findings.path(of: affected.location.file))
            return "\(id): \(file): \(affected.words)".printable
        }
    }
}

extension Diagnostic.Affected {
    fileprivate var words: String { component + (request.map { " requests \($0)" } ?? "") }
}

extension CommandLineTool {
    /// The file of known findings that `check` goes by; nil when there is none.
    func baseline(_ configuration: Configuration) throws(CommandError) -> Baseline? {
        guard let path = configuration.baseline else { return nil }
        if !FileSystem.exists(path.absolute) {
            let missing = [path] + SourceFinder.pathsThatAreNotThere(configuration)
            let sorted = missing.sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }
            throw .missingPaths(sorted.map { configuration.missingPath($0) })
        }
        let name = path.displayed(in: configuration.displayFolder)
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: name)
        let text = String(decoding: bytes, as: UTF8.self)
        if let line = MergeConflict.firstLine(in: text) { throw .input(.conflictInBaseline(name, line: line)) }
        // /dev/null, in place of the baseline that needle.json names.
        if text.isEmpty { return Baseline("", .init(configuration)) }
        guard let version = Baseline.version(of: text) else { throw .input(.notABaseline(name)) }
        if version != Baseline.version { throw .input(.baselineOfOtherVersion(name, version: version)) }
        return Baseline(text, .init(configuration))
    }

    /// Writes what is found as what is known from now on.
    func writeBaseline(_ all: [Findings], to path: GivenPath, _ configuration: Configuration) throws(CommandError) {
        let content = OutputFile.Content(of: "check --write-baseline") {
            Baseline.isOwn(String(decoding: $0, as: UTF8.self))
        }.replacing(anything: configuration.isForced)
        guard let file = Configuration.Output.file(path).file(content, of: configuration) else { return }
        let baseline = Baseline(all, .init(configuration))
        try write(baseline.text, to: file, summary: counted(baseline.count, "known finding"), configuration)
    }

    /// Names what a baseline holds and nobody finds there any more, so that it shrinks.
    func report(outdated lines: [(line: String, isMoved: Bool)]) {
        console.report(
            lines.map { line, isMoved in
                if isMoved { return .init(.note, "now in another file, so write the baseline again: \(line)") }
                let id = String(line.prefix { $0 != ":" })
                let reason = Rule.named(id) == nil ? "'\(id)' is no diagnostic" : "fixed"
                return .init(.note, "\(reason), so the baseline need not hold it: \(line)")
            })
    }
}
