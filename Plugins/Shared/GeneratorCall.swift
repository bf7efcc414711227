import Foundation

/// How the build calls the generator: the files that it reads, the file that it writes, and its arguments.
struct GeneratorCall {
    let arguments: [String]
    let inputs: [URL]
    let output: URL

    /// Writes the list of sources into `folder`, which is the plugin's own.
    init(for module: String, sources: SourceList, settings: SettingsFile?, in folder: URL) throws {
        let list = folder.appendingPathComponent("\(module)+Needle.sources.txt")
        try sources.write(to: list)
        output = folder.appendingPathComponent("\(module)+Needle.generated.swift")
        inputs = sources.files + [list] + (settings?.inputs ?? [])
        let settings = settings.map { [$0.url.path] } ?? []
        arguments =
            ["generate"] + settings + ["@\(list.path)", "--out", output.path, "--output-module", module]
            + ["--only-lists", "--absolute-paths", "--quiet"]
    }
}
