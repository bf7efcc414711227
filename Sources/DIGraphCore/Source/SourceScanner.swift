import SwiftFacts

/// The summaries of the files that concern the graph.
package struct ScannedSources: Sendable {
    package internal(set) var sources: [SourceDescription]
    /// In the order of the sources.
    package internal(set) var summaries: [FileSummary]
    package let faults: [SourceFault]
    package let statistics: ScanStatistics
    /// Nil where nobody asks for them.
    var mentions: Mentions?
    /// Those in which generated code stands among the sources, and wires roots.
    var modulesWithCode: Set<String> = []
    /// The files of that code.
    var filesWithCode: [FileID] = []
    /// Those that were not lexed and extend a type which no source declares.
    var filesExtendingUnknownTypes: [FileID] = []
    /// The last names of types that the graph mentions and some source declares, whether or not it was lexed.
    var declaredNames = NameNumbers()
    /// Whether summaries are read in place of the sources of some modules.
    var readsSummaries = false

    /// The files of a module that were generated, and wire roots.
    package func pathsOfCode(in module: String) -> [String] {
        filesWithCode.sorted().map { sources[$0.index] }.filter { $0.module == module }.map { $0.path }
    }
}

/// A source that could not be scanned.
package struct SourceFault: Sendable {
    package enum Reason: Sendable {
        /// The system's reason.
        case unreadable(String)
        /// The byte there begins no UTF-8 character.
        case notText(LinePosition)
    }

    package let file: FileID
    package let reason: Reason

    package init(file: FileID, reason: Reason) {
        self.file = file
        self.reason = reason
    }
}

