import DIGraphCore
import SwiftFacts

/// What a run is asked to do, from needle.json and the command line together.
package struct Configuration {
    package enum Output: Equatable {
        case file(GivenPath)
        case standardOutput

        package var path: GivenPath? {
            if case .file(let path) = self { path } else { nil }
        }
    }

    /// A form in which the findings are written besides.
    package struct Report {
        package let format: String
        package let output: Output
        /// Where it stands in needle.json, if it does.
        package var offset: Int?
    }

    enum Isolation: String, CaseIterable {
        case mainActor = "MainActor"
        case nonisolated
    }

    /// Whether something is done by the sources of this run and what is generated from them, or by others.
    enum Place: String, CaseIterable {
        case here, elsewhere
    }

    /// Where the roots of a module get their providers: in the generated file, in that of another module, or in none.
    enum Wiring: String, CaseIterable {
        case here, elsewhere, nowhere
    }

    /// Where `async` members of no actor run that do not say so: where their caller does, or on no actor.
    enum AsyncDefault: String, CaseIterable {
        case nonsending, concurrent
    }

    struct Module {
        let name: String
        var sources: [GivenPath] = []
        /// The absolute paths of the folders with the files of its summary.
        var summarizedFolders: [String] = []
        var package: String?
        var isolation: Isolation?
        var asyncDefault: AsyncDefault?
        var languageMode: LanguageMode?
        var upcomingFeatures: [UpcomingFeature]?
        var defines: GeneratorSettings.Defines?
        var wiring: Wiring?
        var creation: Place?
        var build: Place?
        var reading: Place?
        /// The file that describes it, where it was found and not named.
        var origin: String?
    }

    /// A file that the tool generates, and what is said of that file alone.
    package struct GeneratedFile {
        package var output: Output? {
            didSet {
                if case .file(let path) = output { file = path }
            }
        }
        /// The file that was named for the output, even if the output then goes to stdout: it tells the module.
        private(set) var file: GivenPath?
        /// The module that compiles it.
        var module: String?
        /// Where its name stands in needle.json, if it does.
        var moduleOffset: Int?
        var additionalImports: [String] = []
    }

    /// A name of a module that a key or an option gives.
    struct NamedModule {
        let name: String
        let key: String
        /// Where it stands in needle.json, if it does.
        let offset: Int?
    }

    /// A summary as it was named, and the module that it is said to be of.
    struct GivenSummary {
        let path: GivenPath
        let module: String?
    }

    /// What paths that are to be left out, and those of a baseline, are relative to: that of needle.json.
    package internal(set) var folder: String
    /// The folder that the tool runs in, which the paths in summaries are relative to.
    package internal(set) var workingDirectory: String
    /// needle.json, as messages call it, with its lines.
    var file: (path: String, lines: LineTable)?
    /// needle.json, lists and what else was read to know what to do.
    var settingFiles: [GivenPath] = []
    /// Where the paths in each list stand that was read; asked for only where one leads nowhere.
    var placesInLists: [@Sendable () -> [String: String]] = []
    /// What wrote the generated file when it was not the bare tool.
    package var invocation: String?

    // MARK: What is read

    /// Those that no module claims.
    package var sources: [GivenPath] = []
    /// Whether needle.json lists sources, be it none.
    var listsSources = false
    /// Modules in place of whose sources stands what `summarize` made of them.
    private(set) var summaries: [GivenSummary] = []
    var excludedSuffixes: [String] = []
    var excludedPaths: [String] = []
    /// How many files these leave out, where nothing else was found.
    var excludedCount = 0
    /// The text of a source that is not on the disk, or not yet, and the file that it is of.
    package internal(set) var standardInput: [UInt8]?
    var standardInputPath: GivenPath?
    var jobs: Int?

    // MARK: Whose it is

    /// In the order in which they were named; where none was, those that were found.
    var modules: [Module] = []
    /// Those that this build does without, as one whose condition in Package.swift is not met.
    var absentModules: Set<String> = []
    /// Those of this build that are not read, as of fetched packages. Who names some names all modules of the build.
    var unreadModules: Set<String> = []
    /// Those that needle.json speaks of.
    var namedModules: [NamedModule] = []
    /// The members of needle.json, where lists name the sources; and the settings by which a list says that it was made.
    var members: [JSONValue.Member] = []
    var plan: PlannedSettings?
    /// What is wrong with those: a name that is misspelt, an isolation that the build contradicts.
    var moduleWarnings: [InputWarning] = []
    /// Their names, each at its index; made anew when modules were changed otherwise than by adding.
    private var moduleNames = TextTable()
    /// The last of them that was named, where those of summaries follow, which nobody named.
    var lastNamedModule: String?
    /// Those that no module claimed, where the output's module has sources of its own.
    var looseSources: [GivenPath] = []
    /// The names of those that own sources, as soon as these are known; and whether there are sources of none.
    var modulesOfSources: TextTable?
    var hasLooseSources: Bool?
    /// Whether modules are searched for where none is named.
    var findsModules = true
    package var moduleSearch: ModuleSearch?
    /// The module of the output of this run; nil where modules were not found, but named or left open.
    var foundOutputModule: String?
    /// The indices of the modules that are named to be summarized.
    var summarizedModules: Set<Int> = []
    var isolation: Isolation?
    var runtimeModules: [String] = []
    /// Where those that are for these sources stand in needle.json, if they do; one file may serve several targets.
    var runtimeModuleOffsets: [String: Int?] = [:]

    // MARK: What is generated

    /// The file with the code that wires the graph.
    package var code = GeneratedFile()
    /// The file of mocks.
    package var mocks = GeneratedFile()
    var mockSettings = MockSettings()
    /// Where the names of protocols stand in needle.json, if they do.
    var protocolOffsets: [String: Int] = [:]
    var header: String?
    var registrationFunction = GeneratorSettings.RegistrationFunction.internal
    var isReplaceable = false
    /// Whether nothing is generated, so that stdout is free even where it was named for that.
    package var onlyChecks = false
    /// Whose graph is meant where the sources are of several programs.
    package var programs = Programs.together

    // MARK: What build systems are told of what is read

    var depfile: GivenPath?
    var unusedInputs: GivenPath?
    /// Whether what would be read is printed, and nothing else is done.
    package var printsInputs = false
    /// Whether the paths of the sources are written beside the generated file, as Needle does when it is asked to.
    var writesInputList = false

    // MARK: What is said

    package var severities = SeveritySettings()
    /// The form in which the findings are printed; nil is that for people.
    package var findingFormat: String?
    /// Where `check` writes the findings in the form that is asked for; the standard output when it is nil.
    var findingOutput: Output?
    package var reports: [Report] = []
    /// The file of findings that are known, which `check` lets pass; and the one that it is to write them into.
    package var baseline: GivenPath?
    package var newBaseline: GivenPath?
    /// Where `graph` and others write what they print; the standard output when it is nil.
    package var printedOutput: Output?
    /// Whether a report, a graph or a baseline is written over whatever is there.
    package var isForced = false
    package var isQuiet = false
    package var printsAllNotes = false
    var printsAbsolutePaths = false
    var printsTimings = false
    /// What a long run is told by; nil where nobody watches.
    package var progress: Progress?

    package init(folder: String) {
        self.folder = folder
        workingDirectory = folder
    }

    /// What the paths that are printed are relative to; nil where they are absolute.
    package var displayFolder: String? { printsAbsolutePaths ? nil : workingDirectory }

    // MARK: Modules

    /// The names of the modules, each at its index.
    var namesOfModules: TextTable {
        moduleNames.texts.count == modules.count ? moduleNames : TextTable(modules.lazy.map { $0.name })
    }

    mutating func reserveModules(_ count: Int) {
        modules.reserveCapacity(count)
        moduleNames = TextTable(capacity: count)
    }

    /// Adds a module, or what is said about one that was already named, and tells its index.
    @discardableResult
    mutating func addModule(_ module: consuming Module) -> Int {
        moduleNames = namesOfModules
        let index = moduleNames.indexAfterInserting(module.name)
        if index == modules.count {
            modules.append(module)
            return index
        }
        modules[index].sources += module.sources
        modules[index].summarizedFolders += module.summarizedFolders
        modules[index].package = module.package ?? modules[index].package
        modules[index].isolation = module.isolation ?? modules[index].isolation
        modules[index].asyncDefault = module.asyncDefault ?? modules[index].asyncDefault
        modules[index].languageMode = module.languageMode ?? modules[index].languageMode
        modules[index].upcomingFeatures = module.upcomingFeatures ?? modules[index].upcomingFeatures
        modules[index].defines = module.defines ?? modules[index].defines
        // needle.json is read before the lists, and knows better: plugins cannot see which targets apply them.
        modules[index].wiring = modules[index].wiring ?? module.wiring
        modules[index].creation = modules[index].creation ?? module.creation
        return index
    }

    /// Sets apart what is no source.
    mutating func takeSummaries() {
        summaries += Self.summaries(takenFrom: &sources, of: nil)
        for index in modules.indices {
            summaries += Self.summaries(takenFrom: &modules[index].sources, of: modules[index].name)
        }
    }

    private static func summaries(takenFrom paths: inout [GivenPath], of module: String?) -> [GivenSummary] {
        if !paths.contains(where: { $0.isSummary }) { return [] }
        let taken = paths.filter { $0.isSummary }.map { GivenSummary(path: $0, module: module) }
        paths.removeAll { $0.isSummary }
        return taken
    }

    /// Notes which modules have sources, most of which stand beside another one of the same module.
    mutating func noteModules(of files: [SourceDescription]) {
        let summarized = modules.indices.filter { !modules[$0].summarizedFolders.isEmpty }
        var owning = TextTable(summarized.map { modules[$0].name })
        var last: String?
        hasLooseSources = false
        for file in files where last == nil || file.module != last {
            last = file.module
            if let module = file.module { owning.insert(module) } else { hasLooseSources = true }
        }
        modulesOfSources = owning
    }

    /// Leaves the sources to the lists. What is said about a module stays, for the list may name it.
    mutating func forgetSources() {
        sources = []
        runtimeModuleOffsets = [:]
        for index in modules.indices { modules[index].sources = [] }
    }

    /// Keeps the first of each source, as nothing depends on how often one was named.
    mutating func forgetRepeatedSources() {
        var met = TextTable(capacity: sources.count)
        sources.removeAll { !met.insert($0.absolute) }
    }

    /// Notes the names in needle.json that no module of the build has, where the lists tell of all.
    mutating func noteUnknownModules() {
        if unreadModules.isEmpty { return }
        let known = unreadModules.union(absentModules).union(modules.filter { !$0.sources.isEmpty }.map { $0.name })
        let unknown = namedModules.filter { !known.contains($0.name) }
        let names = unknown.isEmpty ? nil : SimilarNames(known.sorted())
        for module in unknown { noteUnknown(module, similar: names?.similar(to: module.name).first) }
    }

    /// Notes the settings that were changed after the build was planned.
    mutating func noteOutdatedPlan() {
        let changed = plan?.changed(in: members) ?? []
        moduleWarnings += changed.map { .outdatedPlan($0.key, place: place(of: $0.offset ?? 0)) }
    }

    /// Leaves the isolation of a module in a list to needle.json, where that tells one; a list that tells another is noted.
    mutating func preferNamedIsolation(over module: inout Module) {
        guard let given = module.isolation, let index = namesOfModules.index(of: module.name),
            let isolation = modules[index].isolation,
            let named = namedModules.first(where: { $0.name == module.name && $0.key == "modules" })
        else { return }
        module.isolation = nil
        if given == isolation { return }
        moduleWarnings.append(
            .otherIsolation(module.name, isolation.rawValue, given: given.rawValue, place: place(of: named.offset)))
    }

    mutating func noteUnknown(_ module: NamedModule, similar: String?) {
        moduleWarnings.append(
            .unknownModule(module.name, key: module.key, place: place(of: module.offset), similar: similar))
    }

    /// Drops the modules that no list named.
    mutating func forgetEmptyModules() {
        modules.removeAll { $0.sources.isEmpty && $0.name != code.module }
    }
}

