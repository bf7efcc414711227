/// The modules of a project.yml, of which XcodeGen makes an Xcode project.
struct XcodeGenProject {
    let path: String
    let disk: ProjectDisk
    private var folder: String { ProjectPath.folder(of: path) }

    var modules: [FoundModules.Module] {
        guard let text = disk.text(path) else { return [] }
        let project = BlockText.value(of: text)
        guard case .pairs(let targets)? = project.value(ofKey: "targets") else { return [] }
        return targets.compactMap { target in
            target.key.text.flatMap { module($0, target.value, project) }
        }
    }

    /// Whether the targets that are read are all that there are, with all their sources.
    var namesAllSources: Bool {
        guard let text = disk.text(path) else { return false }
        let project = BlockText.value(of: text)
        guard case .pairs(let targets)? = project.value(ofKey: "targets"), !targets.isEmpty,
            project.value(ofKey: "include") == nil
        else {
            return false
        }
        return targets.allSatisfy { target in
            let sources = target.value.value(ofKey: "sources")?.elements ?? []
            return target.value.value(ofKey: "templates") == nil && target.value.value(ofKey: "type")?.text != nil
                && sources.allSatisfy { ($0.text ?? $0.value(ofKey: "path")?.text)?.contains("$") == false }
        }
    }

    private func module(_ name: String, _ target: ManifestValue, _ project: ManifestValue) -> FoundModules.Module? {
        // What a target takes from templates, or makes of one name for several platforms, is more than its text says.
        guard let type = target.value(ofKey: "type")?.text, let sources = target.value(ofKey: "sources") else {
            return nil
        }
        let own = layers(of: target, in: project)
        let settings = BuildSettings(
            layers: own + layers(of: project, in: project), standard: Self.presets(of: project))
        let product = own.lazy.compactMap { $0["PRODUCT_MODULE_NAME"] ?? $0["PRODUCT_NAME"] }.first
        return FoundModules.Module(
            name: ModuleName.identifier(product.flatMap { $0.contains("$") ? nil : $0 } ?? name), kind: Self.kind(type),
            compiler: settings.compiler, origin: path,
            ownedPaths: sources.elements.compactMap(ownedPath), sources: sources.elements.flatMap(patterns))
    }

    // MARK: Settings

    /// What XcodeGen itself sets of the project, unless it is told not to.
    private static func presets(of project: ManifestValue) -> [String: String] {
        let chosen = project.value(ofKey: "options")?.value(ofKey: "settingPresets")?.text ?? "all"
        return ["all", "project"].contains(chosen) ? ["SWIFT_VERSION": "5.0"] : [:]
    }

    /// The settings of a target or of the project, and those of its xcconfig file; of several configurations the one for
    /// releases.
    private func layers(of holder: ManifestValue, in project: ManifestValue) -> [[String: String]] {
        let given = holder.value(ofKey: "settings").map { texts(of: $0, in: project) } ?? [:]
        let file = holder.value(ofKey: "configFiles")?.ofRelease.text
        return [
            given, file.map { ConfigurationSettings(ProjectPath.join(folder, $0), disk: disk).values } ?? [:],
        ]
    }

    /// A map of settings, or one of `base`, `configs` and the names of `groups`, which `settingGroups` are.
    private func texts(of settings: ManifestValue, in project: ManifestValue, depth: Int = 0) -> [String: String] {
        let isNested = ["base", "configs", "groups"].contains { settings.value(ofKey: $0) != nil }
        guard isNested, depth < 8 else { return settings.settings }
        let groups = (settings.value(ofKey: "groups")?.texts ?? []).compactMap {
            project.value(ofKey: "settingGroups")?.value(ofKey: $0)
        }
        let layers =
            groups.map { texts(of: $0, in: project, depth: depth + 1) }
            + [
                settings.value(ofKey: "base")?.settings,
                settings.value(ofKey: "configs")?.ofRelease.settings,
            ].compactMap { $0 }
        return layers.reduce(into: [:]) { all, layer in all.merge(layer) { _, last in last } }
    }

    private static func kind(_ type: String) -> FoundModules.Module.Kind {
        if type.hasSuffix("-test") || type.hasSuffix("-testing") { return .tests }
        return type.hasPrefix("framework") || type.hasPrefix("library") ? .library : .program
    }

    /// The folder of which a target takes some files and excludes others.
    private func ownedPath(_ value: ManifestValue) -> String? {
        guard let path = value.value(ofKey: "path")?.text, value.value(ofKey: "excludes") != nil else { return nil }
        return ProjectPath.join(folder, path)
    }

    /// A path, or a map with `path`, `includes` and `excludes`, which are relative to it.
    private func patterns(_ value: ManifestValue) -> [SourcePattern] {
        guard let path = value.text ?? value.value(ofKey: "path")?.text, !path.contains("$") else { return [] }
        let place = ProjectPath.join(folder, path)
        let excluded = (value.value(ofKey: "excludes")?.texts ?? []).map { Glob($0) }
        guard let included = value.value(ofKey: "includes")?.texts, !included.isEmpty else {
            if path.contains("*") { return [SourcePattern(in: folder, matching: path)] }
            if excluded.isEmpty { return [SourcePattern(base: place)] }
            return [SourcePattern(in: place, matching: "**/*.swift", excluding: excluded)]
        }
        return included.map { SourcePattern(in: place, matching: $0, excluding: excluded) }
    }
}
