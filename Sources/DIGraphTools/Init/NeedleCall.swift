/// A call of `needle generate` in a script, a project file or a manifest.
///
///     export SOURCEKIT_LOGGING=0 && needle generate "$SRCROOT/App/NeedleGenerated.swift" "$SRCROOT/../" --pluginized
struct NeedleCall: Equatable {
    /// The line that it begins in.
    let line: Int
    /// What follows `generate`. A variable that is not set in the same text is a `NeedleCall.unknown`.
    let words: [String]

    /// Stands in a word for what only the shell knows.
    static let unknown: Character = "\u{FFFC}"
    /// Variables for the folder of the project, or that a script runs in.
    private static let bases = [
        "SRCROOT", "SOURCE_ROOT", "PROJECT_DIR", "PROJECT_FILE_PATH/..", "PWD", "pwd", "CURDIR",
        "BUILD_WORKSPACE_DIRECTORY",
    ]

    /// The calls in a text of any language: what is escaped in a string literal is read as the shell gets it.
    static func all(in text: String) -> [NeedleCall] {
        guard text.contains("generate"), text.contains("needle") || text.contains("NEEDLE") else { return [] }
        let isMarkup = text.hasPrefix("<?xml")
        return logicalLines(of: text).flatMap { line in
            let commands = isMarkup ? commands(inAttributesOf: line.text) : commands(in: line.text)
            if commands.isEmpty { return [NeedleCall]() }
            // A script that is one literal sets its own variables.
            let script = isMarkup ? withoutEntities(line.text) : line.text.contains("\\n") ? line.text : text
            let variables = variables(in: unescaped(script))
            return commands.compactMap { command in
                let words = ShellWords.words(in: command).map { expanded($0, variables, depth: 0) }
                return words.isEmpty ? nil : NeedleCall(line: line.number, words: words)
            }
        }
    }

    // MARK: Lines

    /// Lines that a backslash continues, as one.
    private static func logicalLines(of text: String) -> [(number: Int, text: String)] {
        var lines: [(number: Int, text: String)] = []
        var isContinued = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var line = String(line)
            let continues = line.last == "\\"
            while line.last == "\\" { line.removeLast() }
            if isContinued {
                lines[lines.count - 1].text += " " + line
            } else {
                lines.append((index + 1, line))
            }
            isContinued = continues
        }
        return lines
    }

    /// What follows each `needle generate` in a line. What stands in a string literal is a script of its own.
    private static func commands(in line: String) -> [String] {
        guard line.contains("generate") else { return [] }
        var commands: [String] = []
        var start = line.startIndex
        let call = /(^|[^A-Za-z0-9_.-])(?:needle|\$[{(]?NEEDLE[A-Z_]*[)}]?)(\\?["'])?[ \t]+generate(?=[ \t])/
        while let match = line[start...].firstMatch(of: call) {
            start = match.range.upperBound
            let before = line[..<match.output.1.endIndex]
            if let quote = openQuote(in: before), match.output.2 != line[quote...quote] {
                let literal = literal(after: quote, in: line)
                start = literal.end
                if isNoCommand(line[..<quote]) { continue }
                commands += logicalLines(of: literal.text).flatMap { Self.commands(in: $0.text) }
            } else if !isNoCommand(before) {
                commands.append(String(line[start...]))
            }
        }
        return commands
    }

    /// In markup the values of attributes are scripts.
    private static func commands(inAttributesOf line: String) -> [String] {
        guard line.contains("generate") else { return [] }
        return line.split(separator: "\"").flatMap { value in
            logicalLines(of: withoutEntities(String(value))).flatMap { commands(in: $0.text) }
        }
    }

    /// A comment of a script, of Swift or of Starlark; or what is only printed.
    private static func isNoCommand(_ text: Substring) -> Bool {
        let line = text.drop { $0.isWhitespace }
        let command = text.split { ";&|({".contains($0) }.last?.drop { $0.isWhitespace || $0 == "@" } ?? ""
        return line.hasPrefix("#") || line.hasPrefix("//") || command.hasPrefix("echo ") || command.hasPrefix("printf ")
    }

    /// The text of a string literal, as its language reads it, and where it ends.
    private static func literal(after quote: String.Index, in line: String) -> (text: String, end: String.Index) {
        var text = ""
        var index = line.index(after: quote)
        while index < line.endIndex, line[index] != line[quote] {
            if line[index] == "\\", line.index(after: index) < line.endIndex {
                index = line.index(after: index)
                text.append(line[index] == "n" ? "\n" : line[index] == "t" ? "\t" : line[index])
            } else {
                text.append(line[index])
            }
            index = line.index(after: index)
        }
        return (text, index)
    }

    /// Where a literal begins that is still open.
    private static func openQuote(in text: Substring) -> String.Index? {
        var open: String.Index?
        var isEscaped = false
        for index in text.indices {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\" {
                isEscaped = true
            } else if let quote = open {
                if text[index] == text[quote] { open = nil }
            } else if text[index] == "\"" || text[index] == "'" {
                open = index
            }
        }
        return open
    }

    private static func unescaped(_ text: String) -> String {
        text.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n").filter { $0 != "\\" }
    }

    private static func withoutEntities(_ text: String) -> String {
        let entities = [
            ("&#10;", "\n"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
        ]
        return entities.reduce(text) { text, entity in
            text.split(separator: entity.0, omittingEmptySubsequences: false).joined(separator: entity.1)
        }
    }

    // MARK: Variables

    /// `NAME=VALUE`, as shells and makefiles write it.
    private static func variables(in text: String) -> [String: String] {
        var variables: [String: String] = [:]
        let assignment =
            /(?:^|[\s;"])(?:export[ \t]+)?([A-Za-z_][A-Za-z0-9_]*)[ \t]*[:?]?=[ \t]*("[^"\n]*"|'[^'\n]*'|[^\s;"']+)/
        for match in text.matches(of: assignment) {
            variables[String(match.output.1)] = match.output.2.filter { $0 != "\"" && $0 != "'" }
        }
        return variables
    }

    /// The word with its variables; those for the project's folder are the folder that the path is relative to.
    private static func expanded(_ word: String, _ variables: [String: String], depth: Int) -> String {
        if depth > 8 { return word }
        var result = ""
        var rest = word[...]
        let variable =
            /\$\{([A-Za-z_0-9]+)(?::?-[^}]*)?\}|\$\(([A-Za-z_0-9]+)\)|\$([A-Za-z_][A-Za-z_0-9]*)|\$\([^)]*\)|\\?\([^)]*\)|`[^`]*`/
        while let match = rest.firstMatch(of: variable) {
            result += rest[..<match.range.lowerBound]
            let name = String(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")
            if let value = variables[name], name != "PATH" {
                result += expanded(value, variables, depth: depth + 1)
            } else {
                result += bases.contains(name) ? "." : String(unknown)
            }
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }
}

/// The words of a shell command, up to its end.
private enum ShellWords {
    static func words(in command: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isWord = false
        var quote: Character?
        var depth = 0
        for character in command {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isWord = true
            } else if depth > 0 || character == "(" {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                word.append(character)
                isWord = true
            } else if ";|&>)\n".contains(character) {
                break
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                word = ""
                isWord = false
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return Array(words.prefix { !$0.hasPrefix("#") && !["else", "fi", "/"].contains($0) })
    }
}
