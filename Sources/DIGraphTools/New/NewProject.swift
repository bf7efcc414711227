import DIGraphCommand
import DIGraphCore
import DIGraphTemplates

/// A sample app as a project of its own: its files under the project's name, and manifests for Xcode.
struct NewProject {
    let files: [Template.File]
    let graphs: [Template.Graph]
    let hasXcodeTargets: Bool
    private let settings: RunSettings

    init(_ template: Template, _ name: ProjectName, _ package: PackageSource, _ settings: RunSettings) {
        self.settings = settings
        let renaming = Renaming(from: template.app, to: name.text)
        var files = template.files.map { file in
            Template.File(renaming.applied(to: file.path), renaming.applied(to: file.text))
        }
        let targets = XcodeTargets(template, name, renaming)
        let graphs = targets.graphs
        let hasXcodeTargets = settings.writesTuist || settings.writesXcodeGen
        for index in files.indices {
            var text = Self.text(of: files[index], template, name, package)
            let isOfGraph = graphs.contains { $0.settings == files[index].path }
            // The plugin writes where nobody has to look; a file that nobody generates would be missed by `check`.
            if isOfGraph && !hasXcodeTargets { text = Self.withoutOutput(text) }
            files[index] = Template.File(files[index].path, text)
        }
        self.graphs = graphs
        self.hasXcodeTargets = hasXcodeTargets
        files.append(Template.File(".gitignore", Self.ignored))
        if settings.writesTuist {
            let manifests = TuistManifests(targets: targets, package: package)
            files.append(Template.File("Project.swift", manifests.project))
            files.append(Template.File("Tuist/Package.swift", manifests.dependencies))
        }
        if settings.writesXcodeGen {
            files.append(Template.File("project.yml", XcodeGenManifest(targets: targets, package: package).text))
        }
        self.files = files.sorted { $0.path.precedesInBytes($1.path) }
    }

    /// What to type in the project's folder.
    func nextSteps(in folder: String) -> String {
        let way = folder == "." ? "" : "cd \(folder.quotedForShell) && "
        return way + "swift test" + (settings.writesTuist ? "; tuist install && tuist generate" : "")
            + (settings.writesXcodeGen ? "; xcodegen generate" : "")
    }

    private static let ignored = """
        .build/
        .swiftpm/
        .DS_Store
        Derived/
        *.xcodeproj
        *.xcworkspace

        """

    // MARK: Texts

    private static func text(
        of file: Template.File, _ template: Template, _ name: ProjectName, _ package: PackageSource
    ) -> String {
        let folders = file.path.split(separator: "/").dropLast()
        if file.path.hasSuffix("README.md") { return readme(file.text, depth: folders.count) }
        let isManifest = file.path == "Package.swift" || file.path.hasSuffix("/Package.swift")
        guard isManifest || file.path.hasSuffix(".json") && folders.isEmpty else { return file.text }
        let text = file.text.replacing(template.package.literal, with: name.text.literal)
        return isManifest ? manifest(text, depth: folders.count, package) : text
    }

    /// With needle-gen from where the project takes it.
    private static func manifest(_ text: String, depth: Int, _ package: PackageSource) -> String {
        let line = #/\.package\(name: "needle-gen", path: "[./]*"\)/#
        return text.replacing(line, with: package.dependency(depth: depth))
    }

    /// Settings without the file of the graph's code.
    private static func withoutOutput(_ settings: String) -> String {
        settings.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("    \"output\": ") }.joined(separator: "\n")
    }

    /// Without what concerns this repository only, and with links that lead into it.
    private static func readme(_ text: String, depth: Int) -> String {
        let own = text.firstRange(of: "\n## In this repository").map { String(text[..<$0.lowerBound]) } ?? text
        let up = String(repeating: "../", count: depth + 3)
        return own.replacing("](\(up)", with: "](\(Version.repository)/blob/\(Version.current)/")
    }
}
