import DIGraphCommand
import DIGraphCore
import DIGraphReports

/// What was told of the graphs of several programs: what they have in common is told once.
final class ToldFindings {
    private var findings: Set<String> = []
    private var warnings: Set<String> = []

    func news(in all: Findings) -> Findings {
        let formatter = all.formatter
        return all.compactMap { diagnostic in
            let lines = formatter.lines(of: diagnostic, allNotes: true).map { "\($0.place): \($0.message)" }
            return findings.insert(lines.joined(separator: "\n")).inserted ? diagnostic : nil
        }
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
        guard case .one(let program) = configuration.programs else { return _ = try tool.print(text) }
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

extension CommandLineTool {
    /// Looks at one graph, with what was told of others; returns the exit code, or nil where a program has nothing to tell.
    typealias LookAtGraph = (CommandLineTool, Configuration, ToldFindings?) throws(CommandError) -> Int32?

    /// Looks at the graph of each program that the sources are of, unless one is named, as the builds of these do: what
    /// one declares is not in the others. Where none of them has a graph, the sources are read as one.
    func lookAtGraphs(
        of configuration: Configuration, hasOneAnswer: Bool, _ look: LookAtGraph
    ) throws(CommandError) -> Int32 {
        do throws(CommandError) {
            var configuration = configuration
            configuration.programs = .each
            return try look(self, configuration, nil) ?? 0
        } catch .severalPrograms(let names) where !hasOneAnswer {
            let told = ToldFindings()
            var codes: [Int32] = []
            for name in names {
                let code = try look(titled(name), configuration.of(program: name), told)
                if let code { codes.append(code) }
            }
            if let worst = codes.max() { return worst }
            return try look(self, configuration, nil) ?? 0
        }
    }

    /// Prints what was not told of another program.
    func report(_ run: GraphRun, _ news: Findings, _ told: ToldFindings?, _ configuration: Configuration) {
        let warnings = told?.news(in: run.warnings) ?? run.warnings
        _ = report(news, of: run.fileCount, configuration, warnings: warnings)
    }
}
