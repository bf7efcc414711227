import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Writes what one module contributes to graphs, each part if it changed.
    func summarize(_ configuration: Configuration) throws(CommandError) -> Int32 {
        var configuration = configuration
        let module = try configuration.moduleToSummarize()
        if configuration.printsInputs { return try printInputs(configuration) }
        guard case .file(let output)? = configuration.code.output else { throw .wrongUse(.noSummaryOutput) }
        guard output.isSummary else { throw .wrongUse(.badSummaryName(output.text)) }
        var times = StageTimes()
        let run = try SourceRun(configuration, for: .code, outputs: [], times: &times)
        defer { printTimes(times, configuration) }
        let session = Session(settings: GeneratorSettings())
        let (parts, findings) = run.summarize(module, session: session, times: &times)
        let warnings = run.warnings + run.exclusionWarnings
        if report(findings, of: run.fileCount, configuration, warnings: warnings) { return 1 }
        let name = output.displayed(in: configuration.displayFolder)
        try requireNamableInputs(of: name, run.inputs, .none, configuration)
        try write(parts, to: output, fileCount: run.fileCount, configuration)
        try writeDependencies(of: name, run.inputs, .none, configuration)
        times.end(.write)
        return 0
    }

    /// The first part last: who sees it sees the others.
    private func write(
        _ parts: [ModuleSummary.Part: [UInt8]], to output: GivenPath, fileCount: Int, _ configuration: Configuration
    ) throws(CommandError) {
        let folder = configuration.displayFolder
        let files = ModuleSummary.Part.allCases.reversed().compactMap { part in
            parts[part].map { bytes in
                let path = GivenPath(Path.withoutExtension(output.absolute) + "." + part.rawValue, in: workingDirectory)
                let content = OutputFile.Content(of: Command.summarize.rawValue, isOwn: part.isOwn)
                    .replacing(anything: configuration.isForced)
                return (file: OutputFile(path, content: content, workingDirectory: folder), bytes: bytes)
            }
        }.filter { !$0.file.holds($0.bytes) }
        for (file, _) in files { try file.requireReplaceable() }
        for (file, bytes) in files { try file.write(bytes) }
        if configuration.isQuiet { return }
        let state =
            files.isEmpty
            ? "\(output.displayed(in: folder)) is up to date"
            : "wrote \(files.reversed().map(\.file.path).joined(separator: ", "))"
        console.say("\(state): \(counted(fileCount, "file"))")
    }
}

extension SourceRun {
    /// What the module of the sources contributes to graphs, which tells no path of this machine.
    fileprivate func summarize(_ module: ModuleSummary.Description, session: Session, times: inout StageTimes) -> (
        parts: [ModuleSummary.Part: [UInt8]], findings: Findings
    ) {
        configuration.progress?.begin("reading", of: fileCount)
        let here = configuration.workingDirectory
        let relative = descriptions.map { source in
            SourceDescription(path: Path.isAbsolute(source.path) ? Path.way(to: source.path, from: here) : source.path)
        }
        let summary = session.summarize(module, relative, read: read, loop: threads.forEach)
        times.end(.scan, "\(counted(fileCount, "file")); \(counted(threads.count, "thread"))")
        return summary
    }
}
