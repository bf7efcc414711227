import Foundation
import PackagePlugin

/// `swift package needle-gen …`: the generator's command line over the modules of the package.
@main
struct NeedleCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let words = extractor.remainingArguments
        let tool = try context.tool(named: "DIGraphGen").url
        var call = words
        if Self.readsSources(words) {
            let verb = words.first.map { $0.hasPrefix("-") ? 0 : 1 } ?? 0
            let typed = names.map { ["--target", $0] }.last ?? []
            let package = "swift package --allow-writing-to-package-directory needle-gen"
            let rerun = [package] + typed + words.dropFirst(verb)
            call = try Array(words.prefix(verb)) + sources(context, target: names.last, words) + words.dropFirst(verb)
            call += ["--invocation", rerun.joined(separator: " ")]
        }
        let process = Process()
        process.executableURL = tool
        process.arguments = call
        try process.run()
        process.waitUntilExit()
        // What is wrong was printed; only the exit code is left to pass on.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// Whether the words are about the sources of the package, as those of any verb are that is not about files that
    /// they name, or the tool itself.
    private static func readsSources(_ words: [String]) -> Bool {
        let others: Set<String> = ["dump", "explain", "--help", "-h", "--version"]
        return !words.contains { others.contains($0) }
    }

    /// The arguments that name the sources, and where the code goes if nothing else says so.
    private func sources(_ context: PluginContext, target name: String?, _ words: [String]) throws -> [String] {
        let package = context.package
        let modules = PackageModules(package: package)
        let list = context.pluginWorkDirectoryURL.appendingPathComponent("\(name ?? "all").sources.txt")
        guard let name else {
            let settings = SettingsFile(in: [package.directoryURL])
            try modules.graph(settings: settings).write(to: list)
            return (settings.map { [$0.url.path] } ?? []) + ["@\(list.path)", "--only-lists"]
        }
        guard let target = try package.targets(named: [name]).first as? SwiftSourceModuleTarget else {
            throw CommandFault.notASwiftTarget(name)
        }
        let settings = SettingsFile(in: [target.folder, package.directoryURL])
        try modules.graph(of: target, settings: settings).write(to: list)
        var arguments = (settings.map { [$0.url.path] } ?? []) + ["@\(list.path)", "--only-lists"]
        // Only these are about the file that wires the target. What other verbs write, they name themselves.
        let verb = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 } ?? "generate"
        guard ["generate", "check", "graph"].contains(verb) else { return arguments }
        arguments += ["--output-module", target.moduleName]
        // The graph is printed, unless a file for it was named.
        if verb == "graph" { return arguments }
        let isOutputGiven = words.contains { $0 == "-o" || $0 == "--out" || $0.hasPrefix("--out=") }
        return isOutputGiven ? arguments : arguments + ["--out", Self.output(for: target, settings, verb)]
    }

    /// The file that needle.json names for this target (one that serves the whole package may be about another), or
    /// one in the target's folder. Where the build generates the code, there is no file that could be stale.
    private static func output(
        for target: SwiftSourceModuleTarget, _ settings: SettingsFile?, _ verb: String
    ) -> String {
        let folder = target.folder.standardizedFileURL
        if let path = settings?.output(ofModule: target.moduleName, in: folder)?.path { return path }
        let path = folder.appendingPathComponent("Generated/\(target.moduleName)+Needle.generated.swift").path
        let isWritten = verb != "check" || FileManager.default.fileExists(atPath: path)
        return isWritten ? path : "-"
    }
}

enum CommandFault: Error, CustomStringConvertible {
    case notASwiftTarget(String)

    var description: String {
        switch self {
        case .notASwiftTarget(let name): "\(name) is not a Swift target of this package"
        }
    }
}
