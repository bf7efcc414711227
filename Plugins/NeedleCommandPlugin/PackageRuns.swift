import Foundation
import PackagePlugin

/// Decides which graphs of a package a command is about, and how the tool is called for each. Every target that wires
/// itself has a graph of its own, as in the build: two apps are never one graph.
final class PackageRuns {
    let context: PluginContext
    let words: CommandWords

    private let modules: PackageModules
    private let manifest: ManifestReader

    private var package: Package { context.package }

    init(context: PluginContext, words: CommandWords) {
        self.context = context
        self.words = words
        // Its own folder is NeedleCommandPlugin/outputs, beside the outputs of the build.
        let plugins = context.pluginWorkDirectoryURL.deletingLastPathComponent().deletingLastPathComponent()
        modules = PackageModules(package: context.package, outputs: plugins.appendingPathComponent("outputs"))
        manifest = ManifestReader(in: context.package.directoryURL)
    }

    func runs(targets: [String], products: [String]) throws -> [ToolRun] {
        var named = try targets.map(target) + products.flatMap(self.targets(ofProduct:))
        // A target may be one of a product that is named as well.
        var names: Set<String> = []
        named.removeAll { !names.insert($0.name).inserted }
        if words.verb == "dump" { return [try dump(of: named)] }
        if !named.isEmpty { return try runs(for: named) }
        try requireNoName()
        let apps = apps()
        switch words.verb {
        case "graph", "check", "flags", "fix", "why":
            if words.verb == "why", apps.count > 1 { throw CommandFault.severalTargets(apps.map(\.name), "why") }
            if !apps.isEmpty { return try runs(for: apps, areAll: true) }
            let committed = words.verb == "check" ? committedApps() : []
            return committed.isEmpty ? [try run()] : try runs(for: committed)
        case "generate" where apps.count > 1, "compat" where apps.count > 1:
            throw CommandFault.severalTargets(apps.map(\.name), words.verb)
        case "generate":
            try requireOutput(for: apps)
            return [try run()]
        default:
            return [try run()]
        }
    }

    /// Whoever calls the tool as it is, and has the plugin, need not be told to name a file.
    private func requireOutput(for apps: [SwiftSourceModuleTarget]) throws {
        if words.nameOutput || words.nameSources || words.all.contains("--print-inputs") { return }
        guard let app = apps.first(where: usesPlugin) else { return }
        let output = SettingsFile(in: [package.directoryURL])?.output
        if output.map({ isIn(app, $0) }) ?? true { throw CommandFault.generatedInBuilds(app.name) }
    }

    private func runs(for targets: [SwiftSourceModuleTarget], areAll: Bool = false) throws -> [ToolRun] {
        if targets.count > 1, let word = wordOfOne(among: targets) {
            throw CommandFault.severalTargets(targets.map(\.name), word)
        }
        return try targets.map { try run(for: $0, isOnly: areAll && targets.count == 1) }
    }

    /// A drawing of several graphs is none, and neither is a report; and two files do not go into one.
    private func wordOfOne(among targets: [SwiftSourceModuleTarget]) -> String? {
        if let option = words.optionOfOne { return option }
        if let format = words.format, CommandWords.formatsOfOne.contains(format) { return "--format \(format)" }
        let settings = targets.map(settings)
        return SettingsFile.keyOfOne(among: settings.compactMap { $0 }, writing: words.verb)
    }

    // MARK: Targets

    /// The name of a target among the files that are to be read is meant for the plugin; files the tool refuses itself.
    private func requireNoName() throws {
        if words.verb == "why" { return }
        for word in words.plainWords {
            let exists = FileManager.default.fileExists(atPath: word)
            if !exists, package.targets.contains(where: { $0.name == word }) {
                throw CommandFault.bareName("--target \(word)")
            }
            if !exists, package.products.contains(where: { $0.name == word }) {
                throw CommandFault.bareName("--product \(word)")
            }
        }
    }

    private func target(named name: String) throws -> SwiftSourceModuleTarget {
        let found = package.targets.first { $0.name == name }
        guard let target = found as? SwiftSourceModuleTarget else {
            throw CommandFault.notASwiftTarget(name, known: swiftTargets.map(\.name))
        }
        return target
    }

