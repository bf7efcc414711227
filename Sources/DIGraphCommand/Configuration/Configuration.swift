import DIGraphCore

/// What a run is asked to do, from needle.json and the command line together.
struct Configuration {
    enum Output: Equatable {
        case file(GivenPath)
        case standardOutput
    }

    enum Isolation: String, CaseIterable {
        case mainActor = "MainActor"
        case nonisolated
    }

    /// Where the roots of a module get their providers: in the generated file, or in that of another module.
    enum Wiring: String, CaseIterable {
        case here, elsewhere
    }

    struct Module {
        let name: String
        var sources: [GivenPath] = []
        var package: String?
        var isolation: Isolation?
        var wiring: Wiring?
    }

    /// What paths that are to be left out are relative to.
    var folder: String
    var output: Output? {
        didSet {
            if case .file(let path) = output { outputFile = path }
        }
    }
    /// The file that was named for the output, even if the output then goes to stdout: it tells the output's module.
    private(set) var outputFile: GivenPath?
    /// Where `graph` writes to; the standard output when it is nil.
    var graphOutput: Output?
    /// Those that no module claims.
    var sources: [GivenPath] = []
    /// In the order in which they were named.
    var modules: [Module] = []
    var outputModule: String?
    var isolation: Isolation?
    var runtimeModules: [String] = []
    var header: String?
    var excludedSuffixes: [String] = []
    var excludedPaths: [String] = []
    var additionalImports: [String] = []
    var registrationFunction = GeneratorSettings.RegistrationFunction.internal
    var jobs: Int?
    var printsTimings = false
    var printsAbsolutePaths = false
    var isQuiet = false
    /// What `mocks` is asked to do.
    var mocks = Mocks()
    /// What wrote the generated file when it was not the bare tool.
    var invocation: String?

    /// The part of it that is about the file of mocks.
    struct Mocks {
        var output: Output? {
            didSet {
                if case .file(let path) = output { outputFile = path }
            }
        }
        /// The file that was named for the output, even if the output then goes to stdout.
        private(set) var outputFile: GivenPath?
        var outputModule: String?
        var additionalImports: [String] = []
        var settings = MockSettings()
    }

    init(folder: String) {
        self.folder = folder
    }

    /// Sets what an option of `mocks`, or a key of "mocks" in needle.json, says.
    mutating func applyToMocks(_ setting: Setting, _ values: [String], in base: String) throws(SettingFault) {
        if values.contains("") { throw .empty }
        switch setting {
        case .output: mocks.output = try Self.output(values.last ?? "", in: base)
        case .outputModule: mocks.outputModule = try Self.moduleName(values.last ?? "")
        case .additionalImports: mocks.additionalImports += values
        case .protocols: mocks.settings.protocols += values
        case .access: mocks.settings.access = try Self.choice(values.last ?? "")
        case .debugOnly: mocks.settings.isDebugOnly = true
        default: try apply(setting, values, in: base)
        }
    }

    static func output(_ value: String, in base: String) throws(SettingFault) -> Output {
        switch value {
        case "": throw .empty
        case "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": return .standardOutput
        default: return .file(GivenPath(value, in: base))
        }
    }

    /// Sets what one option, or one key of needle.json, says; `base` is the folder that paths are relative to.
    mutating func apply(_ setting: Setting, _ values: [String], in base: String) throws(SettingFault) {
        if values.contains("") { throw .empty }
        switch setting {
        case .sources: sources += values.map { GivenPath($0, in: base) }
        case .runtimeModules: runtimeModules += values
        case .excludeSuffixes: excludedSuffixes += values
        case .excludePaths: excludedPaths += values
        case .additionalImports: additionalImports += values
        case .timings: printsTimings = true
        case .absolutePaths: printsAbsolutePaths = true
        case .quiet: isQuiet = true
        case .modules:
            for value in values { try addModule(value, in: base) }
        case .output, .outputModule, .defaultIsolation, .headerDoc, .registrationFunction, .jobs, .invocation:
            guard let value = values.last else { throw .empty }
            try apply(setting, value, in: base)
        case .pluginized, .includeModules, .onlyLists, .mocks, .protocols, .access, .debugOnly, .format, .help,
            .version, .ignored:
            break
        case .listFormat: _ = try NeedleSourceList.format(values.last ?? "")
        }
    }

