import SwiftFacts

/// Where a generated file is to lie, and what its path tells about its module when nobody names modules.
///
///     let place = OutputPlace(path: "Sources/App/NeedleGenerated.swift")
///     place.moduleName                          // "App"
///     place.holds("Sources/App/DI/Root.swift")  // true: surely a file of the same module
final class OutputPlace: Sendable {
    /// What the module is called where folders are named after modules. To be taken as a hint.
    let moduleName: String?
    private let folders: [Substring]
    private let isKnown: Bool
    /// How many of the folders lead to the one whose files, at any depth, are of the same module; nil where only
    /// neighbours surely are.
    private let moduleDepth: Int?

    /// Folders that hold the sources of one module, or a folder for each module.
    private static let sourceFolders: Set<Substring> = ["Source", "Sources", "Tests"]

    init(path: String) {
        folders = Self.folders(of: path)
        isKnown = true
        guard let sources = folders.lastIndex(where: Self.sourceFolders.contains) else {
            moduleDepth = nil
            moduleName = folders.last.map(String.init)
            return
        }
        // `Projects/Cart/Sources/Cart.swift` or `Sources/Cart/Cart.swift`.
        let name = sources + 1 == folders.count ? sources - 1 : sources + 1
        moduleDepth = max(sources, name) + 1
        moduleName = folders.indices.contains(name) ? String(folders[name]) : nil
    }

    /// A place of which only the neighbourhood is known.
    init(near path: String) {
        folders = Self.folders(of: path)
        moduleDepth = nil
        moduleName = nil
        isKnown = false
    }

    /// Nil where modules are named, for then nothing has to be told from paths.
    convenience init?(_ settings: GeneratorSettings) {
        guard settings.hasOpenModules, let path = settings.outputPath else { return nil }
        self.init(path: path)
    }

    /// Whether a file is surely compiled together with the generated one.
    func holds(_ path: String) -> Bool {
        isKnown && holds(commonFolders(with: path))
    }

    /// How likely a file is compiled together with the generated one: the more, the more folders both lie in. Nil where
    /// it probably is not.
    func nearness(of path: String) -> Int? {
        let common = commonFolders(with: path)
        if isKnown && holds(common) { return .max }
        if moduleDepth != nil { return nil }
        // Beside the output's folder or above it, but not everywhere.
        return common.shared >= min(folders.count, max(1, folders.count - 1)) ? common.shared : nil
    }

    private func holds(_ common: (shared: Int, isNeighbour: Bool)) -> Bool {
        common.isNeighbour || moduleDepth.map { common.shared >= $0 } == true
    }

    /// How many folders, from the first on, the file lies in too; and whether it lies in these alone. Every file of an app
    /// is asked, so this goes by bytes.
    private func commonFolders(with path: String) -> (shared: Int, isNeighbour: Bool) {
        var path = path
        return path.withUTF8 { bytes in
            var shared = 0
            var start = 0
            while let slash = bytes.firstOffset(of: Byte.slash, from: start) {
                let name = UnsafeBufferPointer(rebasing: bytes[start..<slash])
                start = slash + 1
                if !Self.isFolder(name) { continue }
                guard shared < folders.count, folders[shared].utf8.elementsEqual(name) else { return (shared, false) }
                shared += 1
            }
            return (shared, shared == folders.count)
        }
    }

    private static func folders(of path: String) -> [Substring] {
        path.folders.filter { isFolder($0.utf8) }
    }

    private static func isFolder(_ name: some Collection<UInt8>) -> Bool {
        !(name.count <= 2 && name.allSatisfy { $0 == Byte.period })
    }
}

extension String {
    /// The names of the folders that a path leads through. By bytes: characters cost ten times as much.
    var folders: [Substring] {
        utf8.split(separator: Byte.slash).dropLast().map { Substring($0) }
    }
}
