import DIGraphCore
import SwiftFacts

/// Reads the files of one module for its summary: what they say is kept whatever it may concern.
struct ModuleScanner: Sendable {
    private enum Outcome: Sendable {
        case source(SummaryWriter.Source)
        case fault(SourceFault)
        case generated(wiresRoots: Bool)
    }

    private let sources: [SourceDescription]
    private let filter: SourceFilter
    private let read: @Sendable (Int) -> SourceContents

    init(
        _ sources: [SourceDescription], runtimeModules: [String],
        read: @escaping @Sendable (Int) -> SourceContents
    ) {
        self.sources = sources
        self.read = read
        filter = SourceFilter(
            runtimeModules: RuntimeNames.modules + runtimeModules,
            sharedNames: RuntimeNames.sharedNames)
    }

    func scan(_ loop: ParallelLoop) -> (sources: [SummaryWriter.Source], faults: [SourceFault], wiresRoots: Bool) {
        var found: [SummaryWriter.Source] = []
        var faults: [SourceFault] = []
        var wiresRoots = false
        for outcome in collect(sources.count, loop, { examine($0) }) {
            switch outcome {
            case .source(let source): found.append(source)
            case .fault(let fault): faults.append(fault)
            case .generated(let wires): wiresRoots = wiresRoots || wires
            }
        }
        return (found, faults, wiresRoots)
    }

    private func examine(_ index: Int) -> Outcome {
        switch read(index) {
        case .unreadable(let reason): .fault(SourceFault(file: FileID(index), reason: .unreadable(reason)))
        case .bytes(let bytes): bytes.withUnsafeBufferPointer { examine($0, at: index) }
        }
    }

    private func examine(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Outcome {
        switch filter.examine(bytes) {
        case .notText(let offset):
            let place = LineTable(bytes).position(ofByte: UInt32(offset))
            return .fault(SourceFault(file: FileID(index), reason: .notText(place)))
        case .generated: return .generated(wiresRoots: GeneratedFileMarker.wiresRoots(bytes))
        case .undecided(let heads): return .source(source(bytes, at: index, heads, []))
        case .relevant(let heads, let namesRuntime):
            return .source(source(bytes, at: index, heads, namesRuntime ? [.relevant, .namesRuntime] : .relevant))
        }
    }

    private func source(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ heads: DeclarationHeads,
        _ flags: ModuleSummary.File.Flags
    ) -> SummaryWriter.Source {
        let path = sources[index].path
        return SummaryWriter.Source(
            path: path, flags: filter.mayModifyImports(bytes) ? flags.union(.modifiesImports) : flags, heads: heads,
            summary: DeclarationScanner.scan(bytes, .needle, file: FileID(index), answers: RuntimeNames.answers),
            mentions: FileMentions(bytes, path: path))
    }
}