/// How many files, and how many of their bytes, each step of the scan saw.
package struct ScanStatistics: Sendable {
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
final class SourceScanner {
    private let sources: [SourceDescription]
    /// The modules of which some files were read before.
    private let recordedModules: [ModuleSummary]
    private let reader: SourceReader
    /// The names that a type of the runtime may be qualified with.
    private let qualifiers: Set<String>
    private var statistics = ScanStatistics()
    private var summaries: [FileSummary] = []
    private var faults: [SourceFault] = []
    private var modulesWithCode: Set<String> = []
    private var filesWithCode: [FileID] = []
    private var selection: SourceSelection
    /// Of the summaries so far, from when the first files were chosen.
    private var lexedNames: LexedNames?
    private var mentions: Mentions?
    /// Besides `parent`, as far as the files lexed so far tell.
    private var parents = ParentParameters.none
    /// The files that only one of the targets needs.
    private var graphFiles: [FileID] = []
    private var mockFiles: [FileID] = []

    init(
        sources: [SourceDescription], graph: GeneratorSettings, mocks: GeneratorSettings?, notesMentions: Bool,
        read: @escaping @Sendable (Int) -> SourceContents
    ) {
        self.sources = sources
        var met: Set<ObjectIdentifier> = []
        recordedModules = sources.compactMap { $0.recorded?.module }.filter {
            met.insert(ObjectIdentifier($0)).inserted
        }
        // These are not told where a module keeps that for itself.
        let keepsMentions = notesMentions && recordedModules.allSatisfy { $0.mentions != nil }
        mentions = keepsMentions ? Mentions() : nil
        reader = SourceReader(
            sources: sources, graph: graph, mocks: mocks, notesMentions: keepsMentions,
            reading: notesMentions ? .all : .getters, read: read)
        qualifiers = reader.runtimeModules.union(graph.modules.map { $0.name })
        let names =
            RuntimeNames.classes.keys.sorted() + RuntimeNames.protocols
            + RuntimeNames.slotProtocols
        selection = SourceSelection(
            baseNames: names.filter { !RuntimeNames.sharedNames.contains($0) },
            sharedNames: RuntimeNames.sharedNames,
            sharedProtocols: RuntimeNames.sharedNames.filter(RuntimeNames.protocols.contains),
            modules: qualifiers.sorted())
    }

    /// What the graph needs, and where there are settings for mocks, what these need. The mocks take more files, which
    /// must not change the graph: what it is has to be the same whichever command asks.
    func scan(_ loop: ParallelLoop) -> (graph: ScannedSources, mocks: ScannedSources?) {
        examineAll(loop)
        selection.everyFileSeesRuntime = reexportsRuntime()
        lex(selection.newFiles(of: graphFiles), loop)
        lexAllThatConcern(reader.graph, loop)
        let forGraph = scanned
        guard let mocks = reader.mocks else { return (forGraph, nil) }
        lex(selection.newFiles(of: mockFiles), loop)
        lexAllThatConcern(mocks, loop)
        return (forGraph, scanned)
    }

    private var scanned: ScannedSources {
        var statistics = statistics
        statistics.filesLexed = summaries.count
        statistics.filesRuledOut -= summaries.count
        return ScannedSources(
            sources: sources, summaries: summaries.sorted { $0.file < $1.file }, faults: faults, statistics: statistics,
            mentions: mentions, modulesWithCode: modulesWithCode, filesWithCode: filesWithCode,
            filesExtendingUnknownTypes: selection.filesExtendingUnknownTypes(), declaredNames: selection.declared,
            readsSummaries: !recordedModules.isEmpty)
    }

    /// Goes on until no file is added.
    private func lexAllThatConcern(_ target: SourceReader.Target, _ loop: ParallelLoop) {
        while true {
            var files = selection.nextFiles()
            if files.isEmpty {
                let names = relevantNames(for: target)
                files = selection.nextFiles(
                    declaring: names.hashes(names.mentioned.all), ambiguous: names.hashes(names.mentioned.ambiguous),
                    published: names.hashes(names.published), extending: names.hashes(names.extended))
                if names.holdsGraph { files += selection.nextFiles(hidingRuntimeIn: names.hashes(names.scopes)) }
                if files.isEmpty, !followParents(names, loop), !addFiles(calling: names.rootBases, loop) { return }
            }
            lex(files, loop)
        }
    }

    /// The summaries are only added to, and so are their names.
    private func relevantNames(for target: SourceReader.Target) -> RelevantTypeNames {
        let lexed =
            lexedNames ?? LexedNames(runtimeModules: qualifiers, everyFileSeesRuntime: selection.everyFileSeesRuntime)
        lexedNames = lexed
        for summary in summaries[lexed.summaries.count...] { lexed.add(summary) }
        let mocked = target.mocks.map { mockedNames($0).map { lexed.number(of: $0) } } ?? []
        return RelevantTypeNames(
            lexed, mocked: mocked, isForeign: { sources[$0.index].module != target.outputModule })
    }

    /// What a mock is asked for, by name or by a mark.
    private func mockedNames(_ mocks: MockSettings) -> Set<String> {
        var names = Set(mocks.protocols.map { $0.lastNamePart })
        for summary in summaries {
            names.formUnion(summary.markedTypes.map { summary.type(at: $0).name.lastNamePart })
            names.formUnion(summary.markedTypealiases.map { summary.typealiases[$0].name.lastNamePart })
        }
        return names
    }

    /// Whether an importer of some module of the sources sees the runtime; all re-exports were lexed at once.
    private func reexportsRuntime() -> Bool {
        summaries.contains { summary in
            summary.imports.contains { $0.isExported && reader.runtimeModules.contains($0.module.firstNamePart) }
        }
    }

    private func examineAll(_ loop: ParallelLoop) {
        modulesWithCode.formUnion(recordedModules.filter { $0.description.wiresRoots }.map { $0.description.name })
        selection.reserve(for: recordedModules)
        for module in recordedModules where mentions != nil {
            if let found = module.mentions { mentions?.add(found, module: module.description.name) }
        }
        for (index, examined) in collect(sources.count, loop, { [reader] in reader.examine($0) }).enumerated() {
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

    private func keep(_ outcome: SourceReader.Outcome, of file: FileID) {
        switch outcome {
        case .unread: break
        case .unreadable(let reason): faults.append(SourceFault(file: file, reason: .unreadable(reason)))
        case .notText(let place):
            statistics.filesRead += 1
            faults.append(SourceFault(file: file, reason: .notText(place)))
        case .generated(let wiresRoots):
            if wiresRoots, let module = sources[file.index].module {
                modulesWithCode.insert(module)
                filesWithCode.append(file)
            }
            statistics.filesRead += 1
            statistics.filesGenerated += 1
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
    private func addHeads(_ heads: DeclarationHeads, of file: FileID, isLexed: Bool, namesRuntime: Bool) {
        if let recorded = sources[file.index].recorded {
            selection.add(recorded, as: file, isLexed: isLexed, namesRuntime: namesRuntime)
            if mentions != nil { mentions?.add(recorded.heads) }
        } else {
            selection.add(heads, of: file, isLexed: isLexed, namesRuntime: namesRuntime)
        }
    }

    private func lex(_ files: [FileID], _ loop: ParallelLoop) {
        for file in files { sources[file.index].recorded?.module.loadTypes() }
        let lexed = collect(files.count, loop) { [reader, parents] in reader.lex(files[$0], with: parents) }
        for (file, examined) in zip(files, lexed) {
            if case .summary(let summary, _, _) = examined.outcome {
                summaries.append(summary)
            } else if let recorded = sources[file.index].recorded {
                recorded.module.noteDamage(ofFileAt: recorded.index)
            }
        }
    }

    /// Adds the files that were ruled out so far and call a type by one of the names; false where there are none.
    private func addFiles(calling names: [String], _ loop: ParallelLoop) -> Bool {
        if names.isEmpty { return false }
        let lexed = Set(summaries.map { $0.file })
        let files = sources.indices.map { FileID($0) }.filter { !lexed.contains($0) }
        for file in files { sources[file.index].recorded?.module.loadTypes() }
        let patterns = names.map { Array($0.utf8) }
        let hashes = Set(names.map { NameHash($0) })
        let found = collect(files.count, loop) { [reader, parents] position in
            reader.summary(of: files[position], calling: hashes, patterns, parents)
        }.compactMap { $0 }
        summaries += found
        _ = selection.newFiles(of: found.map { $0.file })
        return !found.isEmpty
    }

    /// Reads the files again that may give components their parent under another name than `parent`, where some initialiser
    /// calls it so; false where none is new. Most projects have none.
    private func followParents(_ names: RelevantTypeNames, _ loop: ParallelLoop) -> Bool {
        if names.parents == parents || !recordedModules.isEmpty { return false }
        parents = names.parents
        let patterns = (parents.labels.union(names.namesOfUnlabelled)).sorted().map { Array($0.utf8) }
        let positions = Dictionary(uniqueKeysWithValues: summaries.enumerated().map { ($1.file, $0) })
        let files = sources.indices.map { FileID($0) }
        let found = collect(files.count, loop) { [reader, parents] index in
            reader.summary(of: files[index], with: parents, positions[files[index]] == nil ? patterns : nil)
        }.compactMap { $0 }
        let calling = found.filter { positions[$0.file] != nil || $0.creations.contains { $0.parentParameter != nil } }
        for summary in calling {
            if let position = positions[summary.file] {
                summaries[position] = summary
            } else {
                summaries.append(summary)
            }
        }
        _ = selection.newFiles(of: calling.map { $0.file })
        lexedNames = nil
        return true
    }
}
