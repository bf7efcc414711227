/// The summaries of the files that concern the graph.
package struct ScannedSources: Sendable {
    package let sources: [SourceDescription]
    /// In the order of the sources.
    package let summaries: [FileSummary]
    package let diagnostics: [Diagnostic]
    package let statistics: ScanStatistics
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
        case generated
        case summary(FileSummary, heads: [DeclarationHead])
        case undecided([DeclarationHead])
    }

    private let sources: [SourceDescription]
    private let filter: SourceFilter
    private let mocks: MockSettings?
    private let place: OutputPlace?
    private let isModuleless: Bool
    private let read: @Sendable (Int) -> SourceContents
    private var statistics = ScanStatistics()
    private var summaries: [FileSummary] = []
    private var diagnostics: [Diagnostic] = []

    init(sources: [SourceDescription], settings: GeneratorSettings, read: @escaping @Sendable (Int) -> SourceContents) {
        self.sources = sources
        self.read = read
        mocks = settings.mocks
        place = OutputPlace(settings)
        isModuleless = settings.modules.isEmpty
        filter = SourceFilter(
            runtimeModules: ComponentClassifier.runtimeModules + settings.runtimeModules, findsMockMarks: mocks != nil,
            takesEveryFile: mocks?.takesEveryFile ?? false)
    }

    func scan(_ loop: ParallelLoop) -> ScannedSources {
        var scanner = self
        var selection = SourceSelection(
            baseNames: ComponentClassifier.runtimeClasses.keys.sorted() + ComponentClassifier.runtimeProtocols)
        scanner.examineAll(loop, &selection)
        while true {
            var files = selection.nextFiles()
            if files.isEmpty {
                let names = RelevantTypeNames(scanner.summaries, mocks: mocks)
                files = selection.nextFiles(
                    declaring: names.all, ambiguous: names.ambiguous, extending: names.protocols)
                if files.isEmpty { files = scanner.filesMentioning(names.rootBases, loop) }
            }
            if files.isEmpty { break }
            scanner.lex(files, loop)
        }
        scanner.statistics.filesLexed = scanner.summaries.count
        scanner.statistics.filesRuledOut -= scanner.summaries.count
        if isModuleless { scanner.noteFolders() }
        return ScannedSources(
            sources: sources, summaries: scanner.summaries.sorted { $0.file < $1.file },
            diagnostics: scanner.diagnostics, statistics: scanner.statistics)
    }

    private mutating func noteFolders() {
        for index in summaries.indices {
            let path = sources[summaries[index].file.index].path
            summaries[index].folders = Set(path.split(separator: "/").dropLast().map(String.init))
        }
    }

    private mutating func examineAll(_ loop: ParallelLoop, _ selection: inout SourceSelection) {
        let scanner = self
        let outcomes = collect(sources.count, loop) { (scanner.examine($0, lexAlways: false)) }
        for (index, (outcome, bytes)) in outcomes.enumerated() {
            statistics.bytesRead += bytes
            keep(outcome, of: FileID(index), &selection)
        }
    }

    private mutating func keep(_ outcome: Outcome, of file: FileID, _ selection: inout SourceSelection) {
        let start = SourceLocation(file: file, offset: 0)
        switch outcome {
        case .unread: break
        case .unreadable(let reason): diagnostics.append(Messages.unreadableSource(reason: reason, at: start))
        case .notText(let offset):
            statistics.filesRead += 1
            diagnostics.append(Messages.unreadableSource(invalidByte: offset, at: start))
        case .generated:
            statistics.filesRead += 1
            statistics.filesGenerated += 1
        case .summary(let summary, let heads):
            statistics.filesRead += 1
            statistics.filesRuledOut += 1
            summaries.append(summary)
            selection.add(heads, of: file, isLexed: true)
        case .undecided(let heads):
            statistics.filesRead += 1
            statistics.filesRuledOut += 1
            selection.add(heads, of: file, isLexed: false)
        }
    }

    private mutating func lex(_ files: [FileID], _ loop: ParallelLoop) {
        let scanner = self
        for (outcome, _) in collect(files.count, loop, { scanner.examine(files[$0].index, lexAlways: true) }) {
            if case .summary(let summary, _) = outcome { summaries.append(summary) }
        }
    }

    /// The files that were ruled out so far and hold one of the names, as a word or not.
    private func filesMentioning(_ names: [String], _ loop: ParallelLoop) -> [FileID] {
        if names.isEmpty { return [] }
        let lexed = Set(summaries.map(\.file))
        let files = sources.indices.map { FileID($0) }.filter { !lexed.contains($0) }
        let patterns = names.map { Array($0.utf8) }
        let found = collect(files.count, loop) { [read] position in
            guard case .bytes(let bytes) = read(files[position].index) else { return (.unread, 0) }
            let isFound = bytes.withUnsafeBufferPointer { buffer in
                if case .undecided = self.filter.examine(buffer) {
                    return patterns.contains { name in
                        name.withUnsafeBufferPointer { buffer.firstOffset(of: $0, from: 0) } != nil
                    }
                }
                return false
            }
            return (isFound ? .undecided([]) : .unread, 0)
        }
        return zip(files, found).compactMap { file, result in
            if case .undecided = result.outcome { return file }
            return nil
        }
    }

    private func examine(_ index: Int, lexAlways: Bool) -> (outcome: Outcome, bytes: Int) {
        switch read(index) {
        case .unreadable(let reason): return (.unreadable(reason), 0)
        case .bytes(let bytes):
            return bytes.withUnsafeBufferPointer { buffer in
                if lexAlways {
                    return (.summary(DeclarationScanner.scan(buffer, file: FileID(index)), heads: []), bytes.count)
                }
                switch filter.examine(buffer) {
                case .notText(let offset): return (.notText(offset: offset), bytes.count)
                case .generated: return (.generated, bytes.count)
                case .undecided(let heads):
                    // How its own module imports is a rule for the generated file, whatever the file is about.
                    if place?.holds(sources[index].path) == true, filter.mayModifyImports(buffer) {
                        let summary = DeclarationScanner.scan(buffer, file: FileID(index))
                        return (.summary(summary, heads: heads), bytes.count)
                    }
                    return (.undecided(heads), bytes.count)
                case .relevant(let heads):
                    let summary = DeclarationScanner.scan(buffer, file: FileID(index))
                    return (.summary(summary, heads: heads), bytes.count)
                }
            }
        }
    }

    /// Runs the body for every index and returns the results in order.
    private func collect(
        _ count: Int, _ loop: ParallelLoop, _ body: @escaping @Sendable (Int) -> (outcome: Outcome, bytes: Int)
    ) -> [(outcome: Outcome, bytes: Int)] {
        [(outcome: Outcome, bytes: Int)](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            let slots = ResultSlots(buffer.baseAddress)
            loop(count) { slots.write(body($0), at: $0) }
            initializedCount = count
        }
    }

    /// Memory that every thread writes its own elements of.
    private struct ResultSlots: @unchecked Sendable {
        private let base: UnsafeMutablePointer<(outcome: Outcome, bytes: Int)>?

        init(_ base: UnsafeMutablePointer<(outcome: Outcome, bytes: Int)>?) {
            self.base = base
        }

        func write(_ result: (outcome: Outcome, bytes: Int), at index: Int) {
            guard let base else { return }
            (base + index).initialize(to: result)
        }
    }
}
