import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension CommandLineTool {
    /// Says for each path that Needle registered whether each request gets the same owner here.
    func compare(_ call: CommandCall) throws(CommandError) -> Int32 {
        let format = try GraphFormat.option.choice(call.settings.format, among: ["text", "json"])
        var call = call
        // The sources alone may be named, as for any other command.
        guard let path = call.parsed.takeWord().map({ GivenPath.input($0, in: workingDirectory) }),
            !FileSystem.isFolder(path.absolute)
        else { throw .wrongUse(.noFileToCompare) }
        let comparison = try comparison(with: path, try configuration(of: call))
        _ = try print(format == "json" ? comparison.report.json : comparison.report.text)
        return comparison.hasErrors || !comparison.report.isSame ? 1 : 0
    }

    /// Compares the graph of a configuration with a file of Needle's, after what is wrong with the sources was printed.
    func comparison(
        with path: GivenPath, _ configuration: Configuration
    ) throws(CommandError) -> (report: CompatibilityReport, hasErrors: Bool) {
        let name = path.displayed(in: configuration.displayFolder)
        let needle = try needleGraph(of: path, named: name)
        var configuration = configuration
        // The new file mostly replaces the old one, and so stands in the same module.
        if configuration.code.output == nil { configuration.code.output = .file(path) }
        let run = try GraphRun(configuration, output: nil)
        defer { printTimes(run.times, configuration) }
        let hasErrors = report(run, configuration)
        return (run.analysis.comparison(with: needle, ofFile: name), hasErrors)
    }

    private func needleGraph(of path: GivenPath, named name: String) throws(CommandError) -> NeedleGraph {
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: name)
        do throws(NeedleGraphReader.Fault) {
            return try NeedleGraphReader.read(bytes)
        } catch {
            switch error {
            case .noRegistration: throw .input(.notGeneratedByNeedle(name))
            case .unknown(let unknown, let position):
                throw .needleFile(path: name, position, unknown: unknown)
            }
        }
    }
}
