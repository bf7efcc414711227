import DIGraphCore

// The findings as the compiler prints its own.

extension FindingFormat {
    /// A terminal shows it with the sources' lines.
    package static var text: FindingFormat {
        FindingFormat(
            name: "text", help: "for people",
            render: { report in report.lines() + "needle-gen: \(report.summary)\n" },
            isOwn: { text in
                let lines = text.split(separator: "\n")
                return lines.last?.hasPrefix("needle-gen: ") == true && areFindings(lines.dropLast())
            })
    }

    /// What Xcode, SwiftPM and editors read.
    package static var xcode: FindingFormat {
        FindingFormat(
            name: "xcode", help: "a line for each finding and note", render: { $0.lines() },
            isOwn: { areFindings($0.split(separator: "\n")[...]) })
    }

    /// Other tools print such lines, but none with the id of a rule behind the first.
    private static func areFindings(_ lines: ArraySlice<Substring>) -> Bool {
        guard let first = lines.first else { return true }
        return Rule.all.contains { first.hasSuffix(" [\($0.id)]") }
            && lines.allSatisfy { line in
                [": error: ", ": warning: ", ": note: "].contains { line.firstRange(of: $0) != nil }
            }
    }
}

extension FindingReport {
    fileprivate func lines() -> String {
        findings.map(\.lines).joined()
    }
}
