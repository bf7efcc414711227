import DIGraphCore

/// The sources of a configuration, found and scanned.
struct SourceRun {
    let scanned: ScannedSources
    let fileCount: Int
    /// Nil when the output goes to stdout, or none was asked for.
    let outputFile: OutputFile?

    init(
        _ configuration: Configuration, output: Configuration.Output?, generator: Generator, workingDirectory: String?,
        times: inout StageTimes
    ) throws(CommandError) {
        var sources = try SourceFinder.find(for: configuration, workingDirectory: workingDirectory)
        if case .file(let path) = output {
            let file = OutputFile(path, workingDirectory: workingDirectory)
            sources = try file.removed(from: sources)
            outputFile = file
        } else {
            outputFile = nil
        }
        times.end("find", "\(counted(sources.count, "file")) found")

        let threads = WorkerThreads(count: configuration.jobs ?? FileSystem.processorCount)
        scanned = generator.scan(
            sources.map { SourceDescription(path: $0.path, module: $0.module) },
            read: { [sources] index in Self.contents(of: sources[index].absolute) },
            loop: threads.forEach)
        fileCount = sources.count
        times.endScan(scanned.statistics, threads: threads.count)
    }

    private static func contents(of path: String) -> SourceContents {
        do {
            return .bytes(try FileSystem.contents(of: path))
        } catch {
            return .unreadable(error.reason)
        }
    }
}
