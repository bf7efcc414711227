import SwiftFacts

/// The summaries of the files that concern the graph.
package struct ScannedSources: Sendable {
    package let sources: [SourceDescription]
    /// In the order of the sources.
    package let summaries: [FileSummary]
    package let faults: [SourceFault]
    package let statistics: ScanStatistics
    /// Nil where nobody asks for them.
    var mentions: Mentions?
    /// Those in which generated code stands among the sources, and wires roots.
    var modulesWithCode: Set<String> = []
}

/// A source that could not be scanned.
package struct SourceFault: Sendable {
    package enum Reason: Sendable {
        /// The system's reason.
        case unreadable(String)
        /// The byte at the offset begins no UTF-8 character.
        case notText(offset: Int)
    }

    package let file: FileID
    package let reason: Reason
}

/// How many files, and how many of their bytes, each step of the scan saw.
package struct ScanStatistics: Equatable, Sendable {
    package var filesRead = 0
    package var bytesRead = 0
    package var filesRuledOut = 0
    package var filesLexed = 0
    package var filesGenerated = 0
}

/// Reads every file once, lexes those that may concern the graph, and drops the bytes.
///
/// A file that only another file's names make interesting, such as an extension in a file of its own, is read again when
/// that is known: to keep its bytes would be to keep the bytes of all sources.
struct SourceScanner: Sendable {
    private enum Outcome: Sendable {
        case unread
        case unreadable(String)
        case notText(offset: Int)
        case generated(wiresRoots: Bool)
        case summary(FileSummary, heads: [DeclarationHead], namesRuntime: Bool)
        case undecided([DeclarationHead], Concerns)

        /// It is text that a person wrote, as far as is known.
        var isText: Bool {
            switch self {
            case .summary, .undecided: true
            case .unread, .unreadable, .notText, .generated: false
            }
        }

        var heads: [DeclarationHead] {
            switch self {
            case .summary(_, let heads, _), .undecided(let heads, _): heads
            case .unread, .unreadable, .notText, .generated: []
            }
        }
    }

    private struct Examined: Sendable {
        var outcome = Outcome.unread
        var bytes = 0
        var mentions: FileMentions?
    }

    /// The targets that need a file whatever its heads say.
    private struct Concerns: OptionSet, Sendable {
        let rawValue: UInt8
        static let graph = Concerns(rawValue: 1)
        static let mocks = Concerns(rawValue: 2)
    }

    /// What is generated of the sources: the code of the graph, or the mocks.
    private struct Target: Sendable {
        let mocks: MockSettings?
        let outputModule: String?
        /// Its own module is where the generated file lies, when nobody names modules.
        let place: OutputPlace?

        init(_ settings: GeneratorSettings, mocks: MockSettings?) {
            self.mocks = mocks
            outputModule = settings.outputModule
            place = OutputPlace(settings)
        }

        /// Whether a source surely is of the module of what is generated.
        func isOfOutput(_ source: SourceDescription) -> Bool {
            if let module = source.module { return module == outputModule }
            return place?.holds(source.path) == true
        }
    }

    private let sources: [SourceDescription]
    private let filter: SourceFilter
    private let graph: Target
    private let mocks: Target?
    private let runtimeModules: Set<String>
    /// The names that a type of the runtime may be qualified with.
    private let qualifiers: Set<String>
    private let read: @Sendable (Int) -> SourceContents
    private let reading: CodeReading
    private var statistics = ScanStatistics()
    private var summaries: [FileSummary] = []
    private var faults: [SourceFault] = []
    private var modulesWithCode: Set<String> = []
    private var selection: SourceSelection
    /// Of the summaries so far, from when the first files were chosen.
    private var lexedNames: LexedNames?
    private var mentions: Mentions?
    /// The files that only one of the targets needs.
    private var graphFiles: [FileID] = []
    private var mockFiles: [FileID] = []

