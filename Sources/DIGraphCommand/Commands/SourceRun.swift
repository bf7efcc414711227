import DIGraphCore

/// The sources of a configuration: found without the files that the run writes, then scanned.
package final class SourceRun {
    package let warnings: [InputWarning]
    /// That the settings leave out all that was found; of a graph a finding says it.
    package let exclusionWarnings: [InputWarning]
    /// How many files are of tests and of other programs, which the output cannot see.
    let leftOutCount: Int
    /// With the modules of the sources, where these were found.
    package let configuration: Configuration
    /// Whether the mocks are made of the same sources as the code that wires the graph.
    package let areSameForMocks: Bool
    private let sources: [FoundSource]
    let summaries: SummaryLibrary
    /// The sources and the files of summaries, in the order of their paths.
    package let descriptions: [SourceDescription]
    /// By the index of a description: that of the source.
    private let sourceIndices: [Int]
    private let projectFiles: [String]
    package let threads: WorkerThreads
    /// What stands for the contents of files, by their names as they are printed.
    private let changed: [String: [UInt8]]

    /// What the sources are read for: it may be that only one of them has to do with tests.
    package enum Purpose {
        case code, mocks
    }

    /// Finds the sources, and their modules where none is named. It throws when an output is a source that somebody wrote.
    package init(
        _ configuration: Configuration, for purpose: Purpose, outputs: [OutputFile],
        changed: [String: [UInt8]] = [:], times: inout StageTimes
    ) throws(CommandError) {
        var configuration = configuration
        threads = WorkerThreads(
            count: configuration.jobs ?? FileSystem.processorCount, progress: configuration.progress)
        summaries = try SummaryLibrary(configuration, loop: threads.forEach)
        let searches =
            configuration.modules.isEmpty && summaries.entries.isEmpty && configuration.moduleSearch != nil
        summaries.addModules(to: &configuration)
        if !searches { configuration.resolveLooseSources() }
        configuration.progress?.begin("looking for sources")
        let found = try SourceFinder.find(for: configuration)
        configuration.forgetRepeatedSources()
        times.end(.find, "\(counted(found.sources.count, "file")) found")
        var sources = found.sources
        var changed = changed
        let isOutside = configuration.isOutsideModules
        if let text = configuration.standardInput, let name = configuration.addStandardInput(to: &sources) {
            changed[name] = changed[name] ?? text
        }
        var areSameForMocks = true
        if searches {
            areSameForMocks = try configuration.findModules(of: &sources, found, for: purpose)
        } else if configuration.asksProjects {
            configuration.completeModules(of: sources, found, for: purpose)
        }
        leftOutCount = found.sources.count - sources.count
        if configuration.foundOutputModule != nil || leftOutCount > 0 {
            times.end(.modules, configuration.originsOfModules(leftOut: leftOutCount))
        }
        self.areSameForMocks = areSameForMocks
        warnings = found.warnings + (isOutside ? [.inputOutsideModules(configuration.nameOfStandardInput)] : [])
        configuration.excludedCount = found.excludedCount
        exclusionWarnings = found.excludedCount == 0 ? [] : [.everythingExcluded(fileCount: found.excludedCount)]
        for output in outputs { sources = try output.removed(from: sources) }
        self.sources = sources
        self.changed = changed
        projectFiles = found.projectFiles
        (descriptions, sourceIndices) = Self.merged(sources, summaries.files(for: configuration))
        configuration.noteModules(of: descriptions)
        self.configuration = configuration
    }

    /// Both in the order of their paths; a source that a summary speaks of is that file of the summary.
    private static func merged(
        _ sources: [FoundSource], _ recorded: [SourceDescription]
    ) -> ([SourceDescription], [Int]) {
        var descriptions: [SourceDescription] = []
        var indices: [Int] = []
        descriptions.reserveCapacity(sources.count + recorded.count)
        indices.reserveCapacity(sources.count + recorded.count)
        var next = 0
        func add(_ file: SourceDescription, _ index: Int) {
            descriptions.append(file)
            indices.append(index)
        }
        for (index, source) in sources.enumerated() {
            while next < recorded.count, !source.path.precedesInBytes(recorded[next].path),
                !source.path.hasSameBytes(as: recorded[next].path)
            {
                add(recorded[next], -1)
                next += 1
            }
            if next < recorded.count, source.path.hasSameBytes(as: recorded[next].path) { continue }
            add(SourceDescription(path: source.path, module: source.module), index)
        }
        for file in recorded[next...] { add(file, -1) }
        return (descriptions, indices)
    }

    package var fileCount: Int {
        sourceIndices.count { $0 >= 0 } + summaries.entries.reduce(0) { $0 + $1.summary.fileCount }
    }

    /// What the run reads besides the parts of summaries, as messages call it.
    package var inputs: [String] {
        // Nobody else can look at a pipe of this process.
        let settings = configuration.settingFiles.filter { !FileSystem.isOfProcess($0.absolute) }.map {
            $0.displayed(in: configuration.displayFolder)
        }
        let projects = projectFiles.map { GivenPath($0, in: "/").displayed(in: configuration.displayFolder) }
        return settings + projects + sources.map { $0.path }
    }

    /// As messages print them, in the order in which they are read.
    var paths: [String] { descriptions.map { $0.path } }

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

    /// The same with the modules that nobody named and that the sources show, each with a warning.
    func namingModules(
        in scanned: ScannedSources, for session: Session
    ) -> (Session, ScannedSources, [InputWarning]) {
        if configuration.looseSources.isEmpty { return (session, scanned, []) }
        let known = configuration.modules.map(\.name) + configuration.runtimeModules
        let unnamed = scanned.unnamedModules(besides: known) { [configuration] source in
            configuration.isLoose(GivenPath(source.path, in: configuration.workingDirectory).absolute)
        }
        let (session, scanned) = session.naming(unnamed, in: scanned)
        return (session, scanned, unnamed.map(configuration.warning))
    }

    /// The graph of what was scanned; files that did not concern it are looked at again for what is missing.
    func analyze(_ scanned: ScannedSources, for session: Session) -> Analysis {
        session.explain(session.analyze(scanned), read: read, loop: threads.forEach)
    }

    package var read: @Sendable (Int) -> SourceContents {
        { [sources, sourceIndices, changed] index in
            let source = sourceIndices[index]
            if !changed.isEmpty, let bytes = changed[sources[source].path] { return .bytes(bytes) }
            return Self.contents(of: sources[source].absolute)
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
