import DIGraphCore

/// The sources of a configuration: found without the files that the run writes, then scanned.
package struct SourceRun {
    /// The folders that were named and do not exist.
    package let missingFolders: [String]
    private let sources: [FoundSource]
    private let threads: WorkerThreads

    /// Finds the sources. It throws when an output is a source that somebody wrote.
    package init(
        _ configuration: Configuration, outputs: [OutputFile], workingDirectory: String?, times: inout StageTimes
    ) throws(CommandError) {
        let found = try SourceFinder.find(for: configuration, workingDirectory: workingDirectory)
        missingFolders = found.missingFolders
        var sources = found.sources
        for output in outputs { sources = try output.removed(from: sources) }
        self.sources = sources
        threads = WorkerThreads(count: configuration.jobs ?? FileSystem.processorCount)
        times.end(.find, "\(counted(sources.count, "file")) found")
    }

    package var fileCount: Int { sources.count }

    /// What the generator needs of them: for the mocks if its settings ask for some, else for the graph.
    package func scan(for generator: Generator, times: inout StageTimes) -> ScannedSources {
        let scanned = generator.scan(descriptions, read: read, loop: threads.forEach)
        times.endScan(scanned.statistics, threads: threads.count)
        return scanned
    }

    /// What the graph needs of them and what the mocks need, read once.
    package func scan(
        for generator: Generator, and mocks: Generator, times: inout StageTimes
    ) -> (graph: ScannedSources, mocks: ScannedSources) {
        let scanned = generator.scan(descriptions, andFor: mocks, read: read, loop: threads.forEach)
        times.endScan(scanned.mocks.statistics, threads: threads.count)
        return scanned
    }

    private var descriptions: [SourceDescription] {
        sources.map { SourceDescription(path: $0.path, module: $0.module) }
    }

    private var read: @Sendable (Int) -> SourceContents {
        { [sources] index in Self.contents(of: sources[index].absolute) }
    }

    private static func contents(of path: String) -> SourceContents {
        do {
            return .bytes(try FileSystem.contents(of: path))
        } catch {
            return .unreadable(error.reason)
        }
    }
}
