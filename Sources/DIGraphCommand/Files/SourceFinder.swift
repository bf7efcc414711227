import SwiftFacts

/// A source as it is found: how messages call it, where it is, and whose it is. There may be tens of thousands, which are put
/// in order, so that each is one reference and not four texts.
package final class FoundSource: Sendable {
    package let path: String
    package let absolute: String
    /// The path without links, which tells whether two sources are one file.
    package let real: String
    let module: String?
    fileprivate let claim: Claim

    /// Why a file is of a module; links and overlapping folders can lead to it several times.
    fileprivate struct Claim {
        /// The index of the module; nil where none claims it.
        let module: Int?
        /// How exactly the file was named: the length of the folder's path, or more than any for a file by itself.
        let precision: Int

        static let named = Claim(module: nil, precision: .max)
    }

    fileprivate init(path: String, absolute: String, real: String, module: String?, claim: Claim) {
        self.path = path
        self.absolute = absolute
        self.real = real
        self.module = module
        self.claim = claim
    }

    /// One that is named by itself.
    convenience init(path: String, absolute: String, real: String, module: String?) {
        self.init(path: path, absolute: absolute, real: real, module: module, claim: .named)
    }

    /// Whether it was named by itself, and not found in a folder.
    package var isNamed: Bool { claim.precision == .max }

    func inModule(_ module: String?) -> FoundSource {
        FoundSource(path: path, absolute: absolute, real: real, module: module, claim: claim)
    }

    /// The same, named by itself.
    func named() -> FoundSource { FoundSource(path: path, absolute: absolute, real: real, module: module) }
}

