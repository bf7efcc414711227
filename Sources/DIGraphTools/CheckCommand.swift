import DIGraphCommand
import DIGraphCore

extension CommandLineTool {
    /// Does what `generate` does, but instead of writing fails when there would be something to write.
    func check(_ configuration: Configuration, _ call: CommandCall) throws(CommandError) -> Int32 {
        var configuration = configuration
        configuration.severities.tellsNotes = true
        configuration.onlyChecks = true
        let baseline = configuration.newBaseline == nil ? try baseline(configuration) : nil
        var all = AllPrograms()
        let code = try lookAtGraphs(
            of: configuration, hasOneAnswer: configuration.mocks.output != nil,
            { configuration throws(CommandError) in try CheckRun(configuration) }, graph: { $0.graph }
        ) { (tool, run, configuration, told) throws(CommandError) in
            try tool.check(run, configuration, call, baseline, told, &all)
        }
        if let path = configuration.newBaseline {
            try writeBaseline(all.findings, to: path, configuration)
        } else if let baseline, all.haveNoNewErrors, !configuration.isQuiet {
            report(outdated: baseline.outdated(in: all.findings, ofSources: all.sources))
        }
        return code
    }

    /// What a baseline is about: it holds findings of any program.
    private struct AllPrograms {
        var findings: [Findings] = []
        var sources: [String] = []
        var haveNoNewErrors = true
    }

    private func check(
        _ both: CheckRun, _ configuration: Configuration, _ call: CommandCall, _ baseline: Baseline?,
        _ told: ToldFindings?, _ all: inout AllPrograms
    ) throws(CommandError) -> Int32? {
        let run = both.graph
        keep(run)
        defer { printTimes(run.times, configuration) }
        if configuration.newBaseline != nil {
            let found = try both.findings(times: &run.times)
            if told?.concerns(run, run.analysis.findings) == false { return nil }
            for findings in found { remember(told?.news(in: findings) ?? findings, of: run.fileCount, configuration) }
            all.findings += found
            return 0
        }
        let real = run.findings(told)
        let findings = baseline?.removed(from: real) ?? real
        let news = told?.news(in: findings) ?? findings
        if baseline != nil, !configuration.isQuiet {
            all.findings += try both.findings(times: &run.times)
            all.sources += run.sourcePaths
            all.haveNoNewErrors = all.haveNoNewErrors && !findings.hasErrors
        }
        if told?.concerns(run, news) == false { return nil }
        report(run, news, told, configuration)
        if findings.hasErrors { return 1 }
        if real.hasErrors {
            // Known ones; there is no code to compare.
            if !configuration.isQuiet { console.say("no new errors: \(run.summary)") }
            return 0
        }
        let words = configuration.wordsToGenerate(call)
        let file = run.outputFile.flatMap { $0.isKept ? $0 : nil }
        try file?.requireReplaceable()
        let isStale = file.map { !$0.isCurrent(run.generatedText()) } ?? false
        if file != nil { run.times.end(.compare) }
        if let file, isStale {
            let caller = configuration.invocation ?? "needle-gen"
            return reportStale(file, ([caller] + words.map(\.quotedForShell)).joined(separator: " "))
        }
        if !configuration.isQuiet {
            console.say("\(file.map { "\($0.path) is up to date" } ?? "no errors"): \(run.summary)")
        }
        guard let mocks = try both.mocks(times: &run.times) else { return 0 }
        return try check(mocks, configuration, words.first { $0.hasSuffix(".json") }, baseline, times: &run.times)
    }

    func reportStale(_ file: OutputFile, _ command: String) -> Int32 {
        let state = file.exists ? "is stale" : "does not exist"
        console.report([.init(.error, "\(file.path) \(state); run `\(command)`")])
        return 1
    }
}

/// One run over the sources of a configuration for the graph, and for the mocks where needle.json names a file of them.
final class CheckRun {
    let graph: GraphRun
    private let mockSources: MockSources?
    /// What the mocks are made of where these are other sources than the graph's.
    private let mockConfiguration: Configuration?

    private struct MockSources {
        let scanned: ScannedSources
        let sources: SourceRun
        let session: Session
        let outputFile: OutputFile
    }

    /// Reads the sources once for both.
    init(_ configuration: Configuration) throws(CommandError) {
        let mocksFile = configuration.mocks.output?.file(.mocks, of: configuration)
        guard let mocksFile else {
            graph = try GraphRun(configuration, output: configuration.code.output)
            mockSources = nil
            mockConfiguration = nil
            return
        }
        var mockSources: MockSources?
        graph = try GraphRun(
            configuration, output: configuration.code.output, otherOutputs: [mocksFile]
        ) { sources, session, times in
            guard sources.areSameForMocks else { return sources.scan(for: session, times: &times) }
            let mockSession = Session(settings: sources.configuration.settingsOfMocks())
            let scanned = sources.scan(for: session, and: mockSession, times: &times)
            mockSources = MockSources(
                scanned: scanned.mocks, sources: sources, session: mockSession, outputFile: mocksFile)
            return scanned.graph
        }
        self.mockSources = mockSources
        mockConfiguration = mockSources == nil ? configuration : nil
    }

    /// What is wrong with the graph and with the mocks.
    func findings(times: inout StageTimes) throws(CommandError) -> [Findings] {
        let mocks = try mocks(times: &times)
        return [graph.analysis.findings] + (mocks.map { [$0.analysis.findings] } ?? [])
    }

    /// The mocks of the sources that were scanned for both; nil when they are not to be checked.
    func mocks(times: inout StageTimes) throws(CommandError) -> MockRun? {
        guard let mockSources else {
            guard let mockConfiguration else { return nil }
            return try MockRun(mockConfiguration, times: &times)
        }
        return try MockRun(
            mockSources.scanned, mockSources.sources, session: mockSources.session,
            outputFile: mockSources.outputFile, times: &times)
    }
}
