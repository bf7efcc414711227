import DIGraphCore
import SwiftFacts

// What build systems are told of what a run reads.

extension CommandLineTool {
    /// Prints what a run would read: of a summary all parts, since only the run knows which it needs.
    package func printInputs(_ configuration: Configuration) throws(CommandError) -> Int32 {
        var times = StageTimes()
        let output = configuration.code.output?.file(.code, of: configuration)
        let sources = try SourceRun(
            configuration, for: .code, outputs: [output].compactMap { $0 }, times: &times)
        let parts = sources.summaries.entries.flatMap { entry in
            ModuleSummary.Part.allCases.filter { exists($0, of: entry) }.map(entry.path(of:))
        }
        try requireNamable(sources.inputs + parts)
        return try print((sources.inputs + parts).map { $0 + "\n" }.joined())
    }

    /// To be called before anything is written.
    package func requireNamableInputs(
        of output: String, _ inputs: [String], _ summaries: SummaryLibrary, _ configuration: Configuration
    ) throws(CommandError) {
        if configuration.depfile != nil || configuration.unusedInputs != nil || configuration.writesInputList {
            try requireNamable(inputs + summaries.entries.map { $0.path } + [output])
        }
    }

    /// A list has a path on each line.
    private func requireNamable(_ paths: [String]) throws(CommandError) {
        guard let path = paths.first(where: { $0.containsBytes("\n") }) else { return }
        throw .input(.unnamable(path))
    }

    private func exists(_ part: ModuleSummary.Part, of entry: SummaryLibrary.Entry) -> Bool {
        FileSystem.exists(Path.withoutExtension(entry.absolute) + "." + part.rawValue)
    }

    /// Writes what the options ask for: a rule of make with what was read, and a list of what was not.
    package func writeDependencies(
        of output: String, _ inputs: [String], _ summaries: SummaryLibrary, _ configuration: Configuration
    ) throws(CommandError) {
        guard configuration.depfile != nil || configuration.unusedInputs != nil else { return }
        var used: [String] = []
        var unused: [String] = []
        for entry in summaries.entries {
            for part in ModuleSummary.Part.allCases where exists(part, of: entry) {
                if entry.summary.usedParts.contains(part) {
                    used.append(entry.path(of: part))
                } else {
                    unused.append(entry.path(of: part))
                }
            }
        }
        let files = dependencyFiles(configuration)
        let words = [output.escapedForMake + ":"] + (inputs + used).map { $0.escapedForMake }
        try files.rule?.write(words.joined(separator: " \\\n  ") + "\n")
        try files.unused?.write(unused.map { $0 + "\n" }.joined())
    }

    /// To be called before anything is written.
    func requireReplaceableDependencies(_ configuration: Configuration) throws(CommandError) {
        let files = dependencyFiles(configuration)
        try files.rule?.requireReplaceable()
        try files.unused?.requireReplaceable()
    }

    private func dependencyFiles(_ configuration: Configuration) -> (rule: OutputFile?, unused: OutputFile?) {
        let folder = configuration.displayFolder
        return (
            configuration.depfile.map { OutputFile($0, content: .rule, workingDirectory: folder) },
            configuration.unusedInputs.map { OutputFile($0, content: .parts, workingDirectory: folder) }
        )
    }
}

extension String {
    /// As make, and ninja, read a path. A backslash is one by itself, but not before what needs one.
    fileprivate var escapedForMake: String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case Byte.space, Byte.tab, Byte.numberSign, Byte.colon:
                let count = bytes.reversed().prefix { $0 == Byte.backslash }.count
                bytes += Array(repeating: Byte.backslash, count: count + 1) + [byte]
            case Byte.dollar: bytes += [byte, byte]
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
