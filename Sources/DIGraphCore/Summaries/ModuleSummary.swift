import SwiftFacts

/// What one module contributes to the graphs of others, in place of its sources: read from the file that
/// `needle-gen summarize` writes, and from the two beside it when they are needed.
///
///     Cart.digraph         the names in the heads of all declarations; the facts of the files that surely concern a graph
///     Cart.digraphtypes    the facts of the other files, of which a graph takes those that its names lead to
///     Cart.digraphpos      where everything stands, and what all code reads: for findings that are printed
///
/// An edit changes only the file that holds what it is about, so that a build system reuses what was made of the others.
/// The parts are loaded on the thread that owns the run, never inside of a parallel loop.
package final class ModuleSummary: @unchecked Sendable {
    package enum Part: String, CaseIterable, Sendable {
        case graph = "digraph"
        case types = "digraphtypes"
        case positions = "digraphpos"

        /// Whether bytes were written as such a part, by any version.
        package var isOwn: @Sendable ([UInt8]) -> Bool { { [magic] in $0.starts(with: magic) } }

        var magic: [UInt8] {
            switch self {
            case .graph: Array("DIGg".utf8)
            case .types: Array("DIGt".utf8)
            case .positions: Array("DIGp".utf8)
            }
        }
    }

    /// What is known of the module besides its sources.
    package struct Description: Sendable {
        package var name: String
        package var package: String?
        package var hasMainActorIsolation: Bool?
        package var isNonsending = false
        package var isInMode5 = false
        package var infersFromWrappers = false
        /// Besides the runtime's own; sorted.
        package var runtimeModules: [String]
        /// Whether generated code among its sources gives its roots their providers.
        package var wiresRoots = false

        package init(
            name: String, package: String? = nil, hasMainActorIsolation: Bool? = nil, runtimeModules: [String] = []
        ) {
            self.name = name
            self.package = package
            self.hasMainActorIsolation = hasMainActorIsolation
            self.runtimeModules = Set(runtimeModules).sorted()
        }
    }

    /// One file of the module.
    package struct File: Sendable {
        package struct Flags: OptionSet, Sendable {
            package let rawValue: UInt8

            package init(rawValue: UInt8) { self.rawValue = rawValue }

            /// Its facts stand beside it, since every graph needs them.
            package static let relevant = Flags(rawValue: 1)
            package static let namesRuntime = Flags(rawValue: 2)
            package static let modifiesImports = Flags(rawValue: 4)
            static let all: Flags = [.relevant, .namesRuntime, .modifiesImports]
        }

        let path: String
        let flags: Flags
        /// Where in the bytes they are.
        fileprivate let heads: Range<UInt32>
        fileprivate let facts: Range<UInt32>
    }

    /// Changes with what the files hold; so does the version of the facts in them.
    package static let version: UInt64 = 4

    package let description: Description
    let files: [File]
    /// Those in the heads of all files.
    let hashCount: Int
    /// How many files of the module have nothing that a graph could want.
    let otherFileCount: Int
    private let bytes: [UInt8]
    private let load: @Sendable (Part) -> [UInt8]?
    private var types: [Int: Range<Int>]?
    private var typeBytes: [UInt8] = []
    private var positions: Positions?
    private var rankedPositions: [Int: RankedPositions] = [:]
    /// Of the parts that were asked for.
    package private(set) var faults: [(part: Part, fault: SummaryFault)] = []

    private struct Positions {
        var details: [Int: Range<Int>] = [:]
        var mentions = ModuleMentions(members: [], beginsProgram: false)
        /// Of the part with the types that it was written with.
        var typesChecksum: UInt64 = 0
        var bytes: [UInt8] = []
    }

    package var fileCount: Int { files.count + otherFileCount }

    /// The parts that something was asked of.
    package private(set) var usedParts: Set<Part> = [.graph]

    /// The path of a file, as the sources' were when the summary was made.
    package func path(ofFileAt index: Int) -> String { files[index].path }

    package var indices: Range<Int> { files.indices }

    /// - Parameter load: gives the bytes of another part; nil where there is none.
    package init(_ bytes: [UInt8], load: @escaping @Sendable (Part) -> [UInt8]?) throws(SummaryFault) {
        var reader = try SummaryHead.read(.graph, bytes)
        guard let description = reader.description(), let otherFileCount = reader.number(),
            otherFileCount <= UInt32.max,
            let (files, hashCount) = Self.files(&reader, in: bytes), reader.isAtEnd
        else { throw .damaged }
        self.bytes = bytes
        self.load = load
        self.description = description
        self.otherFileCount = Int(otherFileCount)
        self.files = files
        self.hashCount = hashCount
    }

    private static func files(_ reader: inout ByteReader, in bytes: [UInt8]) -> (files: [File], hashCount: Int)? {
        guard let count = reader.count(ofAtLeast: 4), bytes.count <= UInt32.max else { return nil }
        var files: [File] = []
        files.reserveCapacity(count)
        var path: [UInt8] = []
        var hashCount = 0
        for _ in 0..<count {
            guard let shared = reader.number(), shared <= path.count, let rest = reader.block(),
                let byte = reader.byte(), let heads = reader.blockRange(), let facts = reader.blockRange(),
                // Ascending.
                files.isEmpty || path[Int(shared)...].lexicographicallyPrecedes(rest)
            else { return nil }
            path.replaceSubrange(Int(shared)..., with: rest)
            guard path.withUnsafeBufferPointer({ UTF8Validator.firstInvalidOffset(in: $0) == nil }),
                File.Flags.all.isSuperset(of: File.Flags(rawValue: byte)),
                let ownCount = HeadReader.hashCount(bytes, heads)
            else { return nil }
            hashCount += ownCount
            files.append(
                File(
                    path: String(decoding: path, as: UTF8.self), flags: .init(rawValue: byte),
                    heads: heads.narrowed, facts: facts.narrowed))
        }
        return (files, hashCount)
    }

    /// Reads what the heads of a file declare.
    func readHeads(ofFileAt index: Int, with reader: inout HeadReader) {
        reader.read(bytes, files[index].heads.widened)
    }

    /// What the heads of a file declare.
    func heads(ofFileAt index: Int) -> DeclarationHeads {
        var reader = HeadReader()
        readHeads(ofFileAt: index, with: &reader)
        return reader.heads
    }

    // MARK: Parts

    /// Whether the facts of a file stand in another part than the first.
    func keepsApart(_ index: Int) -> Bool { !files[index].flags.contains(.relevant) }

    func loadTypes() {
        guard types == nil else { return }
        types = [:]
        note(.types) { () throws(SummaryFault) in
            guard let bytes = load(.types) else { throw .missing }
            var reader = try head(of: .types, bytes)
            guard let ranges = reader.blockRanges(below: files.count), reader.isAtEnd else { throw .damaged }
            (types, typeBytes) = (ranges, bytes)
            try requirePositionsOfTypes()
        }
    }

    /// Whether the part with the positions is there.
    @discardableResult
    func loadPositions() -> Bool {
        guard positions == nil else { return positions?.bytes.isEmpty == false }
        positions = Positions()
        note(.positions) { () throws(SummaryFault) in
            // Who gives away a module may keep for himself where things stand in it.
            guard let bytes = load(.positions) else { return }
            var reader = try head(of: .positions, bytes)
            guard let typesChecksum = reader.word(), let mentions = ModuleMentions(&reader),
                let details = reader.blockRanges(below: files.count), reader.isAtEnd
            else { throw .damaged }
            positions = Positions(details: details, mentions: mentions, typesChecksum: typesChecksum, bytes: bytes)
            try requirePositionsOfTypes()
        }
        return positions?.bytes.isEmpty == false
    }

    /// Where both parts are loaded, they were written together.
    private func requirePositionsOfTypes() throws(SummaryFault) {
        guard let positions, !positions.bytes.isEmpty, !typeBytes.isEmpty else { return }
        guard positions.typesChecksum == SummaryHead.checksum(in: typeBytes) else { throw .ofOtherSources }
    }

    /// The head of a part, which must have been written with the first one.
    private func head(of part: Part, _ bytes: [UInt8]) throws(SummaryFault) -> ByteReader {
        var reader = try SummaryHead.read(part, bytes)
        guard let name = reader.text(), let checksum = reader.word() else { throw .damaged }
        guard name == description.name else { throw .ofOtherModule(name) }
        guard checksum == SummaryHead.checksum(in: self.bytes) else { throw .ofOtherSources }
        return reader
    }

    private func note(_ part: Part, _ body: () throws(SummaryFault) -> Void) {
        usedParts.insert(part)
        do throws(SummaryFault) {
            try body()
        } catch {
            faults.append((part, error))
        }
    }

    /// What all code of the module reads; nil without the positions.
    var mentions: ModuleMentions? { loadPositions() ? positions?.mentions : nil }

    /// The facts of a file, with its whole code where that is asked for and known. The part that holds them was loaded.
    func summary(ofFileAt index: Int, as file: FileID, withCode: Bool) -> FileSummary? {
        guard let interface = interface(ofFileAt: index) else { return nil }
        guard withCode, positions?.details[index] != nil else {
            return FileSummary(file: file, interface: interface) { self.rankedPositions(ofFileAt: index) }
        }
        return details(ofFileAt: index)?.facts(of: interface).map { FileSummary(file: file, facts: $0) }
    }

    private func interface(ofFileAt index: Int) -> FileFacts? {
        keepsApart(index)
            ? types?[index].flatMap { FileFacts(sections: typeBytes[$0]) }
            : FileFacts(sections: bytes[files[index].facts.widened])
    }

    /// Of the part with the positions, where that was loaded.
    private func details(ofFileAt index: Int) -> FileDetails? {
        guard let positions, let range = positions.details[index] else { return nil }
        return FileDetails(positions.bytes[range])
    }

    private func rankedPositions(ofFileAt index: Int) -> RankedPositions? {
        if let known = rankedPositions[index] { return known }
        guard loadPositions(), let read = details(ofFileAt: index)?.ranked else { return nil }
        rankedPositions[index] = read
        return read
    }

    /// That a part does not hold what it should, though it was written so.
    func noteDamage(ofFileAt index: Int) {
        let part: Part = keepsApart(index) ? .types : .graph
        faults.append((interface(ofFileAt: index) == nil ? part : .positions, .damaged))
    }
}

