import DIGraphCore

/// Brings needle.json, lists and the command line together; the command line has the last word.
final class ConfigurationReader {
    private let arguments: ParsedArguments
    private let settings: RunSettings
    private let workingDirectory: String

    init(arguments: ParsedArguments, settings: RunSettings, workingDirectory: String) {
        var arguments = arguments
        arguments.endListsBeforeSources { FileSystem.status(of: Path.join(workingDirectory, $0)) != nil }
        self.arguments = arguments
        self.settings = settings
        self.workingDirectory = workingDirectory
    }

    /// Nil when nothing says what to read.
    func read() throws(CommandError) -> Configuration? {
        var words = arguments.positionals
        let destination = try destination(&words)
        let inputs = try Inputs(words)
        guard var configuration = try configurationFile(for: inputs) else { return nil }
        if settings.readsOnlyLists {
            if !arguments.namesCommand { try checkForCommand(among: inputs.sources) }
            try requireNoSources(inputs.sources)
        }
        try apply(inputs.lists, inputs.sources, to: &configuration)
        if settings.readsOnlyLists {
            // A build that writes mocks of a target generates its code as well, and is warned there.
            if arguments.command != .mocks {
                configuration.noteUnknownModules()
                configuration.noteOutdatedPlan()
            }
            configuration.forgetEmptyModules()
        }
        configuration.takeSummaries()
        if configuration.sources.isEmpty && configuration.summaries.isEmpty && configuration.modules.isEmpty
            && inputs.lists.isEmpty && !isAlone(inputs) && !configuration.listsSources
        {
            // A needle.json that names no sources speaks of the folder that it stands in.
            configuration.sources = [GivenPath(".", in: configuration.folder)]
        }
        if let destination { configuration.code.output = .file(destination) }
        configuration.isForced = settings.isForced
        return configuration
    }

    /// What the words that are no options name.
    private struct Inputs {
        let file: String?
        let lists: [String]
        let sources: [String]
        let hasStandardInput: Bool

        init(_ words: [String]) throws(CommandError) {
            lists = words.filter { $0.hasPrefix("@") }
            let paths = words.filter { !$0.hasPrefix("@") && $0 != "-" }
            let files = paths.filter { $0.hasSuffix(".json") }
            sources = paths.filter { !$0.hasSuffix(".json") }
            hasStandardInput = words.contains("-")
            if words.count(where: { $0 == "-" }) > 1 { throw .wrongUse(.standardInputTwice) }
            if files.count > 1 { throw .wrongUse(.severalConfigurations(files)) }
            file = files.first
        }
    }

    /// What a file says, or nothing yet where the words name what to read; nil where neither is so.
    private func configurationFile(for inputs: Inputs) throws(CommandError) -> Configuration? {
        let namesSources =
            !inputs.sources.isEmpty || !inputs.lists.isEmpty || arguments.namesModules || isAlone(inputs)
        guard let path = inputs.file ?? (namesSources ? nil : defaultFile) else {
            return namesSources ? Configuration(folder: workingDirectory) : nil
        }
        var configuration = try ConfigurationFile.read(
            given(path), workingDirectory: displayFolder, needsPaths: !settings.readsOnlyLists)
        if settings.readsOnlyLists { configuration.forgetSources() }
        return configuration
    }

    /// What is on stdin is a file of the sources, or the only one where it is nobody's or nothing names more.
    private func isAlone(_ inputs: Inputs) -> Bool {
        let isOfFile = arguments.contains(.standardInputPath)
        return inputs.hasStandardInput && !(isOfFile && (inputs.file != nil || defaultFile != nil))
    }

    /// Whoever takes the sources of lists would get a graph of those and the others.
    private func requireNoSources(_ sources: [String]) throws(CommandError) {
        guard let source = sources.first(where: { !given($0).isSummary }) else { return }
        throw .wrongUse(.sourceBesideLists(source, inPlugin: arguments.contains(.invocation)))
    }

