import SwiftFacts

/// A module that nobody named, as an import and the name of a folder tell.
package struct UnnamedModule: Sendable {
    package let name: String
    /// That of its files, as messages print it.
    package let folder: String
    /// A file that imports it.
    package let importer: String
    fileprivate let files: Set<Int>
}

extension ScannedSources {
    /// The modules that some file imports, and none of those in the one folder of that name, which is no folder of the
    /// modules that are named and has to do with the graph. In the order of their names.
    package func unnamedModules(
        besides modules: [String], isLoose: (SourceDescription) -> Bool
    ) -> [UnnamedModule] {
        var importers: [String: [Int]] = [:]
        for summary in summaries {
            for imported in summary.imports {
                importers[imported.module.firstNamePart, default: []].append(summary.file.index)
            }
        }
        for known in modules + RuntimeNames.modules { importers[known] = nil }
        let read = Set(summaries.map(\.file.index))
        return folders(named: Set(importers.keys), isLoose: isLoose).compactMap { name, folders in
            guard folders.count == 1, let (folder, files) = folders.first, let importers = importers[name],
                files.isDisjoint(with: importers), !files.isDisjoint(with: read), let importer = importers.min()
            else { return nil }
            return UnnamedModule(name: name, folder: folder, importer: sources[importer].path, files: files)
        }.sorted { $0.name < $1.name }
    }

    /// By the name of a folder: the files in each that has it, which is the nearest such one.
    private func folders(
        named names: Set<String>, isLoose: (SourceDescription) -> Bool
    ) -> [String: [String: Set<Int>]] {
        var result: [String: [String: Set<Int>]] = [:]
        for (index, source) in sources.enumerated() {
            let folder = source.path.folders.last { names.contains(Self.moduleName(ofFolder: $0)) }
            guard let folder, isLoose(source) else { continue }
            let path = String(source.path[..<folder.endIndex])
            result[Self.moduleName(ofFolder: folder), default: [:]][path, default: []].insert(index)
        }
        return result
    }

    /// `Feature-Cart` is the folder of the module `Feature_Cart`.
    private static func moduleName(ofFolder name: Substring) -> String {
        name.utf8.contains(UInt8(ascii: "-")) ? name.split(separator: "-").joined(separator: "_") : String(name)
    }

    /// The same where the files of those are theirs.
    fileprivate func giving(_ modules: [UnnamedModule]) -> ScannedSources {
        var result = self
        for module in modules {
            for file in module.files {
                result.sources[file] = SourceDescription(path: sources[file].path, module: module.name)
            }
        }
        return result
    }
}

extension Session {
    /// A session with more modules, and the sources for it.
    package func naming(_ modules: [UnnamedModule], in scanned: ScannedSources) -> (Session, ScannedSources) {
        if modules.isEmpty { return (self, scanned) }
        var settings = settings
        settings.modules += modules.map {
            .init(name: $0.name, compiler: .init(hasMainActorIsolation: settings.hasMainActorIsolation))
        }
        return (Session(settings: settings), scanned.giving(modules))
    }
}
