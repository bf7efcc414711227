import DIGraphCommand
import DIGraphProjects

extension ModuleSearch {
    /// Reads the project files around the sources.
    static let inProjectFiles = ModuleSearch(
        isProjectFile: { ModuleFinder.isProjectFile($0) }, isFetched: { ModuleFinder.isFetched($0) },
        find: { question in
            let found = ModuleFinder(disk: .real).modules(of: question.projectFiles, above: question.folders)
            return found.modules.isEmpty ? nil : ModuleAssignment(found, question).answer
        })
}

extension ProjectDisk {
    static let real = ProjectDisk(
        contents: { FileSystem.bytes(of: $0) }, names: { FileSystem.names(in: $0) },
        isFolder: { FileSystem.isFolder($0) }, exists: { FileSystem.exists($0) })
}
