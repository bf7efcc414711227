import DIGraphCommand

// What is wrong with the words and the files of commands that the build has no need of.

extension UsageFault {
    static var editsOfStandardInput: Self { .init("stdin cannot be written: name the file, or leave out --write") }

    static func formsInOneStream(_ one: String, _ other: String) -> Self {
        .init("\(one) and \(other) would follow each other in one stream; give one a file: \(other)=FILE")
    }

    static func picture(_ path: String, ending: String) -> Self {
        .init("\(path) would be a picture, and none is drawn here: `--format dot` writes what `dot -T\(ending)` draws")
    }

    static func unknownDiagnostic(_ word: String, similar: String?) -> Self {
        .init("'\(word)' is no diagnostic\(advice(similar, listedBy: "needle-gen explain"))")
    }

    static func unknownShell(_ shell: String?, shells: [String]) -> Self {
        .init(
            "\(shell.map { "'\($0)' is none of the shells" } ?? "name a shell"): needle-gen completion \(shells.joined(separator: " | "))"
        )
    }

    static var noFilesToDump: Self { .init("nothing to read: name the files to dump") }

    static var noFileToCompare: Self {
        .init(
            "nothing to compare with: name the file that Needle generated: needle-gen compat NeedleGenerated.swift SOURCES…"
        )
    }

    static var noComponentToExplain: Self {
        .init("say which component, and maybe which of its requests: needle-gen why COMPONENT[.NAME] SOURCES…")
    }

    static func detachedRequest(_ word: String, of component: String) -> Self {
        .init("\(word) does not exist; a request is named behind a period: needle-gen why \(component).\(word)")
    }

    static func unknownComponent(_ word: String, similar: String?) -> Self {
        .init("no component of the graph is called '\(word)'\(advice(similar, listedBy: "needle-gen graph"))")
    }

    static func unknownRequest(_ word: String, of component: String, similar: String?) -> Self {
        .init(
            "'\(component)' requests nothing called '\(word)'\(advice(similar, listedBy: "needle-gen why \(component)"))"
        )
    }

    static var severalFolders: Self { .init("init is about one folder") }

    static var writeWithoutMove: Self {
        .init("--write makes the edits of --from-needle: needle-gen init --from-needle --write")
    }

    static var noSummaryOutput: Self { .init("nowhere to write: add --out NAME.digraph") }

    static func badSummaryName(_ name: String) -> Self {
        .init("the name of a summary ends in .digraph, which \(name) does not")
    }

    static func noTemplate(_ kinds: [String]) -> Self {
        .init("say which app to begin with: needle-gen new \(kinds.joined(separator: " | ")) --name NAME")
    }

    static func unknownTemplate(_ kind: String, _ kinds: [String], similar: String?) -> Self {
        .init("'\(kind)' is not one of \(kinds.joined(separator: ", "))\(advice(similar))")
    }

    static func severalTemplates(_ kind: String, _ other: String) -> Self {
        .init("a project begins with one app, and '\(other)' is one word too many: needle-gen new \(kind) --name NAME")
    }

    static func noProjectName(_ kind: String) -> Self { .init("name the app: needle-gen new \(kind) --name NAME") }

    static func badProjectName(_ name: String, _ fault: ProjectNameFault) -> Self {
        .init("--name: \(fault.message(name))")
    }

    static func badProjectFolder(_ folder: String) -> Self { .init("--out: '\(folder)' is no folder; new writes one") }
}

/// Why an app cannot have a name.
enum ProjectNameFault {
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
        case .taken(let taken, let kind): "the app of \(kind) has its own '\(taken)'; choose another name"
        }
    }
}

extension InputFault {
    static func notABaseline(_ path: String) -> Self {
        .init("\(path) is no baseline: `needle-gen check --write-baseline FILE` writes one")
    }

    static func baselineOfOtherVersion(_ path: String, version: String) -> Self {
        .init(
            """
            \(path) is a baseline of version \(version), which another needle-gen wrote: use that one, or write it again by \
            `needle-gen check --write-baseline FILE`
            """)
    }

    static func conflictInBaseline(_ path: String, line: Int) -> Self {
        .init("\(path):\(line): \(MergeConflict.advice)")
    }

    static func notFlags(_ path: String) -> Self {
        .init("\(path) names no flags: write an array of texts, or what `needle-gen flags --format json` prints")
    }

    static func flagsOfOtherSchema(_ path: String, schema: String) -> Self {
        .init(
            """
            \(path) holds flags in schema \(schema), which another needle-gen wrote: write it again by \
            `needle-gen flags --format json`
            """)
    }

    static func notGeneratedByNeedle(_ path: String) -> Self {
        .init(
            """
            \(path) was not generated by Needle; compare with the last one that was, as version control has it: \
            git show HEAD:\(Path.isAbsolute(path) ? "PATH" : "./\(path)") > NeedleGenerated.txt
            """)
    }

    static func notAFolder(_ path: String) -> Self { .init("\(path) is no folder") }

    static func configurationExists(_ path: String) -> Self {
        .init("\(path) exists, so it is not overwritten; --force replaces it, --dry-run shows what would be written")
    }

    static func folderNotEmpty(_ path: String) -> Self {
        .init(
            "\(path) is not empty, so nothing is written; choose another --out, or add --force, which keeps what is there"
        )
    }

    static func projectFilesExist(_ paths: [String]) -> Self {
        .init(
            """
            \(Self.someOf(paths)) \(paths.count == 1 ? "exists and is" : "exist and are") not overwritten, so nothing is \
            written; choose another --out, or move what is there
            """)
    }

    static func notACheckout(_ path: String) -> Self {
        .init("--package-path: \(path) is no checkout of needle-gen: it has no Sources/DIRuntime")
    }

    private static func someOf(_ paths: [String]) -> String {
        let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
        return paths.prefix(3).joined(separator: ", ") + more
    }
}

extension SettingFault {
    static func severalForms(_ file: String) -> Self {
        .init("'\(file)' would be one file; say --report once for each form")
    }
}

extension ConfigurationFault {
    /// An element of a file of flags.
    static func badFlag(found: String) -> Self {
        .init(
            found == "an object"
                ? "an object names a flag by the key \"flag\", with a string" : "a flag is a string, not \(found)")
    }
}
