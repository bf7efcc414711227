import DIGraphCore

/// The command line over the generator: it reads arguments, files and configuration, and prints what came of them.
package struct CommandLineTool {
    /// What one command does: it prints, and returns the exit code. A dictionary of the functions themselves, which have
    /// typed throws, would need macOS 15.
    package struct Runner: Sendable {
        let run: @Sendable (CommandLineTool, CommandCall) throws(CommandError) -> Int32

        package init(_ run: @escaping @Sendable (CommandLineTool, CommandCall) throws(CommandError) -> Int32) {
            self.run = run
        }
    }

    package let workingDirectory: String
    package private(set) var console: Console
    package let options: [Option]
    let findingPrinter: FindingPrinter
    private let moduleSearch: ModuleSearch?
    private let runners: [Command: Runner]
    private let runs = FinishedRuns()

    /// A tool that resolves relative paths in `workingDirectory`, an absolute path. By itself it writes the
    /// code and the mocks, as the build does; the executable that people type adds commands and their options.
    package init(
        workingDirectory: String, console: Console, options: [Option] = Option.ofBuild,
        findingPrinter: FindingPrinter = .lines, moduleSearch: ModuleSearch? = nil, runners: [Command: Runner] = [:]
    ) {
        self.workingDirectory = workingDirectory
        self.console = console
        self.options = options
        self.findingPrinter = findingPrinter
        self.moduleSearch = moduleSearch
        self.runners = runners.merging([
            .generate: Runner { tool, call throws(CommandError) in
                try tool.generate(tool.configuration(of: call))
            },
            .mocks: Runner { tool, call throws(CommandError) in
                try tool.mocks(tool.configuration(of: call))
            },
        ]) { given, _ in given }
    }

    /// Runs with the process's own arguments and streams, and ends it.
    package static func main() -> Never {
        runProcess {
            CommandLineTool(workingDirectory: FileSystem.workingDirectory, console: .standard(showsProgress: false))
        }
    }

    /// Runs a tool that is made on the thread that it runs on.
    package static func runProcess(_ tool: @escaping @Sendable () -> CommandLineTool) -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        EndingSignals.ignoreSizeLimit()
        let signals = EndingSignals.hold()
        WorkerThreads.withLargeStack {
            EndingSignals.restore(signals)
            let tool = tool()
            withExtendedLifetime(tool) {
                if let fault = FileSystem.processFault {
                    tool.console.report(CommandError.wrongUse(fault).lines)
                    FileSystem.exit(2)
                }
                FileSystem.exit(tool.run(arguments))
            }
        }
        FileSystem.exit(2)
    }

    /// Keeps what a run made until the process ends: to free millions of values one by one takes a tenth of the time.
    package func keep(_ run: GraphRun) {
        runs.all.append(run)
    }

    /// Keeps what was found until the command has ended.
    func remember(_ look: Look) {
        runs.looks.append(look)
    }

    private final class FinishedRuns {
        var all: [GraphRun] = []
        var looks: [Look] = []
    }

    /// Its commands, in the order of the help.
    package var commands: [Command] { Command.allCases.filter { runners[$0] != nil } }

    /// Runs one command: 0 is fine, 1 a graph with errors or a stale file, 2 wrong use or a file that fails.
    package func run(_ arguments: [String]) -> Int32 {
        var tool = self
        defer { console.progress?.end() }
        do throws(CommandError) {
            let parsed = try ArgumentParser.parse(arguments, by: options)
            if let page = parsed.page { return try print(page(self, parsed.namesCommand ? parsed.command : nil)) }
            guard let runner = runners[parsed.command] else {
                throw .wrongUse(.commandOfOtherTool(parsed.command.rawValue))
            }
            try parsed.requireOptionsOfCommand()
            try requireNoOptions(amongPaths: parsed.positionals)
            let call = CommandCall(words: arguments, parsed: parsed, settings: try parsed.runSettings())
            if has(.color) { tool.console = console.colored(call.settings.color) }
            let code = try runner.run(tool, call)
            try findingPrinter.finish(tool, runs.looks)
            for run in runs.all { try run.summaries.requireSound() }
            return code
        } catch {
            tool.console.report(error.lines)
            return 2
        }
    }

    /// Behind `--` an option would be a path; one that exists was meant.
    private func requireNoOptions(amongPaths words: [String]) throws(CommandError) {
        for word in words where word.hasPrefix("-") {
            guard let (name, _) = options.named(by: word) else { continue }
            if FileSystem.exists(GivenPath(word, in: workingDirectory).absolute) { continue }
            throw .wrongUse(.optionBehindHyphens(name))
        }
    }

    /// What the call asks for, from needle.json and the words together.
    package func configuration(of call: CommandCall) throws(CommandError) -> Configuration {
        let reader = ConfigurationReader(
            arguments: call.parsed, settings: call.settings, workingDirectory: workingDirectory)
        guard var configuration = try reader.read() else {
            // Whoever typed the bare name wants to know how to go on.
            if call.words.isEmpty { console.show(HelpPage(self, of: nil).text + "\n") }
            let above = reader.fileAbove
            throw .nothingToRead(.noSources(of: call.parsed.command, afterList: call.parsed.lastList, above: above))
        }
        configuration.workingDirectory = workingDirectory
        if call.parsed.positionals.contains("-") {
            configuration.standardInput = try standardInput()
        } else if configuration.standardInputPath != nil {
            throw .wrongUse(.pathWithoutStandardInput)
        }
        try configuration.requireSources(for: call.parsed.command)
        let command = call.parsed.command
        if command.printsFindings { configuration.setFindingFormat(call.settings.format) }
        if command.printsData || command == .compat, configuration.printedOutput == nil {
            configuration.printedOutput = .standardOutput
        }
        try configuration.requireUsableOutputs()
        try findingPrinter.prepare(self, configuration)
        try requireReplaceableDependencies(configuration)
        // Plugins run in builds, where somebody else tells what is going on.
        if !configuration.isQuiet, configuration.invocation == nil { configuration.progress = console.progress }
        if configuration.findsModules { configuration.moduleSearch = moduleSearch }
        return configuration
    }

    /// What the words alone say, of a command that reads no needle.json: each of them but a list, or `-`, is a source.
    package func configurationOfWords(of call: CommandCall) throws(CommandError) -> Configuration {
        var configuration = Configuration(folder: workingDirectory)
        let words = call.parsed.positionals
        if words.count(where: { $0 == "-" }) > 1 { throw .wrongUse(.standardInputTwice) }
        for list in words where list.hasPrefix("@") {
            let path = GivenPath.input(String(list.dropFirst()), in: workingDirectory)
            try SourceList.read(
                path, into: &configuration, base: workingDirectory, displayed: path.displayed(in: workingDirectory))
        }
        try call.apply(to: &configuration)
        configuration.sources += words.filter { $0 != "-" && !$0.hasPrefix("@") }
            .map { GivenPath($0, in: workingDirectory) }
        if words.contains("-") { configuration.standardInput = try standardInput() }
        if configuration.standardInputPath != nil, !configuration.readsStandardInput {
            throw .wrongUse(.pathWithoutStandardInput)
        }
        return configuration
    }

    /// The text that `-` stands for among the sources.
    package func standardInput() throws(CommandError) -> [UInt8] {
        do throws(SystemError) {
            return try console.readInput()
        } catch {
            throw .input(.unreadable("stdin", reason: error.reason))
        }
    }

    private func has(_ option: Option) -> Bool {
        options.contains { $0.spellings == option.spellings }
    }

    /// What such words ask for.
    package func configuration(ofWords words: [String]) throws(CommandError) -> Configuration {
        let parsed = try ArgumentParser.parse(words, by: options)
        return try configuration(of: CommandCall(words: words, parsed: parsed, settings: try parsed.runSettings()))
    }

    /// The same, whose lines about the run begin with a title.
    package func titled(_ title: String) -> CommandLineTool {
        var tool = self
        tool.console = console.titled(title)
        return tool
    }

    package func print(_ text: String) throws(CommandError) -> Int32 {
        try FileSystem.writing("standard output") { () throws(SystemError) in try console.writeOutput(text) }
        return 0
    }
}

/// A command with its words, as they were written and as they were understood.
package struct CommandCall {
    package let words: [String]
    package var parsed: ParsedArguments
    package let settings: RunSettings

    /// Sets what the options say.
    package func apply(to configuration: inout Configuration) throws(CommandError) {
        let context = Option.Context(
            base: configuration.folder, command: parsed.command, isFormatted: settings.format != nil)
        try parsed.apply(to: &configuration, context)
        configuration.isForced = settings.isForced
    }
}
