import DIGraphCore
import SwiftFacts

/// What ends a run with exit code 2. All sentences of such errors stand in this file.
package enum CommandError: Error {
    case wrongUse(UsageFault)
    case configuration(path: String, LinePosition, ConfigurationFault)
    case list(path: String, line: Int, SettingFault)
    /// A name that a file of Needle's uses, and does not declare so that it can be read.
    case needleFile(path: String, LinePosition, unknown: String)
    /// `place` is where needle.json names the file, if it does.
    case input(InputFault, place: String? = nil)
    /// Not empty: each path that was named and leads to no source.
    case missingPaths([MissingPath])
    /// Not empty.
    indirect case several([CommandError])

    package struct MissingPath {
        package enum Fault: String {
            case missing = " does not exist"
            case brokenLink = " is a link that leads nowhere"
            case notASource = " is neither a folder nor a .swift file"
        }

        let path: String
        /// Where it stands in needle.json, if it does.
        let place: String?
        let fault: Fault

        var message: String { path + fault.rawValue + (fault == .notASource ? "" : advice) }

        /// What a shell, or who typed it, would have made of it.
        private var advice: String {
            // What programs for prose make of two hyphens.
            if ["\u{2013}", "\u{2014}"].contains(where: path.hasBytePrefix) {
                return "; an option begins with two hyphens"
            }
            if place == nil, Command(rawValue: path) != nil { return "; the command stands once, before all else" }
            if path.hasBytePrefix("-"), path != "-" { return "; options stand on the command line only" }
            if path.hasBytePrefix("@") { return "; '@' names a list on the command line only" }
            if path.hasBytePrefix("#") { return "; a list has no comments" }
            let words = path.split(separator: "/").last?.split(whereSeparator: \.isWhitespace)
            if words?.first == "module" { return "; in a list `module NAME` begins the files of a module" }
            if path.containsBytes(".swift ") { return "; each path stands by itself, in a list on a line of its own" }
            if path.containsBytes(",") { return "; commas separate nothing here, so each path stands by itself" }
            if path.hasBytePrefix("~") { return "; '~' stands for no home folder here, as it does in a shell" }
            if path.containsBytes("*") { return "; patterns are not expanded here, so name the folder" }
            if path.containsBytes("$") { return "; variables are not expanded here" }
            let isPadded = [path.first, path.last].contains { $0?.isWhitespace == true }
            return isPadded ? "; a blank at its beginning or end is a part of it" : ""
        }
    }

    /// What is said of it, with the place where the mistake stands in a file: `needle.json:3:5`.
    var lines: [Console.Line] {
        switch self {
        case .several(let errors): errors.flatMap(\.lines)
        case .missingPaths(let paths): paths.map { .init(place: $0.place, .error, $0.message) }
        case .wrongUse(let fault): [.init(place: nil, .error, fault.message)]
        case .input(let fault, let place): [.init(place: place, .error, fault.message)]
        case .configuration(let path, let position, let fault):
            [.init(place: "\(path):\(position)", .error, fault.message)]
        case .list(let path, let line, let fault): [.init(place: "\(path):\(line):1", .error, fault.message)]
        case .needleFile(let path, let position, let name):
            [
                .init(
                    place: "\(path):\(position)", .error,
                    "'\(name)' is not declared here as Needle declares it, so it cannot be read")
            ]
        }
    }
}

