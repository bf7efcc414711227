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

    private func module(_ name: String, _ target: ManifestValue, _ project: ManifestValue) -> FoundModules.Module? {
        // What a target takes from templates, or makes of one name for several platforms, is more than its text says.
        guard let type = target.value(ofKey: "type")?.text, let sources = target.value(ofKey: "sources") else {
            return nil
        }
        let settings = [target, project].compactMap { $0.value(ofKey: "settings") }
        func setting(_ key: String, in layers: [ManifestValue]) -> String? {
            layers.lazy.compactMap { ($0.value(ofKey: "base") ?? $0).value(ofKey: key)?.text }.first
        }
        let own = Array(settings.prefix(target.value(ofKey: "settings") == nil ? 0 : 1))
        let product = setting("PRODUCT_MODULE_NAME", in: own) ?? setting("PRODUCT_NAME", in: own)
        return FoundModules.Module(
            name: ModuleName.identifier(product.flatMap { $0.contains("$") ? nil : $0 } ?? name), kind: Self.kind(type),
            hasMainActorIsolation: setting("SWIFT_DEFAULT_ACTOR_ISOLATION", in: settings) == "MainActor",
            isNonsending: XcodeProject.nonsendingSettings.contains {
                ["YES", "true"].contains(setting($0, in: settings))
            }, origin: path,
            sources: sources.elements.flatMap(patterns))
    }

    private static func kind(_ type: String) -> FoundModules.Module.Kind {
        if type.hasSuffix("-test") || type.hasSuffix("-testing") { return .tests }
        return type.hasPrefix("framework") || type.hasPrefix("library") ? .library : .program
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
