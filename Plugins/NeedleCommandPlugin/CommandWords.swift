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

    var nameOutput: Bool {
        all.contains { $0.hasPrefix("-o") || $0 == "--out" || $0.hasPrefix("--out=") }
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
        if nameOutput, ["graph", "flags", "dump"].contains(verb) { return false }
        if verb == "dump" { return true }
        guard let format else { return false }
        return !Self.formatsForPeople.contains(format)
    }

    static let formatsForPeople: Set<String> = ["tree", "text", "xcode", "github", "markdown"]
    /// What is about one graph: a drawing, or a report.
    static let formatsOfOne: Set<String> = ["dot", "mermaid", "html", "sarif", "gitlab", "checkstyle", "junit"]

    var format: String? {
        if let joined = all.last(where: { $0.hasPrefix("--format=") }) { return String(joined.dropFirst(9)) }
        guard let index = all.lastIndex(of: "--format"), index + 1 < all.count else { return nil }
        return all[index + 1]
    }
}