    private func apply(
        _ lists: [String], _ sources: [String], to configuration: inout Configuration
    ) throws(CommandError) {
        for list in lists {
            let path = GivenPath.input(String(list.dropFirst()), in: workingDirectory)
            try SourceList.read(
                path, into: &configuration, base: workingDirectory, displayed: path.displayed(in: displayFolder))
        }
        let context = Option.Context(
            base: workingDirectory, command: arguments.command, isFormatted: settings.format != nil)
        try arguments.apply(to: &configuration, context)
        if !arguments.namesCommand { try checkForCommand(among: sources) }
        for source in sources { try add(given(source), to: &configuration) }
    }

    /// The paths in a file that is a list of sources as Needle's scripts name it, without @; any other path itself.
    private func add(_ path: GivenPath, to configuration: inout Configuration) throws(CommandError) {
        guard !path.absolute.hasSuffix(".swift"), !path.isSummary, FileSystem.status(of: path.absolute)?.kind == .file
        else {
            return configuration.sources.append(path)
        }
        let displayed = path.displayed(in: displayFolder)
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: displayed)
        let list = NeedleSourceList(bytes, format: settings.listFormat, base: workingDirectory)
        guard list.isList else { return configuration.sources.append(path) }
        if let line = list.damagedLine { throw .list(path: displayed, line: line, .damagedLine) }
        configuration.settingFiles.append(path)
        configuration.placesInLists.append { list.places(in: displayed) }
        configuration.sources += list.sources
    }

    /// What paths are printed relative to.
    private var displayFolder: String? {
        arguments.contains(.absolutePaths) ? nil : workingDirectory
    }

    /// The needle.json that somebody may have meant who works in a folder of the project, and is in another.
    var fileAbove: String? {
        let index = FileSystem.foldersUp(from: workingDirectory).dropFirst().firstIndex {
            FileSystem.status(of: Path.join($0, "needle.json"))?.kind == .file
        }
        return index.map { String(repeating: "../", count: $0) + "needle.json" }
    }

    private var defaultFile: String? {
        // A link that leads nowhere is one that somebody meant, and is named as unreadable.
        let status = FileSystem.status(of: Path.join(workingDirectory, "needle.json"), followingLinks: false)
        return status == nil ? nil : "needle.json"
    }

    private func given(_ path: String) -> GivenPath {
        GivenPath(path, in: workingDirectory)
    }

    /// Needle's own spelling is `generate DESTINATION SOURCES…`: without --out, a Swift file before other sources is
    /// the output. Where that is a file that somebody wrote, --out was forgotten. Other commands take the same words, and
    /// for them, which write nothing there, such a file is a source; the option says where they themselves write to.
    private func destination(_ positionals: inout [String]) throws(CommandError) -> GivenPath? {
        let writesCode = arguments.command == .generate || arguments.command == .check
        guard !(writesCode && arguments.contains(.output)), positionals.count > 1, let first = positionals.first,
            first.hasSuffix(".swift")
        else { return nil }
        let path = given(first)
        if FileSystem.status(of: path.absolute)?.kind == .folder { return nil }
        if OutputFile(path, workingDirectory: workingDirectory).isWrittenByHand {
            if arguments.command != .generate { return nil }
            throw .wrongUse(.forgotOutput(first))
        }
        positionals.removeFirst()
        return path
    }

    /// What is no path may be a command that stands too late, or is misspelt.
    private func checkForCommand(among sources: [String]) throws(CommandError) {
        for word in sources
        where !word.containsBytes("/") && !word.containsBytes(".")
            && FileSystem.status(of: given(word).absolute, followingLinks: false) == nil
        {
            if Command(rawValue: word) != nil { throw .wrongUse(.lateCommand(word)) }
            guard word == arguments.positionals.first else { continue }
            let names = Command.allCases.map { $0.rawValue } + ["help", "version"]
            let similar = SimilarNames.meant(by: word, among: names)
            throw .wrongUse(.unknownCommand(word, similar: similar))
        }
    }
}
