import DIGraphCommand
import DIGraphCore
import DIGraphReports
import DIGraphTemplates

/// What a shell completes the words of the command line by.
struct CompletionScript {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    /// What may be typed after one first word.
    private struct Entry {
        let name: String
        let help: String
        var options: [(option: Option, choices: [String])] = []
        /// The words that stand for no option.
        var arguments: [String] = []
        var takesFiles = false
    }

    private let entries: [Entry]

    init(commands: [Command], options: [Option]) {
        let options = options.filter { !$0.spellings.isEmpty && !$0.help.isEmpty }
        let ofCommands = commands.map { command in
            Entry(
                name: command.rawValue, help: command.help,
                options: options.filter { $0.isFor(command) || $0.isOfPage }.map { ($0, $0.words(of: command)) },
                arguments: Self.arguments(of: command),
                takesFiles: ![.explain, .completion, .new, .man].contains(command))
        }
        entries =
            ofCommands + [
                Entry(name: "help", help: "print how a command is called", arguments: commands.map(\.rawValue)),
                Entry(name: "version", help: "print the version"),
            ]
    }

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static func arguments(of command: Command) -> [String] {
        switch command {
        case .explain: Rule.all.map(\.id)
        case .completion: Shell.allCases.map(\.rawValue)
        case .new: Template.all.map(\.kind)
        default: []
        }
    }

    // MARK: bash

    private var bash: String {
        let names = entries.map(\.name)
        return """
            # Completion of needle-gen in bash, as `needle-gen completion bash` prints it.
            _needle_gen() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=generate words
                # Bash takes `--format=json` for three words.
                if [ "$current" = = ]; then
                    current=
                elif [ "$previous" = = ]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                if [ "$COMP_CWORD" -gt 1 ]; then
                    case ${COMP_WORDS[1]} in
                        \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
                    esac
                fi
                COMPREPLY=()
                case $command:$previous in
            \(entries.map(bashValues).joined())    esac
                case $command in
            \(entries.map(bashWords).joined())    esac
                if [ "$COMP_CWORD" -eq 1 ]; then words="$words \(names.joined(separator: " "))"; fi
                local IFS=$' \\t\\n'
                COMPREPLY=($(compgen -W "$words" -- "$current"))
                case $command in
                    \(entries.filter(\.takesFiles).map(\.name).joined(separator: "|")))
                        IFS=$'\\n'
                        COMPREPLY+=($(compgen -f -- "$current"))
                        ;;
                esac
            }
            complete -o filenames -F _needle_gen needle-gen

            """
    }

    private func bashValues(_ entry: Entry) -> String {
        entry.options.filter { $0.option.values.name != nil }.map { option, choices in
            let pattern = option.spellings.map { "\(entry.name):\($0)" }.joined(separator: "|")
            return "        \(pattern)) \(bashReply(option, choices)); return ;;\n"
        }.joined()
    }

    private func bashReply(_ option: Option, _ choices: [String]) -> String {
        if !choices.isEmpty { return "COMPREPLY=($(compgen -W '\(choices.joined(separator: " "))' -- \"$current\"))" }
        return option.takesPath ? "local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\"))" : ":"
    }

    private func bashWords(_ entry: Entry) -> String {
        let words = entry.options.flatMap(\.option.spellings) + entry.arguments
        return "        \(entry.name)) words='\(words.joined(separator: " "))' ;;\n"
    }

    // MARK: zsh

    private var zsh: String {
        """
        #compdef needle-gen
        # Completion of needle-gen in zsh, as `needle-gen completion zsh` prints it.
        _needle_gen() {
            local -a commands options
            local command=generate
            commands=(
        \(entries.map { "        '\($0.name):\(zshText($0.help))'\n" }.joined())    )
            if (( CURRENT == 2 )); then
                _describe -t commands command commands
            elif (( ${commands[(I)$words[2]:*]} )); then
                command=$words[2]
            fi
            case $command in
        \(entries.map(zshCase).joined())    esac
            _arguments -S $options
        }
        if [[ $funcstack[1] == _needle_gen ]]; then
            _needle_gen "$@"
        else
            compdef _needle_gen needle-gen
        fi

        """
    }