    init(
        sources: [SourceDescription], graph: GeneratorSettings, mocks: GeneratorSettings?, notesMentions: Bool,
        read: @escaping @Sendable (Int) -> SourceContents
    ) {
        self.sources = sources
        self.read = read
        mentions = notesMentions ? Mentions() : nil
        reading = notesMentions ? .all : .getters
        self.graph = Target(graph, mocks: nil)
        self.mocks = mocks.map { Target($0, mocks: $0.mocks) }
        let runtimeModules = ComponentClassifier.runtimeModules + graph.runtimeModules
        self.runtimeModules = Set(runtimeModules)
        qualifiers = self.runtimeModules.union(graph.modules.map(\.name))
        filter = SourceFilter(
            runtimeModules: runtimeModules, sharedNames: ComponentClassifier.sharedNames,
            findsMockMarks: mocks?.mocks != nil, takesEveryFile: mocks?.mocks?.takesEveryFile ?? false)
        let names =
            ComponentClassifier.runtimeClasses.keys.sorted() + ComponentClassifier.runtimeProtocols
            + ComponentClassifier.slotProtocols
        selection = SourceSelection(
            baseNames: names.filter { !ComponentClassifier.sharedNames.contains($0) },
            sharedNames: ComponentClassifier.sharedNames,
            sharedProtocols: ComponentClassifier.sharedNames.filter(ComponentClassifier.runtimeProtocols.contains),
            modules: qualifiers.sorted())
    }

    /// What the graph needs, and where there are settings for mocks, what these need. The mocks take more files, which
    /// must not change the graph: what it is has to be the same whichever command asks.
    func scan(_ loop: ParallelLoop) -> (graph: ScannedSources, mocks: ScannedSources?) {
        var scanner = self
        scanner.examineAll(loop)
        scanner.selection.everyFileSeesRuntime = scanner.reexportsRuntime()
        scanner.lex(scanner.selection.newFiles(of: scanner.graphFiles), loop)
        scanner.lexAllThatConcern(graph, loop)
        let scanned = scanner.scanned
        guard let mocks else { return (scanned, nil) }
        scanner.lex(scanner.selection.newFiles(of: scanner.mockFiles), loop)
        scanner.lexAllThatConcern(mocks, loop)
        return (scanned, scanner.scanned)
    }

    private var scanned: ScannedSources {
        var statistics = statistics
        statistics.filesLexed = summaries.count
        statistics.filesRuledOut -= summaries.count
        return ScannedSources(
            sources: sources, summaries: summaries.sorted { $0.file < $1.file }, faults: faults, statistics: statistics,
            mentions: mentions, modulesWithCode: modulesWithCode)
    }

    /// Goes on until no file is added.
    private mutating func lexAllThatConcern(_ target: Target, _ loop: ParallelLoop) {
        while true {
            var files = selection.nextFiles()
            if files.isEmpty {
                let names = relevantNames(for: target)
                files = selection.nextFiles(
                    declaring: names.hashes(names.mentioned.all), ambiguous: names.hashes(names.mentioned.ambiguous),
                    published: names.hashes(names.published), extending: names.hashes(names.extended))
                if names.holdsGraph { files += selection.nextFiles(hidingRuntimeIn: names.hashes(names.scopes)) }
                if files.isEmpty, !addFiles(calling: names.rootBases, loop) { return }
            }
            lex(files, loop)
        }
    }

    /// The summaries are only added to, and so are their names.
    private mutating func relevantNames(for target: Target) -> RelevantTypeNames {
        var lexed =
            lexedNames ?? LexedNames(runtimeModules: qualifiers, everyFileSeesRuntime: selection.everyFileSeesRuntime)
        lexedNames = nil
        for summary in summaries[lexed.summaries.count...] { lexed.add(summary) }
        let mocked = target.mocks.map { mockedNames($0).map { lexed.number(of: $0) } } ?? []
        lexedNames = lexed
        return RelevantTypeNames(lexed, mocked: mocked, isForeign: { isForeign($0, to: target) })
    }

    /// What a mock is asked for, by name or by a mark.
    private func mockedNames(_ mocks: MockSettings) -> Set<String> {
        var names = Set(mocks.protocols.map(\.lastNamePart))
        for summary in summaries {
            names.formUnion(summary.markedTypes.map { summary.type(at: $0).name.lastNamePart })
            names.formUnion(summary.markedTypealiases.map { summary.typealiases[$0].name.lastNamePart })
        }
        return names
    }

    /// Whether an importer of some module of the sources sees the runtime; all re-exports were lexed at once.
    private func reexportsRuntime() -> Bool {
        summaries.contains { summary in
            summary.imports.contains { $0.isExported && runtimeModules.contains($0.module.firstNamePart) }
        }
    }

