/// The modules of a Package.swift.
struct PackageManifest {
    let path: String
    let disk: ProjectDisk
    private var folder: String { ProjectPath.folder(of: path) }

    private static let kinds: [String: FoundModules.Module.Kind] = [
        "target": .library, "Target": .library, "executableTarget": .program, "testTarget": .tests, "plugin": .program,
        "macro": .program,
    ]
    private static let kindsWithoutSources: Set<String> = ["systemLibrary", "binaryTarget"]

    var modules: [FoundModules.Module] {
        guard let bytes = disk.contents(path) else { return [] }
        let evaluator = ManifestEvaluator.values(of: ManifestParser.statements(bytes, .swift))
        guard let package = evaluator.values.compactMap(\.record).first(where: { $0.name == "Package" }) else {
            return []
        }
        let name = packageName(package)
        let elements = package["targets"]?.elements ?? []
        let targets = elements.compactMap(\.record)
        var modules: [FoundModules.Module] = []
        var dependencies: [[String]?] = []
        // The same target may stand in several branches of a condition.
        for target in targets {
            guard let module = module(target, of: package, name, among: targets), !modules.contains(module) else {
                continue
            }
            modules.append(module)
            dependencies.append(Self.dependencies(of: target))
        }
        let withSources = targets.filter { Self.kinds[$0.name] != nil }
        let areAllKnown =
            targets.count == elements.count && modules.count == withSources.count
            && targets.allSatisfy { Self.kinds[$0.name] != nil || Self.kindsWithoutSources.contains($0.name) }
            && withSources.allSatisfy(Self.namesAllPlaces)
        if evaluator.isExact, let traits = Self.traits(of: package) {
            for index in modules.indices { modules[index].compiler.openDefines.formUnion(traits) }
        } else {
            for index in modules.indices { modules[index].compiler.defines = nil }
        }
        if !evaluator.isExact || !areAllKnown {
            for index in modules.indices { modules[index].ownedPaths = [] }
            return modules
        }
        for (index, names) in zip(modules.indices, dependencies) { modules[index].dependencies = names }
        return modules
    }

    /// Their names, which are defined in all targets where they are on; nil where not all of them are known.
    private static func traits(of package: ManifestRecord) -> [String]? {
        guard let list = package["traits"] else { return [] }
        let traits = list.elements.filter { $0.record?.name != "default" }
        let names = traits.compactMap { $0.text ?? $0.record?["name"]?.text }
        return list.isKnown && names.count == traits.count ? names : nil
    }

    /// Nil where `package` is no access level.
    private func packageName(_ package: ManifestRecord) -> String? {
        guard PackageVersion(path, disk: disk).namesPackage else { return nil }
        return package["name"]?.text ?? ProjectPath.name(of: folder)
    }

    /// The modules that a target depends on; products of other packages are none of this one.
    private static func dependencies(of target: ManifestRecord) -> [String]? {
        guard let list = target["dependencies"] else { return [] }
        let own = list.elements.filter { $0.record?.name != "product" }
        let names = own.compactMap { ($0.record?["name"] ?? $0).text }
        return list.isKnown && names.count == own.count ? names.map { ModuleName.identifier($0) } : nil
    }

    /// Whether each path of a target is known.
    private static func namesAllPlaces(_ target: ManifestRecord) -> Bool {
        ["path", "sources", "exclude"].allSatisfy { label in
            target.fields.filter { $0.label == label }.allSatisfy { field in
                field.value.isGiven && field.value.elements.allSatisfy { $0.text != nil }
            }
        }
    }

    private func module(
        _ target: ManifestRecord, of package: ManifestRecord, _ packageName: String?, among targets: [ManifestRecord]
    ) -> FoundModules.Module? {
        guard let kind = Self.kinds[target.name], let name = target["name"]?.text,
            let base = sourceFolder(target, name, isOnly: targets.count { $0.name == target.name } == 1)
        else { return nil }
        let resources = target["resources"]?.elements.compactMap { $0.record?.unlabeled.first?.text } ?? []
        let excluded = ((target["exclude"]?.texts ?? []) + resources).map { Glob(path: $0) }
        // What cannot be read may be all, and SwiftPM takes an empty list for none given.
        let listed = target["sources"].map { list in
            list.isKnown && list.elements.allSatisfy { $0.text != nil } ? list.texts : []
        }
        let sources = listed.map { $0.isEmpty ? [""] : $0 } ?? [""]
        return FoundModules.Module(
            name: ModuleName.identifier(name), kind: kind,
            package: target["packageAccess"]?.truth == false ? nil : packageName,
            compiler: compiler(of: target, in: package),
            plugins: target["plugins"]?.elements.compactMap { $0.record?["name"]?.text ?? $0.text } ?? [],
            origin: path, ownedPaths: [base],
            sources: sources.map { source in
                SourcePattern(in: base, path: source, excluding: excluded)
            })
    }

