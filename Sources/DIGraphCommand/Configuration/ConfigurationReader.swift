import DIGraphCore

/// Brings needle.json, lists and the command line together; the command line has the last word.
struct ConfigurationReader {
    private let arguments: ParsedArguments
    private let workingDirectory: String

    init(arguments: ParsedArguments, workingDirectory: String) {
        self.arguments = arguments
        self.workingDirectory = workingDirectory
    }

    /// Nil when nothing says what to read.
    func read() throws(CommandError) -> Configuration? {
        var sources = arguments.positionals
        let destination = try destination(&sources)
        let files = sources.filter { $0.hasSuffix(".json") }
        let lists = sources.filter { $0.hasPrefix("@") }
        sources.removeAll { $0.hasSuffix(".json") || $0.hasPrefix("@") }
        if files.count > 1 { throw .wrongUse(.severalConfigurations(files)) }

        let namesSources = !sources.isEmpty || !lists.isEmpty || arguments.contains(.modules)
        var configuration = Configuration(folder: workingDirectory)
        if let path = files.first ?? (namesSources ? nil : defaultFile) {
            configuration = try ConfigurationFile.read(
                given(path), workingDirectory: displayFolder, needsPaths: !readsOnlyLists)
            if readsOnlyLists { configuration.forgetSources() }
        } else if !namesSources {
            return nil
        }
        try apply(lists, sources, to: &configuration)
        if readsOnlyLists { configuration.forgetEmptyModules() }
        if configuration.sources.isEmpty && configuration.modules.isEmpty && lists.isEmpty {
            // A needle.json that names no sources speaks of the folder that it stands in.
            configuration.sources = [GivenPath(".", in: configuration.folder)]
        }
        if let destination { configuration.output = .file(destination) }
        return configuration
    }

    private func apply(
        _ lists: [String], _ sources: [String], to configuration: inout Configuration
    ) throws(CommandError) {
        for list in lists {
            let path = given(String(list.dropFirst()))
            try SourceList.read(
                path, into: &configuration, base: workingDirectory, displayed: path.displayed(in: displayFolder))
        }
        for assignment in arguments.assignments {
            do throws(SettingFault) {
                if arguments.command == .graph, assignment.setting == .output {
                    // The output of needle.json still tells the module that the graph is resolved for.
                    configuration.graphOutput = try Configuration.output(
                        assignment.values.last ?? "", in: workingDirectory)
                } else if arguments.command == .mocks {
                    try configuration.applyToMocks(assignment.setting, assignment.values, in: workingDirectory)
                } else {
                    try configuration.apply(assignment.setting, assignment.values, in: workingDirectory)
                }
            } catch {
                throw .wrongUse(.badValue(of: assignment.option, error))
            }
        }
        if let path = sources.first, !arguments.namesCommand { try checkIsNoMistypedCommand(path) }
        for source in sources { configuration.sources += try listed(given(source)) }
    }

    /// The paths in a file that is a list of sources as Needle's scripts name it, without @; any other path itself.
    private func listed(_ path: GivenPath) throws(CommandError) -> [GivenPath] {
        guard !path.absolute.hasSuffix(".swift"), FileSystem.status(of: path.absolute)?.kind == .file else {
            return [path]
        }
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: path.displayed(in: displayFolder))
        let list = NeedleSourceList(bytes, format: listFormat, base: workingDirectory)
        return list.isList ? list.sources : [path]
    }

    private var listFormat: NeedleSourceList.Format {
        let value = arguments.assignments.last { $0.setting == .listFormat }?.values.last
        return value.flatMap { try? NeedleSourceList.format($0) } ?? .newline
    }

    private var readsOnlyLists: Bool {
        arguments.contains(.onlyLists)
    }

    /// What paths are printed relative to.
    private var displayFolder: String? {
        arguments.contains(.absolutePaths) ? nil : workingDirectory
    }

    private var defaultFile: String? {
        FileSystem.status(of: Path.join(workingDirectory, "needle.json")) == nil ? nil : "needle.json"
    }

    private func given(_ path: String) -> GivenPath {
        GivenPath(path, in: workingDirectory)
    }

    /// Needle's own spelling is `generate DESTINATION SOURCES…`: without --out, a Swift file before other sources is
    /// the output. Where that is a file that somebody wrote, --out was forgotten.
    private func destination(_ positionals: inout [String]) throws(CommandError) -> GivenPath? {
        guard arguments.command == .generate || arguments.command == .check, !arguments.contains(.output),
            positionals.count > 1, let first = positionals.first, first.hasSuffix(".swift")
        else { return nil }
        let path = given(first)
        if FileSystem.status(of: path.absolute)?.kind == .folder { return nil }
        if OutputFile(path, workingDirectory: workingDirectory).isWrittenByHand {
            throw .wrongUse(.forgotOutput(first))
        }
        positionals.removeFirst()
        return path
    }

    private func checkIsNoMistypedCommand(_ word: String) throws(CommandError) {
        guard word == arguments.positionals.first, !word.containsBytes("/"), !word.containsBytes("."),
            FileSystem.status(of: given(word).absolute, followingLinks: false) == nil
        else { return }
        if Command(rawValue: word) != nil { throw .wrongUse(.lateCommand(word)) }
        let similar = SimilarNames.similar(to: word, in: Command.allCases.map(\.rawValue)).first
        throw .wrongUse(.unknownCommand(word, similar: similar))
    }
}
