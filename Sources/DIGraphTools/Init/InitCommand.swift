import DIGraphCommand
import DIGraphCore
import DIGraphReports

extension Option {
    /// Those of `init`; `new` has a dry run as well, and `fix` writes.
    static let initialization = [
        Option(
            ["--dry-run"], .none, help: "write nothing", for: [.initialize, .new],
            .setsRun { run, _ in run.isDryRun = true }),
        Option(
            ["--force"], .none, help: "replace what others wrote, but never code",
            of: [
                .new: "write into a folder that holds other files, but replace none",
                .initialize: "replace a needle.json that says something else",
            ],
            for: [.initialize, .new, .generate, .check, .mocks, .summarize, .graph, .flags, .dump, .explain],
            .setsRun { run, _ in run.isForced = true }),
        Option(
            ["--from-needle"], .none, help: "print the edits that move the sources from Needle", for: [.initialize],
            .setsRun { run, _ in run.movesFromNeedle = true }),
        Option(
            ["--write"], .none, help: "make the edits", of: [.initialize: "with --from-needle: make the edits"],
            for: [.initialize, .fix],
            .setsRun { run, _ in run.writesSources = true }),
    ]
}

extension CommandLineTool {
    /// Writes a first needle.json for a project's folder and says what to do next; moves the sources from Needle.
    func initialize(_ call: CommandCall) throws(CommandError) -> Int32 {
        let settings = call.settings
        if settings.writesSources && !settings.movesFromNeedle { throw .wrongUse(.writeWithoutMove) }
        if call.parsed.positionals.count > 1 { throw .wrongUse(.severalFolders) }
        let folder = GivenPath(call.parsed.positionals.first ?? ".", in: workingDirectory)
        let name = folder.displayed(in: workingDirectory)
        if FileSystem.status(of: folder.absolute)?.kind != .folder { throw .input(.notAFolder(name)) }
        // All paths are said as they are in that folder.
        let tool = NeedleGen.tool(workingDirectory: folder.absolute, console: console)
        let start = try ProjectStart(tool, ProjectSurvey(try ProjectFolder(folder.absolute, named: name)))
        return try start.run(settings)
    }
}

/// One run of `init`.
private struct ProjectStart {
    private let tool: CommandLineTool
    private let survey: ProjectSurvey
    private let starter: StarterConfiguration
    private let configuration: Configuration
    private let graphs: [TargetGraph]

    /// One of what the project makes; of a target where several wire themselves.
    private struct TargetGraph {
        var target: String?
        let run: GraphRun
        /// The modules that wire their own roots.
        var others: Set<String> = []

        /// Those that it wires.
        var roots: [Component] {
            run.analysis.graph.components.filter { $0.isRoot && !$0.isAbstract && !others.contains($0.module ?? "") }
        }

        /// Where a root is declared.
        func file(of root: Component) -> String { run.analysis.findings.path(of: root.location.file) }

        var errorCount: Int { run.analysis.diagnostics.count { $0.severity == .error } }
    }

    private static let fileName = "needle.json"

    init(_ tool: CommandLineTool, _ survey: ProjectSurvey) throws(CommandError) {
        self.tool = tool
        self.survey = survey
        var starter = StarterConfiguration(survey, survey.calls.first)
        configuration = try tool.configuration(ofWords: starter.words())
        graphs = try Self.graphs(tool, survey, starter, configuration)
        if starter.output == nil && survey.kind == .package {
            // The plugin passes the targets, and writes where nobody has to look.
            if survey.folder.fetchedFolders.isEmpty { starter.sources = [] }
        } else if starter.output == nil, let graph = graphs.first, let root = graph.roots.first {
            let folder = Path.folder(of: graph.file(of: root))
            starter.output = Path.normalized(Path.join(folder, "NeedleGenerated.swift"))
        }
        self.starter = starter
    }

    /// In a package each target with a root is wired by itself, as the plugin does it: two apps are never one graph.
    private static func graphs(
        _ tool: CommandLineTool, _ survey: ProjectSurvey, _ starter: StarterConfiguration,
        _ configuration: Configuration
    ) throws(CommandError) -> [TargetGraph] {
        var graphs: [TargetGraph] = []
        if starter.output == nil && survey.kind == .package {
            let isWired = !survey.wiredTargets.isEmpty
            for target in isWired ? survey.wiredTargets : survey.programs {
                var configuration = try tool.configuration(ofWords: starter.words(outputModule: target))
                if isWired { configuration.moduleSearch = configuration.moduleSearch?.ofBuild }
                let run = try GraphRun(configuration, output: nil)
                let graph = TargetGraph(
                    target: target, run: run, others: Set(survey.wiredTargets).subtracting([target]))
                if isWired || !graph.roots.isEmpty { graphs.append(graph) }
            }
            if isWired || graphs.count > 1 { return graphs }
        }
        let run = try GraphRun(configuration, output: nil)
        return [TargetGraph(run: run)]
    }

