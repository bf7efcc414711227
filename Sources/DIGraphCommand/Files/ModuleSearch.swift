import DIGraphCore

/// Finds out which modules sources belong to, where nobody names modules. The build's tool has none: it is told.
package final class ModuleSearch: Sendable {
    /// Whether a file or folder of this name describes modules.
    let isProjectFile: @Sendable (_ name: String) -> Bool
    /// Whether a folder of this name holds what was fetched or built, whose project files say nothing about the sources.
    let isFetched: @Sendable (_ name: String) -> Bool
    let find: @Sendable (Question) -> Answer?

    package init(
        isProjectFile: @escaping @Sendable (String) -> Bool, isFetched: @escaping @Sendable (String) -> Bool,
        find: @escaping @Sendable (Question) -> Answer?
    ) {
        self.isProjectFile = isProjectFile
        self.isFetched = isFetched
        self.find = find
    }

    /// The same where a file of no module is compiled nowhere, as the build of a package has it.
    package var ofBuild: ModuleSearch {
        ModuleSearch(isProjectFile: isProjectFile, isFetched: isFetched) { [find] question in
            guard let answer = find(question), answer.outputModule != nil else { return nil }
            return .init(
                modules: answer.modules, sources: answer.sources.map { $0 == .open ? .leftOut : $0 },
                outputModule: answer.outputModule, absent: answer.absent, holdsForOther: answer.holdsForOther)
        }
    }

    /// A link that was met among the sources: its own path, in a folder without links, and where it leads.
    package struct Link {
        package let path: String
        package let target: String
    }

    /// All paths are absolute. Those of projects, and of the folders, are without links.
    package struct Question {
        /// The folders that were named, or that hold what was named.
        package let folders: [String]
        /// The project files that were met below them.
        package let projectFiles: [String]
        package let links: [Link]
        package let sources: [FoundSource]
        /// What is generated.
        package let output: Output
        /// The other file that is made of the sources: the mocks beside the code, or the code beside the mocks.
        package let otherOutput: Output
    }

    package struct Output {
        package let path: String?
        /// The same without links.
        package let real: String?
        /// The name of its module, if somebody said it.
        package let module: String?
    }

    /// What is known of the modules that hold some of the sources, or the output.
    package struct Answer {
        package struct Module {
            package let name: String
            package let package: String?
            package let compiler: GeneratorSettings.CompilerSettings
            /// Whether its project surely leaves the isolation at the compiler's default.
            package let isSurelyNonisolated: Bool
            package let isWiredElsewhere: Bool
            /// Whether another program may create its components.
            package let isCreatedElsewhere: Bool
            /// The absolute path of the file that describes it.
            package let origin: String

            package init(
                name: String, package: String?, compiler: GeneratorSettings.CompilerSettings,
                isSurelyNonisolated: Bool, isWiredElsewhere: Bool, isCreatedElsewhere: Bool, origin: String
            ) {
                self.name = name
                self.package = package
                self.compiler = compiler
                self.isSurelyNonisolated = isSurelyNonisolated
                self.isWiredElsewhere = isWiredElsewhere
                self.isCreatedElsewhere = isCreatedElsewhere
                self.origin = origin
            }
        }

        package enum Source: Equatable, Sendable {
            case module(String)
            /// Of no module that is known, or of several.
            case open
            /// Of tests, another program or a module that the output's does not depend on, which the output cannot see, or
            /// compiled nowhere.
            case leftOut
        }

        package let modules: [Module]
        /// In the order of the question's.
        package let sources: [Source]
        /// Nil where it cannot be told.
        package let outputModule: String?
        /// The libraries of its package that the output's module does not depend on.
        package let absent: Set<String>
        /// Whether the same holds for the other output.
        package let holdsForOther: Bool
        /// A module that may be meant where none has the name that somebody gave to that of the output.
        package let similar: String?
        /// The programs that the sources are of, where there are several and nobody says which one the output is of.
        package let programs: [String]

        package init(
            modules: [Module], sources: [Source], outputModule: String?, absent: Set<String> = [], holdsForOther: Bool,
            similar: String? = nil, programs: [String] = []
        ) {
            self.similar = similar
            self.programs = programs
            self.absent = absent
            self.modules = modules
            self.sources = sources
            self.outputModule = outputModule
            self.holdsForOther = holdsForOther
        }
    }
}

extension ModuleSearch.Answer {
    /// The sources with their modules, without those that are left out.
    fileprivate func placed(_ sources: [FoundSource]) -> [FoundSource] {
        zip(sources, self.sources).compactMap { source, place in
            switch place {
            case .module(let name): source.inModule(name)
            case .open: source
            case .leftOut: nil
            }
        }
    }
}

