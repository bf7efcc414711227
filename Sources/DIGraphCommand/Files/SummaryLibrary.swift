import DIGraphCore

/// The summaries of a configuration, read from the disk.
package struct SummaryLibrary: Sendable {
    /// A module, with the file that its summary was read from.
    struct Entry: Sendable {
        let summary: ModuleSummary
        let path: String
        let absolute: String

        /// Those of its files, each once.
        var folders: [String] {
            var folders: [String] = []
            var met: Set<String> = []
            for index in summary.indices {
                let path = summary.path(ofFileAt: index)
                // They are sorted, so that most lie beside the one before.
                if let last = folders.last, Path.lies(path, directlyIn: last) { continue }
                let folder = Path.folder(of: path)
                if met.insert(folder).inserted { folders.append(folder) }
            }
            return folders
        }

        /// The file of a part, as messages and build systems call it: `Cart.digraphpos`.
        func path(of part: ModuleSummary.Part) -> String { Path.withoutExtension(path) + "." + part.rawValue }
    }

    let entries: [Entry]

    package static let none = SummaryLibrary(entries: [])

    private init(entries: [Entry]) {
        self.entries = entries
    }

    /// Reads all of them; each module may be there once, and as a summary or as sources.
    init(_ configuration: Configuration, loop: ParallelLoop) throws(CommandError) {
        var given: [Configuration.GivenSummary] = []
        var met: Set<String> = []
        for summary in configuration.summaries where met.insert(summary.path.absolute).inserted {
            given.append(summary)
        }
        let (all, displayFolder) = (given, configuration.displayFolder)
        let read = collect(all.count, loop) { Self.entry(all[$0], displayFolder) }
        let missing = zip(all, read).filter { given, result in
            if case .success = result { return false }
            return !FileSystem.exists(given.path.absolute)
        }
        if !missing.isEmpty {
            throw .missingPaths(configuration.missingPaths(missing.map { ($0.0.path, .missing) }))
        }
        var entries: [Entry] = []
        for result in read { entries.append(try result.get()) }
        self.entries = entries
        if entries.isEmpty { return }
        try requireOneOfEach(configuration)
        try requireEqualRuntimes(configuration)
    }

    private static func entry(
        _ given: Configuration.GivenSummary, _ displayFolder: String?
    ) -> Result<Entry, CommandError> {
        let path = given.path.displayed(in: displayFolder)
        let absolute = given.path.absolute
        do throws(CommandError) {
            let bytes = try FileSystem.requiredContents(of: absolute, named: path)
            let summary: ModuleSummary
            do throws(SummaryFault) {
                let stem = Path.withoutExtension(absolute)
                summary = try ModuleSummary(bytes) { FileSystem.bytes(of: stem + "." + $0.rawValue) }
            } catch {
                throw .input(.badSummary(path, error))
            }
            if let module = given.module, module != summary.description.name {
                throw .input(.summaryOfOtherModule(path, module: summary.description.name, expected: module))
            }
            return .success(Entry(summary: summary, path: path, absolute: absolute))
        } catch {
            return .failure(error)
        }
    }

    private func requireOneOfEach(_ configuration: Configuration) throws(CommandError) {
        var known: [String: String] = [:]
        let sources = Set(configuration.modules.filter { !$0.sources.isEmpty }.map { $0.name })
        for entry in entries {
            let name = entry.summary.description.name
            if sources.contains(name) { throw .input(.moduleTwice(name, entry.path, nil)) }
            if let other = known.updateValue(entry.path, forKey: name) {
                throw .input(.moduleTwice(name, entry.path, other))
            }
        }
    }

    /// What a file is about was decided by the names of the runtime's modules.
    private func requireEqualRuntimes(_ configuration: Configuration) throws(CommandError) {
        let wanted = Set(configuration.runtimeModules).sorted()
        for entry in entries where entry.summary.description.runtimeModules != wanted {
            throw .input(.summaryOfOtherRuntime(entry.path, entry.summary.description.runtimeModules, wanted: wanted))
        }
    }

    /// Throws where a part that was asked for is not what it should be.
    func requireSound() throws(CommandError) {
        for entry in entries {
            guard let (part, fault) = entry.summary.faults.first else { continue }
            throw .input(.badSummary(entry.path(of: part), fault))
        }
    }

    /// Adds the modules to those of the configuration, which may say more about them.
    func addModules(to configuration: inout Configuration) {
        if entries.isEmpty { return }
        configuration.lastNamedModule = configuration.modules.last?.name
        let known = Dictionary(configuration.modules.map { ($0.name, $0) }) { first, _ in first }
        let folder = configuration.workingDirectory
        for entry in entries {
            let description = entry.summary.description
            var module = Configuration.Module(name: description.name)
            module.package = known[description.name]?.package ?? description.package
            module.isolation = known[description.name]?.isolation ?? description.isolation
            module.take(
                isNonsending: description.isNonsending, isInMode5: description.isInMode5,
                infersFromWrappers: description.infersFromWrappers,
                unlessSaidOf: known[description.name])
            module.summarizedFolders = entry.folders.map { Path.normalized(Path.join(folder, $0)) }
            configuration.addModule(module)
        }
    }

    /// All files of all modules, by what they are called, sorted by the bytes of that.
    func files(for configuration: Configuration) -> [SourceDescription] {
        var files: [SourceDescription] = []
        files.reserveCapacity(entries.reduce(0) { $0 + $1.summary.indices.count })
        // Those of a module are sorted, and seldom stand between those of another one.
        let modules = entries.filter { !$0.summary.indices.isEmpty }.map { (first: $0.summary.path(ofFileAt: 0), $0) }
        for (_, entry) in modules.sorted(by: { $0.first.precedesInBytes($1.first) }) {
            for index in entry.summary.indices {
                let path = entry.summary.path(ofFileAt: index)
                let shown =
                    configuration.printsAbsolutePaths
                    ? Path.normalized(Path.join(configuration.workingDirectory, path)) : path
                files.append(SourceDescription(path: shown, recordedIn: entry.summary, at: index))
            }
        }
        files.sort { $0.path.precedesInBytes($1.path) }
        return files
    }
}

extension ModuleSummary.Description {
    fileprivate var isolation: Configuration.Isolation? {
        hasMainActorIsolation.map { $0 ? .mainActor : .nonisolated }
    }
}
