/// The modules of a BUILD file: what its rules compile of Swift.
struct BazelPackage {
    let path: String
    let disk: ProjectDisk
    private var folder: String { ProjectPath.folder(of: path) }

    var modules: [FoundModules.Module] {
        guard let bytes = disk.contents(path) else { return [] }
        let calls = ManifestEvaluator.values(of: ManifestParser.statements(bytes, .starlark)).calls.compactMap(\.record)
        let groups = calls.filter { $0.name == "filegroup" }
        let features = calls.first { $0.name == "package" }?["features"]?.texts ?? []
        return calls.compactMap { module($0, groups: groups, features: features) }
    }

    /// - Parameter features: those that all rules of the file are compiled with, unless they say otherwise.
    private func module(_ rule: ManifestRecord, groups: [ManifestRecord], features: [String]) -> FoundModules.Module? {
        guard let name = rule["name"]?.text, let sources = rule["srcs"], !["filegroup", "genrule"].contains(rule.name)
        else { return nil }
        let isSwift = rule.name.contains("swift") || rule["module_name"] != nil
        let patterns = patterns(sources, groups: groups).filter {
            isSwift || $0.namesSwift
        }
        if patterns.isEmpty { return nil }
        var compiler = Self.compiler(features: features + (rule["features"]?.texts ?? []))
        compiler.read(flags: rule["copts"]?.texts ?? [])
        return FoundModules.Module(
            name: rule["module_name"]?.text ?? moduleName(name, of: rule), kind: Self.kind(of: rule),
            package: rule["package_name"]?.text,
            compiler: compiler, origin: path, sources: patterns)
    }

    /// `swift.upcoming.NAME` turns a feature of the compiler on, and `swift.enable_v6` the language mode; a `-` before it turns
    /// it off again.
    private static func compiler(features: [String]) -> CompilerSettings {
        var compiler = CompilerSettings()
        for feature in features {
            let isOn = !feature.hasPrefix("-")
            let name = isOn ? feature : String(feature.dropFirst())
            if name == "swift.enable_v6" { compiler.languageMode = isOn ? "6" : "5" }
            let upcoming = "swift.upcoming."
            if name.hasPrefix(upcoming) { compiler.set(feature: String(name.dropFirst(upcoming.count)), isOn: isOn) }
        }
        return compiler
    }

    private static func kind(of rule: ManifestRecord) -> FoundModules.Module.Kind {
        if rule.name.contains("test") { return .tests }
        return ["binary", "application", "extension"].contains(where: rule.name.contains) ? .program : .library
    }

    /// rules_swift makes it of the label; others take the name.
    private func moduleName(_ name: String, of rule: ManifestRecord) -> String {
        guard rule.name.hasPrefix("swift_"), let root = workspace, folder.hasPrefix(root + "/") else {
            return ModuleName.identifier(name)
        }
        return ModuleName.identifier(folder.dropFirst(root.count + 1) + "/" + name, keepsFirstDigit: true)
    }

    private var workspace: String? {
        var root = folder
        let marks = ["WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel", "REPO.bazel"]
        while !disk.names(root).contains(where: marks.contains) {
            if root == "/" { return nil }
            root = ProjectPath.folder(of: root)
        }
        return root
    }

    // MARK: Sources

    /// Files, labels, `glob(…)`, `select(…)`, and the groups of files that labels stand for.
    private func patterns(_ value: ManifestValue, groups: [ManifestRecord], depth: Int = 0) -> [SourcePattern] {
        value.elements.flatMap { element -> [SourcePattern] in
            if let text = element.text { return patterns(label: text, groups: groups, depth: depth) }
            guard let call = element.record else { return [] }
            if call.name == "glob" { return globs(call) }
            guard call.name == "select", case .pairs(let choices)? = call.unlabeled.first else { return [] }
            return choices.flatMap { patterns($0.value, groups: groups, depth: depth) }
        }
    }

    private func patterns(label: String, groups: [ManifestRecord], depth: Int) -> [SourcePattern] {
        if label.hasPrefix(":"), let group = groups.first(where: { $0["name"]?.text == String(label.dropFirst()) }) {
            return depth < 8 ? patterns(group["srcs"] ?? .unknown, groups: groups, depth: depth + 1) : []
        }
        guard label.hasSuffix(".swift") else { return [] }
        let path = label.split(separator: ":").joined(separator: "/")
        guard label.hasPrefix("//") else { return [SourcePattern(base: ProjectPath.join(folder, path))] }
        return workspace.map { [SourcePattern(base: ProjectPath.join($0, path.drop { $0 == "/" }))] } ?? []
    }

    private func globs(_ call: ManifestRecord) -> [SourcePattern] {
        let included = call["include"] ?? call.unlabeled.first
        let excluded = (call["exclude"]?.texts ?? []).map { Glob($0) }
        return (included?.texts ?? []).map { pattern in
            var result = SourcePattern(in: folder, matching: pattern, excluding: excluded)
            result.buildFolder = folder
            return result
        }
    }
}
