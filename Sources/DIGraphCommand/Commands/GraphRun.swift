import DIGraphCore

/// One run over the sources of a configuration: from their paths to the analysis of the graph.
struct GraphRun {
    let generator: Generator
    let analysis: Analysis
    let fileCount: Int
    let missingFolders: [String]
    /// Nil when none was asked for, or when it goes to stdout.
    let outputFile: OutputFile?
    var times: StageTimes
    private var mockSources: MockSources?

    /// What `check` compares besides when needle.json names a file of mocks.
    private struct MockSources {
        let scanned: ScannedSources
        let sources: SourceRun
        let generator: Generator
        let outputFile: OutputFile
    }

    init(_ configuration: Configuration, for command: Command, workingDirectory: String) throws(CommandError) {
        var times = StageTimes()
        var configuration = configuration
        let workingDirectory = configuration.printsAbsolutePaths ? nil : workingDirectory
        configuration.resolveLooseSources()
        let outputModule = try configuration.resolvedOutputModule()
        let generator = Generator(
            settings: configuration.settingsOfCode(outputModule: outputModule, workingDirectory: workingDirectory))
        let output = command == .graph ? configuration.graphOutput : configuration.code.output
        outputFile = output?.file(command == .graph ? .graph : .code, workingDirectory: workingDirectory)
        let checked = command == .check ? configuration.mocks.output : nil
        let mocksFile = checked?.file(.code, workingDirectory: workingDirectory)
        let sources = try SourceRun(
            configuration, outputs: [outputFile, mocksFile].compactMap { $0 }, workingDirectory: workingDirectory,
            times: &times)
        if let mocksFile {
            let mockGenerator = Generator(
                settings: configuration.settingsOfMocks(workingDirectory: workingDirectory))
            let scanned = sources.scan(for: generator, and: mockGenerator, times: &times)
            analysis = generator.analyze(scanned.graph)
            mockSources = MockSources(
                scanned: scanned.mocks, sources: sources, generator: mockGenerator, outputFile: mocksFile)
        } else {
            analysis = generator.analyze(sources.scan(for: generator, times: &times))
        }
        times.end("analyze")
        self.generator = generator
        fileCount = sources.fileCount
        missingFolders = sources.missingFolders
        self.times = times
    }

    /// The code that wires the graph; only to be asked for when the analysis has no errors.
    mutating func generatedText() -> String {
        let text = generator.emit(analysis)
        times.end("emit", counted(text.utf8.count, "byte"))
        return text
    }

    /// The mocks of the sources that were scanned for both; nil when they are not to be checked.
    mutating func mocks() throws(CommandError) -> MockRun? {
        guard let mockSources else { return nil }
        return try MockRun(
            mockSources.scanned, mockSources.sources, generator: mockSources.generator,
            outputFile: mockSources.outputFile, times: &times)
    }

    /// What was looked at: "5 components, 1 root, 12 dependencies (214 files)".
    var summary: String {
        let parts = [
            counted(analysis.componentCount, "component"),
            counted(analysis.rootCount, "root"),
            counted(analysis.requestCount, "dependency", plural: "dependencies"),
        ]
        return "\(parts.joined(separator: ", ")) (\(counted(fileCount, "file")))"
    }
}

/// A number with its noun: "1 file", "2 files".
func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
