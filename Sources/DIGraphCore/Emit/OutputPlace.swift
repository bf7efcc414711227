/// Where a generated file is to lie, and what its path tells about its module when nobody names modules.
///
///     let place = OutputPlace(path: "Sources/App/NeedleGenerated.swift")
///     place.moduleName                          // "App"
///     place.holds("Sources/App/DI/Root.swift")  // true: surely a file of the same module
struct OutputPlace {
    /// What the module is called where folders are named after modules. To be taken as a hint.
    let moduleName: String?
    private let folder: [Substring]
    private var isKnown = true
    /// The folder whose files, at any depth, are of the same module; nil where only neighbours surely are.
    private let moduleFolder: ArraySlice<Substring>?

    /// Folders that hold the sources of one module, or a folder for each module.
    private static let sourceFolders: Set<Substring> = ["Source", "Sources", "Tests"]

    init(path: String) {
        folder = Self.folder(of: path)
        guard let sources = folder.lastIndex(where: Self.sourceFolders.contains) else {
            moduleFolder = nil
            moduleName = folder.last.map(String.init)
            return
        }
        // `Projects/Cart/Sources/Cart.swift` or `Sources/Cart/Cart.swift`.
        let name = sources + 1 == folder.count ? sources - 1 : sources + 1
        moduleFolder = folder[...max(sources, name)]
        moduleName = folder.indices.contains(name) ? String(folder[name]) : nil
    }

    /// A place of which only the neighbourhood is known.
    init(near path: String) {
        folder = Self.folder(of: path)
        moduleFolder = nil
        moduleName = nil
        isKnown = false
    }

    /// Nil where modules are named, for then nothing has to be told from paths.
    init?(_ settings: GeneratorSettings) {
        guard settings.hasOpenModules, let path = settings.outputPath else { return nil }
        self.init(path: path)
    }

    /// Whether a file is surely compiled together with the generated one.
    func holds(_ path: String) -> Bool {
        guard isKnown else { return false }
        let other = Self.folder(of: path)
        return other == folder || moduleFolder.map { other.starts(with: $0) } == true
    }

    /// How likely a file is compiled together with the generated one: the more, the more folders both lie in. Nil where
    /// it probably is not.
    func nearness(of path: String) -> Int? {
        if holds(path) { return .max }
        if moduleFolder != nil { return nil }
        let shared = zip(Self.folder(of: path), folder).prefix { $0 == $1 }.count
        // Beside the output's folder or above it, but not everywhere.
        return shared >= min(folder.count, max(1, folder.count - 1)) ? shared : nil
    }

    private static func folder(of path: String) -> [Substring] {
        path.folders.filter { $0 != "." && $0 != ".." }
    }
}

extension String {
    /// The names of the folders that a path leads through. By bytes: characters cost ten times as much.
    var folders: [Substring] {
        utf8.split(separator: UInt8(ascii: "/")).dropLast().map { Substring($0) }
    }
}
