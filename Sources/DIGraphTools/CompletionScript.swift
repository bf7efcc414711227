import DIGraphCommand
import DIGraphCore
import DIGraphTemplates

/// What a shell completes the words of the command line by.
struct CompletionScript {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    private let commands: [Command]
    private let options: [Option]

    init(commands: [Command], options: [Option]) {
        self.commands = commands
        self.options = options.filter { !$0.spellings.isEmpty && !$0.help.isEmpty }
    }

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private func options(of command: Command) -> [Option] {
        options.filter { $0.isFor(command) || $0.isOfPage }
    }

    /// The words that stand for no option.
    private func arguments(of command: Command) -> [String] {
        switch command {
        case .explain: Rule.all.map(\.id)
        case .completion: Shell.allCases.map(\.rawValue)
        case .new: Template.all.map(\.kind)
        default: []
        }
    }

    // MARK: bash

    private var bash: String {
        let names = commands.map(\.rawValue)
        let values = commands.flatMap { command in
            options(of: command).filter { $0.values.name != nil }.map { option in
                let pattern = option.spellings.map { "\(command.rawValue):\($0)" }.joined(separator: "|")
                return "        \(pattern)) \(bashReply(option, command)); return ;;\n"
            }
        }
        let spellings = commands.map { command in
            let words = options(of: command).flatMap(\.spellings) + arguments(of: command)
            return "        \(command.rawValue)) words='\(words.joined(separator: " "))' ;;\n"
        }
        return """
            # Completion of needle-gen in bash, as `needle-gen completion bash` prints it.
            _needle_gen() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=generate words
                if [ "$COMP_CWORD" -gt 1 ]; then
                    case ${COMP_WORDS[1]} in
                        \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
                    esac
                fi
                COMPREPLY=()
                case $command:$previous in
            \(values.joined())    esac
                case $command in
            \(spellings.joined())    esac
                if [ "$COMP_CWORD" -eq 1 ]; then words="$words help \(names.joined(separator: " "))"; fi
                local IFS=$' \\t\\n'
                COMPREPLY=($(compgen -W "$words" -- "$current"))
                if [ "$command" != explain ] && [ "$command" != completion ]; then
                    IFS=$'\\n'
                    COMPREPLY+=($(compgen -f -- "$current"))
                fi
            }
            complete -o filenames -F _needle_gen needle-gen

            """
    }

    private func bashReply(_ option: Option, _ command: Command) -> String {
        let choices = option.choices(command)
        if !choices.isEmpty { return "COMPREPLY=($(compgen -W '\(choices.joined(separator: " "))' -- \"$current\"))" }
        return option.takesPath ? "local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\"))" : ":"
    }

    // MARK: zsh

    private var zsh: String {
        let names = commands.map { "        '\($0.rawValue):\(zshText($0.help))'\n" }
        let cases = commands.map { command in
            let specifications = options(of: command).flatMap { option in
                option.spellings.map { "            '\(zshSpecification(option, $0, command))'\n" }
            }
            let words = arguments(of: command)
            let rest = words.isEmpty ? "*:file:_files" : "*:word:(\(words.joined(separator: " ")))"
            return
                "        \(command.rawValue)) options=(\n\(specifications.joined())            '\(rest)'\n        ) ;;\n"
        }
        return """
            #compdef needle-gen
            # Completion of needle-gen in zsh, as `needle-gen completion zsh` prints it.
            _needle_gen() {
                local -a commands options
                local command=generate
                commands=(
            \(names.joined())    )
                if (( CURRENT == 2 )); then
                    _describe -t commands command commands
                elif (( ${commands[(I)$words[2]:*]} )); then
                    command=$words[2]
                fi
                case $command in
            \(cases.joined())    esac
                _arguments -S $options
            }
            if [[ $funcstack[1] == _needle_gen ]]; then
                _needle_gen "$@"
            else
                compdef _needle_gen needle-gen
            fi

            """
    }

    private func zshSpecification(_ option: Option, _ spelling: String, _ command: Command) -> String {
        let head = "\(option.isRepeatable ? "*" : "")\(spelling)[\(zshText(option.help))]"
        guard let value = option.values.name else { return head }
        let choices = option.choices(command)
        let action = choices.isEmpty ? (option.takesPath ? "_files" : " ") : "(\(choices.joined(separator: " ")))"
        return "\(head):\(zshText(value)):\(action)"
    }

    private func zshText(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:").replacing("'", with: "'\\''")
    }

    // MARK: fish

    private var fish: String {
        let others = commands.filter { $0 != .generate }.map(\.rawValue).joined(separator: " ")
        var text = "# Completion of needle-gen in fish, as `needle-gen completion fish` prints it.\n"
        for command in commands {
            text +=
                "complete -c needle-gen -n __fish_use_subcommand -a \(command.rawValue) -d \(fishText(command.help))\n"
        }
        for command in commands {
            let condition =
                command == .generate
                ? "'not __fish_seen_subcommand_from \(others)'" : "'__fish_seen_subcommand_from \(command.rawValue)'"
            let words = arguments(of: command)
            if !words.isEmpty {
                text += "complete -c needle-gen -n \(condition) -f -a '\(words.joined(separator: " "))'\n"
            }
            for option in options(of: command) {
                let spellings = option.spellings.map {
                    $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())"
                }
                text += "complete -c needle-gen -n \(condition) \(spellings.joined(separator: " "))"
                text += "\(fishValues(option, command)) -d \(fishText(option.help))\n"
            }
        }
        return text
    }

    private func fishValues(_ option: Option, _ command: Command) -> String {
        if option.values.name == nil { return "" }
        let choices = option.choices(command)
        if !choices.isEmpty { return " -x -a '\(choices.joined(separator: " "))'" }
        return option.takesPath ? " -r -F" : " -x"
    }

    private func fishText(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

extension Option {
    /// Whether its value is, or ends in, the path of a file.
    fileprivate var takesPath: Bool {
        values.name.map { $0.hasSuffix("FILE") || $0.hasSuffix("PATH") } ?? false
    }

    fileprivate var isRepeatable: Bool {
        switch values {
        case .repeated, .list: true
        case .none, .truth, .one, .number: false
        }
    }
}
