import Foundation
import PackagePlugin

/// Generates the code that wires the graph of a target, and compiles it into that target.
@main
struct NeedlePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error(
                "NeedlePlugin works on Swift targets, and \(target.name) is none: leave it out of the target")
            return []
        }
        let files = target.sourceFiles(withSuffix: ".swift").map(\.url)
        let settings = SettingsFile(nearest: target.folder, in: context.package.directoryURL)
        let sources = PackageModules(package: context.package).graph(
            of: target, settings: settings, wiring: .here)
        let calls = try GeneratorCall.all(
            for: target.moduleName, isTest: target.kind == .test, sources: sources, settings: settings,
            in: context.pluginWorkDirectoryURL)
        try requireNoneOfThese(calls.map(\.call), among: files, of: target.name)
        let tool = try context.tool(named: "DIGraphGen")
        return calls.map { $0.call.command(tool, title: $0.title) }
    }

    /// Generated code among the sources is an error: SwiftPM's own words for it name no reason.
    func requireNoneOfThese(_ calls: [GeneratorCall], among files: [URL], of target: String) throws {
        guard let file = GeneratorCall.committedCode(of: calls.map(\.product), among: files) else { return }
        throw CommittedCode(file: file, target: target)
    }
}

extension GeneratorCall {
    /// The tool's URL need not lead anywhere while the build is planned: it may only be passed on.
    func command(_ tool: PluginContext.Tool, title: String) -> Command {
        .buildCommand(
            displayName: title, executable: tool.url, arguments: arguments, inputFiles: inputs, outputFiles: [output])
    }
}

/// Code that the tool wrote, among the sources of a target that the plugin writes it for.
private struct CommittedCode: Error, CustomStringConvertible {
    let file: URL
    let target: String

    var description: String {
        "\(file.path) is generated code, and NeedlePlugin would write the same again for '\(target)': "
            + "delete the file, or leave the plugin out of the target"
    }
}
