/// The modules that the project files around some sources describe.
package struct FoundModules: Sendable {
    package struct Module: Equatable, Sendable {
        package enum Kind: Sendable {
            /// What other modules can import.
            case library
            /// An app, a tool or an extension: nothing but tests sees what it declares.
            case program
            case tests
        }

        package var name: String
        package var kind = Kind.library
        /// Which modules see what is `package` in it; nil where there are no packages.
        package var package: String?
        package var compiler = CompilerSettings()
        /// The names of the modules of its package that it depends on; nil where not all of them are known.
        var dependencies: [String]?
        /// The names of the plugins that are applied to it.
        package var plugins: [String] = []
        /// The absolute path of the file that describes it.
        package var origin: String
        /// The absolute paths of folders and files of which it is known that what is of no target is compiled nowhere.
        var ownedPaths: [String] = []
        package var sources: [SourcePattern] = []

        /// Whether a plugin of this package generates the code that wires its roots.
        package var wiresItself: Bool { plugins.contains("NeedlePlugin") }
    }

    /// In the order of the files that describe them.
    package let modules: [Module]
    /// What a pattern of a package does not reach into: the folders of other packages.
    private let packageFolders: Set<String>
    private let buildFolders: Set<String>
    /// What is in these and of no module is compiled nowhere.
    private let ownedPaths: Set<String>
    /// The patterns that begin at a folder, or are a file.
    private var patterns: [String: [(module: Int, pattern: SourcePattern)]] = [:]

    init(_ modules: [Module], packageFolders: Set<String>, buildFolders: Set<String>) {
        self.modules = modules
        self.packageFolders = packageFolders
        self.buildFolders = buildFolders
        ownedPaths = Set(modules.flatMap(\.ownedPaths))
        for (index, module) in modules.enumerated() {
            for pattern in module.sources { patterns[pattern.base, default: []].append((index, pattern)) }
        }
    }

    /// For each file the modules that it is compiled in: none that are known, one, or several that share it.
    package func modules(holding paths: [String]) -> [Set<Int>] {
        var known: [String: (all: Set<Int>, some: [Candidate])] = [:]
        return paths.map { path in
            let folder = ProjectPath.folder(of: path)
            let candidates = known[folder] ?? candidates(for: folder)
            known[folder] = candidates
            // Most files are in the folder of a module that takes them all.
            var found = candidates.all
            for candidate in candidates.some where candidate.pattern.holds(path, from: candidate.depth) {
                found.insert(candidate.module)
            }
            if let named = patterns[path] { found.formUnion(named.map(\.module)) }
            return found
        }
    }

    /// These modules and all of their packages that they depend on, through others too; nil where that is not known.
    package func modules(neededBy indices: Set<Int>) -> Set<Int>? {
        let places = Dictionary(grouping: modules.indices) { [modules[$0].origin, modules[$0].name] }
        var needed = indices
        var open = Array(indices)
        while let index = open.popLast() {
            guard let names = modules[index].dependencies else { return nil }
            let others = names.flatMap { places[[modules[index].origin, $0], default: []] }
            open += others.filter { needed.insert($0).inserted }
        }
        return needed
    }

    /// For each file of no module whether it is compiled nowhere: a target leaves it out, or takes it as a resource.
    package func areOwned(_ files: [String]) -> [Bool] {
        var known: [String: Bool] = [:]
        func isOwned(_ path: String) -> Bool {
            if let answer = known[path] { return answer }
            let isLast = path == "/" || packageFolders.contains(path)
            let answer = ownedPaths.contains(path) || !isLast && isOwned(ProjectPath.folder(of: path))
            known[path] = answer
            return answer
        }
        return files.map(isOwned)
    }

    /// The modules that take all files of a folder, and the patterns that take some.
    private func candidates(for folder: String) -> (all: Set<Int>, some: [Candidate]) {
        let reaching = patterns(reaching: folder)
        return (
            Set(reaching.filter(\.pattern.takesAll).map(\.module)), reaching.filter { !$0.pattern.takesAll }
        )
    }

    private struct Candidate {
        let module: Int
        let pattern: SourcePattern
        /// How many bytes of a path are the pattern's base and the slash after it.
        let depth: Int
    }

    /// The patterns that reach into a folder: those that begin at it or above, up to what is a package of its own.
    private func patterns(reaching folder: String) -> [Candidate] {
        var found: [Candidate] = []
        var base = folder
        var build: String?
        while true {
            if build == nil, buildFolders.contains(base) { build = base }
            for (module, pattern) in patterns[base, default: []]
            where build == nil || pattern.buildFolder == nil || pattern.buildFolder == build {
                found.append(Candidate(module: module, pattern: pattern, depth: base == "/" ? 1 : base.utf8.count + 1))
            }
            if base == "/" || packageFolders.contains(base) { return found }
            base = ProjectPath.folder(of: base)
        }
    }
}

/// Files that belong to a module: one file, all below a folder, or those below it that match a pattern.
package struct SourcePattern: Equatable, Sendable {
    /// The absolute path of the file, or of the folder.
    package let base: String
    /// Relative to the base; nil is everything.
    private(set) var glob: Glob?
    private var excluded: [Glob] = []
    /// The way to the base from the folder that `excluded` is relative to.
    private var way: [Substring] = []
    /// The folder of the Bazel package, which ends where another one begins.
    var buildFolder: String?

    /// A file, or a folder without the paths below it that are given.
    init(base: String, excluding paths: [String] = []) {
        self.base = base
        excluded = paths.map { Glob(path: $0) }
    }

    /// A file or folder that is relative to a folder, as what is excluded is.
    init(in folder: String, path: String, excluding: [Glob]) {
        let parts = path.split(separator: "/").filter { $0 != "." }
        base = ProjectPath.join(folder, parts.joined(separator: "/"))
        excluded = excluding
        way = parts
    }

    /// What a pattern matches that is relative to a folder, as what is excluded is.
    init(in folder: String, matching pattern: String, excluding: [Glob] = []) {
        let parts = pattern.split(separator: "/").filter { $0 != "." }
        let plain = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
        let rest = parts.dropFirst(plain.count)
        base = ProjectPath.join(folder, plain.joined(separator: "/"))
        if !rest.isEmpty { glob = Glob(rest.joined(separator: "/")) }
        excluded = excluding
        way = Array(plain)
    }

    var excludesSome: Bool { !excluded.isEmpty }

    var takesAll: Bool { glob == nil && excluded.isEmpty }

    var namesSwift: Bool { glob?.namesSwift ?? base.hasSuffix(".swift") }

    /// Whether a path matches, whose first `depth` bytes are the base.
    func holds(_ path: String, from depth: Int) -> Bool {
        if takesAll { return true }
        let relative = Substring(path.utf8.dropFirst(depth)).split(separator: "/")
        if let glob, !glob.matches(relative) { return false }
        return !excluded.contains { $0.matches(way + relative, orAbove: true) }
    }
}
