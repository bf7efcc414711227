import DIGraphCore

// The findings as JSON, for tools; Docs/Findings.md documents it.

extension FindingFormat {
    static var json: FindingFormat {
        FindingFormat(
            name: "json", help: "for tools", render: { $0.json().pretty() + "\n" },
            isOwn: { $0.hasPrefix("{\n  \"schema\": 1,\n  \"findings\": [") })
    }
}

extension FindingReport {
    fileprivate func json() -> JSONText {
        .members([
            "schema": .number(1),
            "findings": .array(findings.map(Self.json)),
            "summary": .members([
                "causes": .number(errorCount),
                "affected": .number(affectedCount),
                "warnings": .number(warningCount),
                "files": .number(fileCount),
            ]),
        ])
    }

    private static func json(_ finding: Finding) -> JSONText {
        .object(
            [
                ("id", .string(finding.rule.id)),
                ("severity", .string(finding.severity.rawValue)),
                ("message", .string(finding.message)),
            ] + place(finding.place) + [
                ("fingerprint", .string(finding.fingerprint)),
                ("notes", .array(finding.notes.map { .object([("message", .string($0.message))] + place($0.place)) })),
                ("affected", .array(finding.affected.map(json))),
                ("fixes", .array(finding.fix.map { [json($0)] } ?? [])),
            ])
    }

    private static func json(_ affected: Affected) -> JSONText {
        .object(
            [("component", .string(affected.component)), ("request", .optional(affected.request))]
                + place(affected.place) + [("path", .strings(affected.path))])
    }

    private static func json(_ fix: Fix) -> JSONText {
        let edits = fix.edits.map { edit in
            JSONText.object(
                place(edit.start) + [
                    ("endLine", .number(edit.end.line)), ("endColumn", .number(edit.end.column)),
                    ("text", .string(edit.text)),
                ])
        }
        return .members([
            "title": .string(fix.title), "complete": .bool(fix.isComplete), "edits": .array(edits),
        ])
    }

    private static func place(_ place: Place?) -> [(key: String, value: JSONText)] {
        [
            ("file", .optional(place?.file)),
            ("line", place.map { .number($0.line) } ?? .null),
            ("column", place.map { .number($0.column) } ?? .null),
        ]
    }
}
