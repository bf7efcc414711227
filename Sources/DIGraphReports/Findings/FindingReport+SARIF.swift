import DIGraphCore
import SwiftFacts

// The findings for code scanning, in SARIF 2.1.0.

extension FindingFormat {
    static var sarif: FindingFormat {
        FindingFormat(
            name: "sarif", help: "for code scanning", render: { $0.sarif().pretty() + "\n" },
            isOwn: { text in
                text.hasPrefix("{") && text.firstRange(of: "\"\(SARIFLog.schema)\"") != nil
                    && text.firstRange(of: "\"name\": \"needle-gen\"") != nil
            })
    }
}

extension FindingReport {
    fileprivate func sarif() -> JSONText {
        var log = SARIFLog(contents: contents, pathInRepository: pathInRepository)
        return log.json(of: findings)
    }
}

/// Writes findings with the columns that SARIF names: those of Unicode's code points.
private struct SARIFLog {
    private typealias Finding = FindingReport.Finding
    private typealias Place = FindingReport.Place

    static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

    private let contents: (String) -> [UInt8]?
    private let pathInRepository: (String) -> String
    /// The lines of the files that were asked for; none of one that cannot be read.
    private var lines: [String: [ArraySlice<UInt8>]] = [:]
    /// Of the lines that were asked for, the column of each byte: a line of minified code may have thousands of findings.
    private var columns: [String: [Int: [UInt32]]] = [:]

    init(contents: @escaping (String) -> [UInt8]?, pathInRepository: @escaping (String) -> String) {
        self.contents = contents
        self.pathInRepository = pathInRepository
    }

    mutating func json(of findings: [FindingReport.Finding]) -> JSONText {
        let rules = Rule.all.filter { rule in findings.contains { $0.rule == rule } }
        let driver = JSONText.members([
            "name": .string("needle-gen"),
            "semanticVersion": .string(Version.current),
            "rules": .array(rules.map(Self.rule)),
        ])
        let run = JSONText.members([
            "tool": .members(["driver": driver]),
            "columnKind": .string("unicodeCodePoints"),
            "results": .array(findings.map { result($0, index: rules.firstIndex(of: $0.rule) ?? 0) }),
        ])
        return .members([
            "$schema": .string(Self.schema),
            "version": .string("2.1.0"),
            "runs": .array([run]),
        ])
    }

    private static func rule(_ rule: Rule) -> JSONText {
        .members([
            "id": .string(rule.id),
            "shortDescription": text(rule.explanation.title),
            "fullDescription": text(rule.explanation.meaning),
            "help": text(rule.page),
            "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
        ])
    }

    private struct Related: Hashable {
        let message: String
        let place: Place
    }

    private mutating func result(_ finding: Finding, index: Int) -> JSONText {
        let notes = finding.notes.compactMap { note in note.place.map { Related(message: note.message, place: $0) } }
        // Of equal ones the schema allows one.
        let related = (notes + finding.affected.map { Related(message: $0.text, place: $0.place) }).withoutRepetition()
        var members: [(key: String, value: JSONText)] = [
            ("ruleId", .string(finding.rule.id)),
            ("ruleIndex", .number(index)),
            ("level", .string(finding.severity.rawValue)),
            ("message", Self.text(([finding.message] + finding.notes.map(\.message)).joined(separator: "\n"))),
            ("locations", .array(finding.place.map { [location($0)] } ?? [])),
            ("relatedLocations", .array(related.map { location($0.place, message: $0.message) })),
            ("partialFingerprints", .members(["needleFinding/v1": .string(finding.fingerprint)])),
        ]
        if let fix = finding.fix { members.append(("fixes", .array([json(fix)]))) }
        return .object(members)
    }

    private mutating func json(_ fix: FindingReport.Fix) -> JSONText {
        var files: [String] = []
        var replacements: [String: [JSONText]] = [:]
        for edit in fix.edits {
            if replacements[edit.start.file] == nil { files.append(edit.start.file) }
            replacements[edit.start.file, default: []].append(
                .members([
                    "deletedRegion": .members([
                        "startLine": .number(edit.start.line), "startColumn": .number(column(of: edit.start)),
                        "endLine": .number(edit.end.line), "endColumn": .number(column(of: edit.end)),
                    ]),
                    "insertedContent": Self.text(edit.text),
                ]))
        }
        let changes = files.map { file in
            JSONText.members([
                "artifactLocation": .members(["uri": .string(uri(file))]),
                "replacements": .array(replacements[file] ?? []),
            ])
        }
        return .members(["description": Self.text(fix.title), "artifactChanges": .array(changes)])
    }

    private mutating func location(_ place: Place, message: String? = nil) -> JSONText {
        let physical = JSONText.members([
            "artifactLocation": .members(["uri": .string(uri(place.file))]),
            "region": .members(["startLine": .number(place.line), "startColumn": .number(column(of: place))]),
        ])
        return .object([("physicalLocation", physical)] + (message.map { [("message", Self.text($0))] } ?? []))
    }

    /// How many code points stand before the place in its line, and one more; a mark of the byte order is none of the text.
    private mutating func column(of place: Place) -> Int {
        let lines = lines(of: place.file)
        guard place.line <= lines.count else { return place.column }
        let columns = columns(ofLine: place.line, of: place.file, lines[place.line - 1])
        return Int(columns[min(place.column, columns.count) - 1])
    }

    private mutating func columns(ofLine line: Int, of file: String, _ bytes: ArraySlice<UInt8>) -> [UInt32] {
        if let known = columns[file]?[line] { return known }
        let mark = line == 1 ? bytes.markLength : 0
        var columns = Array(repeating: UInt32(1), count: mark + 1)
        for byte in bytes.dropFirst(mark) { columns.append((columns.last ?? 0) + (byte & 0xC0 != 0x80 ? 1 : 0)) }
        self.columns[file, default: [:]][line] = columns
        return columns
    }

    private mutating func lines(of file: String) -> [ArraySlice<UInt8>] {
        if let known = lines[file] { return known }
        let all = contents(file).map(LineTable.lines) ?? []
        lines[file] = all
        return all
    }

    private static func text(_ text: String) -> JSONText {
        .members(["text": .string(text)])
    }

    /// A path as a reference, in which other bytes than letters, digits and few signs are written in percent.
    private func uri(_ file: String) -> String {
        let path = pathInRepository(file)
        let reference = path.utf8.map { byte -> String in
            let isPlain =
                (Byte.a...Byte.z).contains(byte | 0x20)
                || (Byte.minus...Byte.nine).contains(byte) || "_~+@".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        return path.hasPrefix("/") ? "file://" + reference : reference
    }
}