/// Why a file is no summary, or not the one that it should be.
package enum SummaryFault: Error, Equatable {
    case notSummary
    case otherVersion
    case damaged
    case missing
    case ofOtherModule(String)
    /// It was not written together with the first part.
    case ofOtherSources
}

/// What all code of a module says about names; see `Mentions`.
struct ModuleMentions: Sendable {
    /// Ascending.
    let members: [NameHash]
    let beginsProgram: Bool
}

/// What every part begins with: what it is, its version, and the checksum of all that follows.
package enum SummaryHead {
    private static let size = 20

    package static func bytes(_ part: ModuleSummary.Part, _ content: [UInt8]) -> [UInt8] {
        var bytes = part.magic
        bytes.appendWord(version)
        bytes.appendWord(NameHash(content).rawValue ^ UInt64(content.count))
        return bytes + content
    }

    private static var version: UInt64 { ModuleSummary.version &<< 32 | UInt64(FileFacts.version) }

    static func read(_ part: ModuleSummary.Part, _ bytes: [UInt8]) throws(SummaryFault) -> ByteReader {
        guard bytes.starts(with: part.magic) else { throw .notSummary }
        var reader = ByteReader(bytes, 4..<bytes.count)
        guard let found = reader.word() else { throw .damaged }
        guard found == version else { throw .otherVersion }
        guard let checksum = reader.word(),
            checksum == NameHash(bytes[size...]).rawValue ^ UInt64(bytes.count - size)
        else { throw .damaged }
        return reader
    }

    /// Of a part that was read.
    package static func checksum(in bytes: [UInt8]) -> UInt64 {
        var reader = ByteReader(bytes, 12..<size)
        return reader.word() ?? 0
    }
}

