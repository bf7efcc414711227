import Foundation
import PackagePlugin

/// `swift package needle-gen …`: the generator's command line over the modules of the package.
@main
struct NeedleCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // The extractor drops an option that lacks its value, and then every target would be meant.
        if let last = arguments.last, ["--target", "--product"].contains(last) { throw CommandFault.missingName(last) }
        var extractor = ArgumentExtractor(arguments)
        let targets = extractor.extractOption(named: "target")
        let products = extractor.extractOption(named: "product")
        if targets.contains("") { throw CommandFault.missingName("--target") }
        if products.contains("") { throw CommandFault.missingName("--product") }
        let words = CommandWords(extractor.remainingArguments)
        let tool = try context.tool(named: "needle-gen").url
        guard words.readSources else {
            let status = try ToolRun(words.all).execute(tool)
            if status == 0, let page = words.pageOfPlugin { FileHandle.standardOutput.write(Data(page.utf8)) }
            return finish(status)
        }
        let runs = try PackageRuns(context: context, words: words).runs(targets: targets, products: products)
        try finish(execute(runs, words, tool))
    }

    /// What is wrong was printed; only the exit code is left to pass on.
    private func finish(_ status: Int32) {
        if status != 0 { exit(status) }
    }

    /// Runs the tool for one target after the other; the worst of their exit codes.
    private func execute(_ runs: [ToolRun], _ words: CommandWords, _ tool: URL) throws -> Int32 {
        guard runs.count > 1 else { return try runs.first.map { try executeAlone($0, words, tool) } ?? 0 }
        if words.format == "json" { return try printObject(of: runs, tool) }
        var status: Int32 = 0
        var told = Told()
        for (index, run) in runs.enumerated() {
            let result = told.news(in: try run.everything(of: tool), saidIn: \.text)
            status = max(status, result.status)
            guard result.saysMore else { continue }
            let title = (index == 0 ? "" : "\n") + "\(run.target ?? ""):\n"
            let stream: FileHandle = words.verb == "graph" ? .standardOutput : .standardError
            stream.write(Data((title + result.text).utf8))
        }
        return status
    }

    /// SwiftPM prints both streams of a command as its output, where findings would stand among the data.
    private func executeAlone(_ run: ToolRun, _ words: CommandWords, _ tool: URL) throws -> Int32 {
        guard words.printData else { return try run.execute(tool) }
        let result = try run.output(of: tool)
        result.report()
        FileHandle.standardOutput.write(Data(result.text.utf8))
        return result.status
    }

    /// One JSON object, with what is said of each target under its name.
    private func printObject(of runs: [ToolRun], _ tool: URL) throws -> Int32 {
        var status: Int32 = 0
        var told = Told()
        var members: [String] = []
        for run in runs {
            let result = told.news(in: try run.output(of: tool), saidIn: \.messages)
            status = max(status, result.status)
            if result.saysMore { result.report() }
            let graph = result.text.trimmingCharacters(in: .whitespacesAndNewlines)
            members.append("\"\(run.target ?? "")\": \(graph.isEmpty ? "null" : graph)")
        }
        FileHandle.standardOutput.write(Data("{\n\(members.joined(separator: ",\n"))\n}\n".utf8))
        return status
    }
}

/// What was said of a target, and is the same for the others: what is wrong with the words of the call, or with the
/// needle.json of several.
private struct Told {
    private var mistakes: Set<String> = []
    private var warnings: Set<Substring> = []

    /// The result without what was told before; data is left as it is.
    mutating func news(
        in result: ToolRun.Result, saidIn part: WritableKeyPath<ToolRun.Result, String>
    ) -> ToolRun.Result {
        var news = result
        news[keyPath: part] = withoutOld(result[keyPath: part])
        news.saysMore = result.status != 2 || mistakes.insert(result.text + result.messages).inserted
        return news
    }

    private mutating func withoutOld(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            guard let place = line.firstRange(of: ": warning: ")?.lowerBound, line[..<place].contains("needle.json:")
            else { return true }
            return warnings.insert(line).inserted
        }.joined(separator: "\n")
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

    /// What it prints as data, and what it says of the run.
    func output(of tool: URL) throws -> Result {
        let messages = FileManager.default.temporaryDirectory.appending(path: "needle-gen-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: messages.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: messages) }
        var result = try result(of: tool, messages: FileHandle(forWritingTo: messages))
        result.messages = String(decoding: try Data(contentsOf: messages), as: UTF8.self)
        return result
    }

    /// All that it prints, in its order.
    func everything(of tool: URL) throws -> Result { try result(of: tool, messages: nil) }

    /// Without a file for what it says, that stands in the text as well.
    private func result(of tool: URL, messages: FileHandle?) throws -> Result {
        let process = process(tool)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = messages ?? output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }

    private func process(_ tool: URL) -> Process {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        return process
    }

    struct Result {
        let status: Int32
        var text: String
        var messages = ""
        /// Whether it is no mistake that was told of another target.
        var saysMore = true

        /// Hands the messages to SwiftPM as diagnostics, which are no output of the command. They are lines of the tool:
        /// `a.swift:1:2: error: text`, each with its notes below.
        func report() {
            var findings: [(severity: Diagnostics.Severity, text: String)] = []
            for line in messages.split(separator: "\n") {
                if let error = line.firstRange(of: ": error: ") {
                    findings.append((.error, line[..<error.lowerBound] + ": " + line[error.upperBound...]))
                } else if let warning = line.firstRange(of: ": warning: ") {
                    findings.append((.warning, line[..<warning.lowerBound] + ": " + line[warning.upperBound...]))
                } else if line.contains(": note: "), !findings.isEmpty {
                    findings[findings.count - 1].text += "\n" + line
                } else {
                    findings.append((.remark, String(line)))
                }
            }
            for finding in findings { Diagnostics.emit(finding.severity, finding.text) }
        }
    }
}