    /// Those of the product's targets that wire themselves, or all where none does.
    private func targets(ofProduct name: String) throws -> [SwiftSourceModuleTarget] {
        guard let product = package.products.first(where: { $0.name == name }) else {
            throw CommandFault.noProduct(name, known: package.products.map(\.name))
        }
        let targets = product.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        let wired = targets.filter(usesPlugin)
        return wired.isEmpty ? targets : wired
    }

    /// The targets that use the build-tool plugin, and those with a root that none of them wires; without any, the programs
    /// with a root among their modules, where there are several programs.
    private func apps() -> [SwiftSourceModuleTarget] {
        let targets = swiftTargets.filter { $0.kind != .test || words.readTests }.sorted { $0.name < $1.name }
        if targets.contains(where: usesPlugin) {
            return targets.filter { usesPlugin($0) || holdsOwnRoot($0) }
        }
        let programs = targets.filter { $0.kind == .executable }
        return programs.count > 1 ? programs.filter { holdsRoot(among: graph(of: $0).files) } : []
    }

    /// Where no target has the plugin, and no needle.json of the package names a file: those with generated code among their
    /// sources, which may be stale.
    private func committedApps() -> [SwiftSourceModuleTarget] {
        if SettingsFile(in: [package.directoryURL])?.output != nil { return [] }
        return swiftTargets.filter { $0.kind != .test && committedCode(of: $0) != nil }.sorted { $0.name < $1.name }
    }

    private func committedCode(of target: SwiftSourceModuleTarget) -> URL? {
        GeneratorCall.committedCode(of: [.graph], among: modules.files(of: target))
    }

    private var swiftTargets: [SwiftSourceModuleTarget] {
        package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    }

    private func usesPlugin(_ target: SwiftSourceModuleTarget) -> Bool { manifest.usesPlugin(target: target.name) }

    private func settings(of target: SwiftSourceModuleTarget) -> SettingsFile? {
        SettingsFile(nearest: target.folder, in: package.directoryURL)
    }

    private func graph(of target: SwiftSourceModuleTarget) -> SourceList {
        modules.graph(of: target, settings: settings(of: target))
    }

    /// The modules whose roots get their providers where the plugin is applied.
    private lazy var modulesWiredByPlugin = Set(
        swiftTargets.filter(usesPlugin).flatMap { graph(of: $0).modules }.filter { $0.wiring != .elsewhere }.map(\.name)
    )

    /// Whether a target begins a graph that the plugin, applied to others, does not wire.
    private func holdsOwnRoot(_ target: SwiftSourceModuleTarget) -> Bool {
        let isCode = target.kind != .macro && target.kind != .snippet
        return isCode && !modulesWiredByPlugin.contains(target.moduleName)
            && holdsRoot(among: modules.files(of: target))
    }

    private func holdsRoot(among files: [URL]) -> Bool {
        files.contains { (try? Data(contentsOf: $0))?.range(of: Data("BootstrapComponent".utf8)) != nil }
    }

    /// What the build makes of the roots of a target, where that may be a mistake.
    private func wiring(of target: SwiftSourceModuleTarget) -> GraphModule.Wiring? {
        usesPlugin(target) ? .here : isWiredNowhere(target) ? .nowhere : nil
    }

    /// Whether others use the plugin, and nothing gives the roots of this target their providers: no plugin, no generated
    /// code, and none that needle.json tells the tool to write.
    private func isWiredNowhere(_ target: SwiftSourceModuleTarget) -> Bool {
        guard manifest.tellsAllPlugins, !usesPlugin(target), swiftTargets.contains(where: usesPlugin) else {
            return false
        }
        let output = settings(of: target)?.output(ofModule: target.moduleName, in: target.folder.standardizedFileURL)
        return output == nil && committedCode(of: target) == nil && holdsOwnRoot(target)
    }

    // MARK: Arguments

    /// The whole package as one graph.
    private func run() throws -> ToolRun {
        let settings = SettingsFile(in: [package.directoryURL])
        let sources = modules.graph(settings: settings)
        return ToolRun(try call(sources, settings, list: "all", rerun: []))
    }

    /// What the scanner sees in the files of the targets, or of all where neither these nor files are named.
    private func dump(of targets: [SwiftSourceModuleTarget]) throws -> ToolRun {
        if targets.isEmpty, words.nameSources { return ToolRun(words.all) }
        let list = SourceList(modules: modules.own(of: targets))
        return ToolRun(words.verbWords + ["@\(try write(list, "dump"))"] + words.options)
    }