extension NameHash {
    /// Of bytes that are no name.
    fileprivate init(_ bytes: some Collection<UInt8>) {
        self =
            bytes.withContiguousStorageIfAvailable { NameHash($0) }
            ?? Array(bytes).withUnsafeBufferPointer { NameHash($0) }
    }
}

// MARK: - Reading

extension Range<Int> {
    fileprivate var narrowed: Range<UInt32> { UInt32(lowerBound)..<UInt32(upperBound) }
}

extension Range<UInt32> {
    fileprivate var widened: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

extension ByteReader {
    mutating func description() -> ModuleSummary.Description? {
        guard let name = text(), let package = text(), let flags = byte(), flags < 64, flags & 3 < 3,
            let count = count()
        else { return nil }
        var modules: [String] = []
        for _ in 0..<count {
            guard let module = text() else { return nil }
            modules.append(module)
        }
        var description = ModuleSummary.Description(
            name: name, package: package.isEmpty ? nil : package,
            hasMainActorIsolation: flags & 3 == 0 ? nil : flags & 3 == 1, runtimeModules: modules)
        description.wiresRoots = flags & 4 != 0
        description.isNonsending = flags & 8 != 0
        description.isInMode5 = flags & 16 != 0
        description.infersFromWrappers = flags & 32 != 0
        return description
    }

    /// Where a block is.
    mutating func blockRange() -> Range<Int>? { block()?.indices }

    /// Blocks by ascending indices.
    mutating func blockRanges(below limit: Int) -> [Int: Range<Int>]? {
        guard let count = count(ofAtLeast: 2) else { return nil }
        var ranges: [Int: Range<Int>] = [:]
        ranges.reserveCapacity(count)
        var next = 0
        for _ in 0..<count {
            guard let step = number(), step < limit - next, let range = blockRange() else { return nil }
            ranges[next + Int(step)] = range
            next += Int(step) + 1
        }
        return ranges
    }
}

extension ModuleMentions {
    fileprivate init?(_ reader: inout ByteReader) {
        guard let program = reader.byte(), program < 2, let count = reader.count(ofAtLeast: 8) else { return nil }
        var members: [NameHash] = []
        for _ in 0..<count {
            guard let word = reader.word() else { return nil }
            members.append(NameHash(rawValue: word))
        }
        self.members = members
        beginsProgram = program == 1
    }
}
