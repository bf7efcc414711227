import DIGraphCommand
import DIGraphReports

/// The tool that people and CI type: what the build's tool does, and all other commands.
package enum NeedleGen {
    /// Runs with the process's own arguments and streams, and ends it.
    package static func main() -> Never {
        CommandLineTool.runProcess {
            tool(workingDirectory: FileSystem.workingDirectory, console: .standard(showsProgress: true))
        }
    }

    /// A tool that resolves relative paths in `workingDirectory`, an absolute path.
    package static func tool(workingDirectory: String, console: Console) -> CommandLineTool {
        CommandLineTool(
            workingDirectory: workingDirectory, console: console,
            options: Option.all(
                with: [GraphFormat.option, .below, .fixedRules, .expectedFlags] + Option.initialization
                    + Option.creation),
            findingPrinter: .forms,
            moduleSearch: .inProjectFiles, runners: runners)
    }

    /// The one list of the commands besides those of the build.
    private static let runners: [Command: CommandLineTool.Runner] = [
        .check: .init { (tool, call) throws(CommandError) in try tool.check(tool.configuration(of: call), call) },
        .fix: .init { (tool, call) throws(CommandError) in try tool.fix(call) },
        .graph: .init { (tool, call) throws(CommandError) in
            let configuration = try tool.configuration(of: call)
            let format = try GraphFormat.drawn(call.settings.format, by: configuration)
            return try tool.graph(configuration, format, below: call.settings.topComponent)
        },
        .why: .init { (tool, call) throws(CommandError) in try tool.why(call) },
        .flags: .init { (tool, call) throws(CommandError) in try tool.flags(call) },
        .initialize: .init { (tool, call) throws(CommandError) in try tool.initialize(call) },
        .new: .init { (tool, call) throws(CommandError) in try tool.create(call) },
        .compat: .init { (tool, call) throws(CommandError) in try tool.compare(call) },
        .summarize: .init { (tool, call) throws(CommandError) in try tool.summarize(tool.configuration(of: call)) },
        .explain: .init { (tool, call) throws(CommandError) in try tool.explain(call) },
        .completion: .init { (tool, call) throws(CommandError) in try tool.completion(call.parsed.positionals) },
        .man: .init { (tool, call) throws(CommandError) in try tool.manualPage(call.parsed.positionals) },
        .dump: .init { (tool, call) throws(CommandError) in try tool.dump(call) },
    ]
}
