import Foundation
import Testing

/// The plugin's Xcode half cannot be built where there is no Xcode: it is type-checked against a stub of its module.
@Suite struct XcodePluginTests {
    @Test(arguments: ["6.0", "6.2.0"])
    func typeChecks(toolsVersion: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcode-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stub = Repository.file("Tests/PluginTests/XcodeStub/XcodeProjectPlugin.swift")
        let api = try Compiler.pluginAPI()
        let common = [
            "-swift-version", "6", "-parse-as-library", "-I", api, "-package-description-version", toolsVersion,
        ]
        let module = folder.appendingPathComponent("XcodeProjectPlugin.swiftmodule").path
        try Compiler.run(
            common + ["-emit-module", "-module-name", "XcodeProjectPlugin", "-emit-module-path", module, stub])
        let sources = try Repository.swiftFiles(in: ["Plugins/NeedlePlugin", "Plugins/Shared"])
        try Compiler.run(common + ["-typecheck", "-warnings-as-errors", "-I", folder.path] + sources)
    }

    /// Both plugins compile without a warning: users would see it in their builds.
    @Test(arguments: ["6.0", "6.2.0"], ["NeedlePlugin", "NeedleCommandPlugin"])
    func compilesWithoutWarnings(toolsVersion: String, plugin: String) throws {
        let sources = try Repository.swiftFiles(in: ["Plugins/\(plugin)", "Plugins/Shared"])
        try Compiler.run(
            [
                "-typecheck", "-warnings-as-errors", "-swift-version", "6", "-parse-as-library", "-I",
                Compiler.pluginAPI(), "-package-description-version", toolsVersion,
            ] + sources)
    }
}

private enum Repository {
    static func file(_ path: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../\(path)")
            .standardizedFileURL.path
    }

    static func swiftFiles(in folders: [String]) throws -> [String] {
        try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: file(folder)).filter { $0.hasSuffix(".swift") }.sorted()
                .map { file("\(folder)/\($0)") }
        }
    }
}

private enum Compiler {
    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let paths: Paths
    }

    /// The folder of the module that plugins import.
    static func pluginAPI() throws -> String {
        let info = try JSONDecoder().decode(TargetInfo.self, from: output(of: ["-print-target-info"]))
        return info.paths.runtimeResourcePath + "/pm/PluginAPI"
    }

    static func run(_ arguments: [String]) throws {
        let output = try output(of: arguments)
        #expect(output.isEmpty, "\(String(decoding: output, as: UTF8.self))")
    }

    private static func output(of arguments: [String]) throws -> Data {
        let process = Process()
        // The compiler leaves its temporary folder behind.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compiler-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
        return output
    }
}
