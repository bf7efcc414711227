import DIGraphCore

extension Option {
    /// The one list: the parser, needle.json, what each command refuses and the help are made from it.
    package static let all = all()

    /// The same with the options of commands that only some tools have, where the help shows them.
    package static func all(with more: [Option] = []) -> [Option] {
        code + more + mocks + inputs + run + needle
    }

    /// Those of the build's tool, which has one form of findings.
    package static let ofBuild = all.filter { option in
        ![report, baseline, newBaseline, color].contains { $0.spellings == option.spellings }
    }

    static let baseline = Option(
        ["--baseline"], key: .top("baseline"), .one("FILE"),
        help: "what is in FILE does not fail",
        for: [.check],
        .value { configuration, value, context in
            configuration.baseline = context.paths([value == "-" ? "/dev/stdin" : value]).first
        })
    static let newBaseline = Option(
        ["--write-baseline"], .one("FILE"), help: "write what is found now into FILE", for: [.check],
        .value { (configuration, value, context) throws(SettingFault) in
            configuration.newBaseline = try SettingValue.outputFile(value, in: context.base)
        })

    static let report = Option(
        ["--report"], key: .top("reports"), .repeated("FORM=FILE"), help: "write findings as --format does; repeatable",
        for: [.generate, .check, .graph, .mocks, .compat],
        .sets { (configuration, values, context) throws(SettingFault) in
            for (index, value) in values.enumerated() {
                let offset = context.offset(ofValueAt: index)
                configuration.reports.append(try SettingValue.report(value, in: context.base, offset: offset))
            }
        })

    // Those that are asked for by name, because they decide which files are read.
    static let output = Option(
        ["--out", "-o"], key: .both("output"), .one("FILE"),
        help: "the generated file, or what is printed; - for stdout",
        of: [
            .generate: "the generated file; - for stdout",
            .check: "the generated file, or with --format that of the findings",
            .mocks: "the file of the mocks; - for stdout",
            .summarize: "the summary, NAME.digraph",
            .new: "the folder of the app; by default its name",
            .graph: "the file for what is printed; - for stdout", .flags: "the file for what is printed; - for stdout",
            .explain: "the file for what is printed; - for stdout", .dump: "the file for what is printed; - for stdout",
        ],
        for: [.generate, .check, .graph, .flags, .mocks, .summarize, .new, .explain, .dump],
        .value { (configuration, value, context) throws(SettingFault) in
            let output = try SettingValue.output(value, in: context.base, offset: context.offset(ofValueAt: 0))
            if context.command.printsData {
                // The output of needle.json still tells the module that the graph is resolved for.
                configuration.printedOutput = output
            } else if context.isFormatted, context.command == .check, !value.hasSuffix(".swift"), value != "-" {
                configuration.findingOutput = output
            } else {
                configuration[keyPath: context.generatedFile].output = output
            }
        })
    static let modules = Option(
        ["--module", "--modules"], key: .top("modules"), .repeated("NAME=PATH"),
        help: "the sources of a module; none: search for none",
        of: [.summarize: "the module that the sources are, its NAME alone"],
        object: ConfigurationFile.readModules,
        .sets { (configuration, values, context) throws(SettingFault) in
            for value in values {
                if context.command == .summarize {
                    configuration.summarizedModules.insert(
                        configuration.addModule(try SourceList.module(value[...])))
                } else if value == "none" {
                    configuration.findsModules = false
                } else {
                    configuration.addModule(try SettingValue.module(value, in: context.base))
                }
            }
        })

    /// How the command plugin was called, for messages that say what to run.
    static let invocation = Option(
        ["--invocation"], .one("COMMAND"), .value { configuration, value, _ in configuration.invocation = value })

    static let standardInputPath = Option(
        ["--stdin-path"], .one("FILE"), help: "the file whose text is - among the sources: stdin",
        .value { (configuration, value, context) throws(SettingFault) in
            let path = GivenPath(value, in: context.base)
            if !path.isSwift { throw .notASource(value) }
            configuration.standardInputPath = path
        })
    static let color = Option(
        ["--color"], .one("WHEN"), help: "auto, always or never", choices: { _ in Console.Color.words },
        .setsRun { (run, values) throws(SettingFault) in
            run.color = try SettingValue.choice(values.last ?? "")
        })
    static let absolutePaths = Option(
        ["--absolute-paths"], key: .top("absolutePaths"), .none, help: "print absolute paths",
        .flag(\.printsAbsolutePaths))

