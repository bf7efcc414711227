import DIGraphCore

/// One run over the sources of a configuration: from their paths to the mocks of their protocols.
struct MockRun {
    let analysis: MockAnalysis
    let fileCount: Int
    /// Nil when it goes to stdout.
    let outputFile: OutputFile?
    var times: StageTimes

    init(_ configuration: Configuration, workingDirectory: String) throws(CommandError) {
        var times = StageTimes()
        var configuration = configuration
        let workingDirectory = configuration.printsAbsolutePaths ? nil : workingDirectory
        configuration.resolveLooseSources()
        configuration.additionalImports = configuration.mocks.additionalImports
        var settings = configuration.settings(
            outputModule: configuration.resolvedMocksModule, outputFile: configuration.mocks.outputFile,
            workingDirectory: workingDirectory)
        settings.mocks = configuration.mocks.settings
        let generator = Generator(settings: settings)
        let run = try SourceRun(
            configuration, output: configuration.mocks.output, generator: generator, workingDirectory: workingDirectory,
            times: &times)
        analysis = generator.mocks(run.scanned)
        if let unknown = analysis.unknownProtocols.first {
            // Files that seemed to concern nobody may hold what was meant.
            settings.mocks?.takesEveryFile = true
            let every = Generator(settings: settings)
            let rerun = try SourceRun(
                configuration, output: configuration.mocks.output, generator: every, workingDirectory: workingDirectory,
                times: &times)
            let similar = every.mocks(rerun.scanned).unknownProtocols.first?.similar ?? []
            throw .wrongUse(.unknownProtocol(unknown.name, similar: similar.first))
        }
        fileCount = run.fileCount
        outputFile = run.outputFile
        times.end("mocks", counted(analysis.text.utf8.count, "byte"))
        self.times = times
    }

    /// What was made: "5 mocks (214 files)".
    var summary: String {
        "\(counted(analysis.count, "mock")) (\(counted(fileCount, "file")))"
    }
}
