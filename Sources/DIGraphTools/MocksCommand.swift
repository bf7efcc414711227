import DIGraphCommand
import DIGraphCore

extension CommandLineTool {
    /// Fails when `mocks` would write another file than the one that needle.json names.
    func check(
        _ run: MockRun, _ configuration: Configuration, _ configurationFile: String?, _ baseline: Baseline?,
        times: inout StageTimes
    ) throws(CommandError) -> Int32 {
        let findings = baseline?.removed(from: run.analysis.findings) ?? run.analysis.findings
        if report(findings, of: run.fileCount, configuration) || run.analysis.findings.hasErrors {
            return findings.hasErrors ? 1 : 0
        }
        guard let file = run.outputFile, file.isKept else { return 0 }
        try file.requireReplaceable()
        let isCurrent = file.isCurrent(run.analysis.text)
        times.end(.compare)
        if isCurrent {
            if !configuration.isQuiet { console.say("\(file.path) is up to date: \(run.summary)") }
            return 0
        }
        var words = configuration.invocation.map(Self.caller) ?? ["needle-gen"]
        words.append(Command.mocks.rawValue)
        // What a plugin calls the tool with is nothing that people type.
        if configuration.invocation == nil, let configurationFile { words.append(configurationFile) }
        return reportStale(file, words.quotedForShell)
    }

    /// `swift package needle-gen` of a call with more words.
    private static func caller(_ invocation: String) -> [String] {
        let words = invocation.split(separator: " ").map(String.init)
        return Array(words.prefix((words.firstIndex(of: "needle-gen") ?? words.count - 1) + 1))
    }
}
