/// Where the tool prints: data on the one side, everything for people on the other.
package struct Console {
    let writeOutput: (String) throws(SystemError) -> Void
    private let writeError: (String) -> Void
    private let hasColor: Bool

    /// A console whose text is given to two closures, as tests want it.
    package init(output: @escaping (String) -> Void, error: @escaping (String) -> Void, hasColor: Bool = false) {
        writeOutput = { text throws(SystemError) in output(text) }
        writeError = error
        self.hasColor = hasColor
    }

    private init(standardErrorHasColor hasColor: Bool) {
        writeOutput = { text throws(SystemError) in try FileSystem.write(text, to: 1) }
        // Nobody could be told that this failed.
        writeError = { try? FileSystem.write($0, to: 2) }
        self.hasColor = hasColor
    }

    /// The process's own streams, in colour on a terminal whose user has not declined.
    static var standard: Console {
        let declines = FileSystem.environmentVariable("NO_COLOR")?.isEmpty == false
        let isPlain = declines || FileSystem.environmentVariable("TERM") == "dumb"
        return Console(standardErrorHasColor: !isPlain && FileSystem.isTerminal(2))
    }

    /// Prints one line about the run.
    func say(_ message: String) {
        writeError("needle-gen: \(message)\n")
    }

    /// Prints lines of the form `place: error: message`.
    func report(_ lines: String) {
        guard hasColor else { return writeError(lines) }
        var text = ""
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            text += text.isEmpty ? Self.colored(line) : "\n" + Self.colored(line)
        }
        writeError(text)
    }

    private static let colors = ["error:": "31", "warning:": "35", "note:": "36"]

    /// `a.swift:1:2: error: text` with its place in bold and its severity in colour.
    private static func colored(_ line: Substring) -> String {
        var words = line.split(separator: " ", omittingEmptySubsequences: false)
        // The severity follows the place, which may have spaces of its own; it is the first such word.
        guard let index = words.firstIndex(where: { colors[String($0)] != nil }),
            let color = colors[String(words[index])]
        else { return String(line) }
        let place = words[..<index].joined(separator: " ")
        if !place.isEmpty && !place.hasSuffix(":") { return String(line) }
        let severity = words[index]
        words.removeSubrange(...index)
        let bold = place.isEmpty ? "" : "\u{1B}[1m\(place)\u{1B}[0m "
        return "\(bold)\u{1B}[1;\(color)m\(severity)\u{1B}[0m \(words.joined(separator: " "))"
    }
}