/// What is wrong with the words of a command line.
package enum UsageFault {
    case unknownOption(String, similar: String?)
    case missingValue(option: String, of: String)
    case emptyArgument
    case damagedWord(String)
    case noWorkingDirectory(String)
    case standardInputTwice
    case editsOfStandardInput
    case pathWithoutStandardInput
    case unexpectedValue(option: String)
    case ruleForStandardOutput
    case formsInOneStream(String, String)
    case picture(String, ending: String)
    case notForCommand(option: String, command: String, others: [String])
    case optionBehindHyphens(String)
    case badValue(of: String, SettingFault)
    case unknownCommand(String, similar: String?)
    case noSuchCommand(String, similar: String?)
    case lateCommand(String)
    case furtherWord(String, after: String)
    case sourceBesideLists(String, inPlugin: Bool)
    case commandOfOtherTool(String)
    case unknownDiagnostic(String, similar: String?)
    case severalConfigurations([String])
    case forgotOutput(String)
    /// - Parameter above: the needle.json of a folder above, if there is one.
    case noSources(of: Command, afterList: String?, above: String?)
    case unknownShell(String?, shells: [String])
    case noFilesToDump
    case noFileToCompare
    case noComponentToExplain
    case detachedRequest(String, of: String)
    case unknownComponent(String, similar: String?)
    case unknownRequest(String, of: String, similar: String?)
    case severalFolders
    case writeWithoutMove
    case noOutput
    case noMocksOutput
    case noSummaryOutput
    case badSummaryName(String)
    case noModuleToSummarize([String])
    case noTemplate([String])
    case unknownTemplate(String, [String], similar: String?)
    case severalTemplates(String, String)
    case noProjectName(String)
    case badProjectName(String, ProjectNameFault)
    case badProjectFolder(String)

    var message: String {
        switch self {
        case .unknownOption(let option, let similar):
            "unknown option \(option)\(advice(similar, listedBy: "needle-gen --help"))"
        case .missingValue(let option, let value): "\(option) needs a value: \(option) \(value)"
        case .emptyArgument: "an argument is empty; is a variable not set? Write '.' for this folder"
        case .damagedWord(let word): "'\(word)' is not UTF-8 text; rename what it names"
        case .noWorkingDirectory(let reason):
            "the working directory cannot be read (\(reason)); change to a folder that exists"
        case .standardInputTwice: "stdin can be read once, so '-' stands among the sources once"
        case .editsOfStandardInput: "stdin cannot be written: name the file, or leave out --write"
        case .pathWithoutStandardInput: "--stdin-path says which file is on stdin; write '-' among the sources as well"
        case .unexpectedValue(let option): "\(option) takes no value"
        case .ruleForStandardOutput:
            "--depfile writes a rule for the generated file, and stdout has no name: give it one by --out FILE"
        case .formsInOneStream(let one, let other):
            "\(one) and \(other) would follow each other in one stream; give one a file: \(other)=FILE"
        case .picture(let path, let ending):
            "\(path) would be a picture, and none is drawn here: `--format dot` writes what `dot -T\(ending)` draws"
        case .notForCommand(let option, let command, let others):
            "\(option) is not an option of \(command)\(others.isEmpty ? "" : ", but of \(others.joined(separator: " and "))")"
        case .optionBehindHyphens(let option):
            "\(option) stands behind `--`, where each word is a path: write it before `--`"
        case .badValue(let option, let fault): "\(option): \(fault.message)"
        case .unknownCommand(let word, let similar):
            "'\(word)' is neither a command nor a file\(advice(similar))"
        case .noSuchCommand(let word, let similar):
            "'\(word)' is no command\(advice(similar, listedBy: "needle-gen help"))"
        case .lateCommand(let word): "the command comes first: needle-gen \(word) …"
        case .furtherWord(let word, let call): "`needle-gen \(call)` takes no further word, so leave out '\(word)'"
        case .sourceBesideLists(let path, inPlugin: true):
            "the plugin reads the targets of the package, and no '\(path)' besides: name a target by --target NAME"
        case .sourceBesideLists(let path, inPlugin: false):
            "--only-lists reads what lists name, and no '\(path)' besides: put it into a list"
        case .commandOfOtherTool(let word):
            "DIGraphGen, the build plugin's tool, writes the graph's code and mocks only; needle-gen has the command \(word): needle-gen \(word) …"
        case .unknownDiagnostic(let word, let similar):
            "'\(word)' is no diagnostic\(advice(similar, listedBy: "needle-gen explain"))"
        case .severalConfigurations(let paths):
            "only one configuration can be read at a time: \(paths.joined(separator: ", "))"
        case .forgotOutput(let path):
            """
            \(path) exists and was not generated, so it is not overwritten; did you forget --out? A first Swift file \
            before other sources is the output
            """
        case .noSources(let command, nil, let above):
            """
            nothing to read: name the folders of your sources\(command.needsOutput ? " and --out FILE" : ", such as '.'"), \
            or \(above.map { "the project's \($0)" } ?? "write a needle.json here")
            """
        case .noSources(_, .some(let option), _):
            "nothing to read: \(option) takes all values up to the next option; write `--` before the sources"
        case .unknownShell(let shell, let shells):
            "\(shell.map { "'\($0)' is none of the shells" } ?? "name a shell"): needle-gen completion \(shells.joined(separator: " | "))"
        case .noFilesToDump: "nothing to read: name the files to dump"
        case .noFileToCompare:
            "nothing to compare with: name the file that Needle generated: needle-gen compat NeedleGenerated.swift SOURCES…"
        case .noComponentToExplain:
            "say which component, and maybe which of its requests: needle-gen why COMPONENT[.NAME] SOURCES…"
        case .detachedRequest(let word, let component):
            "\(word) does not exist; a request is named behind a period: needle-gen why \(component).\(word)"
        case .unknownComponent(let word, let similar):
            "no component of the graph is called '\(word)'\(advice(similar, listedBy: "needle-gen graph"))"
        case .unknownRequest(let word, let component, let similar):
            "'\(component)' requests nothing called '\(word)'\(advice(similar, listedBy: "needle-gen why \(component)"))"
        case .severalFolders: "init is about one folder"
        case .writeWithoutMove: "--write makes the edits of --from-needle: needle-gen init --from-needle --write"
        case .noOutput: "nowhere to write: add --out FILE, or \"output\" to needle.json"
        case .noMocksOutput:
            "nowhere to write: add --out FILE, or \"mocks\" with an \"output\" to needle.json; without one the build plugin "
                + "alone writes mocks"
        case .noSummaryOutput: "nowhere to write: add --out NAME.digraph"
        case .badSummaryName(let name): "the name of a summary ends in .digraph, which \(name) does not"
        case .noModuleToSummarize(let names):
            names.isEmpty
                ? "say which module the sources are: needle-gen summarize --module NAME SOURCES… --out NAME.digraph"
                : "a summary is of one module, not of \(names.joined(separator: ", "))"
        case .noTemplate(let kinds):
            "say which app to begin with: needle-gen new \(kinds.joined(separator: " | ")) --name NAME"
        case .unknownTemplate(let kind, let kinds, let similar):
            "'\(kind)' is not one of \(kinds.joined(separator: ", "))\(advice(similar))"
        case .severalTemplates(let kind, let other):
            "a project begins with one app, and '\(other)' is one word too many: needle-gen new \(kind) --name NAME"
        case .noProjectName(let kind): "name the app: needle-gen new \(kind) --name NAME"
        case .badProjectName(let name, let fault): "--name: \(fault.message(name))"
        case .badProjectFolder(let folder): "--out: '\(folder)' is no folder; new writes one"
        }
    }
}

