// The findings as the compiler prints its own.

extension FindingFormat {
    /// A terminal shows it with the sources' lines.
    package static var text: FindingFormat {
        FindingFormat(
            name: "text", help: "for people",
            render: { report in report.lines() + "needle-gen: \(report.summary)\n" },
            isOwn: { text in text.split(separator: "\n").last?.hasPrefix("needle-gen: ") == true })
    }

    /// What Xcode, SwiftPM and editors read.
    package static var xcode: FindingFormat {
        FindingFormat(
            name: "xcode", help: "a line for each finding and note", render: { $0.lines() },
            isOwn: { text in
                text.split(separator: "\n").allSatisfy { line in
                    [": error: ", ": warning: ", ": note: "].contains { line.firstRange(of: $0) != nil }
                }
            })
    }
}

extension FindingReport {
    fileprivate func lines() -> String {
        findings.map(\.lines).joined()
    }
}