extension Configuration {
    /// The bytes of a source by its name; nil where it cannot be read.
    package func contents(of path: String) -> [UInt8]? {
        let absolute = GivenPath(path, in: workingDirectory).absolute
        let isInput = standardInputPath.map { $0.absolute == absolute } ?? (path == GivenPath.standardInputName)
        if let standardInput, isInput { return standardInput }
        return FileSystem.bytes(of: absolute)
    }

    /// The findings in a form that was asked for go to stdout, or with the file named for them there, besides what is
    /// printed for people.
    mutating func setFindingFormat(_ format: String?) {
        if let format, let findingOutput {
            reports.append(Report(format: format, output: findingOutput))
        } else {
            findingFormat = format
        }
    }

    /// The words of a call of `check` that write what it compares.
    package func wordsToGenerate(_ call: CommandCall) -> [String] {
        // A file for the findings is none for code.
        let output = findingOutput == nil ? [] : Option.output.spellings
        return call.parsed.wordsToGenerate(call.words, besides: ["--format", "--report", "--all-notes"] + output)
    }

    package var readsStandardInput: Bool { standardInput != nil }

    /// Puts what is on stdin among the sources, in place of the file that it is of; returns its name there. Nil where that
    /// file, once it is saved, is none of them: an editor asks about every file that is open.
    func addStandardInput(to sources: inout [FoundSource]) -> String? {
        let path = standardInputPath ?? GivenPath(GivenPath.standardInputName, in: folder)
        let real = FileSystem.resolved(path.absolute) ?? path.absolute
        if let known = sources.firstIndex(where: { $0.real.hasSameBytes(as: real) }) {
            sources[known] = sources[known].named()
            return sources[known].path
        }
        if isOutsideModules || SourceFinder(self).isExcluded(path.absolute) { return nil }
        let name = nameOfStandardInput
        let source = FoundSource(
            path: name, absolute: path.absolute, real: real, module: owner(of: path.absolute)?.name)
        sources.insert(source, at: sources.firstIndex { name.precedesInBytes($0.path) } ?? sources.count)
        return name
    }

