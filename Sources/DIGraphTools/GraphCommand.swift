import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Prints the graph or writes it to a file, also one with errors; that of each program, where there are several.
    func graph(
        _ configuration: Configuration, _ format: GraphFormat, below top: String?
    ) throws(CommandError) -> Int32 {
        var texts = ProgramTexts()
        let hasOneAnswer = configuration.printedOutput?.path != nil || !["tree", "json"].contains(format.name)
        let code = try lookAtGraphs(
            of: configuration, hasOneAnswer: hasOneAnswer,
            { configuration throws(CommandError) in
                try GraphRun(
                    configuration, output: configuration.printedOutput,
                    content: .graph.replacing(anything: configuration.isForced))
            }, graph: { $0 }
        ) { (tool, run, configuration, told) throws(CommandError) in
            try tool.graph(run, configuration, format, below: top, told) { text throws(CommandError) in
                try texts.add(text, of: configuration, to: tool)
            }
        }
        if format.name == "json" { try texts.printObject(by: self) } else { try texts.printList(by: self) }
        return code
    }

    private func graph(
        _ run: GraphRun, _ configuration: Configuration, _ format: GraphFormat, below top: String?,
        _ told: ToldFindings?, print: (String) throws(CommandError) -> Void
    ) throws(CommandError) -> Int32? {
        keep(run)
        defer { printTimes(run.times, configuration) }
        let findings = run.findings(told)
        let news = told?.news(in: findings) ?? findings
        let isElsewhere = told != nil && top.map { run.analysis.components(named: $0).isEmpty } ?? false
        if isElsewhere || told?.concerns(run, news) == false { return nil }
        report(run, news, told, configuration)
        let tops = try tops(named: top, of: run.analysis)
        let text = run.analysis.report(as: format, modules: run.session.settings.modules, below: tops)
        run.times.end(.report, counted(text.utf8.count, "byte"))
        if let file = run.outputFile {
            let components = counted(run.analysis.graph.components.count, "component")
            let part = "\(run.analysis.graph.withAllBelow(tops).count) of \(components)"
            try write(text, to: file, summary: tops.isEmpty ? run.summary : part, configuration)
        } else {
            try print(text)
        }
        run.times.end(.write)
        return findings.hasErrors ? 1 : 0
    }

    private func tops(named name: String?, of analysis: Analysis) throws(CommandError) -> [ScopeID] {
        guard let name else { return [] }
        let tops = analysis.components(named: name)
        if tops.isEmpty { throw .wrongUse(.unknownComponent(name, similar: analysis.componentName(meantBy: name))) }
        return tops
    }
}

extension GraphFormat {
    /// Of pictures, which other programs draw.
    private static let pictures = ["svg", "png", "pdf"]

    /// As `named` has it; a picture is refused, unless its form is said.
    static func drawn(_ name: String?, by configuration: Configuration) throws(CommandError) -> GraphFormat {
        if name == nil, let path = configuration.printedOutput?.path, pictures.contains(path.ending) {
            throw .wrongUse(.picture(path.displayed(in: configuration.displayFolder), ending: path.ending))
        }
        return try named(name, in: configuration.printedOutput, among: all)
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

extension ReportFormat {
    /// The form that was asked for, else the one that the name of the file tells, else the first.
    static func named(
        _ name: String?, in output: Configuration.Output?, among all: [Self]
    ) throws(CommandError) -> Self {
        let told = output?.path.flatMap { path in all.first { $0.endings.contains(path.ending) } }
        let name = try GraphFormat.option.choice(name ?? told?.name, among: all.map(\.name))
        return all.first { $0.name == name } ?? all[0]
    }
}

extension Option {
    static let below = Option(
        ["--below"], .one("COMPONENT"), help: "print a component and what is below it only", for: [.graph],
        .setsRun { $0.topComponent = $1.last })
}

extension OutputFile.Content {
    static let graph = OutputFile.Content(of: Command.graph.rawValue) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        return GraphFormat.all.contains { $0.isOwn(text) }
    }
}