    private func isForeign(_ file: FileID, to target: Target) -> Bool {
        sources[file.index].module != target.outputModule
    }

    private mutating func examineAll(_ loop: ParallelLoop) {
        let modules = recordedModules
        modulesWithCode.formUnion(modules.filter(\.description.wiresRoots).map(\.description.name))
        selection.reserve(for: modules)
        addMentions(of: modules)
        let scanner = self
        for (index, examined) in collect(sources.count, loop, { scanner.examine($0) }).enumerated() {
            statistics.bytesRead += examined.bytes
            if case .unread = examined.outcome, let recorded = sources[index].recorded {
                recorded.module.noteDamage(ofFileAt: recorded.index)
            }
            keep(examined.outcome, of: FileID(index))
            if let found = examined.mentions {
                mentions?.add(found, heads: examined.outcome.heads, module: sources[index].module)
            }
        }
    }

    private mutating func keep(_ outcome: Outcome, of file: FileID) {
        switch outcome {
        case .unread: break
        case .unreadable(let reason): faults.append(SourceFault(file: file, reason: .unreadable(reason)))
        case .notText(let offset):
            statistics.filesRead += 1
            faults.append(SourceFault(file: file, reason: .notText(offset: offset)))
        case .generated(let wiresRoots):
            statistics.filesRead += 1
            statistics.filesGenerated += 1
            if wiresRoots, let module = sources[file.index].module { modulesWithCode.insert(module) }
        case .summary(let summary, let heads, let namesRuntime):
            statistics.filesRead += 1
            statistics.filesRuledOut += 1
            summaries.append(summary)
            addHeads(heads, of: file, isLexed: true, namesRuntime: namesRuntime)
        case .undecided(let heads, let concerns):
            statistics.filesRead += 1
            statistics.filesRuledOut += 1
            if concerns.contains(.graph) { graphFiles.append(file) }
            if concerns.contains(.mocks) { mockFiles.append(file) }
            addHeads(heads, of: file, isLexed: false, namesRuntime: false)
        }
    }

    /// - Parameter heads: of sources; those of other files stand in their summaries.
    private mutating func addHeads(_ heads: [DeclarationHead], of file: FileID, isLexed: Bool, namesRuntime: Bool) {
        if let recorded = sources[file.index].recorded {
            selection.add(recorded, as: file, isLexed: isLexed, namesRuntime: namesRuntime)
            if mentions != nil { mentions?.add(recorded.heads) }
        } else {
            selection.add(heads, of: file, isLexed: isLexed, namesRuntime: namesRuntime)
        }
    }

    private mutating func lex(_ files: [FileID], _ loop: ParallelLoop) {
        for file in files { sources[file.index].recorded?.module.loadTypes() }
        let scanner = self
        for (file, examined) in zip(files, collect(files.count, loop, { scanner.lex(files[$0]) })) {
            if case .summary(let summary, _, _) = examined.outcome {
                summaries.append(summary)
            } else if let recorded = sources[file.index].recorded {
                recorded.module.noteDamage(ofFileAt: recorded.index)
            }
        }
    }

    /// Adds the files that were ruled out so far and call a type by one of the names; false where there are none.
    private mutating func addFiles(calling names: [String], _ loop: ParallelLoop) -> Bool {
        if names.isEmpty { return false }
        let lexed = Set(summaries.map(\.file))
        let files = sources.indices.map { FileID($0) }.filter { !lexed.contains($0) }
        for file in files { sources[file.index].recorded?.module.loadTypes() }
        let patterns = names.map { Array($0.utf8) }
        let hashes = Set(names.map { NameHash($0) })
        let scanner = self
        let found = collect(files.count, loop) { position in
            scanner.summary(of: files[position], calling: hashes, patterns)
        }.compactMap { $0 }
        summaries += found
        _ = selection.newFiles(of: found.map(\.file))
        return !found.isEmpty
    }

