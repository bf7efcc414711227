import Foundation
import PackagePlugin

/// `swift package needle-gen …`: the generator's command line over the modules of the package.
@main
struct NeedleCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let targets = extractor.extractOption(named: "target")
        let products = extractor.extractOption(named: "product")
        let words = CommandWords(extractor.remainingArguments)
        let tool = try context.tool(named: "needle-gen").url
        guard words.readSources else { return try finish(ToolRun(words.all).execute(tool)) }
        let runs = try PackageRuns(context: context, words: words).runs(targets: targets, products: products)
        try finish(execute(runs, words, tool))
    }

    /// What is wrong was printed; only the exit code is left to pass on.
    private func finish(_ status: Int32) {
        if status != 0 { exit(status) }
    }

    /// Runs the tool for one target after the other; the worst of their exit codes.
    private func execute(_ runs: [ToolRun], _ words: CommandWords, _ tool: URL) throws -> Int32 {
        guard runs.count > 1 else { return try runs.first?.execute(tool) ?? 0 }
        if words.verb == "graph", words.format == "json" { return try printObject(of: runs, tool) }
        var status: Int32 = 0
        for (index, run) in runs.enumerated() {
            let title = (index == 0 ? "" : "\n") + "\(run.target ?? ""):\n"
            (words.verb == "graph" ? FileHandle.standardOutput : .standardError).write(Data(title.utf8))
            status = max(status, try run.execute(tool))
        }
        return status
    }

    /// One JSON object, with the graph of each target under its name.
    private func printObject(of runs: [ToolRun], _ tool: URL) throws -> Int32 {
        var status: Int32 = 0
        var members: [String] = []
        for run in runs {
            let result = try run.output(of: tool)
            status = max(status, result.status)
            let graph = result.text.trimmingCharacters(in: .whitespacesAndNewlines)
            members.append("\"\(run.target ?? "")\": \(graph.isEmpty ? "null" : graph)")
        }
        FileHandle.standardOutput.write(Data("{\n\(members.joined(separator: ",\n"))\n}\n".utf8))
        return status
    }
}

/// The words after `swift package needle-gen`, without the options of the plugin.
struct CommandWords {
    let all: [String]

    init(_ words: [String]) {
        all = words
    }

    private var hasVerb: Bool { all.first.map { !$0.hasPrefix("-") } ?? false }
    var verb: String { hasVerb ? all[0] : "generate" }
    var verbWords: [String] { hasVerb ? [all[0]] : [] }
    var options: [String] { hasVerb ? Array(all.dropFirst()) : all }

    /// Whether they are about the sources of the package, as those of any verb are that is not about files that they
    /// name, or the tool itself.
    var readSources: Bool {
        let others: Set<String> = ["dump", "explain", "--help", "-h", "--version"]
        return !all.contains { others.contains($0) }
    }

    var nameOutput: Bool {
        all.contains { $0 == "-o" || $0 == "--out" || $0.hasPrefix("--out=") }
    }

    var format: String? {
        if let joined = all.last(where: { $0.hasPrefix("--format=") }) { return String(joined.dropFirst(9)) }
        guard let index = all.lastIndex(of: "--format"), index + 1 < all.count else { return nil }
        return all[index + 1]
    }
}

/// One call of the tool, for a target or for the whole package.
struct ToolRun {
    let arguments: [String]
    var target: String?

    init(_ arguments: [String], target: String? = nil) {
        self.arguments = arguments
        self.target = target
    }

    func execute(_ tool: URL) throws -> Int32 {
        let process = process(tool)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func output(of tool: URL) throws -> (status: Int32, text: String) {
        let process = process(tool)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func process(_ tool: URL) -> Process {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        return process
    }
}