    private mutating func apply(_ setting: Setting, _ value: String, in base: String) throws(SettingFault) {
        switch setting {
        case .output: output = try Self.output(value, in: base)
        case .outputModule: outputModule = try Self.moduleName(value)
        case .defaultIsolation: isolation = try Self.choice(value)
        case .registrationFunction: registrationFunction = try Self.choice(value)
        case .invocation: invocation = value
        case .headerDoc: header = try Self.text(of: GivenPath(value, in: base))
        case .jobs:
            guard let count = Int(value), (1...1024).contains(count) else { throw .notACount(value) }
            jobs = count
        default: break
        }
    }

    // MARK: Modules

    private mutating func addModule(_ value: String, in base: String) throws(SettingFault) {
        guard let equals = value.firstIndex(of: "="), value.index(after: equals) < value.endIndex else {
            throw .notAModule(value)
        }
        let path = GivenPath(String(value[value.index(after: equals)...]), in: base)
        addModule(Module(name: try Self.moduleName(String(value[..<equals])), sources: [path]))
    }

    /// Adds a module, or what is said about one that was already named, and tells its index.
    @discardableResult
    mutating func addModule(_ module: Module) -> Int {
        guard let index = modules.firstIndex(where: { $0.name == module.name }) else {
            modules.append(module)
            return modules.count - 1
        }
        modules[index].sources += module.sources
        modules[index].package = module.package ?? modules[index].package
        modules[index].isolation = module.isolation ?? modules[index].isolation
        // needle.json is read before the lists, and knows better: plugins cannot see which targets apply them.
        modules[index].wiring = modules[index].wiring ?? module.wiring
        return index
    }

    /// Leaves the sources to the lists. What is said about a module stays, for the list may name it.
    mutating func forgetSources() {
        sources = []
        for index in modules.indices { modules[index].sources = [] }
    }

    /// Drops the modules that no list named.
    mutating func forgetEmptyModules() {
        modules.removeAll { $0.sources.isEmpty && $0.name != outputModule }
    }

    static func moduleName(_ text: String) throws(SettingFault) -> String {
        let isName = text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" }
        guard isName, text.unicodeScalars.first?.properties.numericType == nil, !text.isEmpty else {
            throw .notAModuleName(text)
        }
        return text
    }

    // MARK: Values

    static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: String
    ) throws(SettingFault) -> Choice {
        if let choice = Choice(rawValue: value) { return choice }
        let choices = Choice.allCases.map(\.rawValue)
        throw .notOneOf(value, choices: choices, similar: SimilarNames.similar(to: value, in: choices).first)
    }

    private static func text(of path: GivenPath) throws(SettingFault) -> String {
        do {
            let bytes = try FileSystem.contents(of: path.absolute)
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .unreadable(path.text, reason: error.reason)
        }
    }
}

extension Configuration {
    /// What the core needs to know of it.
    func settings(
        outputModule: String?, outputFile output: GivenPath?, workingDirectory: String?
    ) -> GeneratorSettings {
        var settings = GeneratorSettings()
        settings.modules = modules.map { module in
            GeneratorSettings.Module(
                name: module.name, package: module.package,
                hasMainActorIsolation: (module.isolation ?? isolation) == .mainActor,
                isWiredElsewhere: module.wiring == .elsewhere && module.name != outputModule)
        }
        settings.outputModule = outputModule
        settings.outputPath = output.map { displayed($0, in: workingDirectory) }
        settings.hasMainActorIsolation = isolation == .mainActor
        settings.runtimeModules = runtimeModules
        settings.header = header
        settings.additionalImports = additionalImports
        settings.registrationFunction = registrationFunction
        settings.sourceNames = sourceNames(in: workingDirectory)
        return settings
    }

