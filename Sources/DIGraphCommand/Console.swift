/// Where the tool prints: data on the one side, everything for people on the other.
package struct Console {
    /// A line about the sources or the run, in the pieces that colour tells apart.
    package struct Line {
        package enum Severity: String {
            case error, warning, note

            fileprivate var color: String {
                switch self {
                case .error: "31"
                case .warning: "35"
                case .note: "36"
                }
            }
        }

        let place: String
        let severity: Severity
        let message: String

        /// Without a place it is about the run.
        package init(place: String? = nil, _ severity: Severity, _ message: String) {
            self.place = place ?? "needle-gen"
            self.severity = severity
            self.message = message
        }

        /// `a.swift:1:2: error: text`, in colour with the place in bold.
        func text(hasColor: Bool) -> String {
            guard hasColor else { return "\(place): \(severity.rawValue): \(message)\n" }
            let lead = "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(severity.color)m\(severity.rawValue):\u{1B}[0m"
            return "\(lead) \(message)\n"
        }
    }

    package let writeOutput: (String) throws(SystemError) -> Void
    private let writeError: (String) -> Void
    package let hasColor: Bool
    /// The variables of the process that a person sees what it prints of; a console for tests has none.
    package let environment: @Sendable (String) -> String?

    /// A console whose text is given to two closures, as tests want it.
    package init(output: @escaping (String) -> Void, error: @escaping (String) -> Void, hasColor: Bool = false) {
        writeOutput = { text throws(SystemError) in output(text) }
        writeError = error
        environment = { _ in nil }
        self.hasColor = hasColor
    }

    private init(standardErrorHasColor hasColor: Bool) {
        writeOutput = { text throws(SystemError) in try FileSystem.write(text, to: 1) }
        // Nobody could be told that this failed.
        writeError = { try? FileSystem.write($0, to: 2) }
        environment = FileSystem.environmentVariable
        self.hasColor = hasColor
    }

    /// The process's own streams, in colour on a terminal whose user has not declined.
    package static var standard: Console {
        let declines = FileSystem.environmentVariable("NO_COLOR")?.isEmpty == false
        let isPlain = declines || FileSystem.environmentVariable("TERM") == "dumb"
        return Console(standardErrorHasColor: !isPlain && FileSystem.isTerminal(2))
    }

    /// Prints one line about the run.
    package func say(_ message: String) {
        writeError("needle-gen: \(message)\n")
    }

    /// Prints a text for people as it is.
    package func show(_ text: String) {
        writeError(text)
    }

    /// Prints what is wrong, in one piece.
    package func report(_ lines: [Line]) {
        if !lines.isEmpty { writeError(lines.map { $0.text(hasColor: hasColor) }.joined()) }
    }
}
