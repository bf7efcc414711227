import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Prints what the scanner sees in each file.
    func dump(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        if parsed.positionals.isEmpty { throw .wrongUse(.noFilesToDump) }
        var configuration = Configuration(folder: workingDirectory)
        configuration.sources = parsed.positionals.map { GivenPath($0, in: workingDirectory) }
        let found = try SourceFinder.find(for: configuration, workingDirectory: workingDirectory)
        warn(found.missingFolders.map { .missingFolder($0) })
        for source in found.sources {
            let bytes = try FileSystem.requiredContents(of: source.absolute, named: source.path)
            _ = try print(DumpReport.lines(bytes, path: source.path))
        }
        return 0
    }
}