    /// Whether what is on stdin is of a file that is in no folder of the modules that were named, nor in one of the sources.
    var isOutsideModules: Bool {
        guard let standardInputPath, !modules.isEmpty, namesSources else { return false }
        return owner(of: standardInputPath.absolute) == nil
    }

    package var namesSources: Bool { !sources.isEmpty || modules.contains { !$0.sources.isEmpty } }

    /// What messages call the text on stdin.
    package var nameOfStandardInput: String {
        standardInputPath?.displayed(in: displayFolder) ?? GivenPath.standardInputName
    }

    /// A path that leads nowhere, and where it stands in needle.json.
    package func missingPath(_ path: GivenPath) -> CommandError.MissingPath {
        .init(path: path.displayed(in: displayFolder), place: place(of: path.offset), fault: .missing)
    }

    /// The same of several, each place once, also with their places in lists.
    func missingPaths(_ paths: [(GivenPath, CommandError.MissingPath.Fault)]) -> [CommandError.MissingPath] {
        let isOfFile = paths.allSatisfy { $0.0.offset != nil }
        let places = isOfFile ? [] : placesInLists.map { $0() }
        var named: Set<String> = []
        return paths.compactMap { path, fault in
            let ofList = path.offset == nil ? places.lazy.compactMap { $0[path.text] }.first : nil
            if let ofList, !named.insert(ofList).inserted { return nil }
            return .init(path: path.displayed(in: displayFolder), place: place(of: path.offset) ?? ofList, fault: fault)
        }
    }

