import DIGraphCore

// The findings for the places in which CI shows them.

extension FindingFormat {
    package static var github: FindingFormat {
        FindingFormat(
            name: "github", help: "annotations of GitHub", render: { $0.github() },
            isOwn: { text in
                text.split(separator: "\n").allSatisfy { line in
                    line.hasPrefix("::") && Rule.all.contains { line.firstRange(of: "title=\($0.id)::") != nil }
                }
            })
    }

    static var gitlab: FindingFormat {
        FindingFormat(
            name: "gitlab", help: "code quality of GitLab", render: { $0.gitlab().pretty() + "\n" },
            isOwn: { text in
                if text == "[]\n" { return true }
                let names = Rule.all.map { "\"check_name\": \"\($0.id)\"" }
                return text.hasPrefix("[") && names.contains { text.firstRange(of: $0) != nil }
            })
    }

    static var checkstyle: FindingFormat {
        FindingFormat(
            name: "checkstyle", help: "for what reads Checkstyle", render: { $0.checkstyle() },
            isOwn: { text in
                text.hasPrefix("\(FindingReport.xmlHead)<checkstyle ")
                    && (text.firstRange(of: "<error ") == nil || text.firstRange(of: " source=\"needle-gen.") != nil)
            })
    }

    static var junit: FindingFormat {
        FindingFormat(
            name: "junit", help: "for what reads test results", render: { $0.junit() },
            isOwn: { $0.firstRange(of: "<testsuites name=\"needle-gen\"") != nil })
    }
}

extension FindingReport {
    // MARK: GitHub

    /// One annotation for each cause: those of its places would flood a pull request.
    fileprivate func github() -> String {
        findings.map { finding in
            let place =
                finding.place.map { place in
                    "file=\(Self.property(pathInRepository(place.file))),line=\(place.line),col=\(place.column),"
                } ?? ""
            let title = "title=\(Self.property(finding.rule.id))"
            return
                "::\(finding.severity == .note ? "notice" : finding.severity.rawValue) \(place)\(title)::\(Self.data(finding.text))\n"
        }.joined()
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    // MARK: GitLab

    fileprivate func gitlab() -> JSONText {
        .array(
            findings.map { finding in
                .members([
                    "description": .string(finding.message),
                    "check_name": .string(finding.rule.id),
                    "fingerprint": .string(finding.fingerprint),
                    "severity": .string(Self.gitlabSeverity(finding.severity)),
                    "location": .members([
                        "path": .string(pathInRepository(finding.place?.file ?? "needle.json")),
                        "lines": .members(["begin": .number(finding.place?.line ?? 1)]),
                    ]),
                ])
            })
    }

    private static func gitlabSeverity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }

    // MARK: XML

    /// By file, in the order of the findings.
    fileprivate func checkstyle() -> String {
        var files: [String] = []
        var lines: [String: String] = [:]
        for finding in findings {
            let file = finding.place?.file ?? "needle.json"
            if lines[file] == nil { files.append(file) }
            let position = finding.place.map { "line=\"\($0.line)\" column=\"\($0.column)\"" } ?? "line=\"1\""
            lines[file, default: ""] +=
                "    <error \(position) severity=\"\(finding.severity == .note ? "info" : finding.severity.rawValue)\" "
                + "message=\"\(Self.xml(finding.message))\" source=\"needle-gen.\(finding.rule.id)\"/>\n"
        }
        let body = files.map { "  <file name=\"\(Self.xml($0))\">\n\(lines[$0] ?? "")  </file>\n" }.joined()
        return "\(Self.xmlHead)<checkstyle version=\"4.3\">\n\(body)</checkstyle>\n"
    }

    /// One test for each rule that found something; one that passes where none did.
    fileprivate func junit() -> String {
        let cases = findings.map { finding in
            let place = finding.place?.text ?? "needle-gen"
            let name = "\(finding.rule.id) \(place)"
            let failure =
                finding.severity == .error
                ? "<failure message=\"\(Self.xml(finding.message))\">\(Self.xml("\(place)\n\(finding.text)"))</failure>"
                : "<system-out>\(Self.xml("\(place)\n\(finding.text)"))</system-out>"
            return "    <testcase classname=\"needle-gen\" name=\"\(Self.xml(name))\">\(failure)</testcase>\n"
        }
        let passed = "    <testcase classname=\"needle-gen\" name=\"dependency graph\"/>\n"
        let count = "tests=\"\(max(1, cases.count))\" failures=\"\(errorCount)\""
        return """
            \(Self.xmlHead)<testsuites name="needle-gen" \(count)>
              <testsuite name="dependency graph" \(count)>
            \(cases.isEmpty ? passed : cases.joined())  </testsuite>
            </testsuites>

            """
    }

    fileprivate static let xmlHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// In an attribute. XML knows no control characters, not even escaped ones, which the path of a file may have.
    private static func xml(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "\t", "\n", "\r": escaped.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
