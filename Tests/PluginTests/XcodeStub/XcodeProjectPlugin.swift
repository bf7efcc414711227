// The part of Xcode's module of this name that the plugin uses, so that its Xcode half can be type-checked elsewhere.
import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool {
        throw ToolMissing(name: name)
    }
}

public struct XcodeProject {
    public let id: String
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget: Identifiable {
    public let id: String
    public let displayName: String
    public let product: XcodeProduct?
    public let inputFiles: FileList
}

public struct XcodeProduct {
    public enum Kind {
        case application
        case executable
        case framework
        case library
        case other(String)
    }

    public let name: String
    public let kind: Kind
}

private struct ToolMissing: Error {
    let name: String
}