    /// What is wrong with a value, at its place in needle.json where it stands there.
    package func badValue(_ fault: SettingFault, of option: String, key: String, at offset: Int?) -> CommandError {
        guard let offset, let file else { return .wrongUse(.badValue(of: option, fault)) }
        return .configuration(path: file.path, file.lines.position(of: UInt32(offset)), .badValue(key: key, fault))
    }

    /// The place in needle.json of what was read at an offset.
    func place(of offset: Int?) -> String? {
        guard let offset, let file else { return nil }
        return "\(file.path):\(file.lines.position(of: UInt32(offset)))"
    }

    /// The folders of needle.json that several modules name, of which the first has the files; no more than three of them.
    func sharedFolders() -> [InputWarning] {
        var folders = TextTable(capacity: modules.count)
        var owners: [String] = []
        var warnings: [InputWarning] = []
        for module in modules {
            for source in module.sources where source.offset != nil {
                let index = folders.indexAfterInserting(source.absolute)
                if index == owners.count {
                    owners.append(module.name)
                } else if owners[index] != module.name, warnings.count < 3 {
                    warnings.append(
                        .sharedFolder(
                            source.displayed(in: displayFolder), of: module.name, as: owners[index],
                            place: place(of: source.offset)))
                }
            }
        }
        return warnings
    }