    /// The graph of one target; of the only one, needle.json knows the output.
    private func run(for target: SwiftSourceModuleTarget, isOnly: Bool = false) throws -> ToolRun {
        let settings = settings(of: target)
        let wiring = words.verb == "check" ? wiring(of: target) : nil
        let sources = modules.graph(of: target, settings: settings, wiring: wiring)
        var given: [String] = []
        // Only these are about the file that wires the target. What other verbs write, they name themselves.
        if ["generate", "check", "graph"].contains(words.verb) {
            given += ["--output-module", target.moduleName]
            // The graph is printed, unless a file for it was named.
            let isNamed = words.nameOutput && words.verb != "check"
            if !isNamed, words.verb != "graph" {
                given += try output(for: target, settings, isOnly: isOnly).map { ["--out", $0] } ?? []
            }
        }
        let rerun = isOnly ? [] : ["--target", target.name]
        return ToolRun(try call(sources, settings, list: target.name, rerun: rerun, given), target: target.name)
    }

    private func call(
        _ sources: SourceList, _ settings: SettingsFile?, list name: String, rerun: [String], _ given: [String] = []
    ) throws -> [String] {
        let again = ["swift", "package", "--allow-writing-to-package-directory", "needle-gen"] + rerun
        return words.verbWords + (settings.map { [$0.url.path] } ?? []) + ["@\(try write(sources, name))"]
            + ["--only-lists"] + given + ["--invocation", again.quotedForShell] + words.options
    }

    /// Returns where the list is.
    private func write(_ sources: SourceList, _ name: String) throws -> String {
        let list = context.pluginWorkDirectoryURL.appendingPathComponent("\(name).sources.txt")
        try sources.write(to: list)
        return list.path
    }

    /// The file that needle.json names for this target (one that serves the whole package may be about another, unless
    /// there is only one), or the one among its sources, or one in the target's folder; nil where the tool finds the name
    /// itself. Where the build generates the code, there is no file that could be stale.
    private func output(
        for target: SwiftSourceModuleTarget, _ settings: SettingsFile?, isOnly: Bool
    ) throws -> String? {
        let folder = target.folder.standardizedFileURL
        let named = isOnly ? settings?.output : settings?.output(ofModule: target.moduleName, in: folder)
        let usual = folder.appendingPathComponent("Generated/\(target.moduleName)+Needle.generated.swift")
        let output = named ?? committedCode(of: target) ?? usual
        if usesPlugin(target), isIn(target, output) {
            if words.verb == "generate" { throw CommandFault.generatedInBuilds(target.name) }
            return "-"
        }
        if named != nil { return isOnly ? nil : output.path }
        let isWritten = words.verb != "check" || FileManager.default.fileExists(atPath: output.path)
        return isWritten ? output.path : "-"
    }

    private func isIn(_ target: SwiftSourceModuleTarget, _ file: URL) -> Bool {
        file.path.hasPrefix(target.folder.standardizedFileURL.path + "/")
    }
}

enum CommandFault: Error, CustomStringConvertible {
    case notASwiftTarget(String, known: [String])
    case noProduct(String, known: [String])
    case missingName(String)
    /// What should have been said of a name.
    case bareName(String)
    /// A target that the build plugin wires, and would refuse with the same code in a file.
    case generatedInBuilds(String)
    /// Targets with a graph each, and the word that is about one.
    case severalTargets([String], String)

    var description: String {
        switch self {
        case .notASwiftTarget(let name, let known):
            "\(name) is not a Swift target of this package\(Self.list(known))"
        case .noProduct(let name, let known): "this package has no product \(name)\(Self.list(known))"
        case .missingName(let option): "\(option) needs a name: \(option) NAME"
        case .bareName(let words): "a name by itself is that of a file, which is not there; write \(words)"
        case .generatedInBuilds(let name):
            """
            NeedlePlugin generates the code of \(name) in each build, and refuses a file with the same: leave the plugin \
            out of the target first, or name a file elsewhere with --out
            """
        case .severalTargets(let names, let word):
            "\(word) is about one graph, and \(names.joined(separator: ", ")) have one each: add --target \(names[0])"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty || names.count > 12 ? "" : "; it has \(names.sorted().joined(separator: ", "))"
    }
}
