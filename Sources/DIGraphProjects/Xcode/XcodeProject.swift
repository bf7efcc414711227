/// The modules of an Xcode project: its targets, by their build phases and by the folders that they are in step with.
struct XcodeProject {
    private let path: String
    private let disk: ProjectDisk
    private let objects: [String: PropertyList]
    private let project: PropertyList
    /// What paths in it are relative to.
    private let folder: String
    /// The paths of files and groups, by their ids.
    private var paths: [String: String] = [:]
    /// What targets make exceptions of, by target and synchronized folder.
    private var exceptions: [String: [String: [String]]] = [:]

    /// `path` is that of the folder with the project; one that cannot be read has no modules.
    init(path: String, disk: ProjectDisk) {
        self.path = path
        self.disk = disk
        let file = disk.contents(ProjectPath.join(path, "project.pbxproj")).flatMap { PropertyList($0) }
        if case .dictionary(let objects)? = file?["objects"] { self.objects = objects } else { objects = [:] }
        project = file?["rootObject"]?.text.flatMap { [objects] in objects[$0] } ?? .dictionary([:])
        folder = ProjectPath.join(ProjectPath.folder(of: path), project["projectDirPath"]?.text ?? "")
        addPaths()
        addExceptions()
    }

    var modules: [FoundModules.Module] {
        var modules = (project["targets"]?.texts ?? []).compactMap { id -> FoundModules.Module? in
            guard let target = objects[id], target.isA("PBXNativeTarget") else { return nil }
            return module(of: target, id: id)
        }
        // What the project shows and compiles nowhere, as no target's member.
        if !modules.isEmpty { modules[0].ownedPaths += paths.values.filter { $0.hasSuffix(".swift") }.sorted() }
        return modules
    }

    private func module(of target: PropertyList, id: String) -> FoundModules.Module? {
        let settings = settings(of: target)
        guard let name = target["name"]?.text else { return nil }
        let module = settings.value("PRODUCT_MODULE_NAME") ?? ""
        return FoundModules.Module(
            name: ModuleName.identifier(module.isEmpty ? name : module),
            kind: Self.kind(ofProduct: target["productType"]?.text ?? ""),
            compiler: settings.compiler, origin: path,
            ownedPaths: target["fileSystemSynchronizedGroups"]?.texts.compactMap { paths[$0] } ?? [],
            sources: files(of: target) + folders(of: target, id: id))
    }

    private static func kind(ofProduct type: String) -> FoundModules.Module.Kind {
        if type.contains("unit-test") || type.contains("ui-testing") { return .tests }
        return type.contains(".framework") || type.contains(".library") ? .library : .program
    }

    // MARK: Sources

    private func files(of target: PropertyList) -> [SourcePattern] {
        let phases = objects(target["buildPhases"]).filter { $0.value.isA("PBXSourcesBuildPhase") }
        let files = phases.flatMap { objects($0.value["files"]) }
        let references = files.compactMap { $0.value["fileRef"]?.text }
        return references.compactMap { paths[$0] }.filter { $0.hasSuffix(".swift") }.map { SourcePattern(base: $0) }
    }

    /// The folders that the target is in step with, without the exceptions, and its exceptions of other targets' folders.
    private func folders(of target: PropertyList, id: String) -> [SourcePattern] {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        let exceptions = exceptions[id] ?? [:]
        return own.union(exceptions.keys).sorted().flatMap { group -> [SourcePattern] in
            guard objects[group]?.isA(Self.synchronizedGroup) == true, let folder = paths[group] else { return [] }
            let files = exceptions[group] ?? []
            if own.contains(group) { return [SourcePattern(base: folder, excluding: files)] }
            return files.map { SourcePattern(base: ProjectPath.join(folder, $0)) }
        }
    }

    private static let synchronizedGroup = "PBXFileSystemSynchronizedRootGroup"

    private mutating func addExceptions() {
        for (id, group) in objects where group.isA(Self.synchronizedGroup) {
            for (_, set) in objects(group["exceptions"]) {
                guard let target = set["target"]?.text else { continue }
                exceptions[target, default: [:]][id, default: []] += set["membershipExceptions"]?.texts ?? []
            }
        }
    }

    private func objects(_ ids: PropertyList?) -> [(id: String, value: PropertyList)] {
        (ids?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    /// Goes down the tree of groups, in which each path is relative to that of the group above.
    private mutating func addPaths() {
        var pending = (project["mainGroup"]?.text).map { [($0, folder)] } ?? []
        while let (id, above) = pending.popLast() {
            guard paths[id] == nil, let object = objects[id] else { continue }
            let path = object["path"]?.text ?? ""
            switch object["sourceTree"]?.text {
            case "<group>": paths[id] = ProjectPath.join(above, path)
            case "SOURCE_ROOT": paths[id] = ProjectPath.join(folder, path)
            case "<absolute>": paths[id] = ProjectPath.join("/", path)
            // What is built, or of the system.
            default: continue
            }
            let place = paths[id] ?? above
            pending += (object["children"]?.texts ?? []).map { ($0, place) }
        }
    }

    // MARK: Settings

    private func settings(of target: PropertyList) -> BuildSettings {
        let own = configurations(of: target)
        let shared = configurations(of: project)
        // Targets whose configurations differ in their module are rare; the one that is built by default tells.
        let name = own.standard ?? shared.standard
        let layers = [own.all, shared.all].flatMap { all -> [[String: String]] in
            let configuration = all.first { $0["name"]?.text == name } ?? all.first
            return configuration.map { [Self.settings(in: $0), fileSettings(of: $0)] } ?? []
        }
        return BuildSettings(
            layers: layers,
            standard: [
                "TARGET_NAME": target["name"]?.text ?? "", "PRODUCT_NAME": "$(TARGET_NAME)",
                "PROJECT_NAME": String(ProjectPath.name(of: path).dropLast(".xcodeproj".count)),
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            ])
    }

    private func configurations(of holder: PropertyList) -> (all: [PropertyList], standard: String?) {
        let list = holder["buildConfigurationList"]?.text.flatMap { objects[$0] }
        return (objects(list?["buildConfigurations"]).map(\.value), list?["defaultConfigurationName"]?.text)
    }

    private static func settings(in configuration: PropertyList) -> [String: String] {
        guard case .dictionary(let settings)? = configuration["buildSettings"] else { return [:] }
        return settings.mapValues { $0.texts.joined(separator: " ") }
    }

    /// Those of the xcconfig file that the configuration is based on.
    private func fileSettings(of configuration: PropertyList) -> [String: String] {
        var file = configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
        if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }),
            let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
        {
            file = ProjectPath.join(anchor, relative)
        }
        return file.map { ConfigurationSettings($0, disk: disk).values } ?? [:]
    }
}

extension PropertyList {
    fileprivate func isA(_ name: String) -> Bool { self["isa"]?.text == name }
}