    private func zshCase(_ entry: Entry) -> String {
        let specifications = entry.options.flatMap { option, choices in
            option.spellings.map { "            '\(zshSpecification(option, $0, choices))'\n" }
        }
        let words = entry.arguments.isEmpty ? " " : "(\(entry.arguments.joined(separator: " ")))"
        let rest = entry.takesFiles ? "*:file:_files" : "*:word:\(words)"
        return "        \(entry.name)) options=(\n\(specifications.joined())            '\(rest)'\n        ) ;;\n"
    }

    private func zshSpecification(_ option: Option, _ spelling: String, _ choices: [String]) -> String {
        let repeats = option.isRepeatable ? "*" : ""
        guard let value = option.values.name else { return "\(repeats)\(spelling)[\(zshText(option.help))]" }
        // The value may touch the option.
        let touching = spelling.hasPrefix("--") ? "=" : "+"
        let head = "\(repeats)\(spelling)\(touching)[\(zshText(option.help))]"
        return "\(head):\(zshText(value)):\(zshAction(option, choices))"
    }

    private func zshAction(_ option: Option, _ choices: [String]) -> String {
        let words = choices.joined(separator: " ")
        if option.takesPathOfName { return "{if compset -P \"*=\"; then _files; else compadd -- \(words); fi}" }
        return !choices.isEmpty ? "(\(words))" : option.takesPath ? "_files" : " "
    }

    private func zshText(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:").replacing("'", with: "'\\''")
    }

    // MARK: fish

    private var fish: String {
        let heads = entries.map {
            "complete -c needle-gen -n __fish_use_subcommand -a \($0.name) -d \(fishText($0.help))\n"
        }
        return "# Completion of needle-gen in fish, as `needle-gen completion fish` prints it.\n" + heads.joined()
            + entries.map(fishLines).joined()
    }

    private func fishLines(_ entry: Entry) -> String {
        let others = entries.map(\.name).filter { $0 != Command.generate.rawValue }.joined(separator: " ")
        let condition =
            entry.name == Command.generate.rawValue
            ? "'not __fish_seen_subcommand_from \(others)'" : "'__fish_seen_subcommand_from \(entry.name)'"
        let start = "complete -c needle-gen -n \(condition)"
        let words = entry.arguments.isEmpty ? "" : " -a '\(entry.arguments.joined(separator: " "))'"
        let options = entry.options.map { option, choices in
            let spellings = option.spellings.map {
                $0.hasPrefix("--") ? " -l \($0.dropFirst(2))" : " -s \($0.dropFirst())"
            }
            return start + spellings.joined() + "\(fishValues(option, choices)) -d \(fishText(option.help))\n"
        }
        return (entry.takesFiles ? "" : "\(start) -f\(words)\n") + options.joined()
    }

    private func fishValues(_ option: Option, _ choices: [String]) -> String {
        if option.values.name == nil { return "" }
        let files = option.takesPath ? " -r -F" : " -x"
        return choices.isEmpty ? files : "\(files) -a '\(choices.joined(separator: " "))'"
    }

    private func fishText(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

extension Option {
    /// The words that its value may be, or may begin with.
    fileprivate func words(of command: Command) -> [String] {
        values.name == "FORM=FILE" ? FindingFormat.all.map(\.name) : choices(command)
    }

    /// Whether its value is, or ends in, the path of a file.
    fileprivate var takesPath: Bool {
        values.name.map { $0.hasSuffix("FILE") || $0.hasSuffix("PATH") } ?? false
    }

    /// Whether that path follows a word.
    fileprivate var takesPathOfName: Bool { takesPath && values.name?.contains("=") == true }

    fileprivate var isRepeatable: Bool {
        switch values {
        case .repeated, .list: true
        case .none, .truth, .one, .number: false
        }
    }
}