/// Why an app cannot have a name.
package enum ProjectNameFault {
    case empty
    case character(String, suggestion: String?)
    case digit
    case keyword
    case moduleOfOthers
    case taken(String, String)

    func message(_ name: String) -> String {
        switch self {
        case .empty: "the name is empty; is a variable not set?"
        case .character(let character, let suggestion):
            """
            '\(name)' holds '\(character)', and the name of an app has the letters A to Z, digits and \
            underscores only\(suggestion.map { "; try \($0)" } ?? "")
            """
        case .digit: "'\(name)' begins with a digit, as no name of a module does"
        case .keyword: "'\(name)' is a word of Swift, and no name of a module"
        case .moduleOfOthers: "'\(name)' is a module of Swift, of a platform or of a tool, which the app would hide"
        case .taken(let taken, let kind): "the app of \(kind) has a '\(taken)' of its own; choose another name"
        }
    }
}

/// What is wrong with the files and modules that a run is about.
package enum InputFault {
    case unreadable(String, reason: String)
    case unreadableFolder(String, reason: String)
    case notABaseline(String)
    case baselineOfOtherVersion(String, version: String)
    case conflictInBaseline(String, line: Int)
    case outputHoldsConflict(String)
    case notFlags(String)
    case flagsOfOtherSchema(String, schema: String)
    case outputIsASource(String)
    case outputIsNotGenerated(String)
    case outputIsOfOtherKind(String, holds: GeneratedFileMarker.Kind)
    case outputIsNotOfCommand(String, command: String)
    case brokenOutputLink(String)
    case unreadableOutput(String, reason: String)
    case sharedOutput(String, String, String)
    case unwritable(String, reason: String)
    case notGeneratedByNeedle(String)
    case notAFolder(String)
    case notAList(String)
    case badSummary(String, SummaryFault)
    case summaryOfOtherModule(String, module: String, expected: String)
    case summaryOfOtherRuntime(String, [String], wanted: [String])
    case moduleTwice(String, String, String?)
    case summaryForCommand(String, command: String)
    case configurationExists(String)
    case folderNotEmpty(String)
    case projectFilesExist([String])
    case notACheckout(String)
    case unnamable(String)

    var message: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .unreadableFolder(let path, let reason): "cannot list \(path): \(reason)"
        case .notABaseline(let path):
            "\(path) is no baseline: `needle-gen check --write-baseline FILE` writes one"
        case .baselineOfOtherVersion(let path, let version):
            """
            \(path) is a baseline of version \(version), which another needle-gen wrote: use that one, or write it again by \
            `needle-gen check --write-baseline FILE`
            """
        case .conflictInBaseline(let path, let line): "\(path):\(line): \(MergeConflict.advice)"
        case .outputHoldsConflict(let path):
            "\(path) begins with a conflict of version control, so it is not overwritten: resolve it, or delete the file"
        case .notFlags(let path):
            "\(path) names no flags: write an array of texts, or what `needle-gen flags --format json` prints"
        case .flagsOfOtherSchema(let path, let schema):
            """
            \(path) holds flags in schema \(schema), which another needle-gen wrote: write it again by \
            `needle-gen flags --format json`
            """
        case .outputIsASource(let path):
            "\(path) is one of the sources and was not generated, so it is not overwritten; choose another output"
        case .outputIsNotGenerated(let path):
            """
            \(path) exists and was not generated, so it is not overwritten; choose another output, or delete it if you \
            no longer need it
            """
        case .outputIsOfOtherKind(let path, let kind):
            """
            \(path) holds \(kind == .mocks ? "mocks" : "the code of a graph"), so \
            \(kind == .mocks ? "the code of a graph" : "mocks") cannot go there; choose another output, or delete it if \
            you no longer need it
            """
        case .outputIsNotOfCommand(let path, let command):
            """
            \(path) exists and was not written by `needle-gen \(command)`, so it is not overwritten; choose another file, or \
            add --force, which replaces it
            """
        case .brokenOutputLink(let path):
            "\(path) is a link that leads nowhere; choose another output, or remove the link"
        case .unreadableOutput(let path, let reason):
            "cannot read \(path), so it is not overwritten: \(reason); choose another output, or make it readable"
        case .sharedOutput(let path, let one, let other):
            "\(path) is to hold both \(one) and \(other); give each a file of its own"
        case .notGeneratedByNeedle(let path):
            """
            \(path) was not generated by Needle; compare with the last one that was, as version control has it: \
            git show HEAD:\(Path.isAbsolute(path) ? "PATH" : "./\(path)") > NeedleGenerated.txt
            """
        case .unnamable(let path):
            "neither a rule of make nor a list can name '\(path)', with a line break: rename it"
        case .notAFolder(let path): "\(path) is no folder"
        case .notAList(let path): "\(path) is no list of paths: write it without the '@'"
        case .badSummary(let path, let fault): "\(path) \(fault.reason)"
        case .summaryOfOtherModule(let path, let module, let expected):
            "\(path) is the summary of the module \(module), not of \(expected)"
        case .summaryOfOtherRuntime(let path, let modules, let wanted):
            """
            \(path) was summarized with \(Self.runtimeModules(modules)), and this run has \(Self.runtimeModules(wanted)); \
            give both the same
            """
        case .moduleTwice(let module, let path, let other):
            "the module \(module) is there twice: as \(path) and as \(other ?? "sources"); name one of them"
        case .summaryForCommand(let path, let command):
            "\(path) is a summary, which holds what a graph needs; \(command) needs the sources of the module"
        case .configurationExists(let path):
            "\(path) exists, so it is not overwritten; --force replaces it, --dry-run shows what would be written"
        case .folderNotEmpty(let path):
            "\(path) is not empty, so nothing is written; choose another --out, or add --force, which keeps what is there"
        case .projectFilesExist(let paths):
            """
            \(Self.someOf(paths)) \(paths.count == 1 ? "exists and is" : "exist and are") not overwritten, so nothing is \
            written; choose another --out, or move what is there
            """
        case .notACheckout(let path):
            "--package-path: \(path) is no checkout of needle-gen: it has no Sources/DIRuntime"
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
        }
    }
}

