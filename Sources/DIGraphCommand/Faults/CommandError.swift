import DIGraphCore
import SwiftFacts

/// What ends a run with exit code 2. Its sentences stand in this file, and those of commands that the
/// build has no need of in CommandFaults.swift.
package enum CommandError: Error {
    case wrongUse(UsageFault)
    /// The same, where no word names what to read.
    case nothingToRead(UsageFault)
    case configuration(path: String, LinePosition, ConfigurationFault)
    case list(path: String, line: Int, SettingFault)
    /// A name that a file of Needle's uses, and does not declare so that it can be read.
    case needleFile(path: String, LinePosition, unknown: String)
    /// `place` is where needle.json names the file, if it does.
    case input(InputFault, place: String? = nil)
    /// Not empty: each path that was named and leads to no source.
    case missingPaths([MissingPath])
    /// The sources are of them, and there is one answer only.
    case severalPrograms([String])
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
            if place != nil, path.hasBytePrefix("-"), path != "-" { return "; options stand on the command line only" }
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
        case .several(let errors): errors.flatMap { $0.lines }
        case .severalPrograms(let names):
            [
                .init(
                    .error,
                    "these sources are of \(names.count) programs, \(names.joined(separator: ", ")), which have a graph each: "
                        + "name the one that is meant by --output-module")
            ]
        case .missingPaths(let paths): paths.map { .init(place: $0.place, .error, $0.message) }
        case .wrongUse(let fault), .nothingToRead(let fault): [.init(place: nil, .error, fault.message)]
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
package struct UsageFault {
    let message: String

    package init(_ message: String) {
        self.message = message
    }

    static func unknownOption(_ option: String, similar: String?) -> Self {
        option.hasByteSuffix(".swift")
            ? .init("unknown option \(option); write ./\(option) if it is a file")
            : .init("unknown option \(option)\(advice(similar, listedBy: "needle-gen --help"))")
    }

    static func missingValue(option: String, of value: String) -> Self {
        .init("\(option) needs a value: \(option) \(value)")
    }

    static func emptyArgument(of command: Command) -> Self {
        let readsFolders = command.takesOptions || command == .initialize
        return .init(
            "an argument is empty; is a variable not set?" + (readsFolders ? " Write '.' for this folder" : ""))
    }

    static func damagedWord(_ word: String) -> Self { .init("'\(word)' is not UTF-8 text; rename what it names") }

    static func noWorkingDirectory(_ reason: String) -> Self {
        .init("the working directory cannot be read (\(reason)); change to a folder that exists")
    }

    static var standardInputTwice: Self { .init("stdin can be read once, so '-' stands among the sources once") }

    static var pathWithoutStandardInput: Self {
        .init("--stdin-path says which file is on stdin; write '-' among the sources as well")
    }

    static func unexpectedValue(option: String) -> Self { .init("\(option) takes no value") }

    static var ruleForStandardOutput: Self {
        .init("--depfile writes a rule for the generated file, and stdout has no name: give it one by --out FILE")
    }

    static func notForCommand(option: String, command: String, others: [String]) -> Self {
        .init(
            "\(option) is not an option of \(command)\(others.isEmpty ? "" : ", but of \(others.joined(separator: " and "))")"
        )
    }

    static func optionBehindHyphens(_ option: String) -> Self {
        .init("\(option) stands behind `--`, where each word is a path: write it before `--`")
    }

    package static func badValue(of option: String, _ fault: SettingFault) -> Self {
        .init("\(option): \(fault.message)")
    }

    static func unknownCommand(_ word: String, similar: String?) -> Self {
        .init("'\(word)' is neither a command nor a file\(advice(similar))")
    }

    static func noSuchCommand(_ word: String, similar: String?) -> Self {
        .init("'\(word)' is no command\(advice(similar, listedBy: "needle-gen help"))")
    }

    static func lateCommand(_ word: String) -> Self { .init("the command comes first: needle-gen \(word) …") }

    package static func furtherWord(_ word: String, after call: String) -> Self {
        .init("`needle-gen \(call)` takes no further word, so leave out '\(word)'")
    }

    static func sourceBesideLists(_ path: String, inPlugin isInPlugin: Bool) -> Self {
        .init(
            isInPlugin
                ? "the plugin reads the targets of the package, and no '\(path)' besides: name a target by --target NAME"
                : "--only-lists reads what lists name, and no '\(path)' besides: put it into a list")
    }

    static func commandOfOtherTool(_ word: String) -> Self {
        .init(
            "DIGraphGen, the build plugin's tool, writes the graph's code and mocks only; needle-gen has the command \(word): needle-gen \(word) …"
        )
    }

    static func severalConfigurations(_ paths: [String]) -> Self {
        .init("only one configuration can be read at a time: \(paths.joined(separator: ", "))")
    }

    static func forgotOutput(_ path: String) -> Self {
        .init(
            """
            \(path) exists and was not generated, so it is not overwritten; did you forget --out? A first Swift file \
            before other sources is the output
            """)
    }

    /// - Parameter above: the needle.json of a folder above, if there is one.
    static func noSources(of command: Command, afterList option: String?, above: String?) -> Self {
        if let option {
            return .init(
                "nothing to read: \(option) takes all values up to the next option; write `--` before the sources")
        }
        return .init(
            """
            nothing to read: name the folders of your sources\(command.needsOutput ? " and --out FILE" : ", such as '.'"), \
            or \(above.map { "the project's \($0)" } ?? "write a needle.json here")
            """)
    }

    static var noOutput: Self {
        .init(
            "nowhere to write: add --out FILE, or \"output\" to needle.json; where a target has the build plugin, its build "
                + "writes the code, and needs neither")
    }

    static var noMocksOutput: Self {
        .init(
            "nowhere to write: add --out FILE, or \"mocks\" with an \"output\" to needle.json; without one the build plugin "
                + "alone writes mocks")
    }

    static func noModuleToSummarize(_ names: [String]) -> Self {
        .init(
            names.isEmpty
                ? "say which module the sources are: needle-gen summarize --module NAME SOURCES… --out NAME.digraph"
                : "a summary is of one module, not of \(names.joined(separator: ", "))")
    }
}

/// What is wrong with the files and modules that a run is about.
package struct InputFault {
    let message: String

    package init(_ message: String) {
        self.message = message
    }

    static func unreadable(_ path: String, reason: String) -> Self { .init("cannot read \(path): \(reason)") }

    package static func unreadableFolder(_ path: String, reason: String) -> Self {
        .init("cannot list \(path): \(reason)")
    }

    static func outputHoldsConflict(_ path: String) -> Self {
        .init(
            "\(path) begins with a conflict of version control, so it is not overwritten: resolve it, or delete the file"
        )
    }

    static func outputIsASource(_ path: String) -> Self {
        .init("\(path) is one of the sources and was not generated, so it is not overwritten; choose another output")
    }

    static func outputIsNotGenerated(_ path: String) -> Self {
        .init(
            """
            \(path) exists and was not generated, so it is not overwritten; choose another output, or delete it if you \
            no longer need it
            """)
    }

    static func outputIsOfOtherKind(_ path: String, holds kind: GeneratedFileMarker.Kind) -> Self {
        .init(
            """
            \(path) holds \(kind == .mocks ? "mocks" : "the code of a graph"), so \
            \(kind == .mocks ? "the code of a graph" : "mocks") cannot go there; choose another output, or delete it if \
            you no longer need it
            """)
    }

    static func outputIsNotOfCommand(_ path: String, command: String) -> Self {
        .init(
            """
            \(path) exists and was not written by `needle-gen \(command)`, so it is not overwritten; choose another file, or \
            add --force, which replaces it
            """)
    }

    package static func brokenOutputLink(_ path: String) -> Self {
        .init("\(path) is a link that leads nowhere; choose another output, or remove the link")
    }

    static func unreadableOutput(_ path: String, reason: String) -> Self {
        .init("cannot read \(path), so it is not overwritten: \(reason); choose another output, or make it readable")
    }

    static func sharedOutput(_ path: String, _ one: String, _ other: String) -> Self {
        .init("\(path) is to hold both \(one) and \(other); give each a file of its own")
    }

    static func unwritable(_ path: String, reason: String) -> Self { .init("cannot write \(path): \(reason)") }
    static func notAList(_ path: String) -> Self { .init("\(path) is no list of paths: write it without the '@'") }
    static func badSummary(_ path: String, _ fault: SummaryFault) -> Self { .init("\(path) \(fault.reason)") }

    static func summaryOfOtherModule(_ path: String, module: String, expected: String) -> Self {
        .init("\(path) is the summary of the module \(module), not of \(expected)")
    }

    static func summaryOfOtherRuntime(_ path: String, _ modules: [String], wanted: [String]) -> Self {
        .init(
            """
            \(path) was summarized with \(Self.runtimeModules(modules)), and this run has \(Self.runtimeModules(wanted)); \
            give both the same
            """)
    }

    static func moduleTwice(_ module: String, _ path: String, _ other: String?) -> Self {
        .init("the module \(module) is there twice: as \(path) and as \(other ?? "sources"); name one of them")
    }

    static func summaryForCommand(_ path: String, command: String) -> Self {
        .init("\(path) is a summary, which holds what a graph needs; \(command) needs the sources of the module")
    }

    static func unnamable(_ path: String) -> Self {
        .init("neither a rule of make nor a list can name '\(path)', with a line break: rename it")
    }
}

extension InputFault {
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
package struct SettingFault: Error {
    let message: String

    package init(_ message: String) {
        self.message = message
    }

    package static func notOneOf(_ value: String, choices: [String], similar: String?) -> Self {
        .init("'\(value)' is not one of \(choices.joined(separator: ", "))\(advice(similar))")
    }

    static func notACount(_ value: String) -> Self { .init("'\(value)' is not a number from 1 to 1024") }

    static func homeFolder(_ value: String) -> Self {
        .init(
            "'~' stands for no home folder here, as it does in a shell: write the whole path, or './\(value)' if a folder "
                + "of this name is meant")
    }

    static func variable(_ name: String) -> Self {
        .init(
            "variables are not expanded here: write the path itself; if '\(name)' is the name of a file or folder, make it first"
        )
    }

    static var errorForGood: Self {
        .init("this is an error whatever the settings say, since the generated code would be wrong")
    }

    static func notAModule(_ value: String) -> Self { .init("'\(value)' is not of the form NAME=PATH") }

    static func unknownModule(_ name: String, similar: String?) -> Self {
        .init("'\(name)' is none of the named modules\(advice(similar))")
    }

    static func unknownProtocol(_ name: String, similar: String?) -> Self {
        .init(
            "no protocol of the sources has the name \(name)"
                + (name.contains { "*?[".contains($0) }
                    ? "; patterns are not expanded here, so write each name, or `// needle:mock` above each protocol"
                    : advice(similar)))
    }

    static func notAModuleName(_ value: String, similar: String?) -> Self {
        .init("'\(value)' is not the name of a module\(advice(similar))")
    }

    package static var empty: Self { .init("the value is empty; is a variable not set?") }

    static func notAnImport(_ value: String) -> Self {
        .init("'\(value)' is no module to import, such as 'Module' or 'struct Module.Type'")
    }

    static func pattern(_ value: String) -> Self {
        .init(
            "'\(value)' is compared as it stands, since patterns are not expanded here: write a part of it without '*'")
    }

    static func codeInHeader(_ path: String, line: Int) -> Self {
        .init("\(path):\(line) is no comment; a header holds comments and imports only")
    }

    static func unclosedHeader(_ path: String) -> Self { .init("\(path) has a comment that does not end") }

    static func unknownModuleAttribute(_ word: String) -> Self {
        .init(
            "'\(word)' is none of package=NAME, isolation=MainActor, async=nonsending, mode=5, feature=NAME, defines=NAME,NAME, wired=elsewhere, here or nowhere, created=elsewhere, built=elsewhere, read=elsewhere"
        )
    }

    static func unreadable(_ path: String, reason: String) -> Self { .init("cannot read \(path): \(reason)") }

    static func notASource(_ path: String) -> Self {
        .init("'\(path)' is no .swift file: name the one whose text is on stdin, which need not exist yet")
    }

    static var nullByte: Self {
        .init("no path holds a NUL byte; a list has a path on each line, as find prints them without -print0")
    }

    static var damagedLine: Self {
        .init("the line is not UTF-8 text; rename what it names, or save the list as UTF-8")
    }
}

/// What is wrong at one place of a needle.json.
package struct ConfigurationFault: Error {
    /// An object that has keys.
    package enum KeyHome: String {
        case file = "the file as a whole, so move it out of these braces"
        case mocks = "\"mocks\", so move it there"
        case module = "a module in \"modules\", so move it there"
        case rules = "\"rules\", so move it there"
    }

    let message: String

    package init(_ message: String) {
        self.message = message
    }

    static func syntax(_ problem: String) -> Self { .init(problem) }

    static func unknownKey(_ key: String, similar: [String], known: [String], listedBy command: String) -> Self {
        let quoted = similar.map { "\"\($0)\"" }.joined(separator: " or ")
        if !similar.isEmpty { return .init("unknown key \"\(key)\"\(advice(quoted))") }
        return .init(
            "unknown key \"\(key)\""
                + (known.count < 10
                    ? "; it may be \(known.joined(separator: ", "))" : advice(nil, listedBy: command)))
    }

    /// A key of another object than the one it stands in.
    static func misplacedKey(_ key: String, _ home: KeyHome) -> Self {
        .init("unknown key \"\(key)\" here; it is one of \(home.rawValue)")
    }

    static func duplicateKey(_ key: String) -> Self { .init("the key \"\(key)\" stands here a second time") }

    static func wrongType(key: String, expected: String, found: String) -> Self {
        .init("\"\(key)\" must be \(expected), not \(found)")
    }

    static func badElement(of key: String, found: String) -> Self {
        .init("each element of \"\(key)\" must be a string, not \(found)")
    }

    package static func badValue(key: String, _ fault: SettingFault) -> Self { .init("\"\(key)\": \(fault.message)") }
    static func missingKey(_ key: String, in object: String) -> Self { .init("\"\(object)\" needs the key \"\(key)\"") }
}

package func advice(_ similar: String?) -> String {
    similar.map { "; did you mean \($0)?" } ?? ""
}

/// The same, and what prints all that it may be.
package func advice(_ similar: String?, listedBy command: String) -> String {
    advice(similar) + (similar == nil ? ";" : "") + " `\(command)` lists them all"
}
