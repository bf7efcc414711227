/// Chooses the files that concern the graph by the names in their heads: a fixpoint over all files.
///
///     var selection = SourceSelection(baseNames: ["Component", "Dependency"])
///     selection.add(heads, of: file, isLexed: false)
///     let files = selection.nextFiles()
///
/// A head of a class, protocol, extension or typealias that names or mentions an interesting name makes its file one
/// to lex; one that has an interesting name among its bases makes its own name interesting.
package struct SourceSelection {
    private struct Entry {
        let keyword: DeclarationHead.Keyword
        let file: FileID
        /// Where in `hashes` the name begins, then the mentions, then the bases.
        let name: Int
        let mentions: Int
        let bases: Int
        let end: Int
        var isSelected = false
        var isInteresting = false
    }

    private var interesting: NameSet
    private var entries: [Entry] = []
    private var hashes: [UInt64] = []
    private var chosen: Set<FileID> = []

    /// - Parameter baseNames: the runtime's base classes and `Dependency`.
    package init(baseNames: [String]) {
        interesting = NameSet()
        for name in baseNames { interesting.insert(NameHash(name).rawValue) }
    }

    package mutating func add(_ heads: [DeclarationHead], of file: FileID, isLexed: Bool) {
        if isLexed { chosen.insert(file) }
        for head in heads {
            let name = hashes.count
            for part in head.name { hashes.append(part.rawValue) }
            let mentions = hashes.count
            for mention in head.mentions { hashes.append(mention.rawValue) }
            let bases = hashes.count
            for base in head.bases { hashes.append(base.rawValue) }
            entries.append(
                Entry(
                    keyword: head.keyword, file: file, name: name, mentions: mentions, bases: bases, end: hashes.count))
        }
    }

    /// Those of the files that are not yet returned nor lexed.
    package mutating func newFiles(of files: [FileID]) -> [FileID] {
        files.filter { chosen.insert($0).inserted }
    }

    /// The files not yet returned nor lexed whose heads reach an interesting name, ascending.
    package mutating func nextFiles() -> [FileID] {
        var files: [FileID] = []
        var isStable = false
        while !isStable {
            isStable = true
            for index in entries.indices where concernsTypes(entries[index].keyword) {
                let entry = entries[index]
                if !entry.isSelected, isInteresting(from: entry.name, to: entry.bases) {
                    entries[index].isSelected = true
                    if chosen.insert(entry.file).inserted { files.append(entry.file) }
                }
                if !entry.isInteresting, isInteresting(from: entry.bases, to: entry.end) {
                    entries[index].isInteresting = true
                    if interesting.insert(hashes[entry.mentions - 1]) { isStable = false }
                }
            }
        }
        return files.sorted()
    }

    /// The files not yet returned nor lexed whose heads declare one of `names`, ascending: as a typealias always, as
    /// a type only if the name is in `ambiguous` or declared by more than one head of all files; and those that extend one
    /// of `extended`.
    package mutating func nextFiles(
        declaring names: Set<NameHash>, ambiguous: Set<NameHash>, extending extended: Set<NameHash> = []
    ) -> [FileID] {
        var wanted = NameSet()
        for name in names { wanted.insert(name.rawValue) }
        var declarations: [(hash: UInt64, entry: Int)] = []
        var counts: [UInt64: Int] = [:]
        for (index, entry) in entries.enumerated() where entry.keyword != .extension {
            let hash = hashes[entry.name]
            guard wanted.contains(hash) else { continue }
            declarations.append((hash, index))
            counts[hash, default: 0] += 1
        }
        var files: [FileID] = []
        for entry in entries where entry.keyword == .extension && !extended.isEmpty {
            guard extended.contains(NameHash(rawValue: hashes[entry.mentions - 1])) else { continue }
            if chosen.insert(entry.file).inserted { files.append(entry.file) }
        }
        for (hash, index) in declarations {
            let entry = entries[index]
            let isAmbiguous = counts[hash, default: 0] > 1 || ambiguous.contains(NameHash(rawValue: hash))
            guard entry.keyword == .typealias || isAmbiguous else { continue }
            if chosen.insert(entry.file).inserted { files.append(entry.file) }
        }
        return files.sorted()
    }

    private func concernsTypes(_ keyword: DeclarationHead.Keyword) -> Bool {
        switch keyword {
        case .struct, .enum, .actor: false
        case .class, .protocol, .extension, .typealias: true
        }
    }

    private func isInteresting(from start: Int, to end: Int) -> Bool {
        hashes.withUnsafeBufferPointer { interesting.containsAny(of: $0, from: start, to: end) }
    }
}

/// A set of hashes with a bit map before it, since nearly every question is answered by no.
private struct NameSet {
    private var hashes: Set<UInt64> = []
    private var bits = [UInt64](repeating: 0, count: 1_024)

    func contains(_ hash: UInt64) -> Bool {
        bits[Int(truncatingIfNeeded: hash >> 6 & 1_023)] & (1 &<< (hash & 63)) != 0 && hashes.contains(hash)
    }

    func containsAny(of candidates: UnsafeBufferPointer<UInt64>, from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            if contains(candidates[index]) { return true }
            index = index &+ 1
        }
        return false
    }

    @discardableResult
    mutating func insert(_ hash: UInt64) -> Bool {
        bits[Int(truncatingIfNeeded: hash >> 6 & 1_023)] |= 1 &<< (hash & 63)
        return hashes.insert(hash).inserted
    }
}
