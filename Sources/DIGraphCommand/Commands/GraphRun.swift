import DIGraphCore

/// One run over the sources of a configuration: from their paths to the analysis of the graph.
package final class GraphRun {
    package let session: Session
    package let analysis: Analysis
    package let sourcePaths: [String]
    package let fileCount: Int
    let summaries: SummaryLibrary
    /// What was read besides the parts of summaries.
    let inputs: [String]
    package let warnings: [InputWarning]
    /// Nil when none was asked for, or when it goes to stdout.
    package let outputFile: OutputFile?
    package var times: StageTimes

    /// Runs up to the analysis; `scan` reads the sources, which a caller may want for more than the graph.
    package init(
        _ configuration: Configuration, output: Configuration.Output?, content: OutputFile.Content = .code,
        otherOutputs: [OutputFile] = [], changed: [String: [UInt8]] = [:],
        scan: (SourceRun, Session, inout StageTimes) -> ScannedSources = { $0.scan(for: $1, times: &$2) }
    ) throws(CommandError) {
        var times = StageTimes()
        outputFile = output?.file(content, of: configuration)
        let outputs = [outputFile].compactMap { $0 } + otherOutputs
        let sources = try SourceRun(
            configuration, for: .code, outputs: outputs, changed: changed, times: &times)
        let outputModule = try sources.configuration.resolvedOutputModule()
        let settings = sources.configuration.settings(for: sources.configuration.code, outputModule: outputModule)
        let asked = Session(settings: settings)
        let (named, scanned, unnamed) = sources.namingModules(in: scan(sources, asked, &times), for: asked)
        session = named
        try sources.summaries.requireSound()
        configuration.progress?.begin("resolving the graph")
        analysis = sources.analyze(scanned, for: session)
        times.end(.analyze)
        sourcePaths = sources.paths
        fileCount = sources.fileCount
        summaries = sources.summaries
        inputs = sources.inputs
        var warnings = sources.warnings + sources.configuration.moduleWarnings + configuration.sharedFolders()
        warnings += unnamed
        warnings += configuration.outputWarnings(of: configuration.code, replacing: outputFile)
        if let outputModule, sources.leftOutCount > 0, analysis.rootCount == 0, analysis.hasComponents,
            !analysis.mayHaveLostRoot, configuration.program == nil
        {
            warnings.append(.rootsLeftOut(outputModule, fileCount: sources.leftOutCount))
        }
        // What summaries were made of has imports that they do not keep.
        if sources.configuration.summaries.isEmpty {
            for (module, similar) in session.unimportedRuntimes(in: scanned) {
                guard let offset = configuration.runtimeModuleOffsets[module] else { continue }
                let place = configuration.place(of: offset)
                warnings.append(.unimportedRuntime(module, place: place, similar: similar))
            }
        }
        if let output = outputFile, let outputModule, sources.configuration.isOutput(in: outputModule) {
            warnings += scanned.pathsOfCode(in: outputModule).map {
                .otherCode($0, of: outputModule, besides: output.path)
            }
        }
        self.warnings = warnings
        self.times = times
    }

    /// The code that wires the graph; only to be asked for when the analysis has no errors.
    package func generatedText() -> String {
        let text = session.emit(analysis)
        times.end(.emit, counted(text.utf8.count, "byte"))
        return text
    }

    /// What was looked at: "5 components, 1 root, 12 dependencies (214 files)".
    package var summary: String {
        let parts = [
            counted(analysis.componentCount, "component"),
            counted(analysis.ownRootCount, "root"),
            counted(analysis.requestCount, "dependency", plural: "dependencies"),
        ]
        return "\(parts.joined(separator: ", ")) (\(counted(fileCount, "file")))"
    }
}