extension Configuration {
    /// Finds the modules of the sources, and leaves out those that the output cannot see. Returns whether the same is
    /// right for the mocks, where this is about the code.
    mutating func findModules(
        of sources: inout [FoundSource], _ found: SourceFinder.Result, for purpose: SourceRun.Purpose
    ) throws(CommandError) -> Bool {
        let answer = moduleSearch?.find(question(sources, found, for: purpose))
        if let answer { sources = answer.placed(sources) }
        let file = purpose == .code ? code : mocks
        let programs = answer.map { $0.programs.count > 1 ? $0.programs : [] } ?? []
        if case .each = self.programs, file.file == nil, !programs.isEmpty { throw .severalPrograms(programs) }
        if let name = file.module, let similar = answer?.similar {
            let key = file.moduleOffset == nil ? "--output-module" : "outputModule"
            noteUnknown(.init(name: name, key: key, offset: file.moduleOffset), similar: similar)
        }
        guard let answer, let outputModule = answer.outputModule else {
            if !programs.isEmpty {
                moduleWarnings.append(.severalPrograms(programs, compile: file.file?.displayed(in: displayFolder)))
            }
            resolveLooseSources()
            if let module = code.module { sources = sources.map { $0.inModule(module) } }
            return true
        }
        modules = answer.modules.map { module in
            var result = Module(name: module.name)
            result.package = module.package
            result.isolation = module.compiler.hasMainActorIsolation ? .mainActor : nil
            result.take(
                isNonsending: module.compiler.isNonsending, isInMode5: module.compiler.isInMode5,
                infersFromWrappers: module.compiler.infersFromWrappers, unlessSaidOf: nil)
            result.defines = module.compiler.defines
            result.origin = displayFolder.map { Path.way(to: module.origin, from: $0) } ?? module.origin
            result.wiring = module.isWiredElsewhere ? .elsewhere : nil
            result.creation = module.isCreatedElsewhere ? .elsewhere : nil
            return result
        }
        absentModules = answer.absent
        foundOutputModule = outputModule
        return answer.holdsForOther
    }

    /// Whether project files can tell more about modules: lists are of build systems, which know all, as summaries do.
    var asksProjects: Bool {
        moduleSearch != nil && (modules.isEmpty || placesInLists.isEmpty && summaries.isEmpty)
    }

    /// Takes from project files what is not said of a module that is named, where a target of its name has its files.
    mutating func completeModules(
        of sources: [FoundSource], _ found: SourceFinder.Result, for purpose: SourceRun.Purpose
    ) {
        guard let answer = moduleSearch?.find(question(sources, found, for: purpose)) else { return }
        var (same, others): (Set<String>, Set<String>) = ([], [])
        for case (let source, .module(let name)) in zip(sources, answer.sources) {
            guard let named = source.module else { continue }
            if named == name { same.insert(named) } else { others.insert(named) }
        }
        for known in answer.modules where same.contains(known.name) && !others.contains(known.name) {
            guard let index = namesOfModules.index(of: known.name) else { continue }
            var module = Module(name: known.name)
            module.isolation =
                known.compiler.hasMainActorIsolation ? .mainActor : known.isSurelyNonisolated ? .nonisolated : nil
            module.take(
                isNonsending: known.compiler.isNonsending, isInMode5: known.compiler.isInMode5,
                infersFromWrappers: known.compiler.infersFromWrappers, unlessSaidOf: modules[index])
            module.defines = modules[index].defines ?? known.compiler.defines
            preferNamedIsolation(over: &module)
            addModule(module)
        }
    }

    /// "Core and Cart of Modules/Package.swift, App of App.xcodeproj; 12 files of tests, … left out".
    func originsOfModules(leftOut: Int) -> String {
        var origins: [String] = []
        for module in modules {
            if let origin = module.origin, !origins.contains(origin) { origins.append(origin) }
        }
        let lists = origins.map { origin in
            let names = modules.filter { $0.origin == origin }.map { $0.name }
            return "\(names.joined(separator: ", ")) of \(origin)"
        }
        let others = "of tests, other programs, modules it does without or no target left out"
        let rest = leftOut == 0 ? [] : ["\(counted(leftOut, "file")) \(others)"]
        return (lists + rest).joined(separator: "; ")
    }

    private func question(
        _ sources: [FoundSource], _ found: SourceFinder.Result, for purpose: SourceRun.Purpose
    ) -> ModuleSearch.Question {
        let code = Self.output(code)
        let mocks = Self.output(mocks)
        let files = [code.real, mocks.real].compactMap { $0 }.map(Path.folder)
        let folders = found.folders + Set(files).filter { !found.folders.contains($0) }
        return ModuleSearch.Question(
            folders: folders.sorted { $0.precedesInBytes($1) },
            projectFiles: found.projectFiles, links: found.links,
            sources: sources, output: purpose == .code ? code : mocks,
            otherOutput: purpose == .code ? mocks : code)
    }

    private static func output(_ file: GeneratedFile) -> ModuleSearch.Output {
        let path = file.file?.absolute
        return ModuleSearch.Output(path: path, real: path.map(FileSystem.destination), module: file.module)
    }
}
