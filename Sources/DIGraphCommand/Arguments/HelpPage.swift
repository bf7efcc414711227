/// The page that `--help` prints: of the tool, or of one command.
final class HelpPage {
    private let tool: CommandLineTool
    private let command: Command?

    init(_ tool: CommandLineTool, of command: Command?) {
        self.tool = tool
        self.command = command
    }

    var text: String {
        command.map(page) ?? overview
    }

    private var overview: String {
        var commands = tool.commands.map { row($0.rawValue, $0.help) }
        let others = Command.allCases.filter { !tool.commands.contains($0) }.map { $0.rawValue }
        if !others.isEmpty { commands.append(row(others.joined(separator: ", "), "in needle-gen, the whole tool")) }
        return """
            needle-gen: checks the dependency graph of a Swift app and writes the code that wires it.

            usage: needle-gen [COMMAND] [SOURCES… | needle.json | @LIST] [OPTIONS]
            With no sources, ./needle.json is read. A line of LIST is a path, or `module NAME`.

            commands:
            \(commands.joined(separator: "\n"))

            options of several commands (`needle-gen help COMMAND` tells of all, `version` of this tool):
            \(rows(of: tool.options.filter { !$0.isSpecial && !$0.isOfPage }))
            Keys of needle.json, with the meaning of the option of that name:
              \(keys(width: 100))
            exit: 0 fine; 1 the graph has errors, or the file is stale; 2 wrong use, or a file that fails

            """
    }

    private func page(of command: Command) -> String {
        let options = tool.options.filter { $0.isFor(command) || $0.isOfPage }
        let words = ["needle-gen", command.rawValue, command.arguments].filter { !$0.isEmpty }
        return """
            needle-gen \(command.rawValue): \(command.help)

            usage: \(words.joined(separator: " "))

            options:
            \(rows(of: options.filter { $0.isSpecial } + options.filter { !$0.isSpecial }))

            """
    }

    private func rows(of options: [Option]) -> String {
        options.filter { !$0.help.isEmpty && !$0.spellings.isEmpty }.map { option in
            let values = option.values.name.map { " " + $0 } ?? ""
            return row(option.spellings.joined(separator: ", ") + values, help(of: option))
        }.joined(separator: "\n")
    }

    /// On the page of a command the words that it may be there, if other commands take other ones.
    private func help(of option: Option) -> String {
        guard let command else { return option.help }
        if let help = option.helpOfCommands[command] { return help }
        let words = option.choices(command)
        let isOfAll = Command.allCases.allSatisfy { !option.isFor($0) || option.choices($0) == words }
        if isOfAll { return option.help }
        return words.joined(separator: ", ") + (command.printsData ? "; else as the name of --out tells" : "")
    }

    private func keys(width: Int) -> String {
        var lines = [""]
        for key in Option.keys(in: .top) {
            if lines[lines.count - 1].count + key.count > width { lines.append("") }
            lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? key : " " + key
            lines[lines.count - 1] += ","
        }
        return lines.joined(separator: "\n  ").dropLast().description
    }

    private func row(_ left: String, _ right: String) -> String {
        "  " + left + String(repeating: " ", count: max(1, 34 - left.count)) + right
    }
}
