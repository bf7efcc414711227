import Foundation

@testable import DIGraphProjects

extension ProjectDisk {
    /// The files of a test, by their absolute paths.
    static func holding(_ files: [String: String]) -> ProjectDisk {
        let folders = Set(
            files.keys.flatMap { path in
                sequence(first: ProjectPath.folder(of: path)) { $0 == "/" ? nil : ProjectPath.folder(of: $0) }
            })
        return ProjectDisk(
            contents: { files[$0].map { Array($0.utf8) } },
            names: { folder in
                let paths = (Array(files.keys) + folders).filter { $0 != "/" && ProjectPath.folder(of: $0) == folder }
                return paths.map(ProjectPath.name).sorted()
            }, isFolder: { folders.contains($0) }, exists: { files[$0] != nil || folders.contains($0) })
    }

    static let foundation = ProjectDisk(
        contents: { FileManager.default.contents(atPath: $0).map { Array($0) } },
        names: { ((try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []).sorted() },
        isFolder: { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }, exists: { FileManager.default.fileExists(atPath: $0) })
}

extension FoundModules.Module {
    /// The folders that hold its sources, and the sources that were named one by one where nothing else is known.
    var places: [String] {
        let folders = sources.filter { $0.glob?.isRecursive ?? !$0.base.hasSuffix(".swift") }.map { $0.base }
        let places = folders.isEmpty ? sources.map { $0.base } : folders
        var known: Set<String> = []
        return places.filter { known.insert($0).inserted }
    }
}
