import DIGraphCore

extension CommandLineTool {
    /// Writes a mock of each protocol that a test may need one of, if that changed.
    func mocks(_ configuration: Configuration) throws(CommandError) -> Int32 {
        if configuration.mocks.output == nil { throw .wrongUse(.noMocksOutput) }
        var times = StageTimes()
        let run = try MockRun(configuration, times: &times)
        defer { printTimes(times, configuration) }
        if report(run.analysis.findings, of: run.fileCount, configuration, warnings: run.warnings) {
            return 1
        }
        if let file = run.outputFile {
            try write(run.analysis.text, to: file, summary: run.summary, configuration)
        } else {
            _ = try print(run.analysis.text)
        }
        times.end(.write)
        return 0
    }
}

/// One run over the sources of a configuration: from their paths to the mocks of their protocols.
package final class MockRun {
    package let analysis: MockAnalysis
    package let fileCount: Int
    package let warnings: [InputWarning]
    /// Nil when it goes to stdout.
    package let outputFile: OutputFile?

    package convenience init(_ configuration: Configuration, times: inout StageTimes) throws(CommandError) {
        let outputFile = configuration.mocks.output?.file(.mocks, of: configuration)
        let sources = try SourceRun(
            configuration, for: .mocks, outputs: [outputFile].compactMap { $0 }, times: &times)
        let session = Session(settings: sources.configuration.settingsOfMocks())
        let scanned = sources.scan(for: session, times: &times)
        try self.init(scanned, sources, session: session, outputFile: outputFile, times: &times)
    }

    /// The mocks of sources that were scanned for them.
    package init(
        _ scanned: ScannedSources, _ sources: SourceRun, session: Session, outputFile: OutputFile?,
        times: inout StageTimes
    ) throws(CommandError) {
        let (session, scanned, unnamed) = sources.namingModules(in: scanned, for: session)
        analysis = session.mocks(scanned)
        if !analysis.unknownProtocols.isEmpty {
            // Files that seemed to concern nobody may hold what was meant.
            var settings = session.settings
            settings.mocks?.takesEveryFile = true
            let every = Session(settings: settings)
            let unknown = every.mocks(sources.scan(for: every, times: &times)).unknownProtocols
            let similar = Dictionary(unknown.map { ($0.name, $0.similar.first) }) { first, _ in first }
            let configuration = sources.configuration
            throw .several(
                analysis.unknownProtocols.map { name, _ in
                    configuration.badValue(
                        .unknownProtocol(name, similar: similar[name] ?? nil), of: "--protocol", key: "protocols",
                        at: configuration.protocolOffsets[name])
                })
        }
        fileCount = sources.fileCount
        warnings =
            sources.warnings + sources.configuration.moduleWarnings + sources.exclusionWarnings
            + sources.configuration.outputWarnings(of: sources.configuration.mocks, replacing: outputFile)
            + unnamed
        self.outputFile = outputFile
        times.end(.mocks, counted(analysis.text.utf8.count, "byte"))
    }

    /// What was made: "5 mocks (214 files)".
    package var summary: String {
        "\(counted(analysis.count, "mock")) (\(counted(fileCount, "file")))"
    }
}
