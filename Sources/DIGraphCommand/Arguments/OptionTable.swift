/// Everything that can be set; the raw value is the key in needle.json.
enum Setting: String, CaseIterable {
    case output, sources, modules, outputModule, defaultIsolation, runtimeModules, headerDoc, excludeSuffixes
    case excludePaths, additionalImports, registrationFunction, pluginized, jobs, timings, absolutePaths, quiet
    /// Modules of fetched packages, which only the plugins leave out.
    case includeModules
    /// What `mocks` writes; the value of the key is an object, whose keys are settings of the command.
    case mocks
    // The keys of "mocks", beside output, outputModule and additionalImports.
    case protocols, access, debugOnly
    // Those that make sense for one run only.
    case format, help, version, onlyLists, invocation, listFormat
    /// An option of another generator that means nothing here, accepted so that scripts need not change.
    case ignored
}

/// One option: how it is written, what values it takes, and its line in the help.
struct Option {
    enum Values: Equatable {
        case none
        case one(String)
        /// All words up to the next option; said several times, it adds.
        case list(String)
        /// One value; said several times, it adds.
        case repeated(String)
    }

    let setting: Setting
    let spellings: [String]
    let values: Values
    let help: String

    init(_ setting: Setting, _ spellings: [String], _ values: Values, _ help: String = "") {
        self.setting = setting
        self.spellings = spellings
        self.values = values
        self.help = help
    }

    /// The key in needle.json, for those that have one.
    var key: String? {
        switch setting {
        case .protocols, .access, .debugOnly, .format, .help, .version, .onlyLists, .invocation, .listFormat, .ignored:
            nil
        default: setting.rawValue
        }
    }

    /// The one table: the parser, needle.json and the help are made from it.
    static let all: [Option] = [
        Option(.output, ["--out", "-o"], .one("FILE"), "the generated file; - for stdout"),
        Option(.sources, [], .list("SOURCES"), "folders and .swift files"),
        Option(.modules, ["--module"], .repeated("NAME=PATH"), "the sources of a module; repeatable"),
        Option(.outputModule, ["--output-module"], .one("NAME"), "the module that compiles the generated file"),
        Option(
            .defaultIsolation, ["--default-isolation"], .one("ISOLATION"),
            "MainActor or nonisolated, where a module does not say"),
        Option(.runtimeModules, ["--runtime-module"], .repeated("NAME"), "a module that re-exports the runtime"),
        Option(.headerDoc, ["--header-doc"], .one("FILE"), "text that the generated file begins with"),
        Option(.additionalImports, ["--additional-imports"], .list("MODULE…"), "imports that it needs besides"),
        Option(
            .registrationFunction, ["--registration-function"], .one("ACCESS"),
            "registerProviderFactories(): internal, public or none"),
        Option(.excludeSuffixes, ["--exclude-suffixes"], .list("TEXT…"), "leave out files whose name ends so"),
        Option(.excludePaths, ["--exclude-paths"], .list("TEXT…"), "leave out paths that contain a text"),
        Option(.format, ["--format"], .one("FORMAT"), "of graph: tree, json, dot, mermaid or html"),
        Option(.mocks, [], .one("OBJECT")),
        Option(.protocols, ["--protocol"], .repeated("NAME"), "of mocks: one more protocol to mock; repeatable"),
        Option(.access, ["--access"], .one("LEVEL"), "of mocks: internal, package or public"),
        Option(.debugOnly, ["--debug-only"], .none, "of mocks: put the file under #if DEBUG"),
        Option(.jobs, ["--jobs", "-j"], .one("N"), "threads; by default one per processor"),
        Option(.timings, ["--timings"], .none, "print what each stage did and how long it took"),
        Option(.absolutePaths, ["--absolute-paths"], .none, "print absolute paths"),
        Option(.quiet, ["--quiet"], .none, "print nothing but errors and warnings"),
        Option(.includeModules, [], .list("MODULE…")),
        Option(.onlyLists, ["--only-lists"], .none, "read the sources of @LIST, not those of needle.json"),
        Option(.pluginized, ["--pluginized"], .none, "accepted; pluginized components are always read"),
        Option(.help, ["--help", "-h"], .none, "print this page"),
        Option(.version, ["--version"], .none, "print the version"),
        // How the command plugin was called, for messages that say what to run.
        Option(.invocation, ["--invocation"], .one("COMMAND")),
        // Of a list that is named without @, as Needle's scripts do.
        Option(.listFormat, ["--sources-list-format"], .one("FORMAT")),
        Option(.ignored, ["--parsing-timeout"], .one("SECONDS")),
        Option(.ignored, ["--exporting-timeout"], .one("SECONDS")),
        Option(.ignored, ["--retry-parsing-limit"], .one("N")),
        Option(.ignored, ["--concurrency-limit"], .one("N")),
        Option(.ignored, ["--logging-level", "-lv"], .one("LEVEL")),
        Option(.ignored, ["--collect-parsing-info", "-cpi"], .none),
    ]

    static func spelled(_ text: String) -> Option? {
        all.first { $0.spellings.contains(text) }
    }

    static func withKey(_ key: String) -> Option? {
        all.first { $0.key == key }
    }

    static func withSetting(_ setting: Setting) -> Option? {
        all.first { $0.setting == setting }
    }

    /// The commands that the option is for; nil when it is for all.
    var commands: [Command]? {
        switch setting {
        case .output: [.generate, .check, .graph, .mocks]
        case .format: [.graph]
        case .protocols, .access, .debugOnly: [.mocks]
        default: nil
        }
    }
}

/// What the tool can be told to do.
enum Command: String, CaseIterable {
    case generate, check, graph, mocks, explain, dump

    var help: String {
        switch self {
        case .generate: "check the graph and write the code that wires it (the default)"
        case .check: "without writing; fails when the generated file or the mocks are stale"
        case .graph: "print the graph: as a tree, as JSON, or for dot, Mermaid or a browser"
        case .mocks: "write mocks of the dependency protocols to --out, for tests"
        case .explain: "say what the diagnostics ID… mean; without one, list them all"
        case .dump: "print what the scanner sees in FILES…, as JSON lines"
        }
    }
}

/// The page that `--help` prints.
enum HelpPage {
    static var text: String {
        let commands = Command.allCases.map { row($0.rawValue, $0.help) }
        let options = Option.all.filter { !$0.help.isEmpty && !$0.spellings.isEmpty }.map { option in
            let value =
                switch option.values {
                case .none: ""
                case .one(let name), .list(let name), .repeated(let name): " " + name
                }
            return row(option.spellings.joined(separator: ", ") + value, option.help)
        }
        return """
            needle-gen: checks the dependency graph of a Swift app and writes the code that wires it.

            usage: needle-gen [COMMAND] [SOURCES… | needle.json | @LIST] [OPTIONS]

            With no sources, ./needle.json is read. A line of LIST is a path, or `module NAME`.

            commands:
            \(commands.joined(separator: "\n"))

            options:
            \(options.joined(separator: "\n"))

            Keys of needle.json, with the meaning of the option of that name:
              \(keys(from: 0, to: 7)),
              \(keys(from: 7, to: 13)),
              \(keys(from: 13, to: .max))

            exit: 0 fine; 1 the graph has errors, or the file is stale; 2 wrong use, or a file that fails

            """
    }

    private static func keys(from start: Int, to end: Int) -> String {
        let keys = Option.all.compactMap(\.key)
        return keys[start..<min(end, keys.count)].joined(separator: ", ")
    }

    private static func row(_ left: String, _ right: String) -> String {
        "  " + left + String(repeating: " ", count: max(1, 34 - left.count)) + right
    }
}
