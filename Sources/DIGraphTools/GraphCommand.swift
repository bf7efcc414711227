import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Prints the graph or writes it to a file, also one with errors.
    func graph(_ configuration: Configuration, _ format: GraphFormat) throws(CommandError) -> Int32 {
        let run = try GraphRun(
            configuration, output: configuration.printedOutput,
            content: .graph.replacing(anything: configuration.isForced), workingDirectory: workingDirectory)
        keep(run)
        defer { printTimes(run.times, configuration) }
        let hasErrors = report(run.analysis.findings, of: run.fileCount, configuration, warnings: run.warnings)
        let text = run.analysis.report(as: format, modules: run.session.settings.modules)
        run.times.end(.report, counted(text.utf8.count, "byte"))
        if let file = run.outputFile {
            try write(text, to: file, summary: run.summary, configuration)
        } else {
            _ = try print(text)
        }
        run.times.end(.write)
        return hasErrors ? 1 : 0
    }
}

extension GraphFormat {
    static func named(_ name: String?) throws(CommandError) -> GraphFormat {
        let name = try option.choice(name, among: all.map(\.name))
        return all.first { $0.name == name } ?? all[0]
    }

    static let option = Option(
        ["--format"], .one("FORM"), help: "\(FindingFormat.fewNames)…; graph: \(names)",
        for: [.generate, .check, .mocks, .graph, .flags, .compat],
        choices: { command in
            switch command {
            case .graph: all.map(\.name)
            case .flags: FlagFormat.all.map(\.name)
            case .compat: ["text", "json"]
            default: FindingFormat.all.map(\.name)
            }
        },
        .setsRun { (run, values) in run.format = values.last })

    /// "tree, json".
    private static var names: String { all.map(\.name).joined(separator: ", ") }
}

extension OutputFile.Content {
    static let graph = OutputFile.Content(of: Command.graph.rawValue) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        return GraphFormat.all.contains { $0.isOwn(text) }
    }
}