    func run(_ settings: RunSettings) throws(CommandError) -> Int32 {
        sayWhatWasFound()
        try writeConfiguration(settings)
        var isSame = true
        if settings.movesFromNeedle {
            try moveSources(settings)
            isSame = try compare(settings)
        }
        sayWhatIsNext(settings)
        return isSame ? 0 : 1
    }

    // MARK: What was found

    private func sayWhatWasFound() {
        for graph in graphs {
            let roots = graph.roots.map { "\($0.name) (\(place(of: $0, in: graph)))" }
            let name = graph.target.map { "\($0): " } ?? ""
            tool.console.say(
                "\(name)\(roots.isEmpty ? "no root component" : roots.joined(separator: ", ")); \(graph.run.summary)")
        }
        let modules = Set(graphs.flatMap { $0.run.analysis.graph.components.compactMap(\.module) }).sorted()
        if !modules.isEmpty { tool.console.say("modules with components: \(modules.joined(separator: ", "))") }
        for call in survey.calls { tool.console.say("\(call.place) generates \(call.output)") }
        for place in survey.hiddenCalls {
            tool.console.say(
                "\(place) calls Needle with words that only its run knows: write into needle.json what they say")
        }
        sayWhoseWordsCount()
        for file in survey.needleFiles { tool.console.say("\(file) was generated by Needle") }
        for place in survey.packagePlaces { tool.console.say("\(place) fetches Needle") }
        let others = Set(survey.calls.map(\.output)).union(survey.needleFiles).subtracting([starter.output ?? ""])
            .sorted()
        if !others.isEmpty {
            let names = others.joined(separator: ", ")
            tool.console.say(
                "needle.json is for \(starter.output ?? "one file"); for \(names), `needle-gen generate` takes Needle's words"
            )
            for file in others where survey.callsRegistrationAcrossModules(from: file) {
                tool.console.say("another module calls what \(file) declares: add --registration-function public there")
            }
        }
        for graph in graphs where graph.errorCount > 0 {
            let errors = counted(graph.errorCount, "error")
            // Without a needle.json the folder has to be named.
            let check = starter.isDefault ? "needle-gen check ." : "needle-gen check"
            guard let target = graph.target else {
                tool.console.say("\(errors) in the graph, as `\(check)` shows")
                continue
            }
            // The build reads what stands elsewhere as well: local packages, and what other plugins write.
            let proof =
                isWired
                ? "unless the build reads more than this folder" : "as `\(check) --output-module \(target)` shows"
            tool.console.say("\(errors) in the graph of \(target), \(proof)")
        }
    }

    /// Where several calls make one file, and not all of them by the same words.
    private func sayWhoseWordsCount() {
        guard let first = survey.calls.first else { return }
        let words = StarterConfiguration(survey, first).json
        let others = survey.callsOfFirstOutput.filter { StarterConfiguration(survey, $0).json != words }.map(\.place)
        if others.isEmpty { return }
        let differ = others.count == 1 ? "differs" : "differ"
        tool.console.say("needle.json says what \(first.place) says; \(others.joined(separator: ", ")) \(differ)")
    }

    private func place(of component: Component, in graph: TargetGraph) -> String {
        "\(graph.file(of: component)):\(graph.run.analysis.findings.position(of: component.location).line)"
    }

    // MARK: needle.json

    private func writeConfiguration(_ settings: RunSettings) throws(CommandError) {
        if starter.isDefault {
            // It may say more than a first one would, as of mocks.
            if survey.folder.holds(Self.fileName) { return tool.console.say("\(Self.fileName) exists and is kept") }
            return tool.console.say("nothing differs from the defaults, so no \(Self.fileName) is needed")
        }
        _ = try tool.print(starter.json)
        if keepsConfiguration(settings) {
            if !settings.movesFromNeedle && !settings.isDryRun { throw .input(.configurationExists(Self.fileName)) }
            return tool.console.say("\(Self.fileName) exists and is kept; --force replaces it")
        }
        if settings.isDryRun { return }
        if isUpToDate { return tool.console.say("\(Self.fileName) says that already") }
        try FileSystem.writing(Self.fileName) { () throws(SystemError) in
            try FileSystem.replace(path(of: Self.fileName), with: starter.json)
        }
        tool.console.say("wrote \(Self.fileName)")
    }

    private func path(of file: String) -> String { Path.join(tool.workingDirectory, file) }

    /// Whether there is one that says something else, and must not be lost.
    private func keepsConfiguration(_ settings: RunSettings) -> Bool {
        !settings.isForced && survey.folder.holds(Self.fileName) && !isUpToDate
            && survey.folder.contents(of: Self.fileName)?.isEmpty != true
    }

    private var isUpToDate: Bool { survey.folder.contents(of: Self.fileName) == Array(starter.json.utf8) }

    // MARK: The way from Needle