    /// A path as that of a source would be printed, by the folder that it was found in.
    private func displayed(_ path: GivenPath, in workingDirectory: String?) -> String {
        let folders = sources.filter { Path.relative(path.absolute, to: $0.absolute) != nil }
        guard let folder = folders.max(by: { $0.absolute.utf8.count < $1.absolute.utf8.count }),
            let relative = Path.relative(path.absolute, to: folder.absolute)
        else { return path.displayed(in: workingDirectory) }
        let shown = folder.displayed(in: workingDirectory)
        return shown == "." ? relative : Path.join(shown, relative)
    }

    /// What a message about all sources names: them, or instead of many the folder that holds them all.
    private func sourceNames(in workingDirectory: String?) -> [String] {
        let all = sources + modules.flatMap(\.sources)
        let names = all.map { $0.displayed(in: workingDirectory) }.sorted { $0.precedesInBytes($1) }
        guard names.count > 4, let first = all.first else { return names }
        var folder = Path.folder(of: first.absolute)
        while folder != "/", !all.allSatisfy({ Path.relative($0.absolute, to: folder) != nil }) {
            folder = Path.folder(of: folder)
        }
        return [GivenPath(folder, in: folder).displayed(in: workingDirectory)]
    }

    /// The code and the mocks would replace each other by turns.
    func requireDistinctOutputs() throws(CommandError) {
        guard case .file(let code) = output, case .file(let mocks) = mocks.output else { return }
        if code.absolute.hasSameBytes(as: mocks.absolute) { throw .input(.sharedOutput(code.text)) }
    }

    /// Gives the sources that no module claims to the output module, if that was named, so that each has a module.
    mutating func resolveLooseSources() {
        guard let outputModule, !sources.isEmpty else { return }
        addModule(Module(name: outputModule, sources: sources))
        sources = []
    }

    /// The module that compiles the generated file: the one that was named, else the one whose folder holds the
    /// file, else the last one; nil when that is the code that belongs to no named module.
    func resolvedOutputModule() throws(CommandError) -> String? {
        if modules.isEmpty { return nil }
        if let outputModule {
            if modules.contains(where: { $0.name == outputModule }) { return outputModule }
            let similar = SimilarNames.similar(to: outputModule, in: modules.map(\.name)).first
            throw .input(.unknownOutputModule(outputModule, similar: similar))
        }
        if let outputFile, let owner = owner(of: outputFile.absolute) { return owner.name }
        if !sources.isEmpty { return nil }
        return modules.last?.name
    }

    /// The module that compiles the mocks: the one that was named, which may be a test target and none of the
    /// sources, else the one whose folder holds the file, else one that has no name here.
    var resolvedMocksModule: String? {
        if modules.isEmpty { return nil }
        if let name = mocks.outputModule { return name }
        if case .file(let path) = mocks.output, let owner = owner(of: path.absolute) { return owner.name }
        return sources.isEmpty ? "" : nil
    }

    /// The module with the deepest folder around a path; its name is nil where that folder belongs to none.
    private func owner(of path: String) -> (name: String?, depth: Int)? {
        var owner: (name: String?, depth: Int)?
        let named = modules.flatMap { module in module.sources.map { (module.name, $0.absolute) } }
        for (name, folder) in sources.map({ (nil, $0.absolute) }) + named
        where Path.relative(path, to: folder) != nil {
            let isDeeper = folder.utf8.count > owner?.depth ?? -1
            if isDeeper || (owner?.name == nil && folder.utf8.count == owner?.depth) {
                owner = (name, folder.utf8.count)
            }
        }
        return owner
    }
}
