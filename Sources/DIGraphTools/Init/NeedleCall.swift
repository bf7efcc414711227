/// A call of `needle generate` in a script, a project file or a manifest.
///
///     export SOURCEKIT_LOGGING=0 && needle generate "$SRCROOT/App/NeedleGenerated.swift" "$SRCROOT/../" --pluginized
struct NeedleCall: Equatable {
    /// The line that it begins in.
    let line: Int
    /// What follows `generate`. A variable that is not set in the same text is a `NeedleCall.unknown`.
    let words: [String]

    /// Whether a word stands for others, which only the shell knows: `"${OPTIONS[@]}"`, `"$@"`.
    var hidesWords: Bool { words.contains { $0.contains("$") } }

    /// Whether a part of a word is what only the shell knows.
    static func isUnknown(_ word: String) -> Bool { word.contains { $0 == unknown || $0 == "$" } }

    /// Stands in a word for what only the shell knows.
    static let unknown: Character = "\u{FFFC}"

    /// The calls in a text of any language: what is escaped in a string literal is read as the shell gets it.
    static func all(in text: String) -> [NeedleCall] {
        guard text.contains("generate"), text.contains("needle") || text.contains("NEEDLE") else { return [] }
        let isMarkup = text.hasPrefix("<?xml")
        return logicalLines(of: text).flatMap { line in
            let commands = isMarkup ? commands(inAttributesOf: line.text) : commands(in: line.text)
            if commands.isEmpty { return [NeedleCall]() }
            // A script that is one literal sets its own variables.
            let script = isMarkup ? withoutEntities(line.text) : line.text.contains("\\n") ? line.text : text
            let variables = ShellVariables(in: unescaped(script))
            return commands.compactMap { command in
                let words = ShellWords.words(in: command).map { variables.expanded($0) }
                return words.isEmpty ? nil : NeedleCall(line: line.number, words: words)
            }
        }
    }

    // MARK: Lines

    /// Lines that a backslash continues, that YAML folds, or that are arguments of one call, as one.
    private static func logicalLines(of text: String) -> [(number: Int, text: String)] {
        var lines: [(number: Int, text: String)] = []
        var isContinued = false
        // How far the key of a folded text is indented.
        var folded: Int?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var line = String(line)
            let indentation = line.prefix { $0 == " " }.count
            if let key = folded, indentation <= key, !line.allSatisfy(\.isWhitespace) {
                (folded, isContinued) = (nil, false)
            }
            let continues = line.last == "\\"
            while line.last == "\\" { line.removeLast() }
            if isContinued {
                lines[lines.count - 1].text += " " + line
            } else {
                lines.append((index + 1, line))
            }
            isContinued =
                continues || folded != nil || line.last == "," && lines[lines.count - 1].text.contains(listedCall)
            if line.contains(/: +>[+-]?$/) {
                (folded, isContinued) = (line.prefix { $0 == " " || $0 == "-" }.count, false)
            }
        }
        return lines
    }

    /// `sh("needle", "generate", …)` of a Fastfile, and `["needle", "generate", …]` of Python.
    private static var listedCall: Regex<Substring> { /["']needle["'],[ \t]*["']generate["'],/ }

    /// The words of such a call, as a shell reads them. What is no literal is known when it runs.
    private static func command(inList line: String) -> String? {
        guard let call = line.firstMatch(of: listedCall), !isNoCommand(line[..<call.range.lowerBound]) else {
            return nil
        }
        let list = line[call.range.upperBound...].prefix { $0 != ")" && $0 != "]" }
        return list.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { !$0.isEmpty }
            .map { $0.hasPrefix("\"") || $0.hasPrefix("'") ? String($0) : "$@" }.joined(separator: " ")
    }

    /// What follows each `needle generate` in a line. What stands in a string literal is a script of its own.
    private static func commands(in line: String) -> [String] {
        guard line.contains("generate") else { return [] }
        var commands = command(inList: line).map { [$0] } ?? []
        var start = line.startIndex
        let call =
            /(^|[^A-Za-z0-9_.-])(?:needle|\$[{(]?NEEDLE[A-Z_]*[)}]?|\$\([a-z]+ [^)]*needle[^)]*\))(\\?["'])?[ \t]+generate(?=[ \t])/
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
}
