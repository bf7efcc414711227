import DIGraphCore

/// One run over the sources of a configuration: from their paths to the analysis of the graph.
struct GraphRun {
    let generator: Generator
    let analysis: Analysis
    let fileCount: Int
    /// Nil when none was asked for, or when it goes to stdout.
    let outputFile: OutputFile?
    var times: StageTimes

    init(_ configuration: Configuration, workingDirectory: String) throws(CommandError) {
        var times = StageTimes()
        var configuration = configuration
        let workingDirectory = configuration.printsAbsolutePaths ? nil : workingDirectory
        configuration.resolveLooseSources()
        let outputModule = try configuration.resolvedOutputModule()
        let generator = Generator(
            settings: configuration.settings(
                outputModule: outputModule, outputFile: configuration.outputFile, workingDirectory: workingDirectory))
        let run = try SourceRun(
            configuration, output: configuration.output, generator: generator, workingDirectory: workingDirectory,
            times: &times)
        self.generator = generator
        analysis = generator.analyze(run.scanned)
        fileCount = run.fileCount
        outputFile = run.outputFile
        times.end("analyze")
        self.times = times
    }

    /// The code that wires the graph; only to be asked for when the analysis has no errors.
    mutating func generatedText() -> String {
        let text = generator.emit(analysis)
        times.end("emit", counted(text.utf8.count, "byte"))
        return text
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
