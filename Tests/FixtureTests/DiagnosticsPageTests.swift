import DIGraphCore
import DIGraphReports
import Foundation
import Testing

/// `Docs/Diagnostics.md` holds what `needle-gen explain` prints, and is recorded as the cases are.
@Suite struct DiagnosticsPageTests {
    private static let path = "Docs/Diagnostics.md"

    @Test func pageIsCurrent() throws {
        let url = Repository.root.appendingPathComponent(Self.path)
        let expected = FileManager.default.contents(atPath: url.path)
        let actual = Data(text.utf8)
        if GoldenTests.isRecording {
            if expected != actual {
                try actual.write(to: url)
                Issue.record("recorded \(Self.path)")
            }
            return
        }
        let difference = Difference(expected: expected, actual: actual)
        if let difference { Issue.record("\(Self.path) \(difference.description)") }
    }

    private var text: String {
        """
        # Diagnostics

        What each finding of needle-gen means, and what to do about it. `needle-gen explain ID` prints the same in a
        terminal. This page is recorded from the texts in `Sources/DIGraphCore/Rules`; the tests run
        the generator over every example.

        | id | severity | the fault |
        |---|---|---|
        \(Rule.all.map(row).joined(separator: "\n"))

        \(Rule.all.map(section).joined(separator: "\n"))
        """
    }

    private func row(_ rule: Rule) -> String {
        "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.explanation.title) |"
    }

    private func section(_ rule: Rule) -> String {
        let page = rule.explanation
        return """
            ## \(rule.id)

            **\(rule.severity.rawValue.capitalized)**: \(page.title).

            \(page.meaning)

            **\(rule.reasonHeading)**

            \(page.reason)

            **How to fix it**

            \(page.fix)

            \(rule.silencing)

            **Before**

            \(code(page.before))

            **After**

            \(code(page.after))

            """
    }

    private func code(_ example: Explanation.Example) -> String {
        let source = "```swift\n\(example.source)\n```"
        return example.configuration.map { "needle.json:\n\n```json\n\($0)\n```\n\n\(source)" } ?? source
    }
}
