import PackagePlugin

/// Generates the code that wires the graph of a target, and compiles it into that target.
@main
struct NeedlePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("NeedlePlugin works on Swift targets, and \(target.name) is none")
            return []
        }
        let settings = SettingsFile(in: [target.folder, context.package.directoryURL])
        let sources = PackageModules(package: context.package).graph(of: target, settings: settings)
        let call = try GeneratorCall(
            for: target.moduleName, sources: sources, settings: settings, in: context.pluginWorkDirectoryURL)
        return [call.command(try context.tool(named: "DIGraphGen"), module: target.moduleName)]
    }
}

extension GeneratorCall {
    /// The tool's URL need not lead anywhere while the build is planned: it may only be passed on.
    func command(_ tool: PluginContext.Tool, module: String) -> Command {
        .buildCommand(
            displayName: "Generating the dependency graph of \(module)", executable: tool.url, arguments: arguments,
            inputFiles: inputs, outputFiles: [output])
    }
}
