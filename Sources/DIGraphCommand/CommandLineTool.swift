import DIGraphCore

/// The command line over the generator: it reads arguments, files and configuration, and prints what came of them.
package struct CommandLineTool {
    let workingDirectory: String
    let console: Console
    private let runs = FinishedRuns()

    /// A tool that resolves relative paths in `workingDirectory`, an absolute path.
    package init(workingDirectory: String, console: Console) {
        self.workingDirectory = workingDirectory
        self.console = console
    }

    /// Runs with the process's own arguments and streams, and ends it.
    package static func main() -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        WorkerThreads.withLargeStack {
            let tool = CommandLineTool(workingDirectory: FileSystem.workingDirectory, console: .standard)
            withExtendedLifetime(tool) {
                FileSystem.exit(tool.run(arguments))
            }
        }
        FileSystem.exit(2)
    }

    /// Keeps what a run made until the process ends: to free millions of values one by one takes a tenth of the time.
    func keep(_ run: GraphRun) {
        runs.all.append(run)
    }

    private final class FinishedRuns {
        var all: [GraphRun] = []
    }

    /// Runs one command: 0 is fine, 1 a graph with errors or a stale file, 2 wrong use or a file that fails.
    package func run(_ arguments: [String]) -> Int32 {
        do throws(CommandError) {
            let parsed = try ArgumentParser.parse(arguments)
            if let page = parsed.page { return try print(page) }
            return try run(parsed, arguments)
        } catch {
            console.report("\(error.place ?? "needle-gen"): error: \(error.message)\n")
            return 2
        }
    }

    private func run(_ parsed: ParsedArguments, _ arguments: [String]) throws(CommandError) -> Int32 {
        try parsed.requireOptionsOfCommand()
        if parsed.command == .explain { return try explain(parsed.positionals) }
        if parsed.command == .dump { return try dump(parsed) }
        let settings = try parsed.runSettings()
        let reader = ConfigurationReader(arguments: parsed, settings: settings, workingDirectory: workingDirectory)
        guard let configuration = try reader.read() else {
            // Whoever typed the bare name wants to know how to go on.
            if arguments.isEmpty { console.report(HelpPage.text + "\n") }
            throw .wrongUse(.noSources(afterList: parsed.lastList))
        }
        try configuration.requireDistinctOutputs()
        switch parsed.command {
        case .generate: return try generate(configuration)
        case .check: return try check(configuration, arguments)
        case .mocks: return try mocks(configuration)
        case .graph, .explain, .dump: return try graph(configuration, settings.graphFormat)
        }
    }

    func print(_ text: String) throws(CommandError) -> Int32 {
        do throws(SystemError) {
            try console.writeOutput(text)
        } catch {
            throw .input(.unwritable("standard output", reason: error.reason))
        }
        return 0
    }
}