    /// What is read, and what is written of the graph.
    private static let code = [
        output,
        Option(
            key: .top("sources"), .list("SOURCES"), help: "folders and .swift files",
            .sets { configuration, values, context in
                configuration.sources += context.paths(values)
                configuration.listsSources = true
            }),
        modules,
        Option(
            ["--output-module"], key: .both("outputModule"), .one("NAME"),
            help: "the module that compiles the generated file",
            .value { (configuration, value, context) throws(SettingFault) in
                configuration[keyPath: context.generatedFile].module = try SettingValue.moduleName(value)
                configuration[keyPath: context.generatedFile].moduleOffset = context.offset(ofValueAt: 0)
                if let offset = context.offset(ofValueAt: 0) {
                    configuration.namedModules.append(.init(name: value, key: "outputModule", offset: offset))
                }
            }),
        Option(
            ["--default-isolation"], key: .top("defaultIsolation"), .one("ISOLATION"),
            help: "MainActor or nonisolated, where a module does not say",
            choices: { _ in Configuration.Isolation.words },
            .value { (configuration, value, _) throws(SettingFault) in
                configuration.isolation = try SettingValue.choice(value)
            }),
        Option(
            ["--runtime-module"], key: .top("runtimeModules"), .repeated("NAME"),
            help: "a module that re-exports the runtime",
            .sets { (configuration, values, context) throws(SettingFault) in
                for (index, value) in values.enumerated() {
                    configuration.runtimeModules.append(try SettingValue.moduleName(value))
                    configuration.runtimeModuleOffsets[value] = .some(context.offset(ofValueAt: index))
                }
            }),
        Option(
            ["--header-doc"], key: .top("headerDoc"), .one("FILE"), help: "text that the generated file begins with",
            .value { (configuration, value, context) throws(SettingFault) in
                let path = GivenPath.input(value, in: context.base)
                configuration.header = try HeaderText.read(at: path)
                configuration.settingFiles.append(path)
            }),
        Option(
            ["--additional-imports"], key: .both("additionalImports"), .list("MODULE…"),
            help: "imports that it needs besides",
            .sets { (configuration, values, context) throws(SettingFault) in
                var imports: [String] = []
                for value in values { imports.append(try SettingValue.importedModule(value)) }
                configuration[keyPath: context.generatedFile].additionalImports += imports
            }),
        Option(
            ["--registration-function"], key: .top("registrationFunction"), .one("ACCESS"),
            help: "registerProviderFactories(): internal, public or none",
            choices: { _ in GeneratorSettings.RegistrationFunction.words }, .choice(\.registrationFunction)),
        Option(
            ["--replaceable"], key: .top("replaceable"), .none, help: "tests can replace single members of a graph",
            for: [.generate, .check], .flag(\.isReplaceable)),
        Option(
            ["--exclude-suffixes"], key: .top("excludeSuffixes"), .list("TEXT…"),
            help: "leave out files whose name ends so",
            .sets { (configuration, values, _) throws(SettingFault) in
                configuration.excludedSuffixes += try values.map(SettingValue.excludedSuffix)
            }),
        Option(
            ["--exclude-paths"], key: .top("excludePaths"), .list("TEXT…"), help: "leave out paths that contain a text",
            .sets { (configuration, values, _) throws(SettingFault) in
                configuration.excludedPaths += try values.map(SettingValue.excludedText)
            }),
    ]

    /// What `mocks` writes besides.
    private static let mocks = [
        Option(key: .top("mocks"), .none, object: ConfigurationFile.readMocks, .ignored),
        Option(
            ["--protocol"], key: .mocks("protocols"), .repeated("NAME"),
            help: "one more protocol to mock; repeatable", for: [.mocks],
            .sets { configuration, values, context in
                configuration.mockSettings.protocols += values
                for (index, name) in values.enumerated() {
                    configuration.protocolOffsets[name] = context.offset(ofValueAt: index)
                }
            }),
        Option(
            ["--access"], key: .mocks("access"), .one("LEVEL"), help: "internal, package or public",
            for: [.mocks], choices: { _ in MockSettings.Access.words }, .choice(\.mockSettings.access)),
        Option(
            ["--debug-only"], key: .mocks("debugOnly"), .none, help: "put the file under #if DEBUG",
            for: [.mocks],
            .flag(\.mockSettings.isDebugOnly)),
    ]

