import DIGraphCore
import SwiftFacts

extension Session {
    /// What a module contributes to graphs, as the bytes of its summary's parts; and the sources that cannot be read.
    package func summarize(
        _ module: ModuleSummary.Description, _ sources: [SourceDescription],
        read: @escaping @Sendable (Int) -> SourceContents, loop: ParallelLoop
    ) -> (parts: [ModuleSummary.Part: [UInt8]], findings: Findings) {
        let scanner = ModuleScanner(sources, runtimeModules: module.runtimeModules, read: read)
        let (found, faults, wiresRoots) = scanner.scan(loop)
        var module = module
        module.wiresRoots = wiresRoots
        return (
            SummaryWriter(module, found, fileCount: sources.count).parts(), findings(about: faults, of: sources)
        )
    }
}

/// Makes the summary of a module of what its files say.
struct SummaryWriter {
    /// What one file says, whatever other modules hold.
    struct Source: Sendable {
        let path: String
        let flags: ModuleSummary.File.Flags
        let heads: DeclarationHeads
        let summary: FileSummary
        let mentions: FileMentions

        /// Whether some graph might want its facts.
        fileprivate var isWanted: Bool { !flags.isEmpty || !heads.heads.isEmpty || !summary.calledTypes.isEmpty }
    }

    private let description: ModuleSummary.Description
    private let sources: [Source]
    private let otherFileCount: Int
    private let interfaces: [(facts: FileFacts, details: FileDetails)]
    private let mentions: [FileMentions]

    /// - Parameter fileCount: with those that nothing is read of, such as generated ones.
    init(_ description: ModuleSummary.Description, _ all: [Source], fileCount: Int) {
        self.description = description
        sources = all.filter(\.isWanted)
        otherFileCount = fileCount - sources.count
        mentions = all.map(\.mentions)
        let uses = FollowedUses(all.map(\.summary))
        interfaces = sources.map { $0.summary.facts.interface(keepsUse: uses.kept(in: $0.summary)) }
    }

    /// The bytes of each part.
    func parts() -> [ModuleSummary.Part: [UInt8]] {
        let graph = SummaryHead.bytes(.graph, graphContent)
        var head: [UInt8] = []
        head.appendBlock(description.name.utf8)
        head.appendWord(SummaryHead.checksum(in: graph))
        let types = SummaryHead.bytes(.types, head + typesContent)
        head.appendWord(SummaryHead.checksum(in: types))
        return [.graph: graph, .types: types, .positions: SummaryHead.bytes(.positions, head + positionsContent)]
    }

    private var graphContent: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(description)
        bytes.appendNumber(UInt64(otherFileCount))
        bytes.appendNumber(UInt64(sources.count))
        var path: [UInt8] = []
        for (source, interface) in zip(sources, interfaces) {
            let next = Array(source.path.utf8)
            let shared = zip(path, next).prefix { $0 == $1 }.count
            bytes.appendNumber(UInt64(shared))
            bytes.appendBlock(next[shared...])
            bytes.append(source.flags.rawValue)
            bytes.appendBlock(HeadWriter.bytes(of: source.heads))
            bytes.appendBlock(source.flags.contains(.relevant) ? interface.facts.sections : [])
            path = next
        }
        return bytes
    }

    private var typesContent: [UInt8] {
        blocks(sources.indices.filter { !sources[$0].flags.contains(.relevant) }) { interfaces[$0].facts.sections }
    }

    private var positionsContent: [UInt8] {
        var bytes: [UInt8] = [mentions.contains(where: \.beginsProgram) ? 1 : 0]
        let members = Set(mentions.flatMap { $0.members.map(\.rawValue) }).sorted()
        bytes.appendNumber(UInt64(members.count))
        for member in members { bytes.appendWord(member) }
        return bytes + blocks(Array(sources.indices)) { interfaces[$0].details.bytes }
    }

    private func blocks(_ indices: [Int], _ content: (Int) -> [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.appendNumber(UInt64(indices.count))
        var next = 0
        for index in indices {
            bytes.appendNumber(UInt64(index - next))
            bytes.appendBlock(content(index))
            next = index + 1
        }
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ description: ModuleSummary.Description) {
        appendBlock(description.name.utf8)
        appendBlock((description.package ?? "").utf8)
        let isolation: UInt8 = description.hasMainActorIsolation.map { $0 ? 1 : 2 } ?? 0
        let flags: [(Bool, UInt8)] = [
            (description.wiresRoots, 4), (description.isNonsending, 8), (description.isInMode5, 16),
            (description.infersFromWrappers, 32),
        ]
        append(flags.reduce(isolation) { $1.0 ? $0 | $1.1 : $0 })
        appendNumber(UInt64(description.runtimeModules.count))
        for module in description.runtimeModules { appendBlock(module.utf8) }
    }
}

/// Writes the heads of a file: its hashes once, then each head by their numbers.
private struct HeadWriter {
    private var hashes = NameNumbers()
    private var heads: [UInt8] = []

    static func bytes(of heads: DeclarationHeads) -> [UInt8] {
        if heads.heads.isEmpty { return [] }
        var writer = HeadWriter()
        for head in heads.heads { writer.write(head, of: heads) }
        var bytes: [UInt8] = []
        bytes.appendNumber(UInt64(writer.hashes.count))
        for number in 0..<writer.hashes.count { bytes.appendWord(writer.hashes[number].rawValue) }
        return bytes + writer.heads
    }

    private mutating func write(_ head: DeclarationHead, of file: DeclarationHeads) {
        let flags = (head.isNested ? 0x80 : 0) | (head.isPublic ? 0x40 : 0) | (head.mayBeUnsafe ? 0x20 : 0)
        heads.append(head.keyword.rawValue | UInt8(flags))
        for names in [head.name, head.mentions, head.bases, head.qualifiers] {
            heads.appendNumber(UInt64(names.count))
            for name in file[names] { heads.appendNumber(name == .none ? 0 : UInt64(hashes.number(adding: name) + 1)) }
        }
    }
}
