import DIGraphCore

/// The sources of a configuration: found without the files that the run writes, then scanned.
package struct SourceRun {
    package let warnings: [InputWarning]
    /// How many files are of tests and of other programs, which the output cannot see.
    let leftOutCount: Int
    /// With the modules of the sources, where these were found.
    package let configuration: Configuration
    /// Whether the mocks are made of the same sources as the code that wires the graph.
    package let areSameForMocks: Bool
    private let sources: [FoundSource]
    private let threads: WorkerThreads
    /// What stands for the contents of files, by their names as they are printed.
    private let changed: [String: [UInt8]]

    /// What the sources are read for: it may be that only one of them has to do with tests.
    package enum Purpose {
        case code, mocks
    }

    /// Finds the sources, and their modules where none is named. It throws when an output is a source that somebody wrote.
    package init(
        _ configuration: Configuration, for purpose: Purpose, outputs: [OutputFile], workingDirectory: String?,
        changed: [String: [UInt8]] = [:], times: inout StageTimes
    ) throws(CommandError) {
        var configuration = configuration
        let searches = configuration.modules.isEmpty && configuration.moduleSearch != nil
        if !searches { configuration.resolveLooseSources() }
        configuration.progress?.begin("looking for sources")
        let found = try SourceFinder.find(for: configuration, workingDirectory: workingDirectory)
        times.end(.find, "\(counted(found.sources.count, "file")) found")
        var sources = found.sources
        var changed = changed
        if let text = configuration.standardInput {
            let name = configuration.addStandardInput(to: &sources, workingDirectory: workingDirectory)
            changed[name] = changed[name] ?? text
        }
        var areSameForMocks = true
        if searches {
            areSameForMocks = configuration.findModules(
                of: &sources, found, for: purpose, workingDirectory: workingDirectory)
        }
        leftOutCount = found.sources.count - sources.count
        if configuration.foundOutputModule != nil {
            times.end(.modules, configuration.originsOfModules(leftOut: leftOutCount))
        }
        self.areSameForMocks = areSameForMocks
        self.configuration = configuration
        warnings = found.missingFolders
        for output in outputs { sources = try output.removed(from: sources) }
        self.sources = sources
        self.changed = changed
        threads = WorkerThreads(
            count: configuration.jobs ?? FileSystem.processorCount, progress: configuration.progress)
    }

    package var fileCount: Int { sources.count }

    /// As messages print them, in the order in which they are read.
    var paths: [String] { sources.map(\.path) }

    /// What the generator needs of them: for the mocks if its settings ask for some, else for the graph.
    package func scan(for session: Session, times: inout StageTimes) -> ScannedSources {
        configuration.progress?.begin("reading", of: fileCount)
        let scanned = session.scan(descriptions, read: read, loop: threads.forEach)
        times.endScan(scanned.statistics, threads: threads.count)
        return scanned
    }

    /// What the graph needs of them and what the mocks need, read once.
    package func scan(
        for session: Session, and mocks: Session, times: inout StageTimes
    ) -> (graph: ScannedSources, mocks: ScannedSources) {
        configuration.progress?.begin("reading", of: fileCount)
        let scanned = session.scan(descriptions, andFor: mocks, read: read, loop: threads.forEach)
        times.endScan(scanned.mocks.statistics, threads: threads.count)
        return scanned
    }

    private var descriptions: [SourceDescription] {
        sources.map { SourceDescription(path: $0.path, module: $0.module) }
    }

    private var read: @Sendable (Int) -> SourceContents {
        { [sources, changed] index in
            changed[sources[index].path].map { .bytes($0) } ?? Self.contents(of: sources[index].absolute)
        }
    }

    private static func contents(of path: String) -> SourceContents {
        do {
            return .bytes(try FileSystem.contents(of: path))
        } catch {
            return .unreadable(error.reason)
        }
    }
}