    /// For build systems, which want to know what a run depends on.
    private static let inputs = [
        Option(
            ["--depfile"], .one("FILE"), help: "write what was read, as a rule of make",
            for: [.generate, .summarize],
            .value { (configuration, value, context) throws(SettingFault) in
                configuration.depfile = try SettingValue.outputFile(value, in: context.base)
            }),
        Option(
            ["--unused-inputs"], .one("FILE"), help: "write which parts of summaries were not needed",
            for: [.generate],
            .value { (configuration, value, context) throws(SettingFault) in
                configuration.unusedInputs = try SettingValue.outputFile(value, in: context.base)
            }),
        Option(
            ["--print-inputs"], .none, help: "print what would be read, and do nothing else",
            for: [.generate, .summarize], .flag(\.printsInputs)),
    ]

    /// How the tool runs.
    private static let run = [
        Option(
            ["--jobs", "-j"], key: .top("jobs"), .number("N"), help: "threads; by default one per processor",
            .value { (configuration, value, _) throws(SettingFault) in
                configuration.jobs = try SettingValue.count(value)
            }),
        Option(
            ["--timings"], key: .top("timings"), .none, help: "print what each stage did and how long it took",
            .flag(\.printsTimings)),
        Option(
            ["--all-notes"], key: .top("allNotes"), .none, help: "note all places of a finding, not the first few",
            .flag(\.printsAllNotes)),
        report,
        Option(
            ["--strict"], key: .top("strict"), .none, help: "warnings are errors, and notes warnings",
            .flag(\.severities.isStrict)),
        Option(key: .top("rules"), .none, object: ConfigurationFile.readRules, .ignored),
        baseline, newBaseline,
        absolutePaths,
        standardInputPath,
        Option(["--quiet"], key: .top("quiet"), .none, help: "print nothing but findings", .flag(\.isQuiet)),
        // Modules of fetched packages, which only the plugins leave out, and read where they are named.
        Option(
            key: .top("includeModules"), .list("MODULE…"),
            .sets { (configuration, values, context) throws(SettingFault) in
                for (index, value) in values.enumerated() {
                    let name = try SettingValue.moduleName(value)
                    configuration.namedModules.append(
                        .init(name: name, key: "includeModules", offset: context.offset(ofValueAt: index)))
                }
            }),
        // For plugins, which name the sources and leave all else to needle.json.
        Option(
            ["--only-lists"], .none,
            .setsRun { run, _ in run.readsOnlyLists = true }),
        Option(
            ["--pluginized"], key: .top("pluginized"), .truth,
            .ignored),
        color,
        Option(["--help", "-h"], .none, help: "print this page", .prints { HelpPage($0, of: $1).text }),
        Option(["--version"], .none, help: "print the version", .prints { _, _ in "needle-gen \(Version.current)\n" }),
        invocation,
    ]

    /// Those of Needle that mean little or nothing here.
    private static let needle = [
        // Of a list that is named without @, as Needle's scripts do.
        Option(
            ["--sources-list-format"], .one("FORMAT"),
            .setsRun { (run, values) throws(SettingFault) in
                run.listFormat = try NeedleSourceList.format(values.last ?? "")
            }),
        Option(["--parsing-timeout", "--timeout"], .one("SECONDS"), .ignored),
        Option(["--exporting-timeout"], .one("SECONDS"), .ignored),
        Option(["--retry-parsing-limit"], .one("N"), .ignored),
        Option(["--concurrency-limit"], .one("N"), .ignored),
        Option(["--logging-level", "-lv"], .one("LEVEL"), .ignored),
        Option(["--collect-parsing-info", "-cpi"], .truth, .ignored),
        Option(
            ["--emit-inputs-deps-file"], .truth,
            .value { (configuration, value, _) throws(SettingFault) in
                configuration.writesInputList = try SettingValue.choice(value, among: ["true", "false"]) == "true"
            }),
        Option(["--root-component-name"], .one("NAME"), for: [.graph], .setsRun { $0.topComponent = $1.last }),
    ]
}

/// What concerns one run only, and is known before any file is read.
package struct RunSettings: Sendable {
    var readsOnlyLists = false
    var color = Console.Color.auto
    var listFormat = NeedleSourceList.Format.newline
    /// The name of the form in which a report is printed; nil is the command's own.
    package var format: String?
    // Of `init` and `new`.
    package var isDryRun = false
    package var isForced = false
    // Of `init`.
    package var movesFromNeedle = false
    package var writesSources = false
    // Of `new`.
    package var projectName: String?
    package var packagePath: String?
    package var writesTuist = false
    package var writesXcodeGen = false
    /// Of `graph`: the component that is printed with what is below it; nil for the whole graph.
    package var topComponent: String?
    /// Of `fix`: the ids that it is for; all where none is named.
    package var fixedRules: [String] = []
    /// Of `flags`: the file that they are compared with.
    package var expectedFlags: String?
}
