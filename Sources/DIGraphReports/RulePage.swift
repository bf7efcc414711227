import DIGraphCore

extension Rule {
    /// The whole page, as a terminal shows it.
    package var page: String {
        let page = explanation
        return """
            \(id) (\(severity.rawValue)): \(page.title)

            \(page.meaning)

            \(reasonHeading):
            \(page.reason)

            How to fix it:
            \(page.fix)

            \(silencing)

            Before:

            \(page.before.indentedText)

            After:

            \(page.after.indentedText)

            """
    }

    package var reasonHeading: String {
        switch severity {
        case .error: "Why it is an error"
        case .warning: "Why it is a warning"
        case .note: "Why it is told"
        }
    }

    /// Whether and how a comment silences it.
    package var silencing: String {
        let answer =
            canBeIgnored
            ? """
            `// needle:ignore \(id)` on that line, or on the line above, silences it;
            right above a declaration it does so in all of that.
            """
            : "It cannot be silenced."
        let advice = explanation.silencing
        return advice.isEmpty ? answer : answer + "\n" + advice
    }

    /// All ids with their severities and faults, one a line.
    package static var list: String {
        let width = all.map(\.id.count).max() ?? 0
        return all.map { rule in
            let gap = String(repeating: " ", count: width - rule.id.count)
            let severity = rule.severity.rawValue
            let space = String(repeating: " ", count: 7 - severity.count)
            return "\(rule.id)\(gap)  \(severity)\(space)  \(rule.explanation.title)\n"
        }.joined()
    }
}

/// A text that a terminal links to a page, by the sequence OSC 8; terminals that know none show the text.
package enum TerminalLink {
    /// The text itself where the documentation is published nowhere.
    package static func text(_ text: String, toPageOf id: String, in site: String?) -> String {
        guard let site else { return text }
        let folder = site.hasSuffix("/") ? site : site + "/"
        return "\u{1B}]8;;\(folder)Diagnostics.html#\(id)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
}

extension Explanation {
    /// A whole Swift source, and the needle.json beside it where the fault depends on one.
    package struct Example {
        package let source: String
        package let configuration: String?

        package init(_ source: String, configuration: String?) {
            self.source = source
            self.configuration = configuration
        }

        /// Indented code, which Markdown knows as such.
        fileprivate var indentedText: String {
            let parts = configuration.map { ["needle.json:\n" + $0, source] } ?? [source]
            return parts.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        }
    }

    package var before: Example {
        Example(lines(with: "-").joined(separator: "\n"), configuration: configuration)
    }

    package var after: Example {
        let source = lines(with: "+").joined(separator: "\n").replacing("  // reported here", with: "")
        return Example(source, configuration: mendedConfiguration ?? configuration)
    }

    /// The lines of one side of the example.
    private func lines(with mark: Character) -> [Substring] {
        example.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            line.first.map { $0 == mark || $0 == " " } ?? true
        }.map { $0.dropFirst(2) }
    }
}
