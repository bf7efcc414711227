import DIGraphCommand
import DIGraphCore
import DIGraphReports

/// What is told of the graphs of several programs: what they have in common once, and what one lacks if all do.
final class ToldFindings {
    private var findings: Set<String> = []
    private var warnings: Set<String> = []
    /// By file: how many programs it is of. By finding: in how many it is.
    private var programCounts: [String: Int] = [:]
    private var findingCounts: [String: Int] = [:]

    /// Of what is used nowhere: another program may use it.
    private static let absences: [Rule] = [
        .detachedComponent, .emptySlot, .staleSuppression, .unusedProvider, .unusedRequest,
    ]

    init(_ runs: [GraphRun]) {
        for run in runs {
            let findings = run.analysis.findings
            for path in run.sourcePaths { programCounts[path, default: 0] += 1 }
            for diagnostic in findings.diagnostics {
                findingCounts[Self.text(of: diagnostic, in: findings), default: 0] += 1
            }
        }
    }

    /// Without what another program uses, which is no finding at all.
    func withoutUsed(_ all: Findings) -> Findings {
        all.compactMap { diagnostic in
            guard Self.absences.contains(diagnostic.rule), let file = diagnostic.location?.file else {
                return diagnostic
            }
            let found = findingCounts[Self.text(of: diagnostic, in: all), default: 0]
            return programCounts[all.path(of: file), default: 0] > found ? nil : diagnostic
        }
    }

    func news(in all: Findings) -> Findings {
        all.compactMap { findings.insert(Self.text(of: $0, in: all)).inserted ? $0 : nil }
    }

    private static func text(of diagnostic: Diagnostic, in findings: Findings) -> String {
        findings.formatter.lines(of: diagnostic, allNotes: true).map { "\($0.place): \($0.message)" }.joined(
            separator: "\n")
    }

    func news(in all: [InputWarning]) -> [InputWarning] {
        all.filter { warnings.insert("\($0.place ?? ""): \($0.message)").inserted }
    }

    /// Whether a program has a graph of its own, or something that was not told of another.
    func concerns(_ run: GraphRun, _ news: Findings) -> Bool { run.analysis.rootCount > 0 || !news.diagnostics.isEmpty }
}

/// What is printed of several programs: under the name of each.
struct ProgramTexts {
    private var texts: [(program: String, text: String)] = []

    /// Keeps a text of one of several programs; the only one there is is printed as it is.
    mutating func add(_ text: String, of configuration: Configuration, to tool: CommandLineTool) throws(CommandError) {
        guard let program = configuration.program else { return _ = try tool.print(text) }
        texts.append((program, text))
    }

    func printList(by tool: CommandLineTool) throws(CommandError) {
        if texts.isEmpty { return }
        _ = try tool.print(texts.map { "\($0.program):\n\($0.text)" }.joined(separator: "\n"))
    }

    /// Of texts that are JSON themselves.
    func printObject(by tool: CommandLineTool) throws(CommandError) {
        if texts.isEmpty { return }
        let members = texts.map { "\(JSONText.string($0.program).compact()): \($0.text.dropLast())" }
        _ = try tool.print("{\n\(members.joined(separator: ",\n"))\n}\n")
    }
}

/// What was seen of each program that the sources are of, or of all sources as one.
struct ProgramRuns<Run> {
    let runs: [(configuration: Configuration, run: Run)]
    /// Nil for a single one.
    let told: ToldFindings?
}

extension Configuration {
    /// Looks at each program that the sources are of by itself, unless one is named, as the builds of these do: what one
    /// declares is not in the others. Where none of them has a graph, the sources are read as one.
    /// - Parameter hasOneAnswer: throws where it would take several.
    func programRuns<Run>(
        hasOneAnswer: Bool = false, _ look: (Configuration) throws(CommandError) -> Run, graph: (Run) -> GraphRun
    ) throws(CommandError) -> ProgramRuns<Run> {
        do throws(CommandError) {
            var configuration = self
            configuration.programs = .each
            return ProgramRuns(runs: [(configuration, try look(configuration))], told: nil)
        } catch .severalPrograms(let names) where !hasOneAnswer {
            var runs: [(configuration: Configuration, run: Run)] = []
            for name in names { runs.append((of(program: name), try look(of(program: name)))) }
            let told = ToldFindings(runs.map { graph($0.run) })
            let haveGraph = runs.contains { told.concerns(graph($0.run), graph($0.run).findings(told)) }
            if haveGraph { return ProgramRuns(runs: runs, told: told) }
            return ProgramRuns(runs: [(self, try look(self))], told: nil)
        }
    }
}

extension GraphRun {
    /// Without what another program uses.
    func findings(_ told: ToldFindings?) -> Findings { told?.withoutUsed(analysis.findings) ?? analysis.findings }
}

extension CommandLineTool {
    /// Tells of the graph of each program.
    /// - Parameter tell: returns the exit code, or nil where there is nothing to tell of a program.
    func lookAtGraphs<Run>(
        of configuration: Configuration, hasOneAnswer: Bool,
        _ look: (Configuration) throws(CommandError) -> Run, graph: (Run) -> GraphRun,
        tell: (CommandLineTool, Run, Configuration, ToldFindings?) throws(CommandError) -> Int32?
    ) throws(CommandError) -> Int32 {
        let programs = try configuration.programRuns(hasOneAnswer: hasOneAnswer, look, graph: graph)
        var codes: [Int32] = []
        for (configuration, run) in programs.runs {
            let tool = configuration.program.map(titled) ?? self
            if let code = try tell(tool, run, configuration, programs.told) { codes.append(code) }
        }
        if let worst = codes.max() { return worst }
        // What was asked about is in none of their graphs.
        guard let (configuration, run) = programs.runs.first(where: { graph($0.run).analysis.rootCount > 0 }) else {
            return 0
        }
        return try tell(self, run, configuration, nil) ?? 0
    }

    /// As above, for what needs the graph alone.
    func lookAtGraphs(
        of configuration: Configuration,
        tell: (CommandLineTool, GraphRun, Configuration, ToldFindings?) throws(CommandError) -> Int32?
    ) throws(CommandError) -> Int32 {
        try lookAtGraphs(
            of: configuration, hasOneAnswer: false,
            { configuration throws(CommandError) in try GraphRun(configuration, output: nil) }, graph: { $0 },
            tell: tell)
    }

    /// Prints what was not told of another program. Returns whether there are errors.
    @discardableResult
    func report(_ run: GraphRun, _ told: ToldFindings?, _ configuration: Configuration) -> Bool {
        let findings = run.findings(told)
        report(run, told?.news(in: findings) ?? findings, told, configuration)
        return findings.hasErrors
    }

    /// Prints what was not told of another program.
    func report(_ run: GraphRun, _ news: Findings, _ told: ToldFindings?, _ configuration: Configuration) {
        let warnings = told?.news(in: run.warnings) ?? run.warnings
        _ = report(news, of: run.fileCount, configuration, warnings: warnings)
    }
}
