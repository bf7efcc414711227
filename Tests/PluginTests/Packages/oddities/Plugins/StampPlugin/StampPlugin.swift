import PackagePlugin

/// Another generator, whose output is scanned as any source is.
@main
struct StampPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "Stamp.swift")
        let stamp = try context.tool(named: "stamp").url
        return [
            .buildCommand(
                displayName: "Stamping \(target.name)", executable: stamp, arguments: [output.path], inputFiles: [],
                outputFiles: [output])
        ]
    }
}
