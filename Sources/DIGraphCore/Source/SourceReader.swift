import SwiftFacts

/// Reads one file after the other, on any thread, and says what it is to a graph and to mocks.
final class SourceReader: Sendable {
    enum Outcome: Sendable {
        case unread
        case unreadable(String)
        case notText(LinePosition)
        case generated(wiresRoots: Bool)
        case summary(FileSummary, heads: DeclarationHeads, namesRuntime: Bool)
        case undecided(DeclarationHeads, Concerns)

        /// It is text that a person wrote, as far as is known.
        var isText: Bool {
            switch self {
            case .summary, .undecided: true
            case .unread, .unreadable, .notText, .generated: false
            }
        }

        var heads: DeclarationHeads {
            switch self {
            case .summary(_, let heads, _), .undecided(let heads, _): heads
            case .unread, .unreadable, .notText, .generated: DeclarationHeads()
            }
        }
    }

    struct Examined: Sendable {
        var outcome = Outcome.unread
        var bytes = 0
        var mentions: FileMentions?
    }

    /// The targets that need a file whatever its heads say.
    struct Concerns: OptionSet, Sendable {
        let rawValue: UInt8
        static let graph = Concerns(rawValue: 1)
        static let mocks = Concerns(rawValue: 2)
    }

    /// What is generated of the sources: the code of the graph, or the mocks.
    final class Target: Sendable {
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

    typealias Read = @Sendable (Int) -> SourceContents

    private let sources: [SourceDescription]
    private let filter: SourceFilter
    let graph: Target
    let mocks: Target?
    let runtimeModules: Set<String>
    /// Whether the code of files that others have read is asked for.
    private let notesMentions: Bool
    private let read: Read
    private let reading: CodeReading
    /// What the modules are known to answer: what some of them define and others do not.
    private let answers: [String: [String: Bool]]

    init(
        sources: [SourceDescription], graph: GeneratorSettings, mocks: GeneratorSettings?, notesMentions: Bool,
        reading: CodeReading, read: @escaping Read
    ) {
        self.sources = sources
        self.read = read
        self.reading = reading
        self.notesMentions = notesMentions
        answers = graph.answersOfModules.mapValues { $0.merging(RuntimeNames.answers) { own, _ in own } }
        self.graph = Target(graph, mocks: nil)
        self.mocks = mocks.map { Target($0, mocks: $0.mocks) }
        let runtimeModules = RuntimeNames.modules + graph.runtimeModules
        self.runtimeModules = Set(runtimeModules)
        filter = SourceFilter(
            runtimeModules: runtimeModules, sharedNames: RuntimeNames.sharedNames,
            findsMockMarks: mocks?.mocks != nil, takesEveryFile: mocks?.mocks?.takesEveryFile ?? false)
    }

    /// Nil where the file calls none of the types; nearly all are ruled out by a search for the bytes of the names.
    func summary(
        of file: FileID, calling names: Set<NameHash>, _ patterns: [[UInt8]], _ parents: ParentParameters
    ) -> FileSummary? {
        summary(of: file, holding: patterns, parents).flatMap {
            $0.calledTypes.contains(where: names.contains) ? $0 : nil
        }
    }

    /// Nil where the file holds none of the names; one of a module that was read before is not searched.
    func summary(
        of file: FileID, holding patterns: [[UInt8]], _ parents: ParentParameters = .none
    ) -> FileSummary? {
        var examined = Examined()
        if sources[file.index].recorded != nil {
            examined = lex(file)
        } else if case .bytes(let bytes) = read(file.index) {
            let mayHold = bytes.withUnsafeBufferPointer { buffer in
                guard Self.holdsAny(of: patterns, buffer), case .undecided = filter.examine(buffer) else {
                    return false
                }
                return true
            }
            if mayHold { examined = lex(bytes, file, parents) }
        }
        guard case .summary(let summary, _, _) = examined.outcome else { return nil }
        return summary
    }

    /// A file in which components may be made with a parent of another name; nil where it is generated, or no text.
    func summary(of file: FileID, with parents: ParentParameters, _ patterns: [[UInt8]]?) -> FileSummary? {
        guard sources[file.index].recorded == nil, case .bytes(let bytes) = read(file.index) else { return nil }
        let mayCall = bytes.withUnsafeBufferPointer { buffer in
            guard let patterns else { return true }
            guard case .undecided = filter.examine(buffer) else { return false }
            return Self.holdsAny(of: patterns, buffer)
        }
        if !mayCall { return nil }
        guard case .summary(let summary, _, _) = lex(bytes, file, parents).outcome else { return nil }
        return summary
    }

    private static func holdsAny(of patterns: [[UInt8]], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        patterns.contains { pattern in
            pattern.withUnsafeBufferPointer { bytes.firstOffset(of: $0, from: 0) } != nil
        }
    }

    func lex(_ file: FileID, with parents: ParentParameters = .none) -> Examined {
        if let recorded = sources[file.index].recorded {
            let summary = recorded.summary(as: file, withCode: notesMentions)
            return Examined(
                outcome: summary.map { .summary($0, heads: DeclarationHeads(), namesRuntime: false) } ?? .unread)
        }
        guard case .bytes(let bytes) = read(file.index) else { return Examined() }
        return lex(bytes, file, parents)
    }

    private func lex(_ bytes: [UInt8], _ file: FileID, _ parents: ParentParameters) -> Examined {
        let summary = bytes.withUnsafeBufferPointer { scan($0, file, parents) }
        return Examined(outcome: .summary(summary, heads: DeclarationHeads(), namesRuntime: false))
    }

    private func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, _ file: FileID, _ parents: ParentParameters = .none
    ) -> FileSummary {
        DeclarationScanner.scan(
            bytes, .needle, file: file, reading: reading, parents: parents,
            answers: sources[file.index].module.flatMap { answers[$0] } ?? RuntimeNames.answers)
    }

    func examine(_ index: Int) -> Examined {
        if let recorded = sources[index].recorded { return examine(recorded, at: index) }
        switch read(index) {
        case .unreadable(let reason): return Examined(outcome: .unreadable(reason))
        case .bytes(let bytes):
            return bytes.withUnsafeBufferPointer { buffer in
                let outcome = examine(buffer, at: index)
                let isSearched = notesMentions && outcome.isText
                return Examined(
                    outcome: outcome, bytes: bytes.count,
                    mentions: isSearched ? FileMentions(buffer, path: sources[index].path) : nil)
            }
        }
    }

    private func examine(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Outcome {
        switch filter.examine(bytes) {
        case .notText(let offset): return .notText(LineTable(bytes).position(ofByte: UInt32(offset)))
        case .generated: return .generated(wiresRoots: GeneratedFileMarker.wiresRoots(bytes))
        case .undecided(let heads): return .undecided(heads, concerns(of: bytes, at: index))
        case .relevant(let heads, let namesRuntime):
            let summary = scan(bytes, FileID(index))
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

    private func examine(_ recorded: RecordedFile, at index: Int) -> Examined {
        let flags = recorded.flags
        if flags.contains(.relevant) {
            let summary = recorded.summary(as: FileID(index), withCode: notesMentions)
            let namesRuntime = flags.contains(.namesRuntime)
            return Examined(
                outcome: summary.map { .summary($0, heads: DeclarationHeads(), namesRuntime: namesRuntime) } ?? .unread)
        }
        let concerns: Concerns = flags.contains(.modifiesImports) && graph.isOfOutput(sources[index]) ? .graph : []
        return Examined(outcome: .undecided(DeclarationHeads(), concerns))
    }
}
