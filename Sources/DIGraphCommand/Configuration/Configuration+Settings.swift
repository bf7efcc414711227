import DIGraphCore

// The one place that makes the generator's settings of what a run was asked to do.

extension Configuration {
    /// What the mocks need; the module that compiles them, and its imports, are their own.
    package func settingsOfMocks() -> GeneratorSettings {
        var settings = settings(for: mocks, outputModule: resolvedMocksModule)
        settings.mocks = mockSettings
        return settings
    }

    func settings(for file: GeneratedFile, outputModule: String?) -> GeneratorSettings {
        var settings = GeneratorSettings()
        settings.modules = modulesThatMatter(outputModule: outputModule).map { module in
            GeneratorSettings.Module(
                name: module.name, package: module.package, compiler: module.compiler(isolation: isolation),
                isWiredElsewhere: module.wiring == .elsewhere && module.name != outputModule,
                isWiredNowhere: module.wiring == .nowhere, isCreatedElsewhere: module.creation == .elsewhere,
                origin: module.origin)
        }
        settings.areModulesFound = foundOutputModule != nil
        settings.outputModule = outputModule
        settings.outputPath = file.file.map(displayed)
        settings.isWiredByBuild = modules.contains { $0.name == outputModule && $0.wiring == .here }
        settings.isForCode =
            settings.isWiredByBuild || file.file != nil || file.output == .standardOutput && !onlyChecks
        settings.hasMainActorIsolation = isolation == .mainActor
        settings.runtimeModules = runtimeModules
        settings.severities = severities
        settings.header = header
        settings.additionalImports = file.additionalImports
        settings.registrationFunction = registrationFunction
        settings.isReplaceable = isReplaceable
        settings.absentModules = absentModules
        settings.unreadModules = unreadModules
        settings.excludedFileCount = excludedCount
        let standardInput = readsStandardInput && !namesSources ? nameOfStandardInput : nil
        settings.sourceNames = { [sources, modules, summaries, displayFolder] in
            if let standardInput { return [standardInput] }
            let paths = [sources] + modules.map { $0.sources } + [summaries.map { $0.path }]
            return Self.names(of: paths.joined(), in: displayFolder)
        }
        return settings
    }

    /// Those that sources are of, of which a needle.json for a whole company may name few. To name a module says that the
    /// sources have modules, whoever owns them.
    private func modulesThatMatter(outputModule: String?) -> [Module] {
        guard let modulesOfSources, foundOutputModule == nil else { return modules }
        let names = namesOfModules
        let owning = Set((modulesOfSources.texts + [outputModule].compactMap { $0 }).compactMap(names.index))
        return owning.isEmpty ? Array(modules.prefix(1)) : owning.sorted().map { modules[$0] }
    }

    /// A path as that of a source would be printed, by the folder that it was found in.
    private func displayed(_ path: GivenPath) -> String {
        let folders = sources.filter { Path.isBelow(path.absolute, $0.absolute) }
        guard let folder = folders.max(by: { $0.absolute.utf8.count < $1.absolute.utf8.count }),
            let relative = Path.relative(path.absolute, to: folder.absolute)
        else { return path.displayed(in: displayFolder) }
        let shown = folder.displayed(in: displayFolder)
        return shown == "." ? relative : Path.join(shown, relative)
    }

    /// What a message about all sources names: them, or instead of many the folder that holds them all.
    private static func names(of paths: some Collection<GivenPath>, in displayFolder: String?) -> [String] {
        guard paths.count > 4, let first = paths.first else {
            return paths.map { $0.displayed(in: displayFolder) }.sorted { $0.precedesInBytes($1) }
        }
        var folder = Path.folder(of: first.absolute)
        var last = first.absolute
        for path in paths where !path.absolute.hasSameBytes(as: last) {
            last = path.absolute
            while folder != "/", !Path.isBelow(path.absolute, folder) { folder = Path.folder(of: folder) }
        }
        return [GivenPath(folder, in: folder).displayed(in: displayFolder)]
    }
}

extension Configuration {
    /// The module that was named, of all that needle.json may describe; sources that no module claims are its own.
    package mutating func moduleToSummarize() throws(CommandError) -> ModuleSummary.Description {
        findsModules = false
        moduleSearch = nil
        if summarizedModules.count > 1 {
            throw .wrongUse(.noModuleToSummarize(summarizedModules.sorted().map { modules[$0].name }))
        }
        if let index = summarizedModules.first {
            var module = modules[index]
            if module.sources.isEmpty { module.sources = sources }
            (modules, sources) = ([module], [])
        }
        let named = modules.filter { !$0.sources.isEmpty }
        guard sources.isEmpty, named.count == 1, let module = named.first else {
            throw .wrongUse(.noModuleToSummarize(named.map { $0.name }))
        }
        var description = ModuleSummary.Description(
            name: module.name, package: module.package,
            hasMainActorIsolation: (module.isolation ?? isolation).map { $0 == .mainActor },
            runtimeModules: runtimeModules)
        description.isNonsending = module.asyncDefault == .nonsending
        description.isInMode5 = module.isInMode5
        description.infersFromWrappers = module.infersFromWrappers
        return description
    }
}

extension Configuration {
    enum LanguageMode: String, CaseIterable {
        case five = "5"
        case six = "6"
    }

    /// What language mode 6 does with actors, for mode 5.
    enum UpcomingFeature: String, CaseIterable {
        case disableOutwardActorInference = "DisableOutwardActorInference"
        case globalActorIsolatedTypesUsability = "GlobalActorIsolatedTypesUsability"
    }
}

extension Configuration.Module {
    /// - Parameter isolation: that of modules of which nothing is said.
    fileprivate func compiler(isolation: Configuration.Isolation?) -> GeneratorSettings.CompilerSettings {
        .init(
            hasMainActorIsolation: (self.isolation ?? isolation) == .mainActor,
            isNonsending: asyncDefault == .nonsending, isInMode5: isInMode5,
            infersFromWrappers: infersFromWrappers, defines: defines)
    }

    fileprivate var isInMode5: Bool { hasOldRule(unless: .globalActorIsolatedTypesUsability) }
    fileprivate var infersFromWrappers: Bool { hasOldRule(unless: .disableOutwardActorInference) }

    private func hasOldRule(unless feature: Configuration.UpcomingFeature) -> Bool {
        languageMode == .five && upcomingFeatures?.contains(feature) != true
    }

    /// Takes what a project file or a summary tells of where `async` members run, and of the language mode.
    mutating func take(
        isNonsending: Bool, isInMode5: Bool, infersFromWrappers: Bool, unlessSaidOf known: Configuration.Module?
    ) {
        asyncDefault = known?.asyncDefault ?? (isNonsending ? .nonsending : nil)
        languageMode = known?.languageMode ?? (isInMode5 || infersFromWrappers ? .five : nil)
        let features: [(Configuration.UpcomingFeature, Bool)] = [
            (.globalActorIsolatedTypesUsability, !isInMode5), (.disableOutwardActorInference, !infersFromWrappers),
        ]
        let isOldMode = isInMode5 || infersFromWrappers
        upcomingFeatures = known?.upcomingFeatures ?? (isOldMode ? features.filter(\.1).map(\.0) : nil)
    }
}
