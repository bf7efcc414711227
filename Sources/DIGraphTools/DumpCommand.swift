import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Prints what the scanner sees in each file.
    func dump(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        if parsed.positionals.isEmpty { throw .wrongUse(.noFilesToDump) }
        var configuration = Configuration(folder: workingDirectory)
        configuration.sources = parsed.positionals.filter { $0 != "-" }.map { GivenPath($0, in: workingDirectory) }
        if parsed.positionals.contains("-") {
            _ = try print(DumpReport.lines(try standardInput(), path: GivenPath.standardInputName))
            if configuration.sources.isEmpty { return 0 }
        }
        let found = try SourceFinder.find(for: configuration, workingDirectory: workingDirectory)
        warn(found.missingFolders)
        for source in found.sources {
            let bytes = try FileSystem.requiredContents(of: source.absolute, named: source.path)
            _ = try print(DumpReport.lines(bytes, path: source.path))
        }
        return 0
    }
}