    private func sourceFolder(_ target: ManifestRecord, _ name: String, isOnly: Bool) -> String? {
        if let path = target["path"] { return path.text.map { ProjectPath.join(folder, $0) } }
        let sources = ["Sources", "Source", "src", "srcs"]
        let usual = target.name == "testTarget" ? ["Tests"] + sources : target.name == "plugin" ? ["Plugins"] : sources
        let folders = usual.map { ProjectPath.join(folder, $0) }.filter(disk.isFolder)
        let named = folders.map { ProjectPath.join($0, name) }.first(where: disk.isFolder)
        // A lone target may have the whole folder.
        return named ?? (isOnly ? folders.first : nil)
    }

    private func compiler(of target: ManifestRecord, in package: ManifestRecord) -> CompilerSettings {
        var compiler = CompilerSettings()
        compiler.languageMode = languageMode(of: package)
        for setting in target["swiftSettings"]?.elements ?? [] {
            guard let record = setting.record, let argument = record.unlabeled.first else { continue }
            switch record.name {
            case "defaultIsolation": compiler.hasMainActorIsolation = argument.record?.name == "MainActor"
            case "enableUpcomingFeature": argument.text.map { compiler.set(feature: $0) }
            case "swiftLanguageMode", "swiftLanguageVersion": compiler.languageMode = Self.languageMode(argument)
            case "unsafeFlags": compiler.read(flags: argument.texts)
            default: break
            }
        }
        Self.setDefines(of: target, in: &compiler)
        compiler.isSurelyNonisolated = !compiler.hasMainActorIsolation && Self.isKnown(target["swiftSettings"])
        return compiler
    }

    /// What `swiftSettings` may hold; another name is a function whose value is not known.
    private static let settings: Set<String> = [
        "define", "unsafeFlags", "enableUpcomingFeature", "enableExperimentalFeature", "interoperabilityMode",
        "swiftLanguageMode", "swiftLanguageVersion", "defaultIsolation", "strictMemorySafety", "treatAllWarnings",
        "treatWarning",
    ]

    /// Leaves them unknown where a setting is.
    private static func setDefines(of target: ManifestRecord, in compiler: inout CompilerSettings) {
        guard target["swiftSettings"]?.isGiven ?? true else { return }
        var names: Set<String> = []
        for setting in target["swiftSettings"]?.elements ?? [] {
            guard let record = setting.record, Self.settings.contains(record.name) else { return }
            if record.name != "define", record.name != "unsafeFlags" { continue }
            guard let argument = record.unlabeled.first, argument.isKnown,
                argument.elements.allSatisfy({ $0.text != nil })
            else {
                return
            }
            let found = record.name == "define" ? argument.texts : CompilerSettings.defines(inFlags: argument.texts)
            if record.unlabeled.count > 1 { compiler.openDefines.formUnion(found) } else { names.formUnion(found) }
        }
        compiler.defines = names
    }

    /// Whether all settings could be read; of unsafe flags the compiler says more than is read.
    private static func isKnown(_ settings: ManifestValue?) -> Bool {
        guard let settings else { return true }
        return settings.isGiven && settings.elements.allSatisfy { $0.record.map { $0.name != "unsafeFlags" } ?? false }
    }

    /// The newest that it names, else that of its tools.
    private func languageMode(of package: ManifestRecord) -> String? {
        guard let list = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"], list.isGiven else {
            return PackageVersion(path, disk: disk).languageMode
        }
        let modes = list.elements.compactMap(Self.languageMode)
        // One that cannot be read may be the newest.
        return modes.count == list.elements.count ? modes.max() : nil
    }

    /// `.v5`, `.v4_2` or `.version("6")`
    private static func languageMode(_ value: ManifestValue) -> String? {
        guard let record = value.record else { return nil }
        if record.name == "version" { return record.unlabeled.first?.text }
        return record.name.hasPrefix("v") ? String(record.name.dropFirst()).replacing("_", with: ".") : nil
    }
}