    /// Summaries hold what graphs need, and nothing else.
    func requireSources(for command: Command) throws(CommandError) {
        guard let first = summaries.first else { return }
        let name = command == .check && mocks.output != nil ? Command.mocks : command
        if !name.takesSummaries { throw .input(.summaryForCommand(first.path.text, command: name.rawValue)) }
    }

    /// The module that compiles the generated file: the one that was named, else the one whose folder holds the
    /// file, else the last one that was named; nil when that is the code that belongs to no named module.
    func resolvedOutputModule() throws(CommandError) -> String? {
        if let foundOutputModule { return foundOutputModule }
        if modules.isEmpty { return nil }
        if let outputModule = code.module {
            if modules.contains(where: { $0.name == outputModule }) { return outputModule }
            let similar = SimilarNames.similar(to: outputModule, in: modules.map { $0.name }).first
            throw badValue(
                .unknownModule(outputModule, similar: similar), of: "--output-module", key: "outputModule",
                at: code.moduleOffset)
        }
        if let file = code.file, let owner = owner(of: file.absolute) { return owner.name }
        if hasLooseSources ?? !sources.isEmpty { return nil }
        return lastNamedModule ?? modules.last?.name
    }

    /// Whether the output is in the folder of a module that has it.
    func isOutput(in module: String) -> Bool {
        code.file.flatMap { owner(of: $0.absolute) }?.name == module
    }

    /// The module that compiles the mocks: the one that was named, which may be a test target and none of the
    /// sources, else the one whose folder holds the file, else one that has no name here.
    var resolvedMocksModule: String? {
        if let foundOutputModule { return foundOutputModule }
        if modules.isEmpty { return nil }
        if let name = mocks.module { return name }
        if case .file(let path) = mocks.output, let owner = owner(of: path.absolute) { return owner.name }
        return sources.isEmpty ? "" : nil
    }

    /// The module with the deepest folder around a path; its name is nil where that folder belongs to none.
    func owner(of path: String) -> (name: String?, depth: Int)? {
        var owner: (name: String?, depth: Int)?
        func consider(_ folder: String, of name: String?) {
            guard Path.isBelow(path, folder) else { return }
            let isDeeper = folder.utf8.count > owner?.depth ?? -1
            if isDeeper || (owner?.name == nil && folder.utf8.count == owner?.depth) {
                owner = (name, folder.utf8.count)
            }
        }
        for source in sources { consider(source.folder, of: nil) }
        // Of the modules that name one folder the first has it.
        var last = ""
        for index in modules.indices {
            for source in modules[index].sources where !source.absolute.hasSameBytes(as: last) {
                last = source.absolute
                consider(source.folder, of: modules[index].name)
            }
            for folder in modules[index].summarizedFolders { consider(folder, of: modules[index].name) }
        }
        return owner
    }
}