    /// Nil where the file calls none of the types; nearly all are ruled out by a search for the bytes of the names.
    private func summary(of file: FileID, calling names: Set<NameHash>, _ patterns: [[UInt8]]) -> FileSummary? {
        var examined = Examined()
        if sources[file.index].recorded != nil {
            examined = lex(file)
        } else if case .bytes(let bytes) = read(file.index) {
            let mayCall = bytes.withUnsafeBufferPointer { buffer in
                guard case .undecided = filter.examine(buffer) else { return false }
                return patterns.contains { name in
                    name.withUnsafeBufferPointer { buffer.firstOffset(of: $0, from: 0) } != nil
                }
            }
            if mayCall { examined = lex(bytes, file) }
        }
        guard case .summary(let summary, _, _) = examined.outcome, summary.calledTypes.contains(where: names.contains)
        else { return nil }
        return summary
    }

    private func lex(_ file: FileID) -> Examined {
        if let recorded = sources[file.index].recorded {
            let summary = recorded.summary(as: file, withCode: mentions != nil)
            return Examined(outcome: summary.map { .summary($0, heads: [], namesRuntime: false) } ?? .unread)
        }
        guard case .bytes(let bytes) = read(file.index) else { return Examined() }
        return lex(bytes, file)
    }

    private func lex(_ bytes: [UInt8], _ file: FileID) -> Examined {
        let summary = bytes.withUnsafeBufferPointer {
            DeclarationScanner.scan($0, .needle, file: file, reading: reading)
        }
        return Examined(outcome: .summary(summary, heads: [], namesRuntime: false))
    }

    private func examine(_ index: Int) -> Examined {
        if let recorded = sources[index].recorded { return examine(recorded, at: index) }
        switch read(index) {
        case .unreadable(let reason): return Examined(outcome: .unreadable(reason))
        case .bytes(let bytes):
            return bytes.withUnsafeBufferPointer { buffer in
                let outcome = examine(buffer, at: index)
                let isSearched = mentions != nil && outcome.isText
                return Examined(
                    outcome: outcome, bytes: bytes.count,
                    mentions: isSearched ? FileMentions(buffer, path: sources[index].path) : nil)
            }
        }
    }

    private func examine(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Outcome {
        switch filter.examine(bytes) {
        case .notText(let offset): return .notText(offset: offset)
        case .generated: return .generated(wiresRoots: GeneratedFileMarker.wiresRoots(bytes))
        case .undecided(let heads): return .undecided(heads, concerns(of: bytes, at: index))
        case .relevant(let heads, let namesRuntime):
            let summary = DeclarationScanner.scan(bytes, .needle, file: FileID(index), reading: reading)
            return .summary(summary, heads: heads, namesRuntime: namesRuntime)
        }
    }

    /// How the output's own module imports is a rule for the generated file, whatever the file is about.
    private func concerns(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Concerns {
        let source = sources[index]
        func decidesImports(of target: Target?) -> Bool {
            target?.isOfOutput(source) == true && filter.mayModifyImports(bytes)
        }
        var concerns: Concerns = []
        if decidesImports(of: graph) { concerns.insert(.graph) }
        if filter.concernsMocks(bytes) || decidesImports(of: mocks) { concerns.insert(.mocks) }
        return concerns
    }

    // MARK: Modules by their summaries

    private var recordedModules: [ModuleSummary] {
        var met: Set<ObjectIdentifier> = []
        return sources.compactMap(\.recorded?.module).filter { met.insert(ObjectIdentifier($0)).inserted }
    }

    /// What their code reads, where notes are asked for; these are not told where a module keeps that for itself.
    private mutating func addMentions(of modules: [ModuleSummary]) {
        for module in modules where mentions != nil {
            if let found = module.mentions {
                mentions?.add(found, module: module.description.name)
            } else {
                mentions = nil
            }
        }
    }

    private func examine(_ recorded: RecordedFile, at index: Int) -> Examined {
        let flags = recorded.flags
        if flags.contains(.relevant) {
            let summary = recorded.summary(as: FileID(index), withCode: mentions != nil)
            let namesRuntime = flags.contains(.namesRuntime)
            return Examined(outcome: summary.map { .summary($0, heads: [], namesRuntime: namesRuntime) } ?? .unread)
        }
        let concerns: Concerns = flags.contains(.modifiesImports) && graph.isOfOutput(sources[index]) ? .graph : []
        return Examined(outcome: .undecided([], concerns))
    }
}
