import DIGraphCore

// The findings for code scanning, in SARIF 2.1.0.

extension FindingFormat {
    static var sarif: FindingFormat {
        FindingFormat(
            name: "sarif", help: "for code scanning", render: { $0.sarif().pretty() + "\n" },
            isOwn: { text in text.firstRange(of: "\"name\": \"needle-gen\"") != nil && text.hasPrefix("{") })
    }
}

extension FindingReport {
    fileprivate func sarif() -> JSONText {
        let rules = Rule.all.filter { rule in findings.contains { $0.rule == rule } }
        let driver = JSONText.members([
            "name": .string("needle-gen"),
            "semanticVersion": .string(Version.current),
            "rules": .array(rules.map(Self.rule)),
        ])
        let run = JSONText.members([
            "tool": .members(["driver": driver]),
            "columnKind": .string("unicodeCodePoints"),
            "results": .array(findings.map { Self.result($0, index: rules.firstIndex(of: $0.rule) ?? 0) }),
        ])
        return .members([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
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

    private static func result(_ finding: Finding, index: Int) -> JSONText {
        let notes = finding.notes.compactMap { note in note.place.map { Related(message: note.message, place: $0) } }
        // Of equal ones the schema allows one.
        var met: Set<Related> = []
        let related = (notes + finding.affected.map { Related(message: $0.text, place: $0.place) })
            .filter { met.insert($0).inserted }
        return .members([
            "ruleId": .string(finding.rule.id),
            "ruleIndex": .number(index),
            "level": .string(finding.severity.rawValue),
            "message": text(([finding.message] + finding.notes.map(\.message)).joined(separator: "\n")),
            "locations": .array(finding.place.map { [location($0)] } ?? []),
            "relatedLocations": .array(related.map { location($0.place, message: $0.message) }),
            "partialFingerprints": .members(["needleFinding/v1": .string(finding.fingerprint)]),
        ])
    }

    private static func location(_ place: Place, message: String? = nil) -> JSONText {
        let physical = JSONText.members([
            "artifactLocation": .members(["uri": .string(uri(place.file))]),
            "region": .members(["startLine": .number(place.line), "startColumn": .number(place.column)]),
        ])
        return .object([("physicalLocation", physical)] + (message.map { [("message", text($0))] } ?? []))
    }

    private static func text(_ text: String) -> JSONText {
        .members(["text": .string(text)])
    }

    /// A path as a reference, in which other bytes than letters, digits and few signs are written in percent.
    private static func uri(_ path: String) -> String {
        let reference = path.utf8.map { byte -> String in
            let isPlain =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte) || "_~+@".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        return path.hasPrefix("/") ? "file://" + reference : reference
    }
}
