import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Prints what the scanner sees in each file.
    func dump(_ call: CommandCall) throws(CommandError) -> Int32 {
        if call.parsed.positionals.isEmpty { throw .wrongUse(.noFilesToDump) }
        let configuration = try configurationOfWords(of: call)
        var lines: [String] = []
        if let input = configuration.standardInput {
            let name = configuration.nameOfStandardInput
            lines.append(DumpReport.lines(input, path: name))
        }
        var fileCount = lines.count
        if configuration.namesSources {
            let found = try SourceFinder.find(for: configuration)
            warn(found.warnings)
            for source in found.sources {
                let bytes = try FileSystem.requiredContents(of: source.absolute, named: source.path)
                lines.append(DumpReport.lines(bytes, path: source.path))
            }
            fileCount += found.sources.count
        }
        return try deliver(lines.joined(), .dump, "\(counted(fileCount, "file"))", configuration)
    }

    /// Prints what a command is asked for, or writes it to the file that was named for it.
    func deliver(
        _ text: String, _ content: OutputFile.Content, _ summary: @autoclosure () -> String,
        _ configuration: Configuration
    ) throws(CommandError) -> Int32 {
        let content = content.replacing(anything: configuration.isForced)
        guard let file = configuration.printedOutput?.file(content, of: configuration) else {
            return try print(text)
        }
        try write(text, to: file, summary: summary(), configuration)
        return 0
    }
}

extension OutputFile.Content {
    fileprivate static let dump = OutputFile.Content(of: Command.dump.rawValue) { bytes in
        bytes.starts(with: #"{"fact":""#.utf8)
    }
}
