/// The variables that a script sets, and what its words are with them.
///
///     FOLDER="$(cd "$(dirname "$0")/.." && pwd)"
///     needle generate "$FOLDER/App/NeedleGenerated.swift" "$FOLDER/App"
struct ShellVariables {
    private var values: [String: String] = [:]

    /// Folders that are set by Xcode, CocoaPods, make, Bazel and CI, as seen from the folder that paths are relative to.
    private static let folders = [
        "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".", "PROJECT_FILE_PATH": "./Project.xcodeproj", "PWD": ".",
        "CURDIR": ".", "BUILD_WORKSPACE_DIRECTORY": ".", "PODS_ROOT": "./Pods", "PODS_TARGET_SRCROOT": ".",
        "BITRISE_SOURCE_DIR": ".", "BUILD_SOURCESDIRECTORY": ".", "CIRCLE_WORKING_DIRECTORY": ".",
        "CI_PRIMARY_REPOSITORY_PATH": ".", "CI_PROJECT_DIR": ".", "GITHUB_WORKSPACE": ".",
    ]
    /// Stands for the path of the script itself, whose folder is one that paths may be relative to.
    private static let script = "\u{FFFB}"

    /// Reads `NAME=VALUE`, as shells and makefiles write it.
    init(in text: String) {
        let assignment = /(?:^|[\s;"])(?:export[ \t]+)?([A-Za-z_][A-Za-z0-9_]*)[ \t]*[:?]?=[ \t]*(.+)/
        for line in text.split(whereSeparator: \.isNewline) {
            var rest = line
            while let match = rest.firstMatch(of: assignment) {
                let name = String(match.output.1)
                values[name] = ShellWords.words(in: String(match.output.2)).first.map { value in
                    // What it says of itself is what it was before: `FOLDER="$FOLDER/App"`, `make all module=$(module)`.
                    value.replacing(Self.variable) { other in
                        Self.name(of: other.output) == name
                            ? values[name] ?? String(other.output.0) : String(other.output.0)
                    }
                }
                rest = match.output.2
            }
        }
        values["PATH"] = nil
    }

    /// The word with its variables, and with the folders that its commands print.
    func expanded(_ word: String) -> String {
        withFolders(withValues(word, depth: 0))
    }

    private func withValues(_ word: String, depth: Int) -> String {
        if depth > 8 { return word }
        let scriptFolder = /\$\{(?:0|BASH_SOURCE)(?:\[0\])?(?:%\/\*|:[aA]?:?h)\}/
        return word.replacing(scriptFolder, with: ".").replacing(Self.variable) { match in
            let name = Self.name(of: match.output)
            if let value = values[name] { return withValues(value, depth: depth + 1) }
            if ["0", "BASH_SOURCE"].contains(name) { return Self.script }
            return name == "pwd" ? "." : Self.folders[name] ?? String(NeedleCall.unknown)
        }
    }

    private typealias Variable = (Substring, Substring?, Substring?, Substring?)

    /// `${NAME}`, `$(NAME)` as makefiles have it, and `$NAME`.
    private static var variable: Regex<Variable> {
        /\$\{([A-Za-z_0-9]+)(?:\[0\])?(?::?-[^}]*)?\}|\$\(([A-Za-z_0-9]+)\)|\$([A-Za-z_][A-Za-z_0-9]*|0)/
    }

    private static func name(of variable: Variable) -> String {
        String(variable.1 ?? variable.2 ?? variable.3 ?? "")
    }

    /// `$(dirname "$0")` and its like, the innermost first; an interpolation of Swift is unknown.
    private func withFolders(_ word: String) -> String {
        let innermost = /\$?\\?\(([^()]*)\)|`([^`]*)`/
        var result = word
        while let match = result.firstMatch(of: innermost) {
            let printed = Self.folder(printedBy: match.output.1 ?? match.output.2 ?? "")
            result.replaceSubrange(match.range, with: printed ?? String(NeedleCall.unknown))
        }
        return result.replacing(Self.script, with: String(NeedleCall.unknown))
    }

    private static func folder(printedBy script: Substring) -> String? {
        let commands = script.split { "&;".contains($0) }.map { $0.split(whereSeparator: \.isWhitespace) }
        guard let command = commands.first, let path = command.last else { return nil }
        switch command.first {
        case "pwd": return "."
        case "git" where path == "--show-toplevel": return "."
        case "cd" where commands.last?.first == "pwd": return command.count > 1 ? String(command[1]) : nil
        case "realpath", "readlink": return String(path)
        case "dirname": return path == Self.script ? "." : "\(path)/.."
        default: return nil
        }
    }
}

/// The words of a shell command, up to its end.
enum ShellWords {
    static func words(in command: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isWord = false
        var quote: Character?
        var depth = 0
        var isInBackticks = false
        var braces = 0
        for character in command {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isWord = true
            } else if depth > 0 || isInBackticks || character == "(" || character == "`" {
                if character == "`" { isInBackticks.toggle() }
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                word.append(character)
                isWord = true
            } else if ";|&>)\n".contains(character) || character == "}" && braces == 0 {
                break
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                word = ""
                isWord = false
            } else {
                // `{command: needle generate …}` of YAML ends it, and no `${NAME}` does.
                braces += character == "{" ? 1 : character == "}" ? -1 : 0
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return Array(words.prefix { !$0.hasPrefix("#") && !["else", "fi", "/"].contains($0) })
    }
}
