import DIGraphCore

/// A form in which a report is printed. A new one is a file that holds such a value, and its place in the list of all.
package struct ReportFormat<Report>: Sendable {
    /// As `--format` names it.
    package let name: String
    /// What it is, or what reads it.
    package let help: String
    /// How the names of its files end, after the period and in small letters.
    package var endings: [String] = []
    package let render: @Sendable (Report) -> String
    /// Whether a text was printed in this form, maybe of other sources: such a file may be written over.
    package let isOwn: @Sendable (String) -> Bool
}

package typealias GraphFormat = ReportFormat<GraphReport>

extension GraphFormat {
    /// In the order in which they are listed; the first is the default.
    package static var all: [GraphFormat] { [tree, json, dot, mermaid, html] }
}

extension Analysis {
    /// - Parameter tops: what is printed with all that is below it; the whole graph where it is empty.
    package func report(
        as format: GraphFormat, modules: [GeneratorSettings.Module] = [], below tops: [ScopeID] = []
    ) -> String {
        format.render(report(modules: modules, below: tops))
    }

    /// The graph beside what Needle's generator wrote into a file.
    package func comparison(with needle: NeedleGraph, ofFile path: String) -> CompatibilityReport {
        CompatibilityReport(needle, file: path, report(modules: []))
    }

    func report(modules: [GeneratorSettings.Module], below tops: [ScopeID] = []) -> GraphReport {
        GraphReport(
            graph: graph, resolution: resolution, path: findings.path, position: findings.position, modules: modules,
            errorCount: findings.diagnostics.count { $0.severity == .error }, below: tops)
    }
}
