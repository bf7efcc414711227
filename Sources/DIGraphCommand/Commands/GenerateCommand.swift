import DIGraphCore

extension CommandLineTool {
    /// Checks the graph and writes the code that wires it, if that changed.
    func generate(_ configuration: Configuration) throws(CommandError) -> Int32 {
        if configuration.code.output == nil, !configuration.printsInputs {
            // Sources that do not exist are the first thing to mend.
            _ = try SourceFinder.find(for: configuration)
            throw .wrongUse(.noOutput)
        }
        if configuration.printsInputs { return try printInputs(configuration) }
        let run = try GraphRun(configuration, output: configuration.code.output)
        keep(run)
        defer { printTimes(run.times, configuration) }
        if report(run, configuration) { return 1 }
        let output = run.outputFile?.path ?? ""
        try requireNamableInputs(of: output, run.inputs, run.summaries, configuration)
        let text = run.generatedText()
        if let file = run.outputFile {
            let list = configuration.writesInputList ? inputList(beside: file) : nil
            try list?.requireReplaceable()
            try write(text, to: file, summary: run.summary, configuration)
            if let list {
                let paths = run.sourcePaths.map { $0 + "\n" }.joined()
                if !list.holds(paths) { try list.write(paths) }
            }
        } else {
            _ = try print(text)
        }
        try writeDependencies(of: output, run.inputs, run.summaries, configuration)
        run.times.end(.write)
        return 0
    }

    /// `NeedleGenerated.inputs`: a path on each line, for build systems that ask what the generated file depends on.
    private func inputList(beside file: OutputFile) -> OutputFile {
        OutputFile(
            GivenPath(Path.withoutExtension(file.absolute) + ".inputs", in: workingDirectory), content: .list,
            workingDirectory: workingDirectory)
    }

    /// Writes a file if that changes it, and says what was done.
    package func write(
        _ text: String, to file: OutputFile, summary: String, _ configuration: Configuration
    ) throws(CommandError) {
        let isUpToDate = file.holds(text)
        if !isUpToDate { try file.write(text) }
        if configuration.isQuiet { return }
        console.say(isUpToDate ? "\(file.path) is up to date: \(summary)" : "wrote \(file.path): \(summary)")
    }

    /// Prints the findings, and tells whether there are errors among them.
    package func report(
        _ findings: Findings, of fileCount: Int, _ configuration: Configuration, warnings: [InputWarning] = []
    ) -> Bool {
        warn(warnings)
        let look = Look(findings, fileCount: fileCount, configuration)
        findingPrinter.show(self, look)
        remember(look)
        return findings.hasErrors
    }

    /// Keeps findings for the reports without printing them.
    package func remember(_ findings: Findings, of fileCount: Int, _ configuration: Configuration) {
        remember(Look(findings, fileCount: fileCount, configuration))
    }

    /// Prints the findings of a graph, after what its run warns of.
    package func report(_ run: GraphRun, _ configuration: Configuration) -> Bool {
        report(run.analysis.findings, of: run.fileCount, configuration, warnings: run.warnings)
    }

    package func warn(_ warnings: [InputWarning]) {
        console.report(warnings.map { .init(place: $0.place, .warning, $0.message) })
    }

    package func printTimes(_ times: StageTimes, _ configuration: Configuration) {
        if configuration.printsTimings { console.show("needle-gen: timings\n\(times.text)\n") }
    }
}
