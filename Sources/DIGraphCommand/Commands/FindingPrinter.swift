import DIGraphCore

/// What came of one look at the sources: at those of the graph, or of the mocks.
package final class Look: Sendable {
    package let findings: Findings
    package let fileCount: Int
    package let configuration: Configuration

    init(_ findings: Findings, fileCount: Int, _ configuration: Configuration) {
        self.findings = findings
        self.fileCount = fileCount
        self.configuration = configuration
    }
}

/// How a tool tells what it found.
package struct FindingPrinter: Sendable {
    /// Refuses a configuration that asks for a form that it does not know, or for a file that it may not write.
    let prepare: @Sendable (CommandLineTool, Configuration) throws(CommandError) -> Void
    /// Prints what was found, as soon as it is known.
    package let show: @Sendable (CommandLineTool, Look) -> Void
    /// Writes what has to hold the findings of all looks of a command.
    let finish: @Sendable (CommandLineTool, [Look]) throws(CommandError) -> Void

    package init(
        prepare: @escaping @Sendable (CommandLineTool, Configuration) throws(CommandError) -> Void,
        show: @escaping @Sendable (CommandLineTool, Look) -> Void,
        finish: @escaping @Sendable (CommandLineTool, [Look]) throws(CommandError) -> Void
    ) {
        self.prepare = prepare
        self.show = show
        self.finish = finish
    }

    /// A line for each finding and note, as Xcode, SwiftPM and editors read them.
    package static let lines = FindingPrinter(
        prepare: { (_, _) throws(CommandError) in },
        show: { tool, look in
            let findings = look.findings
            let lines = findings.diagnostics.flatMap {
                findings.formatter.lines(of: $0, allNotes: look.configuration.printsAllNotes)
            }
            tool.console.report(lines.map { .init(place: $0.place, .init($0.severity), $0.message) })
        },
        finish: { (_, _) throws(CommandError) in })
}

extension Console.Line.Severity {
    /// Of a line that has none of its own, and so is a note.
    fileprivate init(_ severity: Diagnostic.Severity?) {
        switch severity {
        case .error?: self = .error
        case .warning?: self = .warning
        case .note?, nil: self = .note
        }
    }
}
