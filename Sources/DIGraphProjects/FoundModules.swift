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
        package var hasMainActorIsolation = false
        /// The absolute path of the file that describes it.
        package var origin: String
        package var sources: [SourcePattern] = []

        /// The folders that hold its sources, and the sources that were named one by one where nothing else is known.
        package var places: [String] {
            let folders = sources.filter(\.isFolder).map(\.base)
            let places = folders.isEmpty ? sources.map(\.base) : folders
            return places.enumerated().filter { !places[..<$0.offset].contains($0.element) }.map(\.element)
        }
    }

    /// In the order of the files that describe them.
    package let modules: [Module]
    /// What a pattern of a package does not reach into: the folders of other packages.
    private let packageFolders: Set<String>
    private let buildFolders: Set<String>
    /// The patterns that begin at a folder, or are a file.
    private var patterns: [String: [(module: Int, pattern: SourcePattern)]] = [:]

    init(_ modules: [Module], packageFolders: Set<String>, buildFolders: Set<String>) {
        self.modules = modules
        self.packageFolders = packageFolders
        self.buildFolders = buildFolders
        for (index, module) in modules.enumerated() {
            for pattern in module.sources { patterns[pattern.base, default: []].append((index, pattern)) }
        }
    }

    /// The modules that a file is compiled in: none that are known, one, or several that share it.
    package func modules(holding path: String) -> [Int] {
        if patterns.isEmpty { return [] }
        var found: Set<Int> = []
        var relative: [Substring] = []
        var isInOtherBuild = false
        var base = path[...]
        while true {
            for (module, pattern) in patterns[String(base), default: []]
            where !(isInOtherBuild && pattern.endsAtBuildFiles) && pattern.holds(relative) {
                found.insert(module)
            }
            let folder = String(base)
            if !relative.isEmpty, packageFolders.contains(folder) { break }
            if !relative.isEmpty, buildFolders.contains(folder) { isInOtherBuild = true }
            guard let slash = base.lastIndex(of: "/"), base.count > 1 else { break }
            relative.insert(base[base.index(after: slash)...], at: 0)
            base = base[..<slash]
        }
        return found.sorted()
    }
}

/// Files that belong to a module: one file, all below a folder, or those below it that match a pattern.
package struct SourcePattern: Equatable, Sendable {
    /// The absolute path of the file, or of the folder.
    package let base: String
    /// Relative to the folder; nil is everything.
    var glob: Glob?
    var excluded: [Glob] = []
    /// Whether the folders of other Bazel packages are not reached into.
    var endsAtBuildFiles = false

    var isFolder: Bool { glob == nil || glob?.isRecursive == true }

    /// `relative` is the way from the base to the file.
    func holds(_ relative: [Substring]) -> Bool {
        if excluded.contains(where: { $0.matches(relative, orAbove: true) }) { return false }
        return relative.isEmpty || glob?.matches(relative) ?? true
    }
}
