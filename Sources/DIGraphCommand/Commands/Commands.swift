import DIGraphCore

/// How `graph` prints.
enum GraphFormat: String, CaseIterable {
    case tree, json, dot, mermaid, html
}

extension CommandLineTool {
    /// Checks the graph and writes the code that wires it, if that changed.
    func generate(_ configuration: Configuration) throws(CommandError) -> Int32 {
        if configuration.code.output == nil {
            // Sources that do not exist are the first thing to mend.
            let folder = configuration.printsAbsolutePaths ? nil : workingDirectory
            _ = try SourceFinder.find(for: configuration, workingDirectory: folder)
            throw .wrongUse(.noOutput)
        }
        var run = try GraphRun(configuration, for: .generate, workingDirectory: workingDirectory)
        keep(run)
        defer { printTimes(run.times, configuration) }
        if report(run.analysis.findings, missingFolders: run.missingFolders) { return 1 }
        let text = run.generatedText()
        guard let file = run.outputFile else { return try print(text) }
        try write(text, to: file, summary: run.summary, configuration)
        run.times.end("write")
        return 0
    }

    /// Writes a file if that changes it, and says what was done.
    func write(
        _ text: String, to file: OutputFile, summary: String, _ configuration: Configuration
    ) throws(CommandError) {
        let isUpToDate = file.holds(text)
        if !isUpToDate { try file.write(text) }
        if configuration.isQuiet { return }
        console.say(isUpToDate ? "\(file.path) is up to date: \(summary)" : "wrote \(file.path): \(summary)")
    }

    /// Does what `generate` does, but instead of writing fails when there would be something to write.
    func check(_ configuration: Configuration, _ arguments: [String]) throws(CommandError) -> Int32 {
        var run = try GraphRun(configuration, for: .check, workingDirectory: workingDirectory)
        keep(run)
        defer { printTimes(run.times, configuration) }
        if report(run.analysis.findings, missingFolders: run.missingFolders) { return 1 }
        let words = arguments.drop { $0 == Command.check.rawValue }
        let file = run.outputFile.flatMap { $0.isKept ? $0 : nil }
        try file?.requireReplaceable()
        if let file, !file.holds(run.generatedText()) {
            let words = ["needle-gen"] + words
            let command = configuration.invocation ?? words.map(\.quotedForShell).joined(separator: " ")
            return reportStale(file, command)
        }
        if !configuration.isQuiet {
            console.say("\(file.map { "\($0.path) is up to date" } ?? "no errors"): \(run.summary)")
        }
        guard let mocks = try run.mocks() else { return 0 }
        return try check(mocks, configuration, words.first { $0.hasSuffix(".json") })
    }

    func reportStale(_ file: OutputFile, _ command: String) -> Int32 {
        let state = file.exists ? "is stale" : "does not exist"
        console.report("needle-gen: error: \(file.path) \(state); run `\(command)`\n")
        return 1
    }

    /// Prints the graph or writes it to a file, also one with errors.
    func graph(_ configuration: Configuration, _ format: GraphFormat) throws(CommandError) -> Int32 {
        var run = try GraphRun(configuration, for: .graph, workingDirectory: workingDirectory)
        defer { printTimes(run.times, configuration) }
        let hasErrors = report(run.analysis.findings, missingFolders: run.missingFolders)
        let text =
            switch format {
            case .tree: run.analysis.tree()
            case .json: run.analysis.json()
            case .dot: run.analysis.dot()
            case .mermaid: run.analysis.mermaid()
            case .html: run.analysis.html()
            }
        if let file = run.outputFile {
            try write(text, to: file, summary: run.summary, configuration)
            run.times.end("write")
        } else {
            _ = try print(text)
        }
        return hasErrors ? 1 : 0
    }

    /// Prints the pages of the rules that the words name, or without a word the list of all.
    func explain(_ words: [String]) throws(CommandError) -> Int32 {
        if words.isEmpty { return try print(Rule.list) }
        var pages: [String] = []
        for word in words { pages.append(try rule(word).page) }
        return try print(pages.joined(separator: "\n"))
    }

    /// The rule of an id, which may stand in brackets, as at the end of a message.
    private func rule(_ word: String) throws(CommandError) -> Rule {
        let name = word.hasPrefix("[") && word.hasSuffix("]") ? String(word.dropFirst().dropLast()) : word
        if let rule = Rule.named(name) { return rule }
        let similar = SimilarNames.similar(to: name, in: Rule.all.map(\.id)).first
        throw .wrongUse(.unknownDiagnostic(name, similar: similar))
    }

    /// Prints what the scanner sees in each file.
    func dump(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        if parsed.positionals.isEmpty { throw .wrongUse(.noFilesToDump) }
        var configuration = Configuration(folder: workingDirectory)
        configuration.sources = parsed.positionals.map { GivenPath($0, in: workingDirectory) }
        let found = try SourceFinder.find(for: configuration, workingDirectory: workingDirectory)
        warn(about: found.missingFolders)
        for source in found.sources {
            let bytes = try FileSystem.requiredContents(of: source.absolute, named: source.path)
            _ = try print(Generator.dump(bytes, path: source.path))
        }
        return 0
    }

    /// Prints the findings, and tells whether there are errors among them.
    func report(_ findings: Findings, missingFolders: [String] = []) -> Bool {
        warn(about: missingFolders)
        let text = findings.diagnostics.map(findings.text(of:)).joined()
        if !text.isEmpty { console.report(text) }
        return findings.hasErrors
    }

    private func warn(about missingFolders: [String]) {
        for path in missingFolders {
            console.report("needle-gen: warning: \(InputWarning.missingFolder(path).message)\n")
        }
    }

    func printTimes(_ times: StageTimes, _ configuration: Configuration) {
        if configuration.printsTimings { console.say("timings\n\(times.text)") }
    }
}

extension String {
    /// The word as a shell reads it back.
    var quotedForShell: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "@%+=:,./-_".unicodeScalars.contains(scalar)
        }
        if isPlain && !isEmpty { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
