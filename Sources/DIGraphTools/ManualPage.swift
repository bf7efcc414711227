import DIGraphCommand
import DIGraphCore

/// The manual page in the language of `man`.
struct ManualPage {
    let commands: [Command]
    let options: [Option]

    var text: String {
        """
        .\\" Made by `needle-gen man`.
        .TH NEEDLE\\-GEN 1 "" "needle\\-gen \(Self.escaped(Version.current))"
        .SH NAME
        needle\\-gen \\- checks the dependency graph of a Swift app and writes the code that wires it
        .SH SYNOPSIS
        .B needle\\-gen
        [\\fICOMMAND\\fR] [\\fISOURCES\\fR... | \\fIneedle.json\\fR | \\fI@LIST\\fR] [\\fIOPTIONS\\fR]
        .SH DESCRIPTION
        needle\\-gen scans Swift sources for components and their dependency protocols, proves that every dependency has a
        provider, and writes the Swift code that connects them. What cannot be connected is an error at its line.
        .PP
        With no sources, ./needle.json is read; its paths are relative to it. A line of LIST is a path, or `module NAME'
        before the files of a module. \\- among the sources is stdin, and as the value of \\-\\-out stdout.
        .SH COMMANDS
        \(commands.map(section(of:)).joined(separator: "\n"))
        .SH OPTIONS
        \(options.filter { !$0.spellings.isEmpty && !$0.help.isEmpty }.map(section(of:)).joined(separator: "\n"))
        .SH FILES
        .TP
        .I needle.json
        What the command line says as well, by these keys: \(Option.topKeys.map(Self.escaped).joined(separator: ", ")).
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR\\fR, \\fBFORCE_COLOR\\fR, \\fBTERM
        Findings are in colour on a terminal, unless NO_COLOR is set or TERM is dumb; with FORCE_COLOR they always are.
        .TP
        .B NEEDLE_GEN_SITE
        The address of the documentation, to which ids link on a terminal.
        .TP
        .B GITHUB_ACTIONS\\fR, \\fBGITLAB_CI
        If it is true, the forms github, gitlab and sarif name files from the root of the repository, and in a job of GitHub
        findings are annotations as well.
        .SH EXIT STATUS
        .TP
        .B 0
        All is well.
        .TP
        .B 1
        The graph has errors, or the file is stale.
        .TP
        .B 2
        Wrong use, or a file that cannot be read or written.

        """
    }

    private func section(of command: Command) -> String {
        """
        .TP
        .B \(Self.escaped(command.rawValue))\\fR \(Self.escaped(command.arguments))
        \(Self.line(command.help))
        """
    }

    private func section(of option: Option) -> String {
        let spellings = option.spellings.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
        let value = option.values.name.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
        let commands = option.isSpecial ? " (\(option.commandNames.joined(separator: ", ")))" : ""
        return """
            .TP
            \(spellings)\(value)
            \(Self.line(option.help + commands))
            """
    }

    /// A line of text: a period or a quote at its beginning would be a request.
    private static func line(_ text: String) -> String {
        let text = escaped(text)
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    }
}

extension CommandLineTool {
    func completion(_ words: [String]) throws(CommandError) -> Int32 {
        let shells = CompletionScript.Shell.allCases.map(\.rawValue)
        guard let word = words.first, let shell = CompletionScript.Shell(rawValue: word) else {
            throw .wrongUse(.unknownShell(words.first, shells: shells))
        }
        if words.count > 1 { throw .wrongUse(.furtherWord(words[1], after: "completion \(word)")) }
        return try print(CompletionScript(commands: commands, options: options).text(for: shell))
    }

    func manualPage(_ words: [String]) throws(CommandError) -> Int32 {
        if let word = words.first { throw .wrongUse(.furtherWord(word, after: "man")) }
        return try print(ManualPage(commands: commands, options: options).text)
    }
}
