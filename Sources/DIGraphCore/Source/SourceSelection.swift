import SwiftFacts

/// Chooses the files that concern the graph by the names in their heads: a fixpoint over all files.
///
///     var selection = SourceSelection(baseNames: ["BootstrapComponent"], sharedNames: ["Component", "Dependency"])
///     selection.add(heads, of: file, isLexed: false, namesRuntime: false)
///     let files = selection.nextFiles()
///
/// A head of a class, protocol, extension or typealias that names or mentions an interesting name makes its file one
/// to lex; one that has an interesting name among its bases makes its own name interesting. Other libraries have types
/// named `Component` and `Dependency` as well: such a name counts only in a file that may see the runtime, or where a
/// protocol inherits from `Dependency`, so that a forgotten import is noticed.
///
/// It is not copyable, since it asks itself for every head, and a copy for each question would take longer than the answer.
package struct SourceSelection: ~Copyable {
    /// A head; there may be millions, so that it counts in half words.
    private struct Entry {
        private let fileIndex: UInt32
        private let starts: (name: UInt32, mentions: UInt32, bases: UInt32, qualifiers: UInt32)
        let keyword: DeclarationHead.Keyword
        let isNested: Bool
        /// Whether the file may import the runtime.
        let namesRuntime: Bool
        let isPublic: Bool
        let mayBeUnsafe: Bool
        var isSelected = false
        var isInteresting = false

        /// - Parameter start: where the hashes of its file begin.
        init(_ head: DeclarationHead, at start: Int, of file: FileID, namesRuntime: Bool) {
            starts = (
                UInt32(start + head.name.lowerBound), UInt32(start + head.mentions.lowerBound),
                UInt32(start + head.bases.lowerBound), UInt32(start + head.qualifiers.lowerBound)
            )
            fileIndex = UInt32(file.index)
            keyword = head.keyword
            isNested = head.isNested
            isPublic = head.isPublic
            mayBeUnsafe = head.mayBeUnsafe
            self.namesRuntime = namesRuntime
        }

        var file: FileID { FileID(Int(fileIndex)) }
        /// Where in `hashes` the name begins, then the mentions, then the bases, then their qualifiers.
        var name: Int { Int(starts.name) }
        var mentions: Int { Int(starts.mentions) }
        var bases: Int { Int(starts.bases) }
        var qualifiers: Int { Int(starts.qualifiers) }
    }

    /// Any file may see the runtime, through a module of the sources that re-exports it.
    package var everyFileSeesRuntime = false
    private var interesting: NameSet
    /// The classes whose heads mention an interesting name, and what inherits from them: their initialisers matter.
    private var mentioning = NameSet()
    private let shared: NameSet
    /// Those of them that are protocols.
    private let sharedProtocols: [UInt64]
    private let modules: [UInt64]
    /// What a type says that it is not: `~Copyable`.
    private let suppressed = NameSet(["Copyable", "Escapable"])
    private var entries: [Entry] = []
    private var hashes: [UInt64] = []
    private var reader = HeadReader()
    /// Of the names that were last asked for, those that some head declares.
    private(set) var declared = NameNumbers()
    /// By file: whether it is lexed, or was returned.
    private var chosen: [Bool] = []

    /// - Parameter baseNames: the runtime's base classes and protocols that nobody else has.
    /// - Parameter sharedNames: those that other libraries have too.
    /// - Parameter sharedProtocols: the protocols among these.
    /// - Parameter modules: the names that a shared name may be qualified with.
    package init(
        baseNames: [String], sharedNames: [String] = [], sharedProtocols: [String] = [], modules: [String] = []
    ) {
        interesting = NameSet(baseNames)
        shared = NameSet(sharedNames)
        self.sharedProtocols = sharedProtocols.map { NameHash($0).rawValue }
        self.modules = modules.map { NameHash($0).rawValue }
    }

    package mutating func add(_ heads: DeclarationHeads, of file: FileID, isLexed: Bool, namesRuntime: Bool = false) {
        if isLexed { _ = choose(file) }
        let start = hashes.count
        hashes += heads.hashes
        for head in heads.heads { entries.append(Entry(head, at: start, of: file, namesRuntime: namesRuntime)) }
    }

    /// Makes room for what the modules' heads take: to grow by and by would take twice as much.
    mutating func reserve(for modules: some Collection<ModuleSummary>) {
        hashes.reserveCapacity(hashes.count + modules.reduce(0) { $0 + $1.hashCount })
    }

    /// The same from a summary.
    mutating func add(_ recorded: RecordedFile, as file: FileID, isLexed: Bool, namesRuntime: Bool) {
        recorded.module.readHeads(ofFileAt: recorded.index, with: &reader)
        add(reader.heads, of: file, isLexed: isLexed, namesRuntime: namesRuntime)
    }

    /// Whether the file was not yet returned nor lexed.
    private mutating func choose(_ file: FileID) -> Bool {
        while chosen.count <= file.index { chosen.append(false) }
        if chosen[file.index] { return false }
        chosen[file.index] = true
        return true
    }

    private func isChosen(_ file: FileID) -> Bool { file.index < chosen.count && chosen[file.index] }

    /// Those of the files that are not yet returned nor lexed.
    mutating func newFiles(of files: [FileID]) -> [FileID] {
        var new: [FileID] = []
        for file in files where choose(file) { new.append(file) }
        return new
    }

    /// The files not yet returned nor lexed whose heads reach an interesting name, ascending.
    package mutating func nextFiles() -> [FileID] {
        var files: [FileID] = []
        var isStable = false
        var passes = 0
        while !isStable {
            isStable = true
            passes += 1
            if passes > Self.mostPasses {
                // A long chain against the order of the files: every name is followed by itself.
                followNames(&files)
                break
            }
            for index in entries.indices where Self.concernsTypes(entries[index].keyword) {
                selectFile(of: index, &files)
                if !entries[index].isInteresting, spread(entries[index]) {
                    entries[index].isInteresting = true
                    isStable = false
                }
            }
        }
        return files.sorted()
    }

    private mutating func selectFile(of index: Int, _ files: inout [FileID]) {
        if entries[index].isSelected || !isSelected(entries[index]) { return }
        entries[index].isSelected = true
        if choose(entries[index].file) { files.append(entries[index].file) }
    }

    private func isSelected(_ entry: Entry) -> Bool {
        if isInteresting(from: entry.name, to: entry.bases) { return true }
        if entry.keyword == .initialiser { return mentioning.contains(hashes[entry.name]) }
        var index = entry.name
        while index < entry.bases {
            if shared.contains(hashes[index]), seesRuntime(entry, for: hashes[index]) { return true }
            index = index &+ 1
        }
        return false
    }

    /// Makes the declared name interesting if a base is; true when it was not so before.
    private mutating func spread(_ entry: Entry) -> Bool {
        if entry.bases == entry.qualifiers { return false }
        let name = hashes[entry.mentions - 1]
        var isStable = true
        if entry.keyword == .class || entry.keyword == .typealias, !mentioning.contains(name) {
            let mentions = entry.keyword == .class && isInteresting(from: entry.mentions, to: entry.bases)
            if mentions || holds(mentioning, from: entry.bases, to: entry.qualifiers) {
                mentioning.insert(name)
                isStable = false
            }
        }
        if interesting.contains(name) { return !isStable }
        if isInteresting(from: entry.bases, to: entry.qualifiers) || hasSharedBase(entry) {
            interesting.insert(name)
            return true
        }
        return !isStable
    }

    /// Whether one of the bases is `Component` or `Dependency`, and may be the runtime's.
    private func hasSharedBase(_ entry: Entry) -> Bool {
        let count = entry.qualifiers - entry.bases
        for index in entry.bases..<entry.qualifiers where shared.contains(hashes[index]) {
            let qualifier = hashes[index + count]
            if qualifier != 0, !modules.contains(qualifier) { continue }
            if seesRuntime(entry, for: hashes[index]) { return true }
            // Where an import was forgotten, a dependency that is known tells a component.
            if entry.keyword != .protocol, isInteresting(from: entry.mentions, to: entry.bases) { return true }
        }
        return false
    }

    private func seesRuntime(_ entry: Entry, for name: UInt64) -> Bool {
        everyFileSeesRuntime || entry.namesRuntime || entry.keyword == .protocol && sharedProtocols.contains(name)
    }

    /// Nearly all chains are short, and passes over all heads are then the fastest.
    private static let mostPasses = 8

    /// The same as more passes: whatever mentions a name is looked at again when the name becomes interesting.
    private mutating func followNames(_ files: inout [FileID]) {
        var users: [UInt64: [Int]] = [:]
        let concerned = entries.indices.filter { Self.concernsTypes(entries[$0].keyword) }
        for index in concerned {
            for hash in hashes[entries[index].name..<entries[index].qualifiers] {
                users[hash, default: []].append(index)
            }
        }
        var pending = concerned
        while let index = pending.popLast() {
            selectFile(of: index, &files)
            if !entries[index].isInteresting, spread(entries[index]) {
                entries[index].isInteresting = true
                pending += users[hashes[entries[index].mentions - 1]] ?? []
            }
        }
    }

    /// The files not yet returned nor lexed whose heads declare one of `names`, ascending: as a typealias always, as
    /// a type only if the name is in `ambiguous`, declared by more than one head of all files, in `published` and not seen to
    /// be public, or of values that cannot be copied or kept, or are unsafe; and those that extend one of `extended`, or
    /// declare a typealias of it.
    package mutating func nextFiles(
        declaring names: NameNumbers, ambiguous: NameNumbers, published: NameNumbers = NameNumbers(),
        extending extended: NameNumbers = NameNumbers()
    ) -> [FileID] {
        let wanted = NameSet(names)
        let extended = NameSet(extended)
        var declarations: [(name: Int, entry: Int)] = []
        var counts = [Int](repeating: 0, count: names.count)
        var files = newFiles(of: aliases(of: extended).map { entries[$0].file })
        for index in entries.indices {
            switch entries[index].keyword {
            case .initialiser: continue
            case .extension:
                guard extended.contains(hashes[entries[index].mentions - 1]) else { continue }
                if choose(entries[index].file) { files.append(entries[index].file) }
            case .class, .protocol, .typealias, .struct, .enum, .actor:
                let hash = hashes[entries[index].name]
                guard wanted.contains(hash), let name = names.number(of: NameHash(rawValue: hash)) else { continue }
                declarations.append((name, index))
                counts[name] += 1
            }
        }
        declared = NameNumbers()
        for (name, _) in declarations { declared.insert(names[name]) }
        var aliases: [Int] = []
        for (name, index) in declarations {
            let isWanted =
                entries[index].keyword == .typealias || counts[name] > 1 || ambiguous.contains(names[name])
                || !entries[index].isPublic && published.contains(names[name])
                || entries[index].mayBeUnsafe
                || holds(suppressed, from: entries[index].bases, to: entries[index].qualifiers)
            guard isWanted, choose(entries[index].file) else { continue }
            files.append(entries[index].file)
            if entries[index].keyword == .typealias { aliases.append(index) }
        }
        return (files + newFiles(behind: aliases)).sorted()
    }

    /// Those of the typealiases that some stand for: one at a time, a chain of them would go through all heads for each.
    private mutating func newFiles(behind aliases: [Int]) -> [FileID] {
        if aliases.isEmpty { return [] }
        var aliasesByName: [UInt64: [Int]] = [:]
        for index in entries.indices where entries[index].keyword == .typealias {
            aliasesByName[hashes[entries[index].name], default: []].append(index)
        }
        var files: [FileID] = []
        var pending = aliases
        while let index = pending.popLast() {
            for base in hashes[entries[index].bases..<entries[index].qualifiers] {
                for next in aliasesByName.removeValue(forKey: base) ?? [] {
                    if choose(entries[next].file) { files.append(entries[next].file) }
                    pending.append(next)
                }
            }
        }
        return files
    }

    /// The typealiases of some names, and of these.
    private func aliases(of names: NameSet) -> [Int] {
        let all = entries.indices.filter { entries[$0].keyword == .typealias }
        var found = all.filter { holds(names, from: entries[$0].bases, to: entries[$0].qualifiers) }
        if found.isEmpty { return [] }
        var users: [UInt64: [Int]] = [:]
        for index in all {
            let bases = entries[index].bases..<entries[index].qualifiers
            for base in hashes[bases] { users[base, default: []].append(index) }
        }
        var position = 0
        while position < found.count {
            found += users.removeValue(forKey: hashes[entries[found[position]].mentions - 1]) ?? []
            position += 1
        }
        return found
    }

    /// The files not yet returned nor lexed that extend a type which no head declares, ascending: one of a library, or one that
    /// has another name now.
    package func filesExtendingUnknownTypes() -> [FileID] {
        var declared = NameSet(
            LibraryTypes.all.union(LibraryTypes.ofEveryFile).union(LibraryTypes.otherProtocols).sorted())
        for entry in entries where entry.keyword != .extension && entry.keyword != .initialiser {
            declared.insert(hashes[entry.name])
        }
        var files: [FileID] = []
        for entry in entries where entry.keyword == .extension && !isChosen(entry.file) {
            if !declared.contains(hashes[entry.mentions - 1]), files.last != entry.file { files.append(entry.file) }
        }
        return files.sorted()
    }

    /// The files not yet returned nor lexed that declare a shared name which hides the runtime's, ascending: at the top of
    /// the file, or nested where one of the `scopes` is declared or extended.
    package mutating func nextFiles(hidingRuntimeIn scopes: NameNumbers) -> [FileID] {
        var files: [FileID] = []
        var start = 0
        while start < entries.count {
            let file = entries[start].file
            var end = start
            var hides = false
            var holdsNested = false
            var holdsScope = false
            while end < entries.count, entries[end].file == file {
                let entry = entries[end]
                end += 1
                if entry.keyword == .initialiser { continue }
                if entry.keyword != .extension, shared.contains(hashes[entry.name]) {
                    if entry.isNested { holdsNested = true } else { hides = true }
                }
                for part in hashes[entry.name..<entry.mentions]
                where !holdsScope && !scopes.isEmpty && scopes.contains(NameHash(rawValue: part)) {
                    holdsScope = true
                }
            }
            if hides || holdsNested && holdsScope, choose(file) { files.append(file) }
            start = end
        }
        return files.sorted()
    }

    private static func concernsTypes(_ keyword: DeclarationHead.Keyword) -> Bool {
        switch keyword {
        case .struct, .enum, .actor: false
        case .class, .protocol, .extension, .typealias, .initialiser: true
        }
    }

    private func isInteresting(from start: Int, to end: Int) -> Bool {
        holds(interesting, from: start, to: end)
    }

    private func holds(_ names: NameSet, from start: Int, to end: Int) -> Bool {
        hashes.withUnsafeBufferPointer { names.containsAny(of: $0, from: start, to: end) }
    }
}

/// Names with a bit map before them, since nearly every question is answered by no.
private struct NameSet {
    private var names = NameNumbers()
    private var bits = [UInt64](repeating: 0, count: 1_024)

    init() {}

    init(_ names: [String]) {
        for name in names { insert(NameHash(name).rawValue) }
    }

    init(_ names: NameNumbers) {
        for number in 0..<names.count { insert(names[number].rawValue) }
    }

    func contains(_ hash: UInt64) -> Bool {
        bits[Int(truncatingIfNeeded: hash &>> 6 & 1_023)] & (1 &<< (hash & 63)) != 0
            && names.contains(NameHash(rawValue: hash))
    }

    func containsAny(of candidates: UnsafeBufferPointer<UInt64>, from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            if contains(candidates[index]) { return true }
            index = index &+ 1
        }
        return false
    }

    mutating func insert(_ hash: UInt64) {
        bits[Int(truncatingIfNeeded: hash &>> 6 & 1_023)] |= 1 &<< (hash & 63)
        names.insert(NameHash(rawValue: hash))
    }
}
