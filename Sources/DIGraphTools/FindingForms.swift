import DIGraphCommand
import DIGraphCore
import DIGraphReports
import SwiftFacts

extension FindingPrinter {
    /// Findings in the form that is asked for: those for people at once, those for tools when all are known.
    static let forms = FindingPrinter(
        prepare: { (tool, configuration) throws(CommandError) in
            _ = try FindingFormat.named(configuration)
            for report in configuration.reports {
                _ = try tool.destination(of: report, configuration).file?.requireReplaceable()
            }
            try FindingFormat.requireOneInAStream(configuration)
        },
        show: { tool, look in tool.show(look) },
        finish: { (tool, looks) throws(CommandError) in try tool.writeReports(of: looks) })
}

extension CommandLineTool {
    /// Prints what is for people, and in a run of GitHub its annotations.
    fileprivate func show(_ look: Look) {
        let format = look.configuration.findingFormat ?? FindingFormat.text.name
        guard FindingFormat.isForPeople(format), !look.configuration.hasReportInErrorStream else { return }
        if format != FindingFormat.text.name { return FindingPrinter.lines.show(self, look) }
        let report = FindingReport(
            [look.findings], fileCount: look.fileCount, allNotes: look.configuration.printsAllNotes,
            pathInRepository: pathInRepository)
        if console.hasColor {
            console.show(
                report.terminalText(site: console.site, columns: console.columns) { lines(of: $0, look.configuration) })
        } else {
            FindingPrinter.lines.show(self, look)
        }
        if !report.isEmpty, !look.configuration.isQuiet { console.say(report.summary) }
        // Plugins run in builds, whose log is not that of a step.
        let isGitHub = console.environment("GITHUB_ACTIONS") == "true" && look.configuration.invocation == nil
        if isGitHub { console.show(FindingFormat.github.render(report)) }
    }

    /// In a job of GitHub or GitLab, which know files by their way from the root of the repository, wherever the job runs.
    private var pathInRepository: @Sendable (String) -> String {
        let isJob = ["GITHUB_ACTIONS", "GITLAB_CI"].contains { console.environment($0) == "true" }
        if !isJob { return { $0 } }
        let here = FileSystem.repository(around: workingDirectory)
        return { [workingDirectory] path in
            let absolute = Path.normalized(Path.join(workingDirectory, path))
            func way(from root: String?) -> String? { root.flatMap { Path.relative(absolute, to: $0) } }
            // The tool may run outside of the checkout.
            return way(from: here) ?? way(from: FileSystem.repository(around: Path.folder(of: absolute))) ?? path
        }
    }

    private func lines(of path: String, _ configuration: Configuration) -> [Substring] {
        let bytes = configuration.contents(of: path) ?? []
        return LineTable.lines(of: bytes).map { Substring(decoding: $0, as: UTF8.self) }
    }

    /// Writes the forms for tools: on stdout, unless the code goes there, and into files.
    fileprivate func writeReports(of looks: [Look]) throws(CommandError) {
        guard let look = looks.first else { return }
        let configuration = look.configuration
        let format = try FindingFormat.named(configuration)
        if FindingFormat.isForPeople(format.name), configuration.reports.isEmpty { return }
        let report = FindingReport(
            looks.map(\.findings), fileCount: look.fileCount, allNotes: configuration.printsAllNotes,
            pathInRepository: pathInRepository, lastingPath: Baseline.Paths(configuration).path
        ) { configuration.contents(of: $0) }
        if !FindingFormat.isForPeople(format.name) { try write(format.render(report), beside: configuration) }
        for request in configuration.reports {
            let (format, file) = try destination(of: request, configuration)
            if let file {
                try file.write(format.render(report))
            } else {
                try write(format.render(report), beside: configuration)
            }
        }
    }

    /// The form of a report, and its file if it does not go to stdout.
    fileprivate func destination(
        of report: Configuration.Report, _ configuration: Configuration
    ) throws(CommandError) -> (format: FindingFormat, file: OutputFile?) {
        let format = try FindingFormat.named(report.format) { fault in
            let fault = FindingFormat.fault(ofFile: report.format) ?? fault
            return configuration.badValue(fault, of: "--report", key: "reports", at: report.offset)
        }
        let path = report.output.path?.displayed(in: configuration.displayFolder) ?? ""
        let others = path.split(separator: ",").dropFirst()
        if FindingFormat.all.contains(where: { form in others.contains { $0.hasPrefix(form.name + "=") } }) {
            throw configuration.badValue(.severalForms(path), of: "--report", key: "reports", at: report.offset)
        }
        let content = OutputFile.Content(of: "--report \(format.name)") { bytes in
            format.isOwn(String(decoding: bytes, as: UTF8.self))
        }.replacing(anything: configuration.isForced)
        return (format, report.output.file(content, of: configuration))
    }

    private func write(_ text: String, beside configuration: Configuration) throws(CommandError) {
        if configuration.printsDataOfItsOwn { return console.show(text) }
        _ = try print(text)
    }
}

extension Configuration {
    /// Whether stdout is for the code or a graph, and findings for tools go to stderr.
    fileprivate var printsDataOfItsOwn: Bool {
        !onlyChecks && [code.output, mocks.output, printedOutput].contains(.standardOutput)
    }

    /// Lines for people would stand before a report there, and no tool could read it.
    fileprivate var hasReportInErrorStream: Bool {
        printsDataOfItsOwn
            && reports.contains { $0.output == .standardOutput && !FindingFormat.isForPeople($0.format) }
    }
}

extension FindingFormat {
    /// That in which the findings are printed; the first where none is asked for.
    fileprivate static func named(_ configuration: Configuration) throws(CommandError) -> FindingFormat {
        guard let name = configuration.findingFormat else { return all[0] }
        return try named(name) { .wrongUse(.badValue(of: "--format", $0)) }
    }

    fileprivate static func named(
        _ name: String, otherwise error: (SettingFault) -> CommandError
    ) throws(CommandError) -> FindingFormat {
        if let format = all.first(where: { $0.name == name }) { return format }
        do throws(SettingFault) {
            _ = try SettingValue.choice(name, among: all.map(\.name))
        } catch let fault {
            throw error(fault)
        }
        return all[0]
    }

    /// What is wrong with the name of a file in place of a form: `findings.sarif`.
    fileprivate static func fault(ofFile name: String) -> SettingFault? {
        let format = all.first { name.hasSuffix("." + $0.name) }
        return format.map { .notOneOf(name, choices: all.map(\.name), similar: "\($0.name)=\(name)") }
    }

    /// Two forms that follow each other are neither.
    fileprivate static func requireOneInAStream(_ configuration: Configuration) throws(CommandError) {
        var forms = configuration.reports.filter { $0.output == .standardOutput }.map { "--report \($0.format)" }
        if let format = configuration.findingFormat, !isForPeople(format) { forms.insert("--format \(format)", at: 0) }
        if configuration.newBaseline?.absolute == "/dev/stdout" { forms.append("--write-baseline") }
        if let last = forms.last, forms.count > 1 { throw .wrongUse(.formsInOneStream(forms[0], last)) }
    }

    /// Printed as soon as it is known, on stderr.
    fileprivate static func isForPeople(_ name: String) -> Bool { name == text.name || name == xcode.name }

    /// The first few, as the help has space for.
    static var fewNames: String { all.prefix(4).map(\.name).joined(separator: ", ") }
}