extension InputFault {
    private static func someOf(_ paths: [String]) -> String {
        let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
        return paths.prefix(3).joined(separator: ", ") + more
    }

    private static func runtimeModules(_ names: [String]) -> String {
        names.isEmpty ? "no --runtime-module" : names.map { "--runtime-module \($0)" }.joined(separator: " ")
    }
}

extension SummaryFault {
    fileprivate var reason: String {
        switch self {
        case .notSummary: "was not written by `needle-gen summarize`"
        case .otherVersion: "was written by another version of needle-gen; summarize the module again"
        case .damaged: "is cut off or damaged; summarize the module again"
        case .missing:
            "does not exist, and the graph needs it; put it beside the .digraph file that it was written with"
        case .ofOtherModule(let name): "is of the module \(name); summarize the module again"
        case .ofOtherSources: "was not written with the .digraph file beside it; summarize the module again"
        }
    }
}

/// What is wrong with one value, whether it came from an option or from needle.json.
package enum SettingFault: Error {
    case notOneOf(String, choices: [String], similar: String?)
    case notACount(String)
    case homeFolder(String)
    case variable(String)
    case errorForGood
    case severalForms(String)
    case notAModule(String)
    case unknownModule(String, similar: String?)
    case unknownProtocol(String, similar: String?)
    case notAModuleName(String, similar: String?)
    case empty
    case notAnImport(String)
    case pattern(String)
    case codeInHeader(String, line: Int)
    case unclosedHeader(String)
    case unknownModuleAttribute(String)
    case unreadable(String, reason: String)
    case nullByte
    case damagedLine

    var message: String {
        switch self {
        case .notOneOf(let value, let choices, let similar):
            "'\(value)' is not one of \(choices.joined(separator: ", "))\(advice(similar))"
        case .errorForGood: "this is an error whatever the settings say, since the generated code would be wrong"
        case .severalForms(let file): "'\(file)' would be one file; say --report once for each form"
        case .notACount(let value): "'\(value)' is not a number from 1 to 1024"
        case .homeFolder(let value):
            "'~' stands for no home folder here, as it does in a shell: write the whole path, or './\(value)' if a folder "
                + "of this name is meant"
        case .variable(let name):
            "variables are not expanded here: write the path itself; if '\(name)' is the name of a file or folder, make it first"
        case .unknownModule(let name, let similar): "'\(name)' is none of the named modules\(advice(similar))"
        case .unknownProtocol(let name, let similar):
            "no protocol of the sources has the name \(name)"
                + (name.contains { "*?[".contains($0) }
                    ? "; patterns are not expanded here, so write each name, or `// needle:mock` above each protocol"
                    : advice(similar))
        case .notAModule(let value): "'\(value)' is not of the form NAME=PATH"
        case .notAModuleName(let value, let similar): "'\(value)' is not the name of a module\(advice(similar))"
        case .notAnImport(let value):
            "'\(value)' is no module to import, such as 'Module' or 'struct Module.Type'"
        case .pattern(let value):
            "'\(value)' is compared as it stands, since patterns are not expanded here: write a part of it without '*'"
        case .codeInHeader(let path, let line):
            "\(path):\(line) is no comment; a header holds comments and imports only"
        case .unclosedHeader(let path): "\(path) has a comment that does not end"
        case .empty: "the value is empty; is a variable not set?"
        case .unknownModuleAttribute(let word):
            "'\(word)' is none of package=NAME, isolation=MainActor, async=nonsending, wired=elsewhere, here or nowhere, created=elsewhere, built=elsewhere, read=elsewhere"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .nullByte: "no path holds a NUL byte; a list has a path on each line, as find prints them without -print0"
        case .damagedLine: "the line is not UTF-8 text; rename what it names, or save the list as UTF-8"
        }
    }
}