    /// Prints the edits of all sources, and makes them if that is asked for.
    private func moveSources(_ settings: RunSettings) throws(CommandError) {
        let changes = survey.sources.map { source in
            FileChange(
                path: source.path, absolute: path(of: source.path), old: source.bytes, new: source.moved)
        }
        for change in changes { _ = try tool.print(change.diff) }
        for source in survey.sources {
            for line in ImportMove.linesOfOptionals(in: source.bytes) {
                tool.console.say(
                    "\(source.path):\(line) unwraps 'dependency' or 'pluginExtension', which are no optionals here")
            }
        }
        guard settings.writesSources, !settings.isDryRun, !changes.isEmpty else { return }
        try tool.write(changes)
        tool.console.say("changed the imports of \(counted(survey.sources.count, "file"))")
    }

    /// Whether each request gets the owner that Needle gave it; prints what differs.
    private func compare(_ settings: RunSettings) throws(CommandError) -> Bool {
        var isSame = true
        for file in survey.needleFiles {
            guard let configuration = try configuration(of: file, settings) else {
                tool.console.say("\(file) is not compared: no script tells what it was made of")
                continue
            }
            let comparison = try tool.comparison(with: GivenPath(file, in: tool.workingDirectory), configuration)
            tool.console.say("\(file): \(comparison.report.summary)")
            if !comparison.report.isSame { tool.console.show(comparison.report.text) }
            if !comparison.report.isSame || comparison.hasErrors { isSame = false }
        }
        return isSame
    }

    /// The sources that a file was made of.
    private func configuration(of file: String, _ settings: RunSettings) throws(CommandError) -> Configuration? {
        if file == starter.output {
            let isKept = keepsConfiguration(settings)
            return isKept ? try tool.configuration(ofWords: ["generate", Self.fileName]) : configuration
        }
        guard let call = survey.calls.first(where: { $0.output == file }) else { return nil }
        return try tool.configuration(ofWords: StarterConfiguration(survey, call).words())
    }

    // MARK: What to do next

    private func sayWhatIsNext(_ settings: RunSettings) {
        let hasMoved = settings.writesSources && !settings.isDryRun
        let build = starter.output == nil ? "build" : "run needle-gen"
        var steps = [hasMoved ? dependencyStep : importStep, "\(build): what cannot be wired is an error at its line"]
        if starter.output == nil, survey.kind != .package {
            steps = [importStep, rootStep]
        } else if isWired {
            let names = survey.wiredTargets.joined(separator: ", ")
            tool.console.say("the plugin NeedlePlugin wires \(names) in each build")
            if survey.sources.isEmpty { steps.removeFirst() }
        } else {
            steps.insert(contentsOf: callSteps, at: 0)
        }
        for (index, step) in steps.enumerated() { tool.console.say("\(index == 0 ? "next" : "then"): \(step)") }
    }

    /// Whether the build generates the code already.
    private var isWired: Bool { starter.output == nil && survey.kind == .package && !survey.wiredTargets.isEmpty }

    /// Of all calls that make the file: one that stays would make it otherwise.
    private var callSteps: [String] {
        let calls = survey.callsOfFirstOutput
        if calls.isEmpty { return [pluginStep] }
        return calls.map(\.base).withoutRepetition().map { base in
            let up = base == "." ? "" : String(repeating: "../", count: base.split(separator: "/").count)
            let places = calls.filter { $0.base == base }.map(\.place).joined(separator: ", ")
            return "call `needle-gen \(up)\(Self.fileName)` in place of `needle generate …` at \(places)"
        }
    }

    private var pluginStep: String {
        let call = "call `needle-gen \(Self.fileName)`"
        switch survey.kind {
        case .package where starter.output == nil:
            return
                "add the package needle-gen to Package.swift, and .plugin(name: \"NeedlePlugin\", package: \"needle-gen\")"
                + " to \(rootTargets)"
        case .package:
            return
                "\(call) before each build; or delete \(starter.output ?? "") and add the plugin NeedlePlugin to"
                + " \(rootTargets)"
        case .tuist:
            return
                "call it before the app is compiled, as in .pre(script: \"needle-gen \(Self.fileName)\", name: \"Graph\")"
        case .xcode: return "add a build phase before \"Compile Sources\": \(call); or add the build-tool plugin"
        case .bazel, .bare: return "\(call) before the app is compiled"
        }
    }

    /// "the target 'App'"
    private var rootTargets: String {
        let targets = graphs.compactMap { graph in
            graph.target ?? graph.roots.first.map(graph.file).flatMap(survey.module)
        }
        if targets.isEmpty { return "the target of the root component" }
        let names = targets.map { "'\($0)'" }.joined(separator: ", ")
        return targets.count == 1 ? "the target \(names)" : "each of the targets \(names)"
    }

    private var rootStep: String {
        "declare a root, a class that inherits from 'BootstrapComponent', and call `needle-gen init` again"
            + (survey.hasSources ? "" : "; or let `needle-gen new` write an app")
    }

    private var importStep: String {
        if survey.sources.isEmpty { return dependencyStep }
        let count = counted(survey.sources.count, "file")
        return "change the imports of \(count): `needle-gen init --from-needle` shows them, with --write it makes them"
    }

    private var dependencyStep: String {
        let library = "depend on the library DIRuntime"
        return survey.sources.contains(where: \.usesRegistries)
            ? "\(library); tests that use Needle's registries on \(ImportMove.compatibility)" : library
    }
}
