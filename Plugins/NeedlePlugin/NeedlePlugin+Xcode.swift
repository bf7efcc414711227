#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension NeedlePlugin: XcodeBuildToolPlugin {
    /// An Xcode target does not tell what it depends on, so needle.json names the other modules.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let project = context.xcodeProject.directoryURL
        let settings = SettingsFile(in: [project.appendingPathComponent(target.displayName), project])
        let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        let module = SourceList.moduleName(ofProduct: target.product?.name ?? target.displayName)
        let sources = SourceList(module: module, files: files, settings: settings)
        let calls = try GeneratorCall.all(
            for: module, isTest: target.isTest, sources: sources, settings: settings,
            in: context.pluginWorkDirectoryURL)
        try requireNoneOfThese(calls.map(\.call), among: files, of: target.displayName)
        let tool = try context.tool(named: "DIGraphGen")
        return calls.map { $0.call.command(tool, title: $0.title) }
    }
}

extension XcodeTarget {
    fileprivate var isTest: Bool {
        guard case .other(let type)? = product?.kind else { return false }
        return type.contains("unit-test") || type.contains("ui-testing")
    }
}
#endif
