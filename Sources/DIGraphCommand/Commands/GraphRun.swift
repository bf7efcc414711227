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
            settings: configuration.settings(outputModule: outputModule, workingDirectory: workingDirectory))
        var sources = try SourceFinder.find(for: configuration, workingDirectory: workingDirectory)
        if case .file(let path) = configuration.output {
            let file = OutputFile(path, workingDirectory: workingDirectory)
            sources = try file.removed(from: sources)
            outputFile = file
        } else {
            outputFile = nil
        }
        times.end("find", "\(counted(sources.count, "file")) found")

        let threads = WorkerThreads(count: configuration.jobs ?? FileSystem.processorCount)
        let scanned = generator.scan(
            sources.map { SourceDescription(path: $0.path, module: $0.module) },
            read: { [sources] index in Self.contents(of: sources[index].absolute) },
            loop: threads.forEach)
        times.endScan(scanned.statistics, threads: threads.count)

        self.generator = generator
        analysis = generator.analyze(scanned)
        fileCount = sources.count
        times.end("analyze")
        self.times = times
    }

    static func contents(of path: String) -> SourceContents {
        do {
            return .bytes(try FileSystem.contents(of: path))
        } catch {
            return .unreadable(error.reason)
        }
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