/// Finds the Swift files that a configuration names. What it returns depends on the disk and on what was named,
/// never on the order of either.
package final class SourceFinder {
    private let configuration: Configuration
    private var candidates: [FoundSource] = []
    /// Whether a file may have been found twice, as it cannot be in one folder without links.
    private var mayRepeat = false
    private var missing: [(path: GivenPath, fault: CommandError.MissingPath.Fault)] = []
    private var damagedNames: [InputWarning] = []
    private var excludedCount = 0
    private var projectFiles: [String] = []
    /// The links to folders and files, if modules are searched for: a target may have by a link what lies elsewhere.
    private var metLinks: [ModuleSearch.Link] = []
    private var resolvedFolders: [String: String] = [:]
    /// The last folder that is reached through no link.
    private var lastRealFolder = ""
    private var folders = TextTable()
    /// What is named twice is read once: of two modules that name it, the first has it.
    private var addedPaths = TextTable()
    /// The last of them: many modules may name one folder.
    private var lastPath = ""
    /// Nil where no project file is asked about modules.
    private let search: ModuleSearch?
    private let excludedSuffixes: TextSet
    private let excludedPaths: TextSet

    private struct Folder {
        let path: String
        let absolute: String
        let real: String
        /// Whether what it holds was fetched or built by another tool.
        var isFetched = false
    }

    package struct Result {
        /// Each once, sorted by the bytes of their paths.
        package var sources: [FoundSource]
        /// About folders that are not there, with their places in needle.json, and those that cannot be opened by name.
        package let warnings: [InputWarning]
        /// How many files the settings leave out, where nothing else was found.
        let excludedCount: Int
        /// The absolute paths of what may describe modules, if these are searched for.
        let projectFiles: [String]
        let links: [ModuleSearch.Link]
        /// The folders that were named, and those of files that were, without links; of what exists.
        let folders: [String]
    }

    private struct FolderIdentity: Hashable {
        let device: UInt64
        let inode: UInt64
    }

    init(_ configuration: Configuration) {
        self.configuration = configuration
        excludedSuffixes = TextSet(configuration.excludedSuffixes)
        excludedPaths = TextSet(configuration.excludedPaths.map { Self.asCompared($0, in: configuration.folder) })
        search = configuration.asksProjects ? configuration.moduleSearch : nil
    }

    /// All sources. It throws when none of what was named exists.
    package static func find(for configuration: Configuration) throws(CommandError) -> Result {
        let finder = SourceFinder(configuration)
        for path in configuration.sources { try finder.add(path, module: nil) }
        let count = configuration.modules.reduce(0) { $0 + $1.sources.count }
        // A module has its sources, whoever names them besides.
        finder.addedPaths = TextTable()
        finder.lastPath = ""
        var lacksModule = false
        for index in configuration.modules.indices {
            let sources = configuration.modules[index].sources
            let missingCount = finder.missing.count
            for path in sources where !path.absolute.hasSameBytes(as: finder.lastPath) {
                try finder.add(path, module: index)
            }
            if !sources.isEmpty, finder.missing.count - missingCount == sources.count { lacksModule = true }
        }
        let nothingIsThere =
            finder.missing.count == configuration.sources.count + count
            && configuration.standardInput == nil && configuration.summaries.isEmpty
        // A folder may be there on other machines only; a file that is named by itself is missed by somebody, and so is a
        // module.
        let missesFile = finder.missing.contains { $0.path.isSwift }
        let missing = configuration.missingPaths(finder.missing)
        if missesFile || lacksModule || nothingIsThere && !missing.isEmpty { throw .missingPaths(missing) }
        let isAllExcluded =
            finder.candidates.isEmpty && finder.excludedCount > 0 && configuration.standardInput == nil
            && configuration.summaries.isEmpty
        return Result(
            sources: finder.uniqueCandidates().sorted { $0.path.precedesInBytes($1.path) },
            warnings: missing.map { .missingFolder($0) } + finder.damagedNames,
            excludedCount: isAllExcluded ? finder.excludedCount : 0,
            projectFiles: finder.projectFiles, links: finder.metLinks, folders: finder.folders.texts)
    }

    /// What `"sources"` and `"modules"` of needle.json name in vain, for a run that ends before it would look for them.
    package static func pathsThatAreNotThere(_ configuration: Configuration) -> [GivenPath] {
        let named = configuration.sources + configuration.modules.flatMap { $0.sources }
        return named.filter {
            $0.offset != nil && FileSystem.status(of: $0.absolute, followingLinks: false) == nil
        }
    }

    // MARK: One path

    private func add(_ given: GivenPath, module: Int?) throws(CommandError) {
        let isSwift = given.isSwift
        // Lists, which name the files of whole builds, name each once.
        let isOfList = given.offset == nil && isSwift
        if !isOfList, addedPaths.contains(given.absolute) { return }
        guard let status = FileSystem.status(of: given.absolute, followingLinks: false) else {
            return missing.append((given, .missing))
        }
        if !isOfList {
            addedPaths.insert(given.absolute)
            lastPath = given.absolute
        }
        let path = given.displayed(in: configuration.displayFolder)
        let isLink = status.kind == .link
        let target = isLink ? FileSystem.status(of: given.absolute) : status
        let real = isLink ? FileSystem.resolved(given.absolute) ?? given.absolute : resolvedInFolder(given.absolute)
        if search != nil, isSwift || target != nil { folders.insert(isSwift ? resolved(given.folder) : real) }
        mayRepeat = mayRepeat || !candidates.isEmpty
        if let target, target.kind == .folder {
            return try walk(Folder(path: path, absolute: given.absolute, real: real), target, module: module)
        }
        // A link that leads nowhere is a source that cannot be read, and is reported as such.
        guard isSwift else {
            if target == nil { return missing.append((given, .brokenLink)) }
            throw .missingPaths(configuration.missingPaths([(given, .notASource)]))
        }
        append(path, given.absolute, real: real, .init(module: module, precision: .max))
    }

    /// The real path of something that is no link itself. Lists name many files of few folders.
    private func resolvedInFolder(_ path: String) -> String {
        if Path.lies(path, directlyIn: lastRealFolder), !path.hasByteSuffix("/..") { return path }
        let name = Path.name(of: path)
        // `link/..` is not in the folder of the link.
        if name.isEmpty || name == ".." { return FileSystem.resolved(path) ?? path }
        let folder = Path.folder(of: path)
        let real = resolved(folder)
        if real.hasSameBytes(as: folder) { lastRealFolder = folder }
        return Path.join(real, name)
    }

    private func resolved(_ folder: String) -> String {
        if let real = resolvedFolders[folder] { return real }
        let real = FileSystem.resolved(folder) ?? folder
        resolvedFolders[folder] = real
        return real
    }

    // MARK: Folders

    /// Walks a folder, then those that links in it lead to, so that a file that is reached in both ways keeps
    /// its own path, and a loop of links ends.
    private func walk(
        _ root: Folder, _ status: FileSystem.Status, module: Int?
    ) throws(CommandError) {
        var visited: Set<FolderIdentity> = []
        var links: [Folder] = []
        try walk(root, status, root: root, module: module, visited: &visited, links: &links)
        var index = 0
        while index < links.count {
            try walk(links[index], root: root, module: module, visited: &visited, links: &links)
            index += 1
        }
    }

    /// Whether no build compiles the Swift files of a folder: the steps of tutorials, playgrounds.
    private static func isBundle(_ name: String) -> Bool {
        name.hasByteSuffix(".docc") || name.hasByteSuffix(".playground") || name.hasByteSuffix(".xcassets")
    }

    /// Whether version control keeps a second checkout of the sources in a folder. A submodule is none.
    private static func isWorktree(_ folder: Folder, _ entries: [FileSystem.Entry]) -> Bool {
        guard entries.contains(where: { $0.kind == .file && $0.name == ".git" }),
            let bytes = try? FileSystem.contents(of: Path.join(folder.absolute, ".git"))
        else { return false }
        let parts = String(decoding: bytes, as: UTF8.self).split { $0 == "/" || $0.isNewline }
        return parts.first?.hasPrefix("gitdir:") == true && parts.dropLast().last == "worktrees"
    }

    private func walk(
        _ folder: Folder, _ known: FileSystem.Status? = nil, root: Folder, module: Int?,
        visited: inout Set<FolderIdentity>, links: inout [Folder]
    ) throws(CommandError) {
        let isReal = folder.real == folder.absolute
        let isAbsolute = folder.path == folder.absolute
        let entries = try newEntries(of: folder, known, visited: &visited)
        if folder.absolute != root.absolute, Self.isWorktree(folder, entries) { return }
        for entry in entries where entry.name.utf8.first != Byte.period {
            let isSwift = entry.name.hasByteSuffix(".swift")
            if !folder.isFetched, search?.isProjectFile(entry.name) == true {
                projectFiles.append(Path.join(folder.real, entry.name))
            }
            if entry.kind == .file, !isSwift { continue }
            let absolute = Path.join(folder.absolute, entry.name)
            let path =
                isAbsolute ? absolute : folder.path == "." ? entry.name : Path.join(folder.path, entry.name)
            if !entry.isNameText, !isSwift {
                damagedNames.append(.damagedName(path))
                continue
            }
            var kind = entry.kind
            var real = isReal ? absolute : Path.join(folder.real, entry.name)
            if kind == .link {
                mayRepeat = true
                kind = FileSystem.status(of: absolute)?.kind ?? .file
                real = FileSystem.resolved(absolute) ?? real
                if search != nil { metLinks.append(.init(path: Path.join(folder.real, entry.name), target: real)) }
            }
            if kind != .folder {
                guard isSwift else { continue }
                append(path, absolute, real: real, .init(module: module, precision: root.absolute.utf8.count))
            } else if Self.isBundle(entry.name) {
                continue
            } else if entry.kind == .link {
                links.append(Folder(path: path, absolute: absolute, real: real))
            } else {
                let isFetched = folder.isFetched || search?.isFetched(entry.name) == true
                let inner = Folder(path: path, absolute: absolute, real: real, isFetched: isFetched)
                try walk(inner, root: root, module: module, visited: &visited, links: &links)
            }
        }
    }

    /// None of a folder that was visited.
    private func newEntries(
        of folder: Folder, _ known: FileSystem.Status?, visited: inout Set<FolderIdentity>
    ) throws(CommandError) -> [FileSystem.Entry] {
        guard let status = known ?? FileSystem.status(of: folder.absolute) else {
            // It went away meanwhile; else nobody may enter the folder that it is in, or its path is too long.
            return FileSystem.isMissing(folder.absolute) ? [] : try entries(of: folder)
        }
        let isNew = visited.insert(FolderIdentity(device: status.device, inode: status.inode)).inserted
        return isNew ? try entries(of: folder) : []
    }

    private func entries(of folder: Folder) throws(CommandError) -> [FileSystem.Entry] {
        do throws(SystemError) {
            return try FileSystem.entries(of: folder.absolute)
        } catch {
            throw .input(.unreadableFolder(folder.path, reason: error.reason))
        }
    }

    // MARK: All together

    private func append(_ path: String, _ absolute: String, real: String, _ claim: FoundSource.Claim) {
        if isExcluded(absolute) {
            excludedCount += 1
            return
        }
        let module = claim.module.map { configuration.modules[$0].name }
        candidates.append(FoundSource(path: path, absolute: absolute, real: real, module: module, claim: claim))
    }

    /// `./Pods`, and the whole path of it that a script's `$SRCROOT/Pods` is, as `isExcluded` sees the files there: `/Pods`.
    private static func asCompared(_ text: String, in folder: String) -> String {
        let own = text.hasBytePrefix("./") ? String(text.dropFirst(2)) : Path.relative(text, to: folder) ?? ""
        return own.isEmpty ? text : "/" + own
    }

    /// Whether the settings leave out a file, even one that is named by itself.
    func isExcluded(_ path: String) -> Bool {
        if excludedSuffixes.isEmpty && excludedPaths.isEmpty { return false }
        let stem = Path.name(of: path).dropLast(".swift".count)
        if excludedSuffixes.contains(aSuffixOf: stem) { return true }
        // Where the checkout lies must not decide what is left out.
        let relative = Path.relative(path, to: configuration.folder).map { "/" + $0 }
        return excludedPaths.contains(aPartOf: relative ?? path)
    }

    /// Each file once. Where no two candidates are one file, as nearly always, they need not be put in order to see it.
    private func uniqueCandidates() -> [FoundSource] {
        if !mayRepeat || Set(candidates.map { $0.real }).count == candidates.count { return candidates }
        var unique: [FoundSource] = []
        for candidate in candidates.sorted(by: Self.isBefore) {
            if let last = unique.last, last.real.hasSameBytes(as: candidate.real) { continue }
            unique.append(candidate)
        }
        return unique
    }

    /// By file; of the ways that lead to one file, that of a module first, then the most exact one.
    private static func isBefore(_ left: FoundSource, _ right: FoundSource) -> Bool {
        if !left.real.hasSameBytes(as: right.real) { return left.real.precedesInBytes(right.real) }
        let (claim, other) = (left.claim, right.claim)
        if (claim.module == nil) != (other.module == nil) { return claim.module != nil }
        if claim.precision != other.precision { return claim.precision > other.precision }
        if claim.module != other.module { return claim.module ?? 0 < other.module ?? 0 }
        return left.path.precedesInBytes(right.path)
    }
}