/// What is wrong at one place of a needle.json.
package enum ConfigurationFault: Error {
    case syntax(String)
    case unknownKey(String, similar: [String], known: [String], listedBy: String)
    /// A key of another object than the one it stands in.
    case misplacedKey(String, KeyHome)
    case duplicateKey(String)
    case wrongType(key: String, expected: String, found: String)
    case badElement(of: String, found: String)
    /// An element of a file of flags.
    case badFlag(found: String)
    case badValue(key: String, SettingFault)
    case missingKey(String, in: String)

    /// An object that has keys.
    package enum KeyHome: String {
        case file = "the file as a whole, so move it out of these braces"
        case mocks = "\"mocks\", so move it there"
        case module = "a module in \"modules\", so move it there"
        case rules = "\"rules\", so move it there"
    }

    var message: String {
        switch self {
        case .syntax(let problem): problem
        case .unknownKey(let key, let similar, let known, _) where similar.isEmpty && known.count < 8:
            "unknown key \"\(key)\"; it may be \(known.joined(separator: ", "))"
        case .unknownKey(let key, let similar, _, let command):
            "unknown key \"\(key)\"" + (similar.isEmpty ? advice(nil, listedBy: command) : advice(Self.quoted(similar)))
        case .misplacedKey(let key, let home): "unknown key \"\(key)\" here; it is one of \(home.rawValue)"
        case .duplicateKey(let key): "the key \"\(key)\" stands here a second time"
        case .wrongType(let key, let expected, let found): "\"\(key)\" must be \(expected), not \(found)"
        case .badElement(let key, let found): "each element of \"\(key)\" must be a string, not \(found)"
        case .badFlag("an object"): "an object names a flag by the key \"flag\", with a string"
        case .badFlag(let found): "a flag is a string, not \(found)"
        case .badValue(let key, let fault): "\"\(key)\": \(fault.message)"
        case .missingKey(let key, let object): "\"\(object)\" needs the key \"\(key)\""
        }
    }
}

extension ConfigurationFault {
    private static func quoted(_ keys: [String]) -> String { keys.map { "\"\($0)\"" }.joined(separator: " or ") }
}

func advice(_ similar: String?) -> String {
    similar.map { "; did you mean \($0)?" } ?? ""
}

/// The same, and what prints all that it may be.
private func advice(_ similar: String?, listedBy command: String) -> String {
    advice(similar) + (similar == nil ? ";" : "") + " `\(command)` lists them all"
}
