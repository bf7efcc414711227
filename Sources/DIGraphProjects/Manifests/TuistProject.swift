/// The modules of a Project.swift, as Tuist reads it.
struct TuistProject {
    let path: String
    let disk: ProjectDisk
    private var folder: String { ProjectPath.folder(of: path) }

    private static let programs: Set<String> = [
        "app", "appClip", "appExtension", "commandLineTool", "extensionKitExtension", "macro", "messagesExtension",
        "stickerPackExtension", "systemExtension", "tvTopShelfExtension", "watch2App", "watch2Extension", "xpc",
    ]

    /// The modules, and whether all that is compiled is known.
    func modules(_ helpers: inout TuistHelpers) -> (modules: [FoundModules.Module], areAll: Bool) {
        // Many an app has a Project of its own.
        guard let bytes = disk.contents(path), String(decoding: bytes, as: UTF8.self).contains("ProjectDescription")
        else { return ([], true) }
        let (root, files) = helpers.files(for: folder)
        let evaluator = ManifestEvaluator.values(of: ManifestParser.statements(bytes, .swift), helpers: files)
        let projects = evaluator.values.compactMap(\.record).filter { $0.name == "Project" }
        var areAll = evaluator.isExact && !projects.isEmpty
        let modules = projects.flatMap { project -> [FoundModules.Module] in
            let targets = project["targets"]?.elements ?? []
            let modules = targets.compactMap(\.record).compactMap { module($0, project: project, root: root) }
            if modules.count != targets.count || !targets.allSatisfy({ namesAllSources($0, root: root) }) {
                areAll = false
            }
            return modules
        }
        return (modules, areAll)
    }

    /// Whether each of the sources of a target is known.
    private func namesAllSources(_ target: ManifestValue, root: String) -> Bool {
        ["sources", "buildableFolders"].allSatisfy { label in
            let fields = target.record?.fields.filter { $0.label == label }.map(\.value) ?? []
            return fields.allSatisfy { $0.isGiven && $0.elements.allSatisfy { !patterns($0, root: root).isEmpty } }
        }
    }

    private func module(_ target: ManifestRecord, project: ManifestRecord, root: String) -> FoundModules.Module? {
        guard ["target", "Target"].contains(target.name), let name = target["name"]?.text else { return nil }
        let product = target["product"]?.record?.name ?? ""
        let settings = BuildSettings(layers: [target, project].flatMap { layers($0["settings"], root: root) })
        let sources = (target["sources"]?.elements ?? []).flatMap { patterns($0, root: root) }
        let folders = (target["buildableFolders"]?.elements ?? []).compactMap { buildableFolder($0, root: root) }
        return FoundModules.Module(
            name: ModuleName.identifier(target["productName"]?.text ?? name),
            kind: product.hasSuffix("Tests") ? .tests : Self.programs.contains(product) ? .program : .library,
            compiler: settings.compiler, origin: path,
            ownedPaths: (sources + folders).filter(\.excludesSome).map(\.base), sources: sources + folders)
    }

    // MARK: Sources

    /// A text, `.glob("…", excluding: […])`, or a list of either in a call.
    private func patterns(_ value: ManifestValue, root: String) -> [SourcePattern] {
        if let record = value.record, let globs = record["globs"] ?? Self.list(of: record) {
            return globs.elements.flatMap { patterns($0, root: root) }
        }
        let glob = value.record?.name == "glob" ? value.record : nil
        guard let (place, pattern) = place(glob?.unlabeled.first ?? value, root: root) else { return [] }
        // What is excluded elsewhere needs no mention here.
        let excluded = (glob?["excluding"]?.elements ?? []).compactMap { self.place($0, root: root) }
        return [
            SourcePattern(
                in: place, matching: pattern,
                excluding: excluded.filter { $0.folder == place }.map { Glob($0.pattern) })
        ]
    }

    /// A path, or `.folder("…", exceptions: .exceptions([.exception(excluded: […])]))`.
    private func buildableFolder(_ value: ManifestValue, root: String) -> SourcePattern? {
        guard let (place, pattern) = place(value, root: root) else { return nil }
        let given = value.record?["exceptions"]
        let exceptions = given?.record.map { $0.unlabeled.flatMap(\.elements) } ?? given?.elements ?? []
        let excluded = exceptions.flatMap { $0.record?["excluded"]?.elements ?? [] }.compactMap { $0.text }
        return SourcePattern(
            in: place, matching: pattern, excluding: excluded.flatMap { [Glob($0), Glob("\(pattern)/\($0)")] })
    }

    private static func list(of record: ManifestRecord) -> ManifestValue? {
        if case .list? = record.unlabeled.first { return record.unlabeled.first }
        return nil
    }

    /// A pattern and what it is relative to: the manifest's folder, or with `//` or `.relativeToRoot` the root.
    private func place(_ value: ManifestValue, root: String) -> (folder: String, pattern: String)? {
        if let text = value.text {
            return text.hasPrefix("//") ? (root, String(text.dropFirst(2))) : (folder, text)
        }
        guard let record = value.record, let text = record.unlabeled.first?.text else { return nil }
        return (record.name == "relativeToRoot" ? root : folder, text)
    }

    // MARK: Settings

    /// `.settings(base: […], configurations: [.release(name: "Release", settings: […], xcconfig: "…")])`: of several
    /// configurations the one for releases, before what all have, before its xcconfig file.
    private func layers(_ settings: ManifestValue?, root: String) -> [[String: String]] {
        let configurations = settings?.record?["configurations"]?.elements.compactMap(\.record) ?? []
        let chosen = configurations.first { $0.name == "release" } ?? configurations.first
        let given = [chosen?["settings"], settings?.record?["base"] ?? settings].compactMap { $0?.settings }
        guard let file = chosen?["xcconfig"], let place = place(file, root: root) else { return given }
        return given + [ConfigurationSettings(ProjectPath.join(place.folder, place.pattern), disk: disk).values]
    }
}

/// What the manifests of a Tuist workspace share: the sources in Tuist/ProjectDescriptionHelpers, read once.
struct TuistHelpers {
    private let disk: ProjectDisk
    private var read: [String: [[ManifestStatement]]] = [:]

    init(disk: ProjectDisk) {
        self.disk = disk
    }

    /// The root of the workspace around a folder, and the statements of each shared file.
    mutating func files(for folder: String) -> (root: String, files: [[ManifestStatement]]) {
        var root = folder
        while root != "/", !disk.isFolder(ProjectPath.join(root, "Tuist")) { root = ProjectPath.folder(of: root) }
        if root == "/" { return (folder, []) }
        if let files = read[root] { return (root, files) }
        let plugins = disk.names(ProjectPath.join(root, "Plugins")).sorted().map {
            ProjectPath.join(root, "Plugins/\($0)")
        }
        let folders = ([ProjectPath.join(root, "Tuist")] + plugins).map {
            ProjectPath.join($0, "ProjectDescriptionHelpers")
        }
        let files = folders.flatMap(sources).compactMap { disk.contents($0) }.map {
            ManifestParser.statements($0, .swift)
        }
        read[root] = files
        return (root, files)
    }

    private func sources(in folder: String) -> [String] {
        disk.names(folder).sorted().map { ProjectPath.join(folder, $0) }.flatMap { path in
            path.hasSuffix(".swift") ? [path] : disk.isFolder(path) ? sources(in: path) : []
        }
    }
}
