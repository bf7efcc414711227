/// Finds out from project files which modules there are, and which sources are theirs.
///
/// Nothing is run: each file is read as text, and what cannot be told from it is left open.
package struct ModuleFinder {
    private let disk: ProjectDisk

    package init(disk: ProjectDisk) {
        self.disk = disk
    }

    /// A name of a file, or of a folder that is a project, that describes modules.
    package static func isProjectFile(_ name: String) -> Bool {
        // It is asked of every source, and answered for nearly all by these two bytes.
        if name.utf8.last == UInt8(ascii: "t"), name.utf8.first != UInt8(ascii: "P") { return false }
        switch name {
        case "Project.swift", "project.yml", "BUILD", "BUILD.bazel": return true
        default:
            return PackageVersion.isManifest(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".podspec")
        }
    }

    /// Folders that hold what was fetched or built, and is not worked on.
    package static func isFetched(_ folder: some StringProtocol) -> Bool {
        switch String(folder) {
        case "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules": true
        default: folder.hasPrefix(".")
        }
    }

    /// The modules of the project files given, and of those in the folders above the ones given: up to the first that
    /// is the root of a repository, or that holds a project file where no repository is around.
    package func modules(of projectFiles: [String], above folders: [String]) -> FoundModules {
        var ways = WaysUp(disk: disk)
        let files = withOneManifest(Set(projectFiles + folders.flatMap { ways.projectFiles(above: $0) }))
        var modules: [FoundModules.Module] = []
        var helpers = TuistHelpers(disk: disk)
        var areAllRead = true
        for file in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let (found, areAll) = read(file, &helpers)
            if !areAll { areAllRead = false }
            modules += found
        }
        let names = Dictionary(grouping: files, by: ProjectPath.name)
        func places(_ name: String) -> [String] { names[name, default: []].map(ProjectPath.folder) }
        if !areAllRead {
            for index in modules.indices { modules[index].ownedPaths = [] }
        }
        let manifests = files.filter { PackageVersion.isManifest(ProjectPath.name(of: $0)) }
        return FoundModules(
            modules, packageFolders: Set(manifests.map(ProjectPath.folder)),
            buildFolders: Set(places("BUILD") + places("BUILD.bazel")))
    }

    /// A package has one manifest, whatever others it has for other compilers.
    private func withOneManifest(_ files: Set<String>) -> Set<String> {
        let manifests = files.filter { PackageVersion.isManifest(ProjectPath.name(of: $0)) }
        let ofPackages = Dictionary(grouping: manifests, by: ProjectPath.folder)
        return files.subtracting(manifests).union(
            ofPackages.values.compactMap { PackageVersion.chosen($0, disk: disk) })
    }

    /// The modules of a folder: of the project files in it, below it and above it.
    package func modules(in folder: String) -> FoundModules {
        modules(of: projectFiles(below: folder), above: [folder])
    }

    private func projectFiles(below folder: String) -> [String] {
        disk.names(folder).flatMap { name -> [String] in
            let path = ProjectPath.join(folder, name)
            if Self.isProjectFile(name) { return [path] }
            return Self.isFetched(name) || !disk.isFolder(path) ? [] : projectFiles(below: path)
        }
    }

    /// The modules of a project file, and whether it compiles nothing besides; some know that of their own folders.
    private func read(_ file: String, _ helpers: inout TuistHelpers) -> (modules: [FoundModules.Module], areAll: Bool) {
        switch ProjectPath.name(of: file) {
        case "Project.swift": return TuistProject(path: file, disk: disk).modules(&helpers)
        case "project.yml":
            let project = XcodeGenProject(path: file, disk: disk)
            return (project.modules, project.namesAllSources)
        case "BUILD", "BUILD.bazel": return (BazelPackage(path: file, disk: disk).modules, false)
        case let name where PackageVersion.isManifest(name):
            return (PackageManifest(path: file, disk: disk).modules, true)
        case let name where name.hasSuffix(".podspec"):
            let specification = PodSpecification(path: file, disk: disk)
            return (specification.modules, specification.namesAllSources)
        default:
            let modules = XcodeProject(path: file, disk: disk).modules
            return (modules, !modules.isEmpty)
        }
    }
}

/// The folders above others, each of which is looked at once: many sources may lie in many folders of one repository.
private struct WaysUp {
    /// What stands in the root of a repository.
    private static let marks = [".git", ".hg", ".jj", ".svn"]

    let disk: ProjectDisk
    private var repositories: [String: String?] = [:]
    private var projectFiles: [String: [String]] = [:]

    init(disk: ProjectDisk) {
        self.disk = disk
    }

    /// Up to the root of the repository, else up to the first folder that has some.
    mutating func projectFiles(above folder: String) -> [String] {
        let names = disk.names(folder)
        var found = projectFiles(among: names, in: folder)
        // What is asked about is seldom above something else that is: nothing of it is kept.
        if folder == "/" || isRoot(folder, among: names) { return found }
        var folder = ProjectPath.folder(of: folder)
        let root = repository(around: folder)
        while root != nil || found.isEmpty {
            found += projectFiles(in: folder)
            if folder == root || folder == "/" { break }
            folder = ProjectPath.folder(of: folder)
        }
        return found
    }

    private mutating func projectFiles(in folder: String) -> [String] {
        if let known = projectFiles[folder] { return known }
        let files = projectFiles(among: disk.names(folder), in: folder)
        projectFiles[folder] = files
        return files
    }

    private func projectFiles(among names: [String], in folder: String) -> [String] {
        names.filter(ModuleFinder.isProjectFile).map { ProjectPath.child($0, of: folder) }
    }

    private mutating func repository(around folder: String) -> String? {
        if let known = repositories[folder] { return known }
        let isRoot = isRoot(folder, among: Self.marks)
        let root = isRoot ? folder : folder == "/" ? nil : repository(around: ProjectPath.folder(of: folder))
        repositories[folder] = .some(root)
        return root
    }

    private func isRoot(_ folder: String, among names: [String]) -> Bool {
        Self.marks.contains { names.contains($0) && disk.exists(ProjectPath.child($0, of: folder)) }
    }
}
