import Foundation

/// What other plugins wrote for a target. SwiftPM deletes nothing that a plugin has ceased to write, so that an old file may
/// lie beside the new one; the list that the build plugin left says which of them were compiled.
struct BuiltSources {
    let sources: [URL]

    /// - Parameters:
    ///   - files: All that lies in the target's folder of what plugins wrote.
    ///   - folder: How paths name that folder, however a link leads to it.
    init(_ files: [URL], below folder: String, module: String, isWired: Bool) {
        let built = files.filter { $0.pathExtension == "swift" && !$0.pathComponents.contains("NeedlePlugin") }
        // What is built for the machine that builds lies in a folder `tools`, beside `destination`.
        let list = files.filter { $0.lastPathComponent == GeneratorCall.listName(of: module) }
            .min { $0.path < $1.path }
        guard isWired, let list, let text = try? String(contentsOf: list, encoding: .utf8) else {
            sources = built
            return
        }
        let listed = Set(text.split(separator: "\n").compactMap { Self.place(of: $0, in: folder) })
        sources = built.filter { Self.place(of: $0.path[...], in: folder).map(listed.contains) ?? false }
    }

    private static func place(of path: Substring, in folder: String) -> Substring? {
        path.range(of: folder, options: .backwards).map { path[$0.upperBound...] }
    }
}
