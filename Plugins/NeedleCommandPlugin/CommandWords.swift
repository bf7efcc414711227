/// The words after `swift package needle-gen`, without the options of the plugin.
struct CommandWords {
    let all: [String]

    init(_ words: [String]) {
        all = words
    }

    private var hasVerb: Bool { all.first.map { !$0.hasPrefix("-") } ?? false }
    var verb: String { hasVerb ? all[0] : "generate" }
    var verbWords: [String] { hasVerb ? [all[0]] : [] }
    var options: [String] { hasVerb ? Array(all.dropFirst()) : all }

    /// Whether they are about the sources of the package, as those of any verb are that is not about files that they
    /// name, or the tool itself.
    var readSources: Bool {
        let others: Set<String> = ["explain", "init", "help", "version", "man", "completion", "new"]
        return !others.contains(verb) && !all.contains { ["--help", "-h", "--version"].contains($0) }
    }

    /// What the plugin takes besides, where they ask how the tool is called.
    var pageOfPlugin: String? {
        guard verb == "help" || all.contains(where: { ["--help", "-h"].contains($0) }) else { return nil }
        return """
            options of `swift package needle-gen`, which takes the sources from the package:
              --target, --product NAME          those of a target, or of a product; each repeatable

            """
    }

    /// Whether tests that wire themselves are asked about, and not only what they test.
    var readTests: Bool { verb == "check" || verb == "fix" }

    var nameOutput: Bool { output != nil }

    /// What `--out` names: a file, or `-`.
    private var output: String? { (values(of: "--out") + values(of: "-o")).last }

    /// The first option that names a file with room for what is said of one graph, or a component of it.
    var optionOfOne: String? { Self.optionsOfOne.first { !values(of: $0).isEmpty } }

    static let optionsOfOne = [
        "--out", "-o", "--below", "--write-baseline", "--report", "--depfile", "--unused-inputs",
    ]

    /// What was given to an option: `--out FILE`, `--out=FILE`, `-oFILE`.
    private func values(of name: String) -> [String] {
        zip(all, all.dropFirst() + [""]).compactMap { word, next in
            if word == name { return next.isEmpty ? nil : next }
            if word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
            return name.count == 2 && word.hasPrefix(name) ? String(word.dropFirst(2)) : nil
        }
    }

    /// Whether they name files, besides the one to write.
    var nameSources: Bool {
        zip([""] + options, options).contains { before, word in
            (word == "-" || !word.hasPrefix("-")) && !["--out", "-o"].contains(before)
        }
    }

    /// The words that no option comes before, and that are none.
    var plainWords: [String] {
        zip([""] + options, options).filter { before, word in !before.hasPrefix("-") && !word.hasPrefix("-") }.map(\.1)
    }

    /// Whether what they print is for programs, and no other line may stand in it.
    var printData: Bool {
        switch verb {
        case "generate", "mocks": if output == "-" { return true }
        case "graph", "flags", "dump": if let output, output != "-" { return false }
        default: break
        }
        return verb == "dump" || printReport || format.map { !Self.formatsForPeople.contains($0) } == true
    }

    /// Whether a report goes to stdout; beside a graph it goes to stderr.
    private var printReport: Bool {
        verb != "graph"
            && values(of: "--report").contains { report in
                let parts = report.split(separator: "=", maxSplits: 1)
                guard let form = parts.first, !Self.formatsForPeople.contains(String(form)) else { return false }
                return parts.count == 1 || parts[1] == "-"
            }
    }

    static let formatsForPeople: Set<String> = ["tree", "text", "xcode", "github", "markdown"]
    /// What is about one graph: a drawing, or a report.
    static let formatsOfOne: Set<String> = ["dot", "mermaid", "html", "sarif", "gitlab", "checkstyle", "junit"]

    var format: String? { values(of: "--format").last }
}
